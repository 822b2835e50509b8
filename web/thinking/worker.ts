// The bots' own thread: a table asks, the bot of that level answers from the seat's view alone. The coach asks here too.
import { type Answer, type Question, serve } from '@kaya/bots';
import type { Box } from '@kaya/engine';
import { loadGame } from '@kaya/games';
import { takeHostComponents } from '../app/hostComponents.ts';
import type { CoachAnswer, CoachAsked } from '../coach/question.ts';
import type { Told } from './thread.ts';

/** What a table asks. */
export interface Asked {
  readonly question: Question;
}

const known = new Set<string>();

async function load(id: string): Promise<Box | null> {
  if (!known.has(id)) await takeHostComponents(id);
  known.add(id);
  return loadGame(id);
}

const answer = serve(async (id) => (await load(id))?.game ?? null);

async function answerTo(asked: Asked | CoachAsked): Promise<Answer | CoachAnswer> {
  if ('question' in asked) return answer(asked.question);
  const [box, { answerCoach }] = await Promise.all([load(asked.coach.game), import('../coach/answer.ts')]);
  if (box === null) throw new Error(`there is no game '${asked.coach.game}'`);
  return answerCoach(box, asked.coach);
}

addEventListener('message', ({ data }: MessageEvent<{ readonly id: number } & (Asked | CoachAsked)>) => {
  const { id } = data;
  const tell = (told: Told<Answer | CoachAnswer>) => postMessage(told);
  answerTo(data).then(
    (found) => tell({ id, answer: found }),
    (error: unknown) => tell({ id, error: String(error) }),
  );
});
