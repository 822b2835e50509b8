import { type Action, type Game, imagined, Runner, type Seat, type State, same, seeded, viewOf } from '@kaya/engine';

/** What an action will surely lead to, as far as the seat can tell. */
export interface Prediction {
  /** The view after the action; null where it depends on something hidden or drawn. */
  readonly view: State | null;
  /** Is the seat done then? */
  readonly endsTurn: boolean;
}

/** Plays the action in two worlds that could be true: where both look the same afterwards, the outcome is certain. */
export function predict(game: Game, view: State, seat: Seat, action: Action): Prediction {
  const [first, second] = ['one', 'other'].map((name) => {
    const world = imagined(game, view, seat, seeded(name));
    const before = [...world.rng];
    const runner = new Runner(game, world);
    runner.act(seat, action);
    return { runner, drew: !same(before, runner.state.rng), view: viewOf(game, runner.state, seat) };
  });
  if (first === undefined || second === undefined) return { view: null, endsTurn: false };
  const certain = !first.drew && !second.drew && same(first.view, second.view);
  return { view: certain ? first.view : null, endsTurn: !first.runner.awaited().includes(seat) };
}

/**
 * Is this the last word of a seat in a decision of several at once? Then how it looks to the seat before all is revealed;
 * null where more is to be said, or can be said otherwise later.
 */
export function lastWord(game: Game, view: State, seat: Seat, action: Action): State | null {
  const step = new Runner(game, view).decision;
  const handler = step === null ? undefined : game.steps[step.do];
  if (handler === undefined || !('close' in handler)) return null;
  const runner = new Runner(game, imagined(game, view, seat, seeded('last word')));
  if (runner.why(seat, action).length > 0) return null;
  runner.open(seat, action);
  const done = !runner.awaited().includes(seat) && runner.legal(seat).length === 0;
  return done ? viewOf(game, runner.state, seat) : null;
}
