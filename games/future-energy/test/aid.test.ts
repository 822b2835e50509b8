import { readFileSync } from 'node:fs';
import { type AidWitness, compareAid, type Happened, linesOf } from '@kaya/engine/laws';
import { expect, test } from 'vitest';
import { aid } from '../aid/index.ts';
import { box } from '../index.ts';
import type { FutureEnergy, FutureEnergyEvent, FutureEnergyOptions, FutureEnergyState } from '../types/index.ts';
import { laid } from './position.ts';

const isSite = (cause: string) => cause.startsWith('ns-');
const PLANS: readonly string[] = ['one-line', 'two-lines'];

/** What an event shows of a line of the aid. */
function shown(event: FutureEnergyEvent, state: FutureEnergyState): Happened[] {
  switch (event.kind) {
    case 'income':
      return state.players[event.seat]?.investors === 0
        ? [{ line: 'income', part: 'gain', of: 'money', amount: event.amount }]
        : [];
    case 'planned':
      return PLANS.includes(event.choice) ? [{ line: event.choice, part: 'cost', of: 'money', amount: event.price }] : [];
    case 'contract-got':
      return event.cause === null ? [{ line: 'contract', part: 'cost', of: 'money', amount: event.price }] : [];
    case 'public-bought':
      return [{ line: 'buy-public', part: 'cost', of: 'money', amount: event.price }];
    case 'crew-moved': {
      const toll = event.tolls.reduce((sum, it) => sum + it, 0);
      if (event.path.length !== 2 || event.free.length > 0) return [];
      if (toll === 0 && event.bank > 0) return [{ line: 'empty', part: 'cost', of: 'money', amount: event.bank }];
      const owners = event.tolls.filter((it) => it > 0);
      return owners.map((amount) => ({ line: 'foreign', part: 'cost', of: 'money', amount }));
    }
    case 'joined':
      return [{ line: 'join', part: 'cost', of: 'money', amount: event.price }];
    case 'joker-taken':
      return [{ line: 'join', part: 'gain', of: 'joker', amount: 1 }];
    case 'contract-completed':
      return [
        { line: 'completed', part: 'gain', of: 'money', amount: event.money },
        { line: 'contracts', part: 'gain', of: 'points', amount: event.points },
      ];
    case 'money-received':
      return event.cause === 'site' || isSite(event.cause)
        ? [{ line: event.cause, part: 'gain', of: 'money', amount: event.amount }]
        : [];
    case 'points-scored':
      return isSite(event.cause)
        ? [event.cause, 'sites'].map((line) => ({ line, part: 'gain', of: 'points', amount: event.points }))
        : [];
    case 'certificate-taken':
      return [
        { line: 'gas', part: 'gain', of: 'certificate', amount: 1 },
        { line: 'certificates', part: 'gain', of: 'points', amount: event.value },
      ];
    case 'public-done':
      return event.points === 0
        ? []
        : ['use-public', 'public'].map((line) => ({ line, part: 'gain', of: 'points', amount: event.points }));
    case 'slots-scored':
      return event.slots === 0 ? [] : [{ line: 'slots', part: 'gain', of: 'points', amount: event.points / event.slots }];
    case 'region-scored':
      return ranked(event.plants, event.points);
    case 'network-scored': {
      const at = event.regions.length - 1;
      return at < 0 ? [] : [{ line: 'network', part: 'gain', of: 'points', amount: event.points, at }];
    }
    case 'largest-network-scored':
      return event.plants === 0 ? [] : [{ line: 'largest', part: 'gain', of: 'points', amount: event.points / event.plants }];
    default:
      return [];
  }
}

/** What the ranks of a region brought, where nobody shares one. */
function ranked(plants: readonly number[], points: readonly number[]): Happened[] {
  const builders = plants.filter((it) => it > 0);
  if (new Set(builders).size < builders.length) return [];
  return plants.flatMap((count, seat) => {
    const at = plants.filter((it) => it > count).length;
    const amount = points[seat] ?? 0;
    return count === 0 || amount === 0 ? [] : [{ line: 'regions', part: 'gain', of: 'points', amount, at } as const];
  });
}

const witness: AidWitness<FutureEnergy> = () => (events, state) => events.flatMap((event) => shown(event, state));

test('the player aid says what then happens in kept games', () => {
  const records = readFileSync(new URL('records/games.ndjson', import.meta.url), 'utf8');
  const { wrong, unseen } = compareAid(box.game, aid, records, witness);
  expect(wrong).toEqual([]);
  expect(unseen).toEqual(NOT_IN_EVENTS);
});

/** Room, and what comes one by one: no event has the number, and the aid reads it where the rules do. */
const NOT_IN_EVENTS: readonly string[] = [
  'end said lines',
  'engineer said most',
  'income said each',
  'investor said each',
  'investor said most',
  'network said regions',
  'ns-contract gain contract',
  'ns-lines-2 gain line',
  'ns-plant gain plant',
  'nuclear gain line',
  'nuclear said most',
  'oil gain plant',
  'one-line gain line',
  'two-lines gain line',
];

test('what is not in play is not on it', () => {
  const ids = (seats: number, options: Partial<FutureEnergyOptions> = {}) => {
    const sheet = aid.sheet(laid({ seats, options }));
    return [...linesOf(sheet).map(({ id }) => id), ...sheet.icons.map(({ icon }) => icon)];
  };
  const base = ids(3);
  for (const id of ['buy-public', 'use-public', 'joker', 'public', 'largest', 'sites', 'ns-vp-5']) expect(base).not.toContain(id);
  expect(base).toContain('site');
  expect(ids(3, { module1: true })).toContain('largest');
  expect(ids(3, { module2: true })).toEqual(expect.arrayContaining(['buy-public', 'use-public', 'joker', 'public']));
  expect(ids(3, { module3: true })).toEqual(expect.arrayContaining(['sites', 'ns-vp-5', 'ns-plant']));
  expect(base).not.toContain('closed');
  expect(ids(2)).toContain('closed');
});

test('regions and ranks are those of this number of players', () => {
  const gains = (seats: number, id: string) =>
    linesOf(aid.sheet(laid({ seats })))
      .find((it) => it.id === id)
      ?.gain?.map(({ from }) => from);
  expect(gains(4, 'regions')?.length).toBe(3);
  expect(gains(2, 'regions')?.length).toBe(1);
  expect(gains(4, 'network')?.length).toBe(5);
  expect(gains(3, 'network')?.length).toBe(4);
});
