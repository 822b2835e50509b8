// The bots' own thread: a table asks, the bot of that level answers from the seat's view alone. The coach asks here too.
import { type Answer, type Question, serve } from '@kaya/bots';
import type { Box } from '@kaya/engine';
import { loadGame } from '@kaya/games';
import { takeHostComponents } from '../app/hostComponents.ts';
import type { CoachAsked, CoachTold } from '../coach/question.ts';

export interface Asked {
  readonly id: number;
  readonly question: Question;
}

/** The answer, or what went wrong. */
export type Told = { readonly id: number; readonly answer: Answer } | { readonly id: number; readonly error: string };

const known = new Set<string>();

async function load(id: string): Promise<Box | null> {
  if (!known.has(id)) await takeHostComponents(id);
  known.add(id);
  return loadGame(id);
}

const answer = serve(async (id) => (await load(id))?.game ?? null);

async function tell(data: Asked | CoachAsked): Promise<Told | CoachTold> {
  const { id } = data;
  if ('question' in data) return { id, answer: await answer(data.question) };
  const [box, { answerCoach }] = await Promise.all([load(data.coach.game), import('../coach/answer.ts')]);
  if (box === null) throw new Error(`there is no game '${data.coach.game}'`);
  return { id, coach: answerCoach(box, data.coach) };
}

addEventListener('message', ({ data }: MessageEvent<Asked | CoachAsked>) => {
  tell(data).then(postMessage, (error: unknown) => postMessage({ id: data.id, error: String(error) } satisfies Told));
});
