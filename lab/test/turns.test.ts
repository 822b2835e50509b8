// Turns are told apart by their numbers: a clock pays a later one, and none a second time.
import { loadAllGames } from '@kaya/games';
import { describe, expect, test } from 'vitest';
import { keptRecords } from '../kept.ts';
import { walk } from '../kept-positions.ts';

const boxes = await loadAllGames();

describe.each(boxes)('$game.id', ({ game }) => {
  test('a seat’s later turn has a higher number', () => {
    let turns = 0;
    for (const record of keptRecords(game.id).slice(-6)) {
      const last: number[] = [];
      walk(game, record, ({ state }) => {
        for (let seat = 0; seat < record.seats; seat++) {
          const turn = game.turnOf?.(state, seat) ?? null;
          if (turn === null || turn === last[seat]) continue;
          expect(turn).toBeGreaterThan(last[seat] ?? Number.NEGATIVE_INFINITY);
          last[seat] = turn;
          turns++;
        }
      });
    }
    expect(turns).toBeGreaterThan(10);
  });
});
