import type { Seat } from '@kaya/engine';
import type { LampState } from '../types.ts';

/** The seats from the first player on. */
export function inTurnOrder(state: LampState): Seat[] {
  return Array.from({ length: state.seats }, (_, i) => (state.first + i) % state.seats);
}
