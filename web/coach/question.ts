import type { Chance, Judgement, Matters } from '@kaya/bots';
import type { Action, State } from '@kaya/engine';

/** What the coach asks in its thread about a position: what matters there, what a move is worth, or how often the team wins. */
export interface CoachQuestion {
  readonly game: string;
  readonly view: State;
  readonly seat: number;
  readonly seats: number;
  /** The move to judge; left out: what matters. */
  readonly played?: Action;
  /** In so many times the usual worlds; left out: once. */
  readonly depth?: number;
  /** Where all play together: in so many worlds it is played on to the end. */
  readonly worlds?: number;
  readonly milliseconds: number;
  readonly seed: string;
}

export type CoachAnswer = { readonly matters: Matters | null } | { readonly judgement: Judgement } | { readonly chance: Chance };

export interface CoachAsked {
  readonly coach: CoachQuestion;
}
