// The exercises that come with each game: they still fit the rules, and the judgement still finds what it found.
import { ADVICE_SEED, isRight, judge, positionOf } from '@kaya/bots';
import { Runner, same, seeded } from '@kaya/engine';
import { expect, test } from 'vitest';
import { allBoxes } from '../boxes.ts';

for (const { game, exercises } of await allBoxes()) {
  test(`${game.id}: in each exercise something is clearly better than what was played, and the answer is right`, async () => {
    const all = await exercises();
    expect(all.length).toBeGreaterThan(2);
    for (const exercise of all) {
      const { record, seat, played, better } = exercise;
      const position = positionOf(game, exercise);
      if (position === null) throw new Error(`${record.seed}: these rules do not lead there`);
      const chair = { view: position.view, seat, seats: record.seats };
      const legal = new Runner(game, position.view).legal(seat);
      for (const action of [played, better]) expect(legal.some((it) => same(it, action))).toBe(true);
      // As the site asks: from the seed of the analysis.
      const look = (action: typeof played) => judge(game, chair, action, seeded(ADVICE_SEED));
      expect({ move: record.moves.length, right: isRight(look(played)) }).toEqual({ move: record.moves.length, right: false });
      expect({ move: record.moves.length, right: isRight(look(better)) }).toEqual({ move: record.moves.length, right: true });
    }
  });
}
