import type { Game, Kinds, Rng, Seat } from '@kaya/engine';

/** The levels, the same for every game. */
export const LEVELS = ['random', 'medium'] as const;
export type Level = (typeof LEVELS)[number];

/** What a bot would do, and what else it looked at, best first. */
export interface Thought<K extends Kinds> {
  readonly action: K['action'];
  readonly considered: readonly { readonly action: K['action']; readonly value: number }[];
}

/** A player that can play any game. It is given a view, never the truth. */
export interface Bot {
  readonly level: Level;
  choose<K extends Kinds>(game: Game<K>, view: K['state'], seat: Seat, rng: Rng): Thought<K>;
}
