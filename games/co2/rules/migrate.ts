// States of tables that began under earlier versions of the rules.
import type { Co2State } from '../types/index.ts';

/** Version 2: a game alone that ended at 500 ppm counted as lost before (CO2-SOL-10). */
export function migrate(state: Co2State, from: number): Co2State {
  if (from > 1 || state.outcome?.ending !== 'solo-planet-lost') return state;
  return { ...state, outcome: { ...state.outcome, winners: [0] } };
}
