// One way to think for every thread: what is asked, what comes back, and what happens when a brain fails.
import { type Brain, type Game, Runner, type State, seeded, viewOf } from '@kaya/engine';
import { box as lamplighters } from '@kaya/engine/teaching';
import { expect, test } from 'vitest';
import { bots, type Question, serve } from '../index.ts';

const { game } = lamplighters;
type Lamp = NonNullable<typeof game.brain> extends Brain<infer K> ? K : never;

const runner = Runner.start(game, { seats: 2, options: { nights: 4, wind: 'stormy', openHands: false }, seed: 'service' });
const view = viewOf(game, runner.state, 0);
const question: Question = {
  game: 'lamplighters',
  level: 'hard',
  view,
  seat: 0,
  seats: 2,
  seed: 'x',
  budget: { iterations: 20 },
};

/** The teaching game with another brain. */
function withBrain(brain: Brain<Lamp> | undefined) {
  const { brain: _, ...rest } = game;
  const played: Game = brain === undefined ? rest : { ...rest, brain };
  return serve(async () => played);
}

function broken(): never {
  throw new Error('no idea');
}

test('the answer is what the level chooses from the view with that seed and budget', async () => {
  const answer = await serve(async (): Promise<Game> => game)(question);
  const thought = bots.hard.choose(game, { view, seat: 0, seats: 2 }, seeded('x'), { iterations: 20 });
  expect(answer).toMatchObject({ action: thought.action, level: 'hard', failures: [], explanation: null });
  expect(answer.considered).toEqual(thought.considered.slice(0, 4));
});

test('who asks why is told what is worth saying before the deed that is advised', async () => {
  const before: unknown[] = [];
  const { brain } = game;
  if (brain === undefined) throw new Error('it has one');
  const load = async () => (_state: State, _seat: number, action: Lamp['action']) => {
    before.push(action);
    return [{ do: 'rest' } as const];
  };
  const { explanation, action } = await withBrain({ ...brain, talk: { kinds: ['rest'], load } })({ ...question, explain: true });
  expect([explanation?.says, before]).toEqual([[{ do: 'rest' }], [action]]);
});

test('a brain that throws is answered for by the level that needs none, and the answer names all who failed', async () => {
  const answer = await withBrain({ value: broken, order: broken })(question);
  expect(runner.legal(0)).toContainEqual(answer.action);
  expect(answer.level).toBe('random');
  expect(answer.failures).toEqual(['hard', 'medium', 'easy'].map((level) => ({ level, error: 'no idea' })));
});

test('a game without a brain is played at random; a game that is not there is an error', async () => {
  expect(await withBrain(undefined)(question)).toMatchObject({ level: 'random', failures: [] });
  await expect(serve(async () => null)(question)).rejects.toThrow("there is no game 'lamplighters'");
});

test('a state nobody can decide in fails at every level', async () => {
  await expect(withBrain(game.brain)({ ...question, view: { ...view, agenda: [] } as State })).rejects.toThrow();
});
