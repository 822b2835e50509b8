// The first whole game after the lessons: whoever plays it with sense wins it, against the bots that sit there or with them.
import { bots } from '@kaya/bots';
import { checkSetup, Runner, seeded, viewOf } from '@kaya/engine';
import { expect, test } from 'vitest';
import { allBoxes } from '../boxes.ts';

/**
 * One game of each, so that it costs little. Of more games, played by medium in the learner's seat, so many were won:
 * CO₂ 11 of 12, Future Energy 11 of 12, Council of Shadows 10 of 12, Bataille pour le Climat 45 of 52 (its shorter scenario 2 of 12).
 */
const SEED = 'b';

for (const { game, course: load } of await allBoxes()) {
  if (load === undefined || game.brain === undefined) continue;
  test(`${game.id}: a first game played with sense is won`, async () => {
    const { seat: learner, first } = await load();
    const setup = checkSetup(game, first.seats, first.options);
    if (!setup.ok) throw new Error('the first game cannot be set up');
    const runner = Runner.start(game, { seats: first.seats, options: setup.options, seed: SEED });
    const rng = seeded(SEED);
    while (!runner.over) {
      const [seat = 0] = runner.awaited();
      const chair = { view: viewOf(game, runner.state, seat), seat, seats: first.seats };
      const asked =
        seat === learner ? bots.medium.choose(game, { ...chair, include: [] }, rng) : bots.easy.choose(game, chair, rng);
      runner.act(seat, asked.action);
    }
    expect(runner.state.outcome?.winners).toContain(learner);
  });
}
