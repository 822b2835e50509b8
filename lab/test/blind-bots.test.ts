// Hidden information is sacred: two worlds that look the same to a seat get the same thought for the same seed.
import { ADVICE_SEED, type Budget, bots, explain, judge, LEVELS, levelsAt, seenBy } from '@kaya/bots';
import { at, defaults, type Game, imagined, Runner, same, seeded, viewOf } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { allBoxes } from '../boxes.ts';

const BUDGET: Budget = { iterations: 6 };
/** Positions are met along a random game; only every so many-th is looked at, so that all phases come up. */
const COMPARED = 7;
const STRIDE = 13;
/** Advice takes longer. */
const ADVISED = 3;

/** Positions of a random game with the seat that decides, and another world that looks the same to it. */
function* lookalikes(game: Game, seats: number) {
  const runner = Runner.start(game, { seats, options: defaults(game.options), seed: `blind ${seats}` });
  const rng = seeded('walk');
  for (let move = 0, found = 0; found < COMPARED && !runner.over; move++) {
    const [seat = 0] = runner.awaited();
    const chair = (state: typeof runner.state) => ({ view: viewOf(game, state, seat), seat, seats });
    if (move % STRIDE === 0) {
      found++;
      yield { move, true: chair(runner.state), other: chair(imagined(game, runner.state, seat, seeded(`other ${move}`))) };
    }
    runner.act(seat, bots.random.choose(game, chair(runner.state), rng).action);
  }
}

for (const { game } of await allBoxes()) {
  describe(game.id, () => {
    const counts = [...new Set([Math.max(2, game.seats.min), game.seats.max])];
    const there = LEVELS.filter((level) => counts.some((seats) => levelsAt(game, seats).includes(level)));
    test.each(there)('%s chooses by its view alone', async (level) => {
      let compared = 0;
      for (const seats of counts) {
        if (!levelsAt(game, seats).includes(level)) continue;
        const seen = await seenBy(level, game, seats);
        for (const { move, true: one, other } of lookalikes(game, seats)) {
          const [a, b] = [one, other].map((chair) => bots[level].choose(seen, chair, seeded(`same ${move}`), BUDGET));
          expect(same(a, b), `${seats} seats, move ${move}`).toBe(true);
          compared++;
        }
      }
      expect(compared).toBeGreaterThanOrEqual(4);
    });

    test('a hint with its reason and the judgement of a move come from the view alone', () => {
      const seats = Math.max(2, game.seats.min);
      let compared = 0;
      for (const { move, true: one, other } of lookalikes(game, seats)) {
        const legal = new Runner(game, one.view).legal(one.seat);
        const [a, b] = [one, other].map((chair) => {
          const rng = seeded(ADVICE_SEED);
          const hint = explain(game, chair, bots.medium.choose(game, { ...chair, include: [] }, rng), rng);
          return { hint, judgement: judge(game, chair, at(legal, legal.length - 1), seeded(ADVICE_SEED)) };
        });
        expect(same(a, b), `move ${move}`).toBe(true);
        if (++compared === ADVISED) break;
      }
      expect(compared).toBeGreaterThan(1);
    });
  });
}
