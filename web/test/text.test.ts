import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Catalogue, LOCALES, type Locale, Speaker } from '@kaya/engine';
import { faultsOf } from '@kaya/engine/laws';
import { CODES } from '@kaya/wire';
import { expect, test } from 'vitest';
import { valuesOf } from '../../lab/text-keys.ts';
import { problemKey } from '../net/problemKey.ts';
import { tableText } from '../table/text/index.ts';
import type { en } from '../text/en.ts';

const web = fileURLToPath(new URL('..', import.meta.url));

/** The catalogues of the site and of its parts, by their files: none can be left out. */
const files = import.meta.glob<Readonly<Record<string, Catalogue>>>(['../text/{en,fr,ru}.ts', '../*/text/{en,fr,ru}.ts'], {
  eager: true,
});
const parts = Object.keys(files)
  .filter((file) => file.endsWith('/en.ts'))
  .map((file) => ({
    part: file.replace(/^\.\.\/|\/?text\/en\.ts$/g, ''),
    words: (locale: Locale): Catalogue => files[file.replace('en.ts', `${locale}.ts`)]?.[locale] ?? {},
  }));

function sources(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .filter((it) => !['node_modules', 'dist', 'text', 'test'].includes(it.name))
    .map((it) =>
      it.isDirectory()
        ? sources(join(folder, it.name))
        : /\.tsx?$/.test(it.name)
          ? readFileSync(join(folder, it.name), 'utf8')
          : '',
    )
    .join('\n');
}

test('every part of the site that has words has them in all languages', () => {
  const folders = readdirSync(web).filter((name) => name !== 'text' && existsSync(join(web, name, 'text')));
  expect(parts.map(({ part }) => part).sort()).toEqual(['', ...folders].sort());
});

test('every key is used, or begins like one that is put together', () => {
  const text = sources(web);
  const begun = [...text.matchAll(/`([\w.-]+[.-])\$\{/g)].map((match) => match[1] ?? '');
  const unused = parts
    .flatMap(({ words }) => Object.keys(words('en')))
    .filter((key) => !text.includes(`'${key}'`) && !begun.some((part) => key.startsWith(part)));
  expect(unused).toEqual([]);
});

test.each(parts)('the words of $part/text say the same things in all languages, and keep to the style guide', ({ words }) => {
  const ours = words('en');
  for (const locale of LOCALES) {
    const catalogue = words(locale);
    const speaker = new Speaker(locale, catalogue);
    expect(Object.keys(catalogue).sort()).toEqual(Object.keys(ours).sort());
    for (const [key, message] of Object.entries(catalogue)) {
      const names = valuesOf(message, locale);
      expect([key, names]).toEqual([key, valuesOf(ours[key] ?? '', 'en')]);
      for (const amount of [0, 1, 2, 5]) {
        const text = speaker.say({ key, values: Object.fromEntries(names.map((name) => [name, amount])) });
        // What people say to each other is theirs.
        const faults = faultsOf(text, locale, 'page').filter((it) => it !== 'an exclamation mark' || !key.startsWith('phrase.'));
        expect.soft([key, text, faults]).toEqual([key, text, []]);
        expect.soft(text).not.toBe('');
      }
    }
  }
});

test('every code of the server has its sentence, one of a later version that of any trouble', () => {
  for (const code of [...CODES, 'away'] as const) expect(problemKey(code)).toBe(`code.${code}` satisfies keyof typeof en);
  expect(problemKey('of-tomorrow')).toBe('code.server-error');
});

test('whoever plays alone and does not win is told so by name', async () => {
  for (const locale of LOCALES) {
    const speaker = new Speaker(locale, await tableText[locale]());
    const said = (seats: number) => speaker.say({ key: 'ending.nobody', values: { seats, name: 'Ada' } });
    expect(said(1)).toContain('Ada');
    expect(said(2)).not.toContain('Ada');
  }
});
