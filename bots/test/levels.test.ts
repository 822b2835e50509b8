import { imagined, Runner, type Seat, same, seeded, viewOf } from '@kaya/engine';
import { box as lamplighters } from '@kaya/engine/teaching';
import { describe, expect, test } from 'vitest';
import { type Budget, bots, type Level, levelsAt } from '../index.ts';

const { game } = lamplighters;
const options = { nights: 4, wind: 'stormy', openHands: false } as const;
const BUDGET: Budget = { iterations: 24 };

/** One game between levels, seat by seat; the winners. */
function winnersOf(levels: readonly Level[], seed: string): readonly Seat[] {
  const rng = seeded(seed);
  const seats = levels.length;
  const runner = Runner.start(game, { seats, options, seed });
  while (!runner.over) {
    const [seat = 0] = runner.awaited();
    const bot = bots[levels[seat] ?? 'random'];
    runner.act(seat, bot.choose(game, { view: viewOf(game, runner.state, seat), seat, seats }, rng, BUDGET).action);
  }
  return runner.state.outcome?.winners ?? [];
}

/** Duels with changing seats: how often the first level won, and how often the second. */
function duels(strong: Level, weak: Level, games: number): { readonly strong: number; readonly weak: number } {
  const won = { strong: 0, weak: 0 };
  for (let i = 0; i < games; i++) {
    const seat = i % 2;
    const winners = winnersOf(seat === 0 ? [strong, weak] : [weak, strong], `${strong} ${weak} ${i}`);
    if (winners.includes(seat)) won.strong++;
    if (winners.includes(1 - seat)) won.weak++;
  }
  return won;
}

describe('levels', () => {
  test.each(['easy', 'medium', 'hard'] as const)('%s beats random clearly', (level) => {
    const { strong, weak } = duels(level, 'random', 24);
    expect(strong).toBeGreaterThan(2 * weak);
  });

  test.each(levelsAt(game, 3))('%s chooses by its view alone: two worlds that look the same get the same thought', (level) => {
    const runner = Runner.start(game, { seats: 3, options, seed: 'blind' });
    const rng = seeded('walk');
    let compared = 0;
    for (; compared < 20 && !runner.over; compared++) {
      const [seat = 0] = runner.awaited();
      const other = imagined(game, runner.state, seat, seeded(`other ${compared}`));
      const think = (state: typeof other) =>
        bots[level].choose(game, { view: viewOf(game, state, seat), seat, seats: 3 }, seeded('same'), BUDGET);
      expect(same(think(runner.state), think(other))).toBe(true);
      runner.act(seat, bots.random.choose(game, { view: viewOf(game, runner.state, seat), seat, seats: 3 }, rng).action);
    }
    expect(compared).toBeGreaterThan(5);
  });

  test('hard can be stopped at any moment and still has an answer', () => {
    const runner = Runner.start(game, { seats: 2, options, seed: 'stop' });
    let asked = 0;
    const thought = bots.hard.choose(game, { view: viewOf(game, runner.state, 0), seat: 0, seats: 2 }, seeded('stop'), {
      milliseconds: 60_000,
      stop: () => ++asked >= 5,
    });
    expect(asked).toBe(5);
    expect(runner.legal(0)).toContainEqual(thought.action);
  });

  test('a thought lists what else was looked at, best first', () => {
    const runner = Runner.start(game, { seats: 2, options, seed: 'thought' });
    const { action, considered } = bots.medium.choose(
      game,
      { view: viewOf(game, runner.state, 0), seat: 0, seats: 2 },
      seeded('thought'),
    );
    expect(considered[0]?.action).toEqual(action);
    expect(considered.map((it) => it.value)).toEqual(considered.map((it) => it.value).sort((a, b) => b - a));
  });
});
