import { chanceToWin, judge, prospectOf, standTogether, whatMatters } from '@kaya/bots';
import { type Box, seeded } from '@kaya/engine';
import type { CoachAnswer, CoachQuestion } from './question.ts';

/** Thinks about a question of the coach, in a thread. */
export function answerCoach({ game }: Box, question: CoachQuestion): CoachAnswer {
  const { view, seat, seats, played, depth, worlds, milliseconds, seed } = question;
  if (worlds !== undefined)
    return standTogether(game)
      ? { chance: chanceToWin(game, { view, seat, seats }, worlds, seed) }
      : { prospect: prospectOf(game, { view, seat, seats }, worlds, seed) };
  const rng = seeded(seed);
  if (played !== undefined) return { judgement: judge(game, { view, seat, seats }, played, rng, { milliseconds }, depth) };
  return { matters: whatMatters(game, { view, seat, seats }, rng) };
}
