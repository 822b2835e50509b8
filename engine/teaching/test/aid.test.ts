import { readFileSync } from 'node:fs';
import { type AidWitness, compareAid, type Happened, linesOf } from '@kaya/engine/laws';
import { expect, test } from 'vitest';
import { aid } from '../aid/index.ts';
import { game } from '../rules/game.ts';
import type { Lamp, LampEvent } from '../types/index.ts';
import { position } from './position.ts';

/** What an event shows of a line of the aid. */
function shown(event: LampEvent): Happened[] {
  switch (event.kind) {
    case 'lit':
      return [{ line: 'light', part: 'cost', of: 'coin', amount: event.coins }];
    case 'sold':
      return [
        { line: 'sell', part: 'cost', of: 'oil', amount: 1 },
        { line: 'sell', part: 'gain', of: 'coin', amount: event.coins },
      ];
    default:
      return [];
  }
}

const witness: AidWitness<Lamp> = () => (events) => events.flatMap(shown);

test('the player aid says what then happens in kept games', () => {
  const records = readFileSync(new URL('records/games.ndjson', import.meta.url), 'utf8');
  const { wrong, unseen } = compareAid(game, aid, records, witness);
  expect(wrong).toEqual([]);
  expect(unseen).toEqual(NOT_IN_EVENTS);
});

/** What no event names alone: the aid reads it where the rules do. */
const NOT_IN_EVENTS: readonly string[] = [
  'barter cost coin',
  'coins gain points',
  'end said nights',
  'most gain coin',
  'posts gain points',
  'rest gain coin',
  'streets gain points',
  'wind said gusts',
];

test('a storm is on it, and only where there is one', () => {
  const gusts = (wind: 'calm' | 'stormy') => {
    const { state } = position({ wind, stormy: wind === 'stormy' });
    return linesOf(aid.sheet(state)).find(({ id }) => id === 'wind')?.note?.values;
  };
  expect(gusts('calm')).not.toEqual(gusts('stormy'));
});
