// What the styles cost: a rule that asks what a thing holds, for the sake of something unnamed beside or within it, has a browser
// look at the whole page anew after every change of it.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const sheets = ['web', 'games', 'pieces'].flatMap((folder) =>
  readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css') && !/(^|[\\/])(dist|node_modules)[\\/]/.test(path))
    .map((path) => `${folder}/${path}`),
);

/** Without what stands in brackets, innermost first. */
function bare(text: string): string {
  const less = text.replace(/\([^()]*\)/g, '');
  return less === text ? text : bare(less);
}

/** The rules of a sheet whose last part names nothing, though what stands before it asks what it holds. */
function costly(sheet: string): readonly string[] {
  const rules = sheet.replace(/\/\*.*?\*\//gs, '').matchAll(/(?:^|[{};])\s*([^{};@]*:has\([^{};]*)\{/g);
  return [...rules].flatMap(([, selectors = '']) =>
    selectors.split(/,(?![^(]*\))/).filter((selector) => {
      const parts = bare(selector.replaceAll(/:(has|is)(?=\()/g, '.$1'))
        .trim()
        .split(/[\s>+~]+/);
      const last = parts.pop() ?? '';
      return parts.some((it) => it.includes('.has')) && (!/^[\w.#[]/.test(last) || last.includes('::first-'));
    }),
  );
}

test('a rule that asks what something holds names what it is for', () => {
  expect(sheets.length).toBeGreaterThan(20);
  expect(
    sheets.flatMap((path) => costly(readFileSync(`${ROOT}${path}`, 'utf8')).map((rule) => `${path}: ${rule.trim()}`)),
  ).toEqual([]);
});

test('such rules are found', () => {
  const bad = ['body:has(.wide) :not(:has(.wide), .wide *)', '.dialog:has(.closer) h2::first-letter', '.table:has(> .guide) *'];
  const good = ['.table:has(> .guide) .side', '.actions:has(.sign > *) > li', '.hand:has(> [data-in-two])', 'h2::first-letter'];
  const sheet = [...bad, ...good].map((it) => `${it} { color: red; }`).join('\n');
  expect(costly(`@media print { ${sheet} }`).map((it) => it.trim())).toEqual(bad);
});
