import { readFileSync } from 'node:fs';
import { type AidWitness, compareAid, type Happened, linesOf } from '@kaya/engine/laws';
import { expect, test } from 'vitest';
import { aid } from '../aid/index.ts';
import { game } from '../rules/game.ts';
import { type Cos, type CosEvent, GEM_COLOURS, type Gems, type UpgradeId } from '../types/index.ts';
import { positionFor } from './position.ts';

const count = (gems: Gems) => GEM_COLOURS.reduce((sum, colour) => sum + gems[colour], 0);
const eachGem = (line: string, part: 'cost' | 'gain', gems: Gems): Happened[] =>
  GEM_COLOURS.filter((colour) => gems[colour] > 0).map((colour) => ({ line, part, of: colour, amount: gems[colour] }));
/** One line stands for the same step of every zone. */
const lineOf = (upgrade: UpgradeId) => upgrade.replace(/^range-(2|3|ava)-/, 'range-1-');

/** What an event shows of a line of the aid. */
function shown(event: CosEvent): Happened[] {
  switch (event.kind) {
    case 'bought-card':
      return [{ line: 'ai-card', part: 'said', of: count(event.paid) === 1 ? 'least' : 'most', amount: count(event.paid) }];
    case 'bought-upgrade':
      return [{ line: lineOf(event.upgrade), part: 'cost', of: '*', amount: count(event.paid) }];
    case 'built-station':
      return [{ line: `station-${event.station}`, part: 'cost', of: '*', amount: count(event.paid) }];
    case 'energy':
      return event.source.startsWith('energy-') ? [{ line: event.source, part: 'gain', of: 'energy', amount: event.amount }] : [];
    case 'range':
      return event.energy > 0 ? [{ line: `range-1-${event.range}`, part: 'gain', of: 'energy', amount: event.energy }] : [];
    case 'gems':
      return event.source.startsWith('st-') ? eachGem(event.source, 'gain', event.gems) : [];
    case 'exploited':
      return [{ line: `exploit-${event.yield}`, part: 'gain', of: 'energy', amount: event.energy }];
    case 'cube-removed':
      return [{ line: 'exploit-low', part: 'cost', of: 'cube', amount: 1 }];
    case 'tiles-drawn':
      return event.tiles.length > 1 ? [{ line: 'step-discover', part: 'said', of: 'tiles', amount: event.tiles.length }] : [];
    case 'colonised':
      return event.source === 'st-colonise-1' ? [{ line: event.source, part: 'gain', of: 'cube', amount: event.cubes }] : [];
    default:
      return [];
  }
}

const witness: AidWitness<Cos> = () => (events) => events.flatMap(shown);

test('the player aid says what then happens in kept games', () => {
  const records = readFileSync(new URL('records/games.ndjson', import.meta.url), 'utf8');
  const { wrong, unseen } = compareAid(game, aid, records, witness);
  expect(wrong).toEqual([]);
  expect(unseen).toEqual(NOT_IN_EVENTS);
});

/** Limits, consumption that is recorded as a sum, and energy of the final scoring: the aid reads them where the rules do. */
const NOT_IN_EVENTS: readonly string[] = [
  'bonus-card said most',
  'buy said most',
  'colony-extension said most',
  'exploit-high cost cube',
  'final-ai gain energy',
  'final-anthracite gain energy',
  'final-gold gain energy',
  'final-transparent gain energy',
  'range-1-2 said range',
  'range-1-3 said range',
  'reach-1 gain gold',
  'reach-2-from-0 gain gold',
  'reach-2-from-0 gain transparent',
  'reach-2-from-1 gain transparent',
  'st-colonise-1 cost consumption',
  'st-colonise-2 cost consumption',
  'st-colonise-2 gain cube',
  'st-discover cost consumption',
  'st-discover gain discover',
  'st-extract cost consumption',
  'st-extract gain extract',
  'st-gems cost consumption',
  'st-transform cost consumption',
  'st-transform gain transform',
  'station-colonisation said cubes',
  'station-exploitation said cubes',
  'station-extraction said cubes',
  'step-colonise said most',
];

test('what is not in play is not on it', () => {
  const ids = (people: number, options: Parameters<typeof positionFor>[1] = {}) => {
    const sheet = aid.sheet(positionFor(people, options).state);
    return [...linesOf(sheet).map(({ id }) => id), ...sheet.icons.map(({ icon }) => icon)];
  };
  const base = ids(4);
  for (const id of ['station-extraction', 'leader', 'automa', 'closed']) expect(base).not.toContain(id);
  expect(ids(4, { module1: true })).toContain('station-extraction');
  expect(ids(4, { module2: true })).toContain('leader');
  expect(ids(1)).toContain('automa');
  expect(ids(3)).toContain('closed');
});
