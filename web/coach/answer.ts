import { judge, whatMatters } from '@kaya/bots';
import { type Box, seeded } from '@kaya/engine';
import type { CoachAnswer, CoachQuestion } from './question.ts';

/** Thinks about a question of the coach, in a thread. */
export async function answerCoach({ game }: Box, question: CoachQuestion): Promise<CoachAnswer> {
  const { view, seat, seats, played, milliseconds, seed } = question;
  const rng = seeded(seed);
  const tally = (await game.brain?.tally?.()) ?? null;
  if (played !== undefined) return { judgement: judge(game, tally, { view, seat, seats }, played, rng, { milliseconds }) };
  return { matters: tally === null ? null : whatMatters(game, tally, { view, seat, seats }, rng) };
}
