import type { Outcome, Seat } from '@kaya/engine';
import type { SayBranch } from './text/index.ts';

/** How a game ended for one seat: the place among several, won or lost where nobody is beaten by another. */
export function sayResult({ winners, ranks, scores, rivals = [] }: Outcome, seat: Seat, say: SayBranch): string {
  const score = scores[seat] ?? 0;
  const players = ranks.length + rivals.length;
  const someoneIsFirst = winners.length > 0 || rivals.some(({ rank }) => rank === 1);
  const together = winners.length === ranks.length && rivals.length === 0;
  if (players > 1 && someoneIsFirst && !together) return say('result.place', { rank: ranks[seat] ?? players, players, score });
  const won = winners.includes(seat);
  if (score === 0) return say(won ? 'result.won' : 'result.lost');
  return say(won ? 'result.won-points' : 'result.lost-points', { score });
}
