import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Catalogue, LOCALES, type Locale, Speaker } from '@kaya/engine';
import { faultsOf } from '@kaya/engine/laws';
import { CODES } from '@kaya/wire';
import { expect, test } from 'vitest';
import { aidText } from '../aid/text/index.ts';
import { chartText } from '../charts/text/index.ts';
import { closerText } from '../closer/text/index.ts';
import { dailyText } from '../daily/text/index.ts';
import { draftText } from '../draft/text/index.ts';
import { hostingText } from '../hosting/text/index.ts';
import { lessonText } from '../lesson/text/index.ts';
import { problemKey } from '../net/problemKey.ts';
import { pageText } from '../pages/text/index.ts';
import { peopleText } from '../people/text/index.ts';
import { programsText } from '../programs/text/index.ts';
import { readingText } from '../readings/text/index.ts';
import { replayText } from '../replay/text/index.ts';
import { rulesText } from '../rules/text/index.ts';
import { sceneWords } from '../scenes/text/index.ts';
import { tableText } from '../table/text/index.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { ru } from '../text/ru.ts';
import { timeText } from '../time/text/index.ts';
import { togetherText } from '../together/text/index.ts';

const web = fileURLToPath(new URL('..', import.meta.url));

/** Keys that are put together from parts: each beginning is used somewhere. */
const COMPOSED = [
  'level.',
  'who.',
  'new.mode.',
  'tab.',
  'settings.theme.',
  'settings.speed.',
  'error.',
  'code.',
  'online.proposal-',
  'pace.',
  'phrase.',
  'language.',
  'asks.',
];

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

test('every key is used, or begins like one that is put together', async () => {
  const text = sources(web);
  const parts = await Promise.all(
    [aidText, closerText, lessonText, pageText, tableText, timeText, togetherText].map((it) => it.en()),
  );
  const unused = [en, ...parts]
    .flatMap((it) => Object.keys(it))
    .filter((key) => !text.includes(`'${key}'`) && !COMPOSED.some((part) => key.startsWith(part) && text.includes(`\`${part}`)));
  expect(unused).toEqual([]);
});

test('the three languages say the same things with the same values', () => {
  const values = (message: string) => [...new Set([...message.matchAll(/\{(\w+)[,}]/g)].map((it) => it[1]))].sort();
  for (const other of [fr, ru]) {
    expect(Object.keys(other).sort()).toEqual(Object.keys(en).sort());
    for (const [key, message] of Object.entries(en))
      expect([key, values(other[key as keyof typeof en])]).toEqual([key, values(message)]);
  }
});

test('every message can be said', () => {
  const given = { count: 2, number: 1, move: 1, moves: 2, step: 1, steps: 2 };
  for (const [locale, catalogue] of Object.entries({ en, fr, ru })) {
    const speaker = new Speaker(locale as 'en', catalogue);
    for (const [key, message] of Object.entries(catalogue)) {
      const names = [...message.matchAll(/\{(\w+)[,}]/g)].map((it) => it[1] ?? '');
      const values = Object.fromEntries(names.map((name) => [name, given[name as keyof typeof given] ?? name]));
      expect(speaker.say({ key, values })).not.toBe('');
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

test('the site’s own words keep the rules of the style guide that a machine can see', () => {
  const found: string[] = [];
  for (const [locale, catalogue] of Object.entries({ en, fr, ru }) as [Locale, Catalogue][]) {
    const speaker = new Speaker(locale, catalogue);
    for (const [key, message] of Object.entries(catalogue)) {
      const names = [...message.matchAll(/\{(\w+)[,}]/g)].map((it) => it[1] ?? '');
      for (const amount of [1, 5]) {
        const text = speaker.say({ key, values: Object.fromEntries(names.map((name) => [name, amount])) });
        for (const fault of faultsOf(text, locale, 'page')) found.push(`${locale} ${key}: ${fault}: ${text}`);
      }
    }
  }
  expect(found).toEqual([]);
});

test('words that come with a part of the site say the same things in all languages, and keep to the style guide', async () => {
  for (const catalogues of [
    chartText,
    draftText,
    hostingText,
    peopleText,
    programsText,
    tableText,
    readingText,
    replayText,
    sceneWords,
    aidText,
    closerText,
    dailyText,
    lessonText,
    pageText,
    rulesText,
    timeText,
    togetherText,
  ]) {
    const ours: Catalogue = await catalogues.en();
    for (const locale of LOCALES) {
      const catalogue: Catalogue = await catalogues[locale]();
      const speaker = new Speaker(locale, catalogue);
      expect(Object.keys(catalogue)).toEqual(Object.keys(ours));
      for (const [key, message] of Object.entries(catalogue)) {
        const names = [...message.matchAll(/\{(\w+)[,}]/g)].map((it) => it[1] ?? '');
        expect([key, [...new Set(names)].sort()]).toEqual([key, valuesIn(ours[key] ?? '')]);
        const text = speaker.say({ key, values: Object.fromEntries(names.map((name) => [name, 5])) });
        expect([text, faultsOf(text, locale, 'page')]).toEqual([text, []]);
      }
    }
  }
});

function valuesIn(message: string): string[] {
  return [...new Set([...message.matchAll(/\{(\w+)[,}]/g)].map((it) => it[1] ?? ''))].sort();
}
