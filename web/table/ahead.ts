import { type Action, type Game, Runner, type Seat, type State } from '@kaya/engine';

/** An action behind an entry of a menu: both are played, one after the other. */
export interface Ahead {
  readonly entry: Action;
  readonly action: Action;
  /** The position in which it will be asked for: its words belong there. */
  readonly view: State;
}

export type AheadAt = ReadonlyMap<string, readonly Ahead[]>;

export const NOTHING_AHEAD: AheadAt = new Map();

/** What can be pointed at right away though it lies behind an entry that only opens a choice, by place. */
export function aheadOf(game: Game, view: State, seat: Seat, legal: readonly Action[]): AheadAt {
  const { action: placesOf } = game.places;
  const waiting = new Runner(game, view);
  const found = new Map<string, Ahead[]>();
  for (const entry of legal.filter((it) => waiting.behind(it) !== null)) {
    const runner = new Runner(game, game.clone(view));
    runner.open(seat, entry);
    for (const action of runner.legal(seat)) {
      const one = { entry, action, view: runner.state };
      for (const place of new Set(placesOf(action))) {
        const there = found.get(place);
        if (there === undefined) found.set(place, [one]);
        else there.push(one);
      }
    }
  }
  return found;
}
