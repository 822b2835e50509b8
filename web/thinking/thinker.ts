import type { Answer, Question } from './worker.ts';

export type Thought = Extract<Answer, { ok: true }>;

/** No bot thinks longer than this; then its thread is ended and the caller plays something simple. */
const PATIENCE = 15_000;

let worker: Worker | null = null;
let count = 0;
const waiting = new Map<number, (answer: Answer | null) => void>();

function open(): Worker {
  // A page of the same build: the thread shares the chunks of the games with the page instead of loading its own.
  const opened = new Worker(import.meta.env.DEV ? '/thinking/worker.ts' : '/bots.js', { type: 'module' });
  opened.onmessage = ({ data }: MessageEvent<Answer>) => settle(data.id, data);
  opened.onerror = () => close();
  return opened;
}

function settle(id: number, answer: Answer | null): void {
  waiting.get(id)?.(answer);
  waiting.delete(id);
}

function close(): void {
  worker?.terminate();
  worker = null;
  for (const id of [...waiting.keys()]) settle(id, null);
}

/** Asks a bot in its own thread; null where it found nothing or took too long. */
export function think(question: Omit<Question, 'id'>): Promise<Thought | null> {
  worker ??= open();
  const id = ++count;
  const { promise, resolve } = Promise.withResolvers<Thought | null>();
  const alarm = setTimeout(close, PATIENCE);
  waiting.set(id, (answer) => {
    clearTimeout(alarm);
    resolve(answer?.ok === true ? answer : null);
  });
  worker.postMessage({ ...question, id } satisfies Question);
  return promise;
}
