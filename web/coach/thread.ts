import type { CoachAnswer, CoachAsked, CoachQuestion, CoachTold } from './question.ts';

/** How long it may stay away beyond its thinking time; then its thread is ended, and the next question gets a new one. */
const PATIENCE = 8000;

let thread: Worker | null = null;
let count = 0;
const waiting = new Map<number, (told: CoachTold) => void>();

function open(): Worker {
  // The bots' script in a thread of its own: the coach looks while bots think.
  const opened = new Worker(import.meta.env.DEV ? '/thinking/worker.ts' : '/bots.js', { type: 'module' });
  opened.onmessage = ({ data }: MessageEvent<CoachTold>) => waiting.get(data.id)?.(data);
  opened.onerror = () => end('the thread of the coach broke down');
  return opened;
}

function end(error: string): void {
  thread?.terminate();
  thread = null;
  for (const [id, tell] of [...waiting]) tell({ id, error });
}

/** Asks in the coach's own thread; null where nothing was found in time. */
export function askCoach(question: CoachQuestion): Promise<CoachAnswer | null> {
  thread ??= open();
  const id = ++count;
  const { promise, resolve } = Promise.withResolvers<CoachAnswer | null>();
  const alarm = setTimeout(() => end('the coach took too long'), question.milliseconds + PATIENCE);
  waiting.set(id, (told) => {
    clearTimeout(alarm);
    waiting.delete(id);
    if ('error' in told) console.warn(`${question.game}: the coach does not answer: ${told.error}`);
    resolve('coach' in told ? told.coach : null);
  });
  thread.postMessage({ id, coach: question } satisfies CoachAsked);
  return promise;
}
