import type { Piece } from '@kaya/engine';
import { expect, test } from 'vitest';
import { follow } from '../follow.ts';

const scientist = (id: string, place: string, owner = 0): Piece => ({ id, kind: 'scientist', place, owner });
const names = (pieces: readonly Piece[]) => pieces.map(({ id, place }) => `${id} at ${place}`);

test('who stays keeps his name, who is new in a place comes from one that was left', () => {
  const before = [scientist('a', 'asia'), scientist('b', 'hand'), scientist('c', 'hand')];
  // Counted through anew, the one who went from hand to Africa is now the first.
  const now = [scientist('a', 'africa'), scientist('b', 'asia'), scientist('c', 'hand')];
  expect(names(follow(before, now))).toEqual(['b at africa', 'a at asia', 'c at hand']);
});

test('pieces of different owners and kinds are never mixed up', () => {
  const before = [scientist('a', 'hand', 0), scientist('b', 'hand', 1), { id: 'x', kind: 'cube', place: 'hand' }];
  const now = [scientist('a', 'hand', 0), scientist('b', 'asia', 1), { id: 'x', kind: 'cube', place: 'asia' }];
  expect(names(follow(before, now))).toEqual(['a at hand', 'b at asia', 'x at asia']);
});

test('a piece with a name of its own keeps it wherever it goes', () => {
  const plant = (id: string, place: string): Piece => ({ id, kind: 'plant', place });
  const before = [plant('solar-1', 'stack'), plant('solar-2', 'stack'), plant('biomass-1', 'slot')];
  const now = [plant('solar-1', 'slot'), plant('solar-2', 'stack'), plant('biomass-1', 'slot')];
  expect(names(follow(before, now))).toEqual(['solar-1 at slot', 'solar-2 at stack', 'biomass-1 at slot']);
});

test('a piece from nowhere gets a name that nobody has', () => {
  const before = [scientist('a', 'asia')];
  const now = [scientist('b', 'africa'), scientist('a', 'europe')];
  const followed = follow(before, now).map(({ id }) => id);
  expect(new Set(followed).size).toBe(2);
  expect(followed).toContain('a');
});

test('nothing moved, nothing renamed', () => {
  const pieces = [scientist('a', 'asia'), scientist('b', 'asia'), scientist('c', 'hand', 1)];
  expect(follow(pieces, pieces)).toEqual(pieces);
});
