import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, speakerFor } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { components, keptIds } from '../data/index.ts';
import { en as english } from '../text/en/reference.ts';
import { fr } from '../text/fr/index.ts';
import { fr as french } from '../text/fr/reference.ts';
import { contract, publicInFull, region, space, token } from '../text/names.ts';
import { ru } from '../text/ru/index.ts';
import { ru as russian } from '../text/ru/reference.ts';
import { voice } from '../text/voice.ts';

const folder = join(import.meta.dirname, '..');
const spec = readFileSync(join(folder, '../../docs/rules/future-energy.md'), 'utf8');
const rulesOfSpec = new Set([...spec.matchAll(/^- \*\*(FE-[A-Z0-9]+-\d+)\*\*/gm)].map((found) => found[1] ?? ''));

describe('the catalogues', () => {
  test('French and Russian are written with their own marks', () => {
    const straight = /[^\u00a0\u202f][:;?!»](?=[\s.,)]|$)|['"]|\u00ab[^\u00a0\u202f]/;
    const wrong = Object.entries(fr).filter(([, message]) => straight.test(message.replace(/\{\w+, (plural|select),/g, '')));
    expect(wrong.map(([key]) => key)).toEqual([]);
    expect(Object.entries(ru).filter(([, message]) => /['"]/.test(message))).toEqual([]);
  });
});

describe('the names', () => {
  test.each(LOCALES)('every component has a name in %s', async (locale) => {
    const speaker = await speakerFor(voice, locale);
    const { boards, contracts, startContracts, publicContracts } = components;
    const things = [
      ...boards.flatMap((board) => [...board.spaces.map(({ id }) => space(id)), ...board.regions.map(({ id }) => region(id))]),
      ...[...contracts, ...startContracts].map(({ id }) => contract(id, 'the')),
      ...publicContracts.map(({ id }) => publicInFull(id)),
      ...keptIds.map(token),
    ];
    for (const thing of things) expect(speaker.say(thing)).not.toBe('');
  });

  test('places are bent as the language wants it', async () => {
    const [english, french, russian] = await Promise.all(LOCALES.map((locale) => speakerFor(voice, locale)));
    expect(english?.say(space('prague', 'to'))).toBe('to Prague');
    expect(french?.say(space('start', 'in'))).toBe('sur la case de départ');
    expect(russian?.say(space('prague', 'in'))).toBe('в Праге');
    expect(russian?.say(space('prague', 'to'))).toBe('в Прагу');
  });
});

describe('the rules reference', () => {
  test.each([
    ['fr', french],
    ['ru', russian],
  ] as const)('%s tells the same rules in the same paragraphs as the English one', (_, chapters) => {
    const shape = (list: typeof english) => list.map(({ id, paragraphs }) => [id, paragraphs.map(({ rules }) => rules)]);
    expect(shape(chapters)).toEqual(shape(english));
    for (const { id, title, paragraphs } of chapters) {
      expect(title, id).not.toBe('');
      for (const { rules, text } of paragraphs) expect(text, `${id} ${rules}`).not.toBe('');
    }
  });

  test('every rule it names is in the spec', () => {
    const named = english.flatMap(({ paragraphs }) => paragraphs.flatMap(({ rules }) => rules));
    expect(named.filter((rule) => !rulesOfSpec.has(rule))).toEqual([]);
  });

  test('it tells every rule that players need: all but invariants and most examples', () => {
    const named = new Set(english.flatMap(({ paragraphs }) => paragraphs.flatMap(({ rules }) => rules)));
    const untold = [...rulesOfSpec].filter((rule) => !/^FE-(INV|EX)-/.test(rule) && !named.has(rule));
    expect(untold).toEqual([]);
  });
});
