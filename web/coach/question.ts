import type { Judgement, Matters } from '@kaya/bots';
import type { Action, State } from '@kaya/engine';

/** What the coach asks in its thread about a position: what matters there, or what a move that was played there is worth. */
export interface CoachQuestion {
  readonly game: string;
  readonly view: State;
  readonly seat: number;
  readonly seats: number;
  /** The move to judge; left out: what matters. */
  readonly played?: Action;
  readonly milliseconds: number;
  readonly seed: string;
}

export type CoachAnswer = { readonly matters: Matters | null } | { readonly judgement: Judgement };

export interface CoachAsked {
  readonly coach: CoachQuestion;
}
