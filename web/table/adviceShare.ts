/** A move that is so many clear mistakes behind the best has nothing left of its bar. */
const WORST = 2;

/** How much of the bar of the best a move has that is so far behind it: what is as good has all of it. */
export function adviceShare(behind: number, mistake: number): number {
  return Math.max(0, 1 - behind / (WORST * mistake));
}
