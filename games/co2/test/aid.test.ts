import { readFileSync } from 'node:fs';
import { type AidWitness, compareAid, type Happened, linesOf } from '@kaya/engine/laws';
import { expect, test } from 'vitest';
import { aid } from '../aid/index.ts';
import { game } from '../rules/game.ts';
import type { Co2, Co2Event, Co2State } from '../types/index.ts';
import { atTurn, laid, plainTable, setPlayer } from './position.ts';

/** What an event shows of a line of the aid. */
const witness: AidWitness<Co2> = () => {
  let paid = 0;
  const shown = (event: Co2Event, state: Co2State): Happened[] => {
    switch (event.kind) {
      case 'operations-phase':
        return [{ line: 'rounds', part: 'said', of: 'rounds', amount: event.rounds }];
      case 'end':
        return event.cause === 'last-decade'
          ? ['end', 'rounds'].map((line) => ({ line, part: 'said', of: 'decades', amount: state.decade }))
          : [];
      case 'disaster-help':
        return [{ line: 'disaster', part: 'cost', of: 'tech', amount: 1 }];
      case 'grant':
        if (event.tech > 0 && state.supply > 0) return [{ line: 'grant-tech', part: 'gain', of: 'tech', amount: event.tech }];
        return event.money === 1 ? [{ line: 'grant-money', part: 'gain', of: 'money', amount: 1 }] : [];
      case 'cep-paid':
        if (event.cause === 'install') paid++;
        return event.cause === 'fossil' ? [{ line: 'fossil', part: 'cost', of: 'cep', amount: 1 }] : [];
      case 'installed': {
        const amount = paid;
        paid = 0;
        return [{ line: `install-${event.type}`, part: 'cost', of: 'cep', amount }];
      }
      case 'benefit': {
        const plenty = state.supply > 0 && state.market > 0;
        const gained = (['money', 'tech', 'cep'] as const).filter((it) => plenty && event[it] > 0);
        return gained.map((it) => ({ line: `install-${event.type}`, part: 'gain', of: it, amount: event[it] }));
      }
      case 'plant-paid': {
        const line = `construct-${event.plant.replace(/-\d+$/, '')}`;
        return [
          { line, part: 'cost', of: 'money', amount: event.money + event.discount },
          { line, part: 'cost', of: 'tech', amount: event.tech + event.help },
        ];
      }
      case 'constructed':
        return [{ line: `construct-${event.type}`, part: 'gain', of: 'points', amount: event.points }];
      case 'expertise':
        return event.cause === 'plant'
          ? [{ line: `construct-${event.type}`, part: 'gain', of: 'expertise', amount: event.to - event.from }]
          : [];
      case 'dismissed':
        return [{ line: 'dismiss', part: 'cost', of: 'money', amount: event.fee }];
      case 'bought':
        return [{ line: 'buy', part: 'cost', of: 'money', amount: event.price }];
      case 'sold':
        return [{ line: 'sell', part: 'gain', of: 'money', amount: event.price }];
      case 'un-goal':
        return ['un-goal', 'un-goals'].map((line) => ({ line, part: 'gain', of: 'points', amount: event.points }));
      case 'goal-discarded':
        return [{ line: 'goal-cash', part: 'gain', of: 'money', amount: event.money }];
      case 'fossil':
        return [{ line: 'fossil', part: 'gain', of: event.fossil, amount: event.ppm }];
      case 'disaster-points':
        return [{ line: 'disaster', part: 'said', of: 'points', amount: event.points }];
      case 'scored':
        return event.source === 'most-tech' || event.source === 'most-un-goals'
          ? [{ line: event.source, part: 'gain', of: 'points', amount: event.points }]
          : [];
      default:
        return [];
    }
  };
  return (events, state) => events.flatMap((event) => shown(event, state));
};

test('the player aid says what then happens in kept games', () => {
  const records = readFileSync(new URL('records/games.ndjson', import.meta.url), 'utf8');
  const { wrong, unseen } = compareAid(game, aid, records, witness);
  expect(wrong).toEqual([]);
  expect(unseen).toEqual(NOT_IN_EVENTS);
});

/** Limits that no event names and rates that it has multiplied already: the aid reads them where the rules do. The market is below. */
const NOT_IN_EVENTS = [
  'auction said tech',
  'buy gain cep',
  'disaster said ppm',
  'end said green',
  'end said ppm',
  'income gain points',
  'income said places',
  'lost said ppm',
  'money cost money',
  'money gain points',
  'sell cost cep',
  'un-goal cost tech',
];

const line = (state: Co2State, id: string) => linesOf(aid.sheet(state)).find((it) => it.id === id);

test('the market: one CEP for the price, and the price for one', () => {
  const state = setUp({ money: 3, cep: 1 });
  const table = atTurn(structuredClone(state)).buy();
  expect(table.player(0)).toMatchObject({ money: 0, cep: 1 + (line(state, 'buy')?.gain?.[0]?.from ?? 0) });
  expect(atTurn(state).sell().player(0).cep).toBe(1 - (line(state, 'sell')?.cost?.[0]?.from ?? 0));
});

function setUp(change: { readonly money: number; readonly cep: number }): Co2State {
  const state = plainTable(2);
  setPlayer(state, 0, change);
  return state;
}

test('what is not in play is not on it', () => {
  const ids = (state: Co2State) => linesOf(aid.sheet(state)).map(({ id }) => id);
  expect(ids(laid(3))).not.toContain('auction');
  expect(ids(laid(3, { 'first-player-auction': 'every-decade' }))).toContain('auction');
  expect(ids(laid(1))).not.toContain('dismiss');
  expect(line(laid(3, { edition: 'fr' }), 'install-biomass')?.gain).not.toEqual(
    line(laid(3, { edition: 'ru' }), 'install-biomass')?.gain,
  );
  expect(line(laid(2), 'rounds')?.name.values).not.toEqual(line(laid(5), 'rounds')?.name.values);
});
