import { Thread } from '../thinking/thread.ts';
import type { CoachAnswer, CoachAsked, CoachQuestion } from './question.ts';

/** How long it may stay away beyond its thinking time. */
const PATIENCE = 8000;

/** Its own, so that it looks while bots think. */
const thread = new Thread<CoachAsked, CoachAnswer>('the coach', PATIENCE);

/** Asks in the coach's own thread; null where nothing was found in time. */
export async function askCoach(question: CoachQuestion): Promise<CoachAnswer | null> {
  try {
    return await thread.ask({ coach: question }, question.milliseconds);
  } catch (error) {
    console.warn(`${question.game}: the coach does not answer: ${error}`);
    return null;
  }
}
