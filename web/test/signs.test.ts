// Whatever is written on a page is in a face that comes with the site: a sign of the device's own may be an empty box.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
/** Where what people see is written. */
const WRITTEN = ['web', 'games', 'pieces', 'bots'];
/** Shown by the browser itself, in its own face: the title of a page, and what a button is for. */
const BROWSERS = /[●←]/g;

const covered = [...readFileSync(new URL('web/style/theme.css', ROOT), 'utf8').matchAll(/unicode-range:\s*([^;]+);/g)]
  .flatMap(([, ranges = '']) => ranges.split(','))
  .map((range) => range.trim().replace('U+', '').split('-'))
  .map(([from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const);
const isCovered = (sign: string) => {
  const code = sign.codePointAt(0) ?? 0;
  return covered.some(([from, to]) => from <= code && code <= to);
};

function sources(folder: string): string[] {
  return readdirSync(new URL(folder, ROOT), { withFileTypes: true }).flatMap((it) => {
    if (it.isDirectory())
      return ['node_modules', 'dist', 'test', 'tools'].includes(it.name) ? [] : sources(`${folder}/${it.name}`);
    return /\.tsx?$/.test(it.name) ? [`${folder}/${it.name}`] : [];
  });
}

test('the faces of the site know letters and arrows, and no star', () => {
  expect(['é', 'ё', '₂', '→', '−', '★'].filter(isCovered)).toEqual(['é', 'ё', '₂', '→', '−']);
});

test('every sign of every source is in a face of the site', () => {
  const files = WRITTEN.flatMap(sources);
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) => {
    const signs = new Set(readFileSync(new URL(file, ROOT), 'utf8').replace(BROWSERS, ''));
    return [...signs].filter((sign) => !isCovered(sign)).map((sign) => `${file}: ${sign}`);
  });
  expect(found).toEqual([]);
});
