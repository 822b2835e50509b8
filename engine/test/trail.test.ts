// How long a trail may be: that hangs on a seat's own moves, and on what it was told.
import { expect, test } from 'vitest';
import type { Kinds, State } from '../contract.ts';
import { seeded } from '../random.ts';
import { hasOwnMoves, type Trail, trailAfter } from '../trail.ts';

test('a hundred secret moves of others close nobody’s way back', () => {
  // Nothing is drawn in between.
  const state: State = { rng: seeded('trail'), agenda: [], outcome: null };
  const move = (seat: number, told: readonly number[]) => ({ seat, action: { do: 'plan' }, told });
  let trail: Trail<Kinds> | null = trailAfter<Kinds>(null, move(0, [0]), state, state);
  for (let i = 0; i < 100; i++) trail = trailAfter<Kinds>(trail, move(1, [1]), state, state);
  expect(hasOwnMoves(trail, 0)).toBe(true);
  expect(hasOwnMoves(trail, 1)).toBe(true);
});
