import type { Seat } from '@kaya/engine';
import { pointsOf } from '../rules/scoring.ts';
import type { LampState } from '../types/index.ts';

/** What a harbour light is worth while there are nights left in which it could be missed. */
const LIGHT = 5;

/** What a seat's value is made of: its points, and the harbour without which all is lost. */
function valueParts(state: LampState, seat: Seat): Readonly<Record<string, number>> {
  return { ...pointsOf(state, seat), harbour: LIGHT * Math.min(state.lights, state.nights - state.night + 1) };
}

export function value(state: LampState, seat: Seat): number {
  if (state.outcome !== null) return state.outcome.winners.includes(seat) ? 100 : -100;
  return Object.values(valueParts(state, seat)).reduce((sum, part) => sum + part, 0);
}
