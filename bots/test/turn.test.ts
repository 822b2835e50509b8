// Where the search of a turn ends.
import { type Brain, Runner, seeded } from '@kaya/engine';
import { box as lamplighters } from '@kaya/engine/teaching';
import { expect, test } from 'vitest';
import { bots } from '../index.ts';
import { turnAfter } from '../turn.ts';

const { game } = lamplighters;
type Lamp = NonNullable<typeof game.brain> extends Brain<infer K> ? K : never;

/** A decision after which the same seat decides again. */
function longTurn() {
  const runner = Runner.start(game, { seats: 2, options: { nights: 4, wind: 'calm', openHands: false }, seed: 'turn' });
  const rng = seeded('turn');
  while (!runner.over) {
    const [seat = 0] = runner.awaited();
    const { action } = bots.random.choose(game, { view: runner.state, seat, seats: 2 }, rng);
    const world = game.clone(runner.state);
    runner.act(seat, action);
    if (runner.awaited().includes(seat)) return { world, seat, action, next: runner.state };
  }
  throw new Error('no turn has two decisions');
}

test('alone at the table a turn ends where the clock of the game goes on, not where somebody else is to decide', () => {
  const { world, seat, action, next } = longTurn();
  let ticks = 0;
  const brain: Brain<Lamp> = {
    value: () => 0,
    order: (_state, _seat, actions) => actions.map(() => 0),
    horizon: { clock: () => ticks++, by: 1 },
  };
  const care = { positions: 20, width: 3 };
  expect(turnAfter({ ...game, brain }, world, seat, action, { ...care, alone: true }).state).toEqual(next);
  expect(turnAfter({ ...game, brain }, world, seat, action, care).state).not.toEqual(next);
});
