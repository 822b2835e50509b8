// What is written below the scale of energy and consumption can be read, however close the two are.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Drawing } from '../board/Drawing.tsx';
import { apart } from '../board/Tracks.tsx';
import type { CosState } from '../types/index.ts';
import { positionFor } from './position.ts';

test('energy and consumption have their own places, in the order of their marks', () => {
  expect(apart(100, 200)).toEqual([100, 200]);
  for (let light = 0; light <= 60; light++) {
    const [energy, consumption] = apart(light, 30);
    expect(Math.abs(energy - consumption)).toBeGreaterThanOrEqual(24);
    expect(energy < consumption).toBe(light <= 30);
  }
});

test('a finished game says nothing of levels still to come', () => {
  const { state } = positionFor(2);
  const outcome = { ending: 'throne', winners: [0], ranks: [1, 2], scores: [9, 1], sources: [{}, {}] };
  const drawn = (view: CosState) =>
    renderToStaticMarkup(
      createElement(Drawing, { view, viewer: 0, seats: 2, names: ['Ada', 'Bo'], locale: 'en', say: ({ key }) => key }),
    );
  expect(drawn(state)).toContain('cos.board.needs');
  expect(drawn({ ...state, outcome })).not.toContain('cos.board.needs');
});
