import { type Answer, fromLevel, type Question } from '@kaya/bots';
import { Thread } from './thread.ts';
import type { Asked } from './worker.ts';

/** What a table asks: a bot that thinks for a time. */
type Wish = Omit<Question, 'budget'> & { readonly milliseconds: number };

/** How long a bot may stay away beyond its thinking time; then its thread is ended and a lower level answers. */
const PATIENCE = 12_000;

const thread = new Thread<Asked, Answer>('the bot', PATIENCE);

/** Asks a bot in its own thread; a level that fails is answered for by a lower one. Null where even the lowest found nothing. */
export async function think({ milliseconds, ...wish }: Wish): Promise<Answer | null> {
  try {
    const answer = await fromLevel(wish.level, (level) =>
      thread.ask({ question: { ...wish, level, budget: { milliseconds } } }, milliseconds),
    );
    for (const { level, error } of answer.failures) console.warn(`${wish.game}: the bot '${level}' failed: ${error}`);
    return answer;
  } catch (error) {
    console.warn(`${wish.game}: no bot answers: ${error}`);
    return null;
  }
}
