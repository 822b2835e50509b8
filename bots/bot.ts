import type { Game, Kinds, Rng, Seat } from '@kaya/engine';

/** The levels, the same for every game, from the weakest up. */
export const LEVELS = ['random', 'easy', 'medium', 'hard', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** How long a bot may think. Whatever runs out first ends it; a fixed number of iterations makes it repeatable. */
export interface Budget {
  readonly iterations?: number;
  readonly milliseconds?: number;
  /** Asked now and then; true ends the thinking at once with the best found so far. */
  readonly stop?: () => boolean;
}

/** How many lines of play hard follows for one decision, unless told otherwise. */
export const DEFAULT_ITERATIONS = 100;
/** And how long it thinks at most, where it is told neither. */
export const DEFAULT_MILLISECONDS = 2000;

/** Where a bot sits and what it may know: a view, never the truth. */
export interface Chair<K extends Kinds> {
  readonly view: K['state'];
  readonly seat: Seat;
  /** How many sit at the table. */
  readonly seats: number;
  /** Actions that must be looked at whatever they promise, such as the one that somebody has played. Given, even empty, it asks for a judgement rather than a move: nothing is overlooked on purpose. */
  readonly include?: readonly K['action'][];
}

/** What a bot would do, and what else it looked at, best first. Values are comparable within one thought. */
export interface Thought<K extends Kinds> {
  readonly action: K['action'];
  readonly considered: readonly { readonly action: K['action']; readonly value: number }[];
}

/** A player that can play any game. */
export interface Bot {
  readonly level: Level;
  choose<K extends Kinds>(game: Game<K>, chair: Chair<K>, rng: Rng, budget?: Budget): Thought<K>;
}
