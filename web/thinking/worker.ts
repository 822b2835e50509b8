// The bots' own thread: a table asks, the bot of that level answers from the seat's view alone. Coach and analysis ask here too.
import { type Answer, type Question, serve } from '@kaya/bots';
import type { Box } from '@kaya/engine';
import { loadGame } from '@kaya/games';
import type { WalkAsked, Walked } from '../analysis/walk.ts';
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

async function answerTo(
  asked: Asked | CoachAsked | WalkAsked,
  onDone: (done: number) => void,
): Promise<Answer | CoachAnswer | Walked> {
  if ('question' in asked) return answer(asked.question);
  if ('walk' in asked) {
    const [box, { walked }] = await Promise.all([load(asked.walk.game), import('../analysis/walk.ts')]);
    if (box === null) throw new Error(`there is no game '${asked.walk.game}'`);
    return walked(box, asked.walk, onDone);
  }
  const [box, { answerCoach }] = await Promise.all([load(asked.coach.game), import('../coach/answer.ts')]);
  if (box === null) throw new Error(`there is no game '${asked.coach.game}'`);
  return answerCoach(box, asked.coach);
}

addEventListener('message', ({ data }: MessageEvent<{ readonly id: number } & (Asked | CoachAsked | WalkAsked)>) => {
  const { id } = data;
  const tell = (told: Told<Answer | CoachAnswer | Walked>) => postMessage(told);
  answerTo(data, (done) => tell({ id, done })).then(
    (found) => tell({ id, answer: found }),
    (error: unknown) => tell({ id, error: String(error) }),
  );
});
