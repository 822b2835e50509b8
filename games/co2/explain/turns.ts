import type { Seat } from '@kaya/engine';
import { decadesOf } from '../rules/ending.ts';
import { roundsOf } from '../rules/flow.ts';
import { placeInOrder } from '../rules/table.ts';
import { type Co2State, NOBODY } from '../types/index.ts';
import { endInSight } from './end.ts';
import { nextSupply } from './forecast.ts';

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

export interface TurnsToGo {
  readonly least: number;
  readonly most: number;
}

/** Between how many and how many turns are left for me, the present one included, whatever anybody does? */
export function turnsToGo(view: Co2State, seat: Seat): TurnsToGo {
  if (view.outcome !== null) return { least: 0, most: 0 };
  const later = (decadesOf(view) - view.decade) * roundsOf(view);
  const inThisDecade = turnsLeft(view, seat) - later;
  const isSafe = view.phase !== 'supply' || nextSupply(view)?.chanceOfLoss === 0;
  return { least: isSafe ? inThisDecade : 0, most: inThisDecade + (endInSight(view) === null ? later : 0) };
}
