import type { Automatic, Blocker, Decision, Play } from '@kaya/engine';
import type { Co2, Co2Action, Co2State, Co2Step, DecisionStep } from '../types/index.ts';

/** Short names for the engine's contract, filled in with the types of CO₂. */

export type Co2Play = Play<Co2>;
export type StepOf<D extends Co2Step['do']> = Extract<Co2Step, { do: D }>;
export type ActionOf<D extends Co2Action['do']> = Extract<Co2Action, { do: D }>;

/** A step that runs by itself. */
export type Runs<D extends Co2Step['do']> = Automatic<Co2, StepOf<D>>;
/** A step `D` in which one seat chooses among actions of the kinds `A`. */
export type Decides<D extends DecisionStep['do'], A extends Co2Action['do']> = Decision<
  Co2,
  Extract<DecisionStep, { do: D }>,
  ActionOf<A>
>;
/** What forbids an action of the kind `A`. */
export type Forbids<A extends Co2Action['do'], D extends Co2Step['do'] = Co2Step['do']> = Blocker<
  Co2State,
  ActionOf<A>,
  StepOf<D>
>;

export { next } from '@kaya/engine';
