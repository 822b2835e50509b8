import { accountOf, type Review, review, reviewBySeat, standTogether, turnings, weighed } from '@kaya/bots';
import { firstMoves, type Game, type GameRecord, imagined, replay, seeded, viewOf } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { allBoxes } from '../boxes.ts';
import { keptRecords } from '../kept.ts';

function reviewed(game: Game, record: GameRecord): Review {
  const walk = review(game, record);
  let step = walk.next();
  while (step.done !== true) step = walk.next();
  if (step.value === null) throw new Error('a kept game can be played again');
  return step.value;
}

for (const { game } of await allBoxes()) {
  describe(`${game.id}, looked at again`, () => {
    const shortest = keptRecords(game.id)
      .filter(({ seats }) => seats > 1)
      .sort((a, b) => a.moves.length - b.moves.length)
      .slice(0, 2);
    const reviews = shortest.map((record) => ({ record, review: reviewed(game, record) }));

    test('from the start to the end choice and luck add up, for every line', () => {
      for (const { review: it } of reviews) {
        for (const line of it.standings[0]?.keys() ?? []) {
          const { from, to, own, others, luck } = accountOf(it, line, standTogether(game));
          expect(from + own + others + luck).toBeCloseTo(to, 6);
        }
      }
    });

    test('at the start nobody is far ahead, and who stands together begins at nothing', () => {
      for (const { record, review: it } of reviews) {
        const [first = []] = it.standings;
        expect(first).toHaveLength(standTogether(game) ? 1 : record.seats);
        expect(first.reduce((sum, value) => sum + value, 0)).toBeCloseTo(0, 6);
      }
    });

    test('luck is nobody’s friend: over many moves it comes to nothing', () => {
      const lucks = reviews.flatMap(({ review: { swings } }) => swings.map(({ luck }) => luck[0] ?? 0));
      const mean = lucks.reduce((sum, it) => sum + it, 0) / lucks.length;
      const deviation = Math.sqrt(lucks.reduce((sum, it) => sum + (it - mean) ** 2, 0) / lucks.length);
      expect(Math.abs(mean)).toBeLessThanOrEqual((4 * deviation) / Math.sqrt(lucks.length));
    });

    test('what was played without a choice is no decision, and a turning lies where the standing moved', () => {
      for (const { record, review: it } of reviews) {
        expect(it.decisions.length).toBeGreaterThan(0);
        expect(it.decisions.length).toBeLessThanOrEqual(record.moves.length);
        for (const { move, seat } of it.decisions) expect(record.moves[move]?.[0]).toBe(seat);
        for (const { move, line, by } of turnings(it, 3)) {
          expect(by).not.toBe(0);
          expect(it.standings[move]?.[line]).toBeDefined();
        }
      }
    });

    test('while it runs a seat hears of its own decisions alone, and of standings by what it knew: hidden things change nothing', () => {
      const { record, review: whole } = reviews[0] as (typeof reviews)[number];
      const part = firstMoves(record, Math.floor(record.moves.length / 2));
      const seat = 1;
      const walk = reviewBySeat(game, part, seat);
      let step = walk.next();
      while (step.done !== true) step = walk.next();
      expect(step.value?.decisions.map(({ move }) => move)).toEqual(
        whole.decisions.filter((it) => it.seat === seat && it.move < part.moves.length).map(({ move }) => move),
      );
      expect([step.value?.swings, step.value?.outcome]).toEqual([[], null]);
      // From another world that looks the same to the seat the same comes.
      let looked = 0;
      let start: readonly number[] = [];
      replay(game, part, (state, move) => {
        if (move % 6 !== 0) return;
        const other = imagined(game, state, seat, seeded(`another ${move}`));
        expect(viewOf(game, other, seat)).toEqual(viewOf(game, state, seat));
        const weighedThere = weighed(game, viewOf(game, other, seat), seat, part.seats);
        if (move === 0) start = standTogether(game) ? weighedThere : weighedThere.map(() => 0);
        expect(weighedThere.map((it, line) => it - (start[line] ?? 0))).toEqual(step.value?.standings[move]);
        looked++;
      });
      expect(looked).toBeGreaterThan(1);
    });
  });
}
