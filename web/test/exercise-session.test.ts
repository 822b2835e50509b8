// An answer is judged in a thread of its own: meanwhile it may be taken back, or another one shown.
import { positionOf } from '@kaya/bots';
import { loadAllGames } from '@kaya/games';
import { expect, test } from 'vitest';
import { ExerciseSession } from '../exercises/exerciseSession.ts';

const boxes = await loadAllGames();

/** The first exercise of a title, judged by nobody until it is said so. */
async function asked() {
  for (const { game, exercises } of boxes) {
    const [exercise] = await exercises();
    const position = exercise === undefined ? null : positionOf(game, exercise);
    if (exercise === undefined || position === null) continue;
    const judge = Promise.withResolvers<null>();
    const session = new ExerciseSession(game, { ...exercise, id: 'first', of: null }, position, 'Anna', () => judge.promise);
    session.act(exercise.better);
    expect(session.answered.value.phase).toBe('judging');
    return { session, judge };
  }
  throw new Error('there is no exercise');
}

test('an answer that nobody judges in time says so', async () => {
  const { session, judge } = await asked();
  judge.resolve(null);
  await expect.poll(() => session.answered.value.phase).toBe('unknown');
});

test('a judgement that comes late changes nothing of what was shown or asked meanwhile', async () => {
  for (const [meanwhile, phase] of [
    [(session: ExerciseSession) => session.show(), 'shown'],
    [(session: ExerciseSession) => session.undo(), 'asked'],
  ] as const) {
    const { session, judge } = await asked();
    meanwhile(session);
    judge.resolve(null);
    await judge.promise;
    await Promise.resolve();
    expect(session.answered.value.phase).toBe(phase);
  }
});
