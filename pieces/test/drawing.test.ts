import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fittedSize } from '../label.tsx';
import { boardsWithIcons, iconList, iconsModule } from '../pick-icons.ts';
import { ramp } from '../ramp.ts';

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
