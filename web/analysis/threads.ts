import type { CoachAnswer, CoachAsked, CoachQuestion } from '../coach/question.ts';
import { Thread } from '../thinking/thread.ts';
import type { Walk, WalkAsked, Walked } from './walk.ts';

/** How long one may stay away beyond its thinking time. */
const PATIENCE = 8000;
/** More of them would only take memory. */
const MOST = 4;

/** The threads in which decisions are judged: as many as the device can spare, opened when they are needed. */
const threads = Array.from(
  { length: Math.max(1, Math.min(MOST, navigator.hardwareConcurrency - 1)) },
  () => new Thread<CoachAsked | WalkAsked, CoachAnswer | Walked>('the analysis', PATIENCE),
);

/** So many ask now; after the last one the threads are given back. */
let asking = 0;

/** A step of a walk takes at most so long, in milliseconds. */
const STRIDE = 10_000;

/** Goes through a whole game in one of the threads; null where nobody did. */
export async function goThrough(walk: Walk, onMove: (done: number) => void): Promise<Walked | null> {
  const [thread] = threads;
  if (thread === undefined) return null;
  asking++;
  try {
    const answer = await thread.ask({ walk }, STRIDE, onMove);
    return 'review' in answer ? answer : null;
  } catch (error) {
    console.warn(`${walk.game}: ${error}`);
    return null;
  } finally {
    giveBack();
  }
}

function giveBack(): void {
  if (--asking === 0) for (const thread of threads) thread.close();
}

/** Asks about each of these, as many at once as there are threads, until there are no more or nobody wants to know: then false. */
export async function askAll<T>(
  all: readonly T[],
  question: (of: T) => CoachQuestion,
  wanted: () => boolean,
  told: (of: T, answer: CoachAnswer) => Promise<void>,
): Promise<boolean> {
  const rest = all.values();
  let left = all.length;
  asking++;
  await Promise.all(
    threads.map(async (thread) => {
      while (wanted()) {
        const next = rest.next();
        if (next.done === true) return;
        left--;
        const asked = question(next.value);
        const answer = await thread.ask({ coach: asked }, asked.milliseconds).catch((error: unknown) => {
          console.warn(`${asked.game}: ${error}`);
          return null;
        });
        if (answer !== null && !('review' in answer)) await told(next.value, answer);
      }
    }),
  );
  giveBack();
  return left === 0;
}
