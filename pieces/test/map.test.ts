import { atlas, drawn, framed, world } from '@kaya/pieces/map';
import { expect, test } from 'vitest';

const GRAIN = { island: 5, corner: 1 };

test('a ring becomes a path from point to point, without corners that change nothing', () => {
  const square = [
    [0, 0],
    [5, 0.1],
    [10, 0],
    [10, 10],
    [0, 10],
  ] as const;
  expect(drawn([square], GRAIN)).toBe('M0 0l10 0 0 10-10 0z');
});

test('islands too small to see are left out', () => {
  expect(
    drawn(
      [
        [
          [0, 0],
          [2, 0],
          [2, 2],
          [0, 2],
        ],
      ],
      GRAIN,
    ),
  ).toBe('');
});

test('what lies outside the picture is cut off at its margin', () => {
  const wide = [
    [-50, 2],
    [50, 2],
    [50, 8],
    [-50, 8],
  ] as const;
  expect(drawn([framed(wide, { width: 20, height: 10 }, 3)], GRAIN)).toBe('M-3 2l26 0 0 6-26 0z');
});

test('countries are drawn together, without the border between them, where the world map has them', () => {
  const { names, outlines } = atlas('coarse');
  expect(names).toContain('Spain');
  const box = { width: 1200, height: 400, north: 74, south: -56 };
  const iberia = outlines(new Set(['Spain', 'Portugal']), world(box));
  expect(iberia).toHaveLength(1);
  for (const [x, y] of iberia[0] ?? []) {
    expect(x).toBeGreaterThan(500);
    expect(x).toBeLessThan(600);
    expect(y).toBeGreaterThan(100);
    expect(y).toBeLessThan(200);
  }
});
