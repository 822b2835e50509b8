import { type Action, type Game, imagined, type Kinds, Runner, type Seat, type State, same, seeded, viewOf } from '@kaya/engine';

/** What an action will surely lead to, as far as the seat can tell. */
export interface Prediction {
  /** The view after the action; null where it depends on something hidden or drawn. */
  readonly view: State | null;
  /** Is it the last thing the seat decides in its turn? */
  readonly endsTurn: boolean;
}

/** So many answers of others are imagined before a turn counts as going on. */
const ANSWERS = 40;

/** Plays the action in two worlds that could be true: where both look the same afterwards, the outcome is certain. */
export function predict(game: Game, view: State, seat: Seat, action: Action): Prediction {
  const turn = game.turnOf?.(view, seat) ?? null;
  const [first, second] = (['one', 'other'] as const).map((name) => {
    const world = imagined(game, view, seat, seeded(name));
    const before = [...world.rng];
    const runner = new Runner(game, world);
    runner.act(seat, action);
    const [drew, seen] = [!same(before, runner.state.rng), viewOf(game, runner.state, seat)];
    return { drew, view: seen, over: turn !== null && endsWithoutSeat(runner, seat, turn, name === 'one') };
  });
  if (first === undefined || second === undefined) return { view: null, endsTurn: false };
  const certain = !first.drew && !second.drew && same(first.view, second.view);
  return { view: certain ? first.view : null, endsTurn: first.over && second.over };
}

/** Is the turn over, or over as soon as others have answered, without another word of the seat? */
function endsWithoutSeat(runner: Runner<Kinds>, seat: Seat, turn: number, firstAnswers: boolean): boolean {
  const { game } = runner;
  for (let answers = 0; answers < ANSWERS; answers++) {
    if (runner.over || game.turnOf?.(runner.state, seat) !== turn) return true;
    const awaited = runner.awaited();
    const other = awaited[0];
    if (other === undefined || awaited.includes(seat)) return false;
    const action = runner.legal(other).at(firstAnswers ? 0 : -1);
    if (action === undefined) return false;
    runner.act(other, action);
  }
  return false;
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

/** The turn is played, and its last action waits to be confirmed: nothing of it has happened yet. */
export interface Held {
  readonly action: Action;
  /** Where it was chosen. */
  readonly from: State;
  /** How the table looks with it, as far as that is certain. */
  readonly view: State;
}

/**
 * What waits to be confirmed when the seat chooses this; null where its turn goes on, where it has none, or where the choice
 * itself has said that the turn ends: what the table answers for somebody has said nothing.
 */
export function heldBack(game: Game, view: State, seat: Seat, action: Action, chosen = true): Held | null {
  if (chosen && game.saysTheEnd?.includes(action.do)) return null;
  const { view: expected, endsTurn } = predict(game, view, seat, action);
  return endsTurn ? { action, from: view, view: lastWord(game, view, seat, action) ?? expected ?? view } : null;
}
