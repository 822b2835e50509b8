import { eventsFor, imagined, Runner, same, seeded, viewOf } from '@kaya/engine';
import { lamplighters } from '@kaya/engine/teaching';
import { describe, expect, test } from 'vitest';
import { bots, type Level } from '../index.ts';

const { game } = lamplighters;
const options = { nights: 4, wind: 'stormy', openHands: false } as const;

/** One game between levels, seat by seat; the winners. */
function winnersOf(levels: readonly Level[], seed: string): readonly number[] {
  const rng = seeded(seed);
  const runner = Runner.start(game, { seats: levels.length, options, seed });
  while (!runner.over) {
    const [seat = 0] = runner.awaited();
    runner.act(seat, bots[levels[seat] ?? 'random'].choose(game, viewOf(game, runner.state, seat), seat, rng).action);
  }
  return runner.state.outcome?.winners ?? [];
}

describe('bots', () => {
  test('medium beats random nearly always', () => {
    let medium = 0;
    let random = 0;
    for (let i = 0; i < 60; i++) {
      const seat = i % 2;
      const winners = winnersOf(seat === 0 ? ['medium', 'random'] : ['random', 'medium'], `duel ${i}`);
      if (winners.includes(seat)) medium++;
      if (winners.includes(1 - seat)) random++;
    }
    expect(medium).toBeGreaterThan(4 * random);
  });

  test.each(['random', 'medium'] as const)(
    '%s chooses by its view alone: two worlds that look the same get the same answer',
    (level) => {
      const runner = Runner.start(game, { seats: 3, options, seed: 'blind' });
      const rng = seeded('walk');
      for (let i = 0; i < 20 && !runner.over; i++) {
        const [seat = 0] = runner.awaited();
        const other = imagined(game, runner.state, seat, seeded(`other ${i}`));
        const here = bots[level].choose(game, viewOf(game, runner.state, seat), seat, seeded('same'));
        const there = bots[level].choose(game, viewOf(game, other, seat), seat, seeded('same'));
        expect(same(here, there)).toBe(true);
        runner.act(seat, bots.random.choose(game, viewOf(game, runner.state, seat), seat, rng).action);
      }
      expect(eventsFor(game, [], 0)).toEqual([]);
    },
  );
});
