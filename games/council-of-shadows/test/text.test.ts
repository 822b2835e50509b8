import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, speakerFor } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { components } from '../data/index.ts';
import * as effects from '../text/effects.ts';
import { en } from '../text/en/index.ts';
import { en as english } from '../text/en/reference.ts';
import { fr } from '../text/fr/index.ts';
import { fr as french } from '../text/fr/reference.ts';
import * as names from '../text/names.ts';
import { ru } from '../text/ru/index.ts';
import { ru as russian } from '../text/ru/reference.ts';
import { voice } from '../text/voice.ts';

const folder = join(import.meta.dirname, '..');
const spec = readFileSync(join(folder, '../../docs/rules/council-of-shadows.md'), 'utf8');
const rulesOfSpec = [...spec.matchAll(/^- \*\*(COS-[A-Z]+-\d+)\*\*/gm)].map((found) => found[1] ?? '');

describe('the catalogues', () => {
  test('each language has its own marks', () => {
    const withoutSyntax = (message: string) => message.replaceAll(/\{\w+, (plural|select),/g, '');
    const narrow = /[^\u00a0\u202f][:;?!»](?=[\s.,)]|$)|«[^\u00a0\u202f]/;
    expect(Object.entries(fr).filter(([, message]) => narrow.test(withoutSyntax(message)))).toEqual([]);
    for (const catalogue of [en, fr, ru]) {
      expect(Object.entries(catalogue).filter(([, message]) => /['"]|\.\.\./.test(withoutSyntax(message)))).toEqual([]);
    }
  });
});

describe('the names and texts of the components', () => {
  const { startingCards, aiCards, darkTech, lightBonus, darkBonus, leaders, stations, automaCards, upgrades } = components;
  const words = [
    ...[...startingCards, ...aiCards].flatMap(({ id }) => [names.cardName(id), effects.cardText(id)]),
    ...darkTech.flatMap(({ id }) => [names.darkTechName(id), effects.darkTechText(id)]),
    ...[...lightBonus, ...darkBonus].flatMap(({ id }) => [names.bonusName(id), effects.bonusText(id)]),
    ...leaders.flatMap(({ id }) => [names.leaderName(id), effects.leaderText(id)]),
    ...stations.flatMap(({ id }) => [names.stationName(id), effects.stationText(id)]),
    ...upgrades.flatMap(({ id }) => [names.upgradeName(id), effects.upgradeText(id)]),
    ...automaCards.flatMap(({ id }) => [names.automaCardName(id), ...effects.automaText(id)]),
    ...components.planets.map(({ id }) => names.planetName(id)),
    ...components.spaces.map(({ id }) => names.spaceName(id)),
    ...components.civilisations.map(({ id }) => names.civilisationName(id)),
  ];

  test.each(LOCALES)('all of them have words in %s', async (locale) => {
    const speaker = await speakerFor(voice, locale);
    for (const it of words) expect(speaker.say(it)).toMatch(/^[^{}]+$/);
  });

  test('a card is told from its operations', async () => {
    const speaker = await speakerFor(voice, 'en');
    expect(speaker.say(effects.cardText('ai-throttle'))).toBe('no action');
    expect(speaker.say(effects.cardText('ai-mine-and-refine'))).toBe('extract once in range; transform up to 2 gems');
    expect(speaker.say(effects.cardText('ai-scout-or-settle'))).toBe(
      'place 1 cube in range, or discover in range, then place 1 cube there or extract',
    );
    expect(speaker.say(effects.cardText('ai-far-colony'))).toBe('place a tower of 2 cubes on any planet in any sector');
    expect(speaker.say(effects.darkTechText('dt1-energy-saver'))).toBe('lower your consumption by 7, but stay above your energy');
  });
});

describe('the reference', () => {
  const told = english.flatMap(({ paragraphs }) => paragraphs.flatMap(({ rules }) => rules));

  test('the three languages line up, chapter by chapter and paragraph by paragraph', () => {
    const shape = (chapters: typeof english) => chapters.map(({ id, paragraphs }) => [id, paragraphs.map(({ rules }) => rules)]);
    expect(shape(french)).toEqual(shape(english));
    expect(shape(russian)).toEqual(shape(english));
    for (const chapters of [english, french, russian]) {
      for (const { title, paragraphs } of chapters) {
        expect(title).not.toBe('');
        for (const { text } of paragraphs) expect(text).toMatch(/\.$/);
      }
    }
  });

  test('every rule it names exists', () => {
    expect(told.filter((rule) => !rulesOfSpec.includes(rule))).toEqual([]);
  });

  test('every rule that players have to know is told; invariants follow from them', () => {
    expect(rulesOfSpec.filter((rule) => !rule.startsWith('COS-INV-') && !told.includes(rule))).toEqual([]);
  });
});
