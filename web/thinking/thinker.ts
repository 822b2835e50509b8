import { type Answer, fromLevel, type Question } from '@kaya/bots';
import type { Asked, Told } from './worker.ts';

/** What a table asks: a bot that thinks for a time. */
type Wish = Omit<Question, 'budget'> & { readonly milliseconds: number };

/** From one seed the same position always gets the same advice. */
export const HINT_SEED = 'hint';

/** How long a bot may stay away beyond its thinking time; then its thread is ended and a lower level answers. */
const PATIENCE = 12_000;

let worker: Worker | null = null;
let count = 0;
const waiting = new Map<number, (told: Told) => void>();

function open(): Worker {
  // A page of the same build: the thread shares the chunks of the games with the page instead of loading its own.
  const opened = new Worker(import.meta.env.DEV ? '/thinking/worker.ts' : '/bots.js', { type: 'module' });
  opened.onmessage = ({ data }: MessageEvent<Told>) => waiting.get(data.id)?.(data);
  opened.onerror = () => end('the thread of the bots broke down');
  return opened;
}

/** Ends the thread; whoever waits for it hears why, and the next question gets a new one. */
function end(error: string): void {
  worker?.terminate();
  worker = null;
  for (const [id, tell] of [...waiting]) tell({ id, error });
}

function ask(question: Question): Promise<Answer> {
  worker ??= open();
  const id = ++count;
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const alarm = setTimeout(() => end('the bot took too long'), (question.budget.milliseconds ?? 0) + PATIENCE);
  waiting.set(id, (told) => {
    clearTimeout(alarm);
    waiting.delete(id);
    if ('answer' in told) resolve(told.answer);
    else reject(new Error(told.error));
  });
  worker.postMessage({ id, question } satisfies Asked);
  return promise;
}

/** Asks a bot in its own thread; a level that fails is answered for by a lower one. Null where even the lowest found nothing. */
export async function think({ milliseconds, ...wish }: Wish): Promise<Answer | null> {
  try {
    const answer = await fromLevel(wish.level, (level) => ask({ ...wish, level, budget: { milliseconds } }));
    for (const { level, error } of answer.failures) console.warn(`${wish.game}: the bot '${level}' failed: ${error}`);
    return answer;
  } catch (error) {
    console.warn(`${wish.game}: no bot answers: ${error}`);
    return null;
  }
}
