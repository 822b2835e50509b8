import type { Seat } from '@kaya/engine';
import { pointsOf } from '../rules/scoring.ts';
import type { LampState } from '../types/index.ts';

/** What a seat would score if the last dawn broke now. */
export function pointsNow(view: LampState, seat: Seat): number {
  const { posts, streets, coins } = pointsOf(view, seat);
  return posts + streets + coins;
}
