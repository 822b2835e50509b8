// A game is analysed in threads: the page asks and is told how far it has come, it stops and goes on.
import { ADVICE_SEED, MOMENTS, type Review, review } from '@kaya/bots';
import { box } from '@kaya/engine/teaching';
import { afterEach, expect, test, vi } from 'vitest';
import { keptRecords } from '../../lab/kept.ts';
import type { WalkAsked, Walked } from '../analysis/walk.ts';
import { walked } from '../analysis/walk.ts';
import { answerCoach } from '../coach/answer.ts';
import type { CoachAnswer, CoachAsked } from '../coach/question.ts';
import { Thread, type Told } from '../thinking/thread.ts';

type Asked = (CoachAsked | WalkAsked) & { readonly id: number };

let answers: (asked: Asked, tell: (told: Told<CoachAnswer | Walked>) => void) => void = () => undefined;
const asked: Asked[] = [];

class FakeThread {
  onmessage: ((event: { data: Told<CoachAnswer | Walked> }) => void) | null = null;
  onerror: (() => void) | null = null;

  postMessage(question: Asked): void {
    asked.push(question);
    // What goes between threads is copied.
    setTimeout(() => answers(structuredClone(question), (told) => this.onmessage?.({ data: structuredClone(told) })));
  }

  terminate(): void {}
}

vi.stubGlobal('Worker', FakeThread);
const { Analysis } = await import('../analysis/analysis.ts');

const [record] = keptRecords(box.game.id).sort((a, b) => b.moves.length - a.moves.length);
if (record === undefined) throw new Error('a game is kept');

function reviewed(): Review | null {
  const walk = review(box.game, record as NonNullable<typeof record>);
  let step = walk.next();
  while (step.done !== true) step = walk.next();
  return step.value;
}

afterEach(() => {
  vi.useRealTimers();
  asked.length = 0;
});

test('the walk through a game and every judgement are asked of threads; stopped, it goes on where it was', async () => {
  answers = (question, tell) => {
    const { id } = question;
    if ('walk' in question) tell({ id, answer: walked(box, question.walk, (done) => tell({ id, done })) });
    else tell({ id, answer: answerCoach(box, question.coach) });
  };
  const analysis = new Analysis('x', box.game, record, null);
  const phases: string[] = [];
  let done = 0;
  let again = '';
  analysis.state.watch(() => {
    const { phase, judged } = analysis.state.value;
    if (phases.at(-1) !== phase) phases.push(phase);
    // In the midst somebody stops it.
    if (judged.length === 3 && done === 0) {
      done = judged.length;
      analysis.stop();
      // Whoever changes their mind at once sees that it goes on, whoever still thinks.
      analysis.start();
      again = analysis.state.value.phase;
      analysis.stop();
    }
  });
  analysis.start();
  await vi.waitFor(() => expect(phases).toContain('stopped'));
  expect(asked[0]).toHaveProperty('walk');
  expect(again).toBe('judging');
  const before = asked.length;
  await new Promise((resolve) => setTimeout(resolve, 30));
  // Whoever was asked already may still answer; nobody else is asked.
  expect(asked.length).toBe(before);
  analysis.start();
  await vi.waitFor(() => expect(analysis.state.value.phase).toBe('done'), 20_000);
  const whole = reviewed();
  expect(analysis.state.value.review).toEqual(whole);
  expect(analysis.state.value.judged.map(({ decision }) => decision.move)).toEqual(whole?.decisions.map(({ move }) => move));
  // Where it was heading: at the first decision, at the last and between them, for every seat.
  const { headings } = analysis.state.value;
  expect(headings).toHaveLength(MOMENTS);
  const moves = whole?.decisions.map(({ move }) => move) ?? [];
  expect([headings[0]?.move, headings.at(-1)?.move]).toEqual([moves[0], moves.at(-1)]);
  for (const { prospect } of headings) expect(prospect.mean).toHaveLength(record.seats);
  // Nothing is asked twice, and judgements are asked of the very worlds that a hint comes from.
  const coached = asked.flatMap((it) => ('coach' in it ? [it.coach] : []));
  expect(new Set(coached.map((it) => JSON.stringify(it))).size).toBe(coached.length);
  const judged = coached.filter((it) => it.played !== undefined);
  expect(judged).toHaveLength(moves.length);
  expect(new Set(judged.map(({ seed }) => seed))).toEqual(new Set([ADVICE_SEED]));
  // How everybody stood comes before what was a mistake.
  expect(coached.findIndex((it) => it.played !== undefined)).toBe(MOMENTS);
  expect(asked.filter((it) => 'walk' in it)).toHaveLength(1);
});

test('whoever tells how far it has come is waited for; whoever falls silent is not', async () => {
  vi.useFakeTimers();
  const thread = new Thread<CoachAsked | WalkAsked, CoachAnswer | Walked>('the test', 1000);
  const heard: number[] = [];
  answers = ({ id }, tell) => {
    for (let i = 1; i <= 5; i++) setTimeout(() => tell({ id, done: i }), 900 * i);
  };
  const walk = { game: box.game.id, record, eyes: null };
  const answer = thread.ask({ walk }, 0, (it) => heard.push(it)).catch(String);
  await vi.advanceTimersByTimeAsync(4600);
  expect(heard).toEqual([1, 2, 3, 4, 5]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await answer).toContain('took too long');
});
