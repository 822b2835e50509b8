import type { Seat } from '@kaya/engine';
import { decadesOf } from '../rules/ending.ts';
import { roundsOf } from '../rules/flow.ts';
import { placeInOrder } from '../rules/table.ts';
import { type Co2State, NOBODY } from '../types/index.ts';

/** How many turns are left for me, the present one included, if the game goes its full length? */
export function turnsLeft(view: Co2State, seat: Seat): number {
  if (view.outcome !== null) return 0;
  const rounds = roundsOf(view);
  const later = (decadesOf(view) - view.decade) * rounds;
  if (view.phase !== 'operations') return later + rounds;
  return later + rounds - view.round + (hasTurnThisRound(view, seat) ? 1 : 0);
}

/** Is the seat's turn of this round still to come, or going on? */
function hasTurnThisRound(view: Co2State, seat: Seat): boolean {
  const { seat: active } = view.turn;
  if (active === NOBODY) return true;
  return placeInOrder(view, seat) >= placeInOrder(view, active);
}
