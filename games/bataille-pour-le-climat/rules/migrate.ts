// States of tables that began under earlier versions of the rules.
import type { BpcState, BpcStep } from '../types/index.ts';

/** Version 2: who may use a power before the victory check is asked one after the other (BPC-PWR-3). */
export function migrate(state: BpcState, from: number): BpcState {
  if (from >= 2) return state;
  const agenda = state.agenda.map((step): BpcStep => (step.do === 'after-activation' ? { ...step, quiet: 0 } : step));
  return { ...state, agenda };
}
