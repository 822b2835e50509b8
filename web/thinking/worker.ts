// The bots' own thread: a table asks, the bot of that level answers from the seat's view alone.
import { type Answer, type Question, serve } from '@kaya/bots';
import { loadGame } from '@kaya/games';
import { takeHostComponents } from '../app/hostComponents.ts';

export interface Asked {
  readonly id: number;
  readonly question: Question;
}

/** The answer, or what went wrong. */
export type Told = { readonly id: number; readonly answer: Answer } | { readonly id: number; readonly error: string };

const known = new Set<string>();

const answer = serve(async (id) => {
  if (!known.has(id)) await takeHostComponents(id);
  known.add(id);
  return (await loadGame(id))?.game ?? null;
});

addEventListener('message', ({ data: { id, question } }: MessageEvent<Asked>) => {
  answer(question).then(
    (found) => postMessage({ id, answer: found } satisfies Told),
    (error: unknown) => postMessage({ id, error: String(error) } satisfies Told),
  );
});
