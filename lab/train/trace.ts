import { sharesOf } from '@kaya/bots/net';
import { at, type Game, type Inputs, type Kinds, Runner, type Seat, type SheetOfNumbers } from '@kaya/engine';
import type { PlayedGame } from './play.ts';

/** The numbers of one position that are not 0. */
export interface Looked {
  readonly places: Uint16Array;
  readonly values: Float32Array;
  readonly filled: number;
}

/** One finished game as it is learnt from: by seat, what it looked like from there whenever a turn had ended. */
export interface Trace {
  readonly looks: readonly (readonly Looked[])[];
  /** By seat, and the common defeat last where there is one. */
  readonly shares: readonly number[];
}

/** Plays a kept game again and looks at it from every seat wherever somebody else decides next: there bots judge when they search. Only what follows the last loose move is learnt from. */
export function traceOf<K extends Kinds>(
  game: Game<K>,
  inputs: Inputs<K>,
  sheet: SheetOfNumbers,
  { options, seed, seats, moves, loose, outcome }: PlayedGame,
  steepness: number,
): Trace {
  const runner = Runner.start(game, { seats, options, seed });
  const looks: Looked[][] = Array.from({ length: seats }, () => []);
  let before: Seat | null = null;
  moves.forEach(([seat, action], i) => {
    if (seat !== before && i >= loose) {
      for (let viewer = 0; viewer < seats; viewer++) at(looks, viewer).push(lookedAt(inputs, runner.state, viewer, sheet));
    }
    before = seat;
    runner.act(seat, action);
  });
  return { looks, shares: sharesOf(outcome, steepness, inputs.common === true) };
}

function lookedAt<K extends Kinds>(inputs: Inputs<K>, state: K['state'], seat: Seat, sheet: SheetOfNumbers): Looked {
  sheet.clear();
  inputs.look(state, seat, sheet);
  const { filled } = sheet;
  return { places: sheet.places.slice(0, filled), values: sheet.values.slice(0, filled), filled };
}

/** The shares as the seat sees them: its own first, the others in their order round the table, the common defeat last. */
export function sharesFrom(shares: readonly number[], seat: Seat, seats: number): number[] {
  const turned = Array.from({ length: seats }, (_, i) => at(shares, (seat + i) % seats));
  return [...turned, ...shares.slice(seats)];
}
