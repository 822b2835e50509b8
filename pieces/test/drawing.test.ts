import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Heap } from '../heap.tsx';
import { fittedSize } from '../label.tsx';
import { boardsWithIcons, iconList, iconsModule } from '../pick-icons.ts';
import { ramp } from '../ramp.ts';
import { wholePath } from '../whole-path.ts';

test('a colour that is data: the stops themselves, what lies between, and nothing beyond the ends', () => {
  const stops = [
    [0, '#000000'],
    [100, '#64c800'],
  ] as const;
  expect(ramp(stops, 0)).toBe('rgb(0 0 0)');
  expect(ramp(stops, 50)).toBe('rgb(50 100 0)');
  expect(ramp(stops, 100)).toBe('rgb(100 200 0)');
  expect(ramp(stops, -5)).toBe('rgb(0 0 0)');
  expect(ramp(stops, 900)).toBe('rgb(100 200 0)');
});

test('words are set smaller where they would need too much room, but never tiny', () => {
  expect(fittedSize('Asia', 20, 100)).toBe(20);
  expect(fittedSize('Лесные ресурсы', 20, 120)).toBeLessThan(20);
  expect(fittedSize('a word that nobody has room for', 20, 10)).toBeCloseTo(40 / 3);
});

test('every board has the glyphs that its list names', () => {
  const boards = boardsWithIcons('.');
  expect(boards.length).toBeGreaterThan(0);
  for (const board of boards) {
    const paths = (text: string) => [...text.matchAll(/'(M[^']+)'/gi)].map((match) => match[1]);
    const written = readFileSync(join(board, 'icons.ts'), 'utf8');
    expect(paths(written), `run node pieces/pick-icons.ts ${board}`).toEqual(paths(iconsModule(iconList(board))));
  }
});

test('a path in whole numbers goes where the other one went', () => {
  expect(wholePath('M10.2 10.2L20.6 10.4H30.4V5.6z')).toBe('m10 10l11 0h9v-4z');
  expect(wholePath('m.4.4c1.5 1.5 3-3 4.5 4.5')).toBe('m0 0c2 2 3-3 5 5');
  expect(wholePath('M0 0a8.4 8.4 0 0110.4 3.6A2 2 0 1 0 4 4')).toBe('m0 0a8 8 0 0 1 10 4a2 2 0 1 0-6 0');
});

test('a path can be written in larger units, and steps that have become nothing are left out', () => {
  expect(wholePath('M10 10L20 10l.1 0H40V8z', 2)).toBe('m5 5l5 0h10v-1z');
  expect(wholePath('M0 0a8 8 0 0110 4', 2)).toBe('m0 0a4 4 0 0 1 5 2');
});

test('steps that are each a little too short do not add up', () => {
  expect(
    wholePath(`M0 0${'l.4 0'.repeat(10)}`)
      .match(/-?\d+/g)
      ?.reduce((sum, it) => sum + Number(it), 0),
  ).toBe(4);
});

test('on a heap every piece can be followed; each has a picture, on a large heap one has it for all', () => {
  const pieces = ['a', 'b', 'c'].map((id) => ({ id, kind: 'coin', place: 'hand' }));
  const drawn = (large: boolean, shown = pieces) =>
    renderToStaticMarkup(Heap({ pieces: shown, large, children: createElement('i') }));
  for (const large of [false, true])
    expect([...drawn(large).matchAll(/data-piece="(\w)"/g)].map((it) => it[1]).sort()).toEqual(['a', 'b', 'c']);
  expect(drawn(false).split('<i>')).toHaveLength(4);
  expect(drawn(true).split('<i>')).toHaveLength(2);
  expect(drawn(false, [])).toContain('opacity:0.35');
});
