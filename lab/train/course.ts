import type { Options } from '@kaya/engine';

/** All that a training follows from: the same course gives the same networks, however often it is stopped and goes on. */
export interface Course {
  readonly game: string;
  readonly players: number;
  readonly seed: string;
  /** Options that are fixed in all games. */
  readonly options: Options;
  /** The share of games in which all other options are drawn; in the rest they are the usual ones. */
  readonly drawn: number;
  readonly hidden: number;
  /** What a point counts in the shares that are learnt. */
  readonly steepness: number;
  /** How much of what a position is worth comes from later than the next round. */
  readonly lambda: number;
  /** Games of a generation. Those of the first are played by medium, the others by what was learnt. */
  readonly games: number;
  /** Passes over the games after a generation, and how fast they learn at first. */
  readonly passes: number;
  readonly rate: number;
  /** Games in which a generation is tried against the best one so far. */
  readonly trial: number;
}
