import { expect, test } from 'vitest';
import { instead, next, type State, straightTo, takeNext, without } from '../index.ts';

interface Day {
  readonly do: 'rise' | 'eat' | 'work' | 'sleep';
}
const [RISE, EAT, WORK, SLEEP] = (['rise', 'eat', 'work', 'sleep'] as const).map((it): Day => ({ do: it })) as [
  Day,
  Day,
  Day,
  Day,
];

function waiting(...steps: readonly Day[]): State<Day> {
  const state: State<Day> = { rng: [1, 2, 3, 4], agenda: [], outcome: null };
  next(state, ...steps);
  return state;
}

/** In the order in which it happens. */
function order(state: State<Day>): string[] {
  return state.agenda.map((step) => step.do).reverse();
}

test('steps happen in the order in which they are named, before all that waited', () => {
  const state = waiting(WORK, SLEEP);
  next(state, RISE, EAT);
  expect(order(state)).toEqual(['rise', 'eat', 'work', 'sleep']);
  expect(takeNext(state)).toBe(RISE);
  expect(order(state)).toEqual(['eat', 'work', 'sleep']);
});

test('other steps happen instead, or none', () => {
  const state = waiting(WORK, SLEEP);
  instead(state, RISE, EAT);
  expect(order(state)).toEqual(['rise', 'eat']);
  instead(state);
  expect(takeNext(state)).toBeUndefined();
});

test('what lies before a step falls away, if there is such a step', () => {
  const state = waiting(RISE, EAT, WORK, EAT, SLEEP);
  expect(straightTo(state, (step) => step.do === 'eat')).toBe(true);
  expect(order(state)).toEqual(['eat', 'work', 'eat', 'sleep']);
  expect(straightTo(state, (step) => step.do === 'rise')).toBe(false);
  expect(order(state)).toEqual(['eat', 'work', 'eat', 'sleep']);
});

test('steps fall away wherever they wait', () => {
  const state = waiting(EAT, WORK, EAT, SLEEP);
  without(state, (step) => step.do === 'eat');
  expect(order(state)).toEqual(['work', 'sleep']);
});

test('the agenda can only be read: nothing else compiles', () => {
  const state = waiting(WORK);
  const attempts = [
    // @ts-expect-error: nothing is pushed
    () => state.agenda.push(SLEEP),
    // @ts-expect-error: nothing is taken off
    () => state.agenda.pop(),
    // @ts-expect-error: no step is replaced
    () => (state.agenda[0] = SLEEP),
    // @ts-expect-error: no other list takes its place
    () => (state.agenda = [SLEEP]),
    // @ts-expect-error: a step that the game does not know is not laid
    () => next(state, { do: 'dream' }),
    // @ts-expect-error: nor is any on an agenda that a game has declared as a list to push to
    () => next(state as State<Day> & { agenda: Day[] }, SLEEP),
  ];
  expect(attempts).toHaveLength(6);
});
