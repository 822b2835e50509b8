import type { Game, Kinds, Seat, Setup } from '../contract.ts';
import type { Rng } from '../random.ts';

/** A moment of a game in which the laws are checked: before an action is played (or at the end, when none is). */
export interface Position<K extends Kinds> {
  readonly game: Game<K>;
  readonly setup: Setup<K['options']>;
  readonly state: K['state'];
  /** The state before the last action, and what that action was. */
  readonly last: {
    readonly before: K['state'];
    readonly seat: Seat;
    readonly action: K['action'];
    readonly events: readonly K['event'][];
  } | null;
  /** For the law's own random choices; the same in every run of the same trial. */
  readonly rng: Rng;
}

/** Something that must be true of every game. */
export interface Law {
  readonly name: string;
  /** How much work a check is: light laws are checked everywhere, heavy ones at some positions. */
  readonly weight: 'light' | 'heavy';
  /** Null where the law holds, else what was found. */
  broken<K extends Kinds>(position: Position<K>): string | null;
}
