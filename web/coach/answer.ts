import { judge, whatMatters } from '@kaya/bots';
import { type Box, seeded } from '@kaya/engine';
import { HINT_SEED } from '../thinking/hint.ts';
import type { CoachAnswer, CoachQuestion } from './question.ts';

/** Thinks about a question of the coach, in a thread. */
export function answerCoach({ game, voice }: Box, question: CoachQuestion): CoachAnswer {
  const { view, seat, seats, played, milliseconds } = question;
  // The same seed as a hint's: what a hint advises is no mistake afterwards.
  const rng = seeded(HINT_SEED);
  if (played !== undefined) return { judgement: judge(game, { view, seat, seats }, played, rng, { milliseconds }) };
  return { matters: whatMatters(game, { view, seat, seats }, voice, rng) };
}
