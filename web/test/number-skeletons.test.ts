// The site reads wishes for numbers by a small table: it must know all that any message asks for, and mean the same as the library.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Speaker } from '@kaya/engine';
import { expect, test } from 'vitest';
import {
  parseDateTimeSkeleton,
  parseNumberSkeleton,
  parseNumberSkeletonFromString,
  SKELETONS,
} from '../text/number-skeletons.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const sources = globSync(
  ['engine', 'games', 'pieces', 'bots', 'web'].map((folder) => `${folder}/**/*.{ts,tsx}`),
  { cwd: root, exclude: (path) => path.includes('node_modules') || path.includes('dist') },
)
  .filter((file) => !file.includes('/test/'))
  .map((file) => readFileSync(`${root}/${file}`, 'utf8'));

const asked = new Set(
  sources.flatMap((text) => [...text.matchAll(/, number, ::([^}]*)\}/g)]).map(([, skeleton = '']) => skeleton),
);

test('nothing is known that no message asks for', () => {
  expect(new Set([...asked].flatMap((it) => it.split(' ')))).toEqual(new Set(Object.keys(SKELETONS)));
});

test.each([...asked])('::%s is read as the library reads it', (skeleton) => {
  const library = new Speaker('en', { it: `{n, number, ::${skeleton}}` }, []);
  const ours = new Intl.NumberFormat('en-GB', parseNumberSkeleton(parseNumberSkeletonFromString(skeleton)));
  for (const n of [-12_345.678, -1, -0.04, 0, 0.25, 3, 1_000_000])
    expect(ours.format(n).replace('-', '−')).toBe(library.say({ key: 'it', values: { n } }));
});

test('what it does not know is refused by name', () => {
  expect(() => parseNumberSkeleton(parseNumberSkeletonFromString('percent'))).toThrow("'::percent' is not in");
});

test('no message formats a date or a time, of which the site knows nothing', () => {
  expect(sources.filter((text) => /\{\w+, (date|time)\b/.test(text))).toEqual([]);
  expect(parseDateTimeSkeleton()).toEqual({});
});
