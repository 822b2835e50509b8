import type { Chance, Judgement, Matters, Prospect } from '@kaya/bots';
import type { Action, State } from '@kaya/engine';

/** What the coach asks in its thread about a position: what matters there, what a move is worth, or where the game is heading. */
export interface CoachQuestion {
  readonly game: string;
  readonly view: State;
  readonly seat: number;
  readonly seats: number;
  /** The move to judge; left out: what matters. */
  readonly played?: Action;
  /** In so many times the usual worlds; left out: once. */
  readonly depth?: number;
  /** In so many worlds it is played on to the end: how often all win who play together, or how far each is ahead there. */
  readonly worlds?: number;
  readonly milliseconds: number;
  readonly seed: string;
}

export type CoachAnswer =
  | { readonly matters: Matters | null }
  | { readonly judgement: Judgement }
  | { readonly chance: Chance }
  | { readonly prospect: Prospect };

export interface CoachAsked {
  readonly coach: CoachQuestion;
}
