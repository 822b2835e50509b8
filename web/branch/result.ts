import type { Outcome, Seat } from '@kaya/engine';
import type { SayBranch } from './text/index.ts';

/** Did somebody beat somebody: is a place worth telling? Not where all win or lose together, or nobody wins. */
export function isContest({ winners, ranks, rivals = [] }: Outcome): boolean {
  const someoneIsFirst = winners.length > 0 || rivals.some(({ rank }) => rank === 1);
  return ranks.length + rivals.length > 1 && someoneIsFirst && (winners.length < ranks.length || rivals.length > 0);
}

/** How a game ended for one seat: the place among several, won or lost where nobody is beaten by another. */
export function sayResult(outcome: Outcome, seat: Seat, say: SayBranch): string {
  const { winners, ranks, scores, rivals = [] } = outcome;
  const score = scores[seat] ?? 0;
  const players = ranks.length + rivals.length;
  if (isContest(outcome)) return say('result.place', { rank: ranks[seat] ?? players, players, score });
  return sayScore(winners.includes(seat), score, say);
}

/** Won or lost, with the points where there are some. */
export function sayScore(won: boolean, score: number, say: SayBranch): string {
  if (score === 0) return say(won ? 'result.won' : 'result.lost');
  return say(won ? 'result.won-points' : 'result.lost-points', { score });
}
