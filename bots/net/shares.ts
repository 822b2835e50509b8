import type { Outcome } from '@kaya/engine';

/** What the winner has over somebody with as many points. */
const WINNER = 1;

/**
 * Who has which share of a finished game, by seat: as exp(steepness × points behind the best), so that a narrow defeat
 * is nearly as good as a narrow victory. Where all can lose together, the last share is that of the common defeat.
 */
export function sharesOf({ winners, scores }: Outcome, steepness: number, common: boolean): number[] {
  if (common && winners.length === 0) return [...scores.map(() => 0), 1];
  const points = scores.map((score, seat) => score + (winners.includes(seat) ? WINNER : 0));
  const best = Math.max(...points);
  const shares = points.map((it) => Math.exp(steepness * (it - best)));
  const sum = shares.reduce((total, it) => total + it, 0);
  return [...shares.map((it) => it / sum), ...(common ? [0] : [])];
}

/** A share as something that adds up: 0 for one half, the same below as above. */
export function logit(share: number): number {
  const kept = Math.min(1 - LEAST, Math.max(LEAST, share));
  return Math.log(kept / (1 - kept));
}

/** No game is surer than this. */
const LEAST = 1e-5;
