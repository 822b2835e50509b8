// A master where there is one; at a table of another size hard takes its seat, and the master comes back to it.
import { box } from '@kaya/engine/teaching';
import { describe, expect, test } from 'vitest';
import { seatedAs } from '../pages/seatedAs.ts';

const { brain } = box.game;
if (brain?.learnt === undefined) throw new Error('the teaching game can be learnt');
const game = { ...box.game, brain: { ...brain, learnt: { ...brain.learnt, measured: { 2: 0.7 } } } };

describe('who sits at a table', () => {
  test('is who was asked for, where all of them are there', () => {
    const pair = ['me', 'master'] as const;
    expect(seatedAs(game, pair)).toBe(pair);
    const three = ['me', 'medium', 'hard'] as const;
    expect(seatedAs(game, three)).toBe(three);
  });

  test('is hard for each master at a table of a size that was not learnt, and nobody else changes', () => {
    expect(seatedAs(game, ['master', 'easy', 'master'])).toEqual(['hard', 'easy', 'hard']);
    expect(seatedAs(box.game, ['me', 'master'])).toEqual(['me', 'hard']);
  });
});
