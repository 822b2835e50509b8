import { readFileSync } from 'node:fs';
import { instead, LOCALES, type Locale, next, playerOf, SPECTATOR, speakerFor, viewOf } from '@kaya/engine';
import { expect, test } from 'vitest';
import { NAMED_RANKS, NAMED_SUMMITS } from '../data/check.ts';
import { components, idsOf } from '../data/index.ts';
import { game } from '../rules/game.ts';
import { lobbyMoment } from '../text/board.ts';
import { en } from '../text/en/index.ts';
import { en as english } from '../text/en/reference.ts';
import { fr } from '../text/fr/index.ts';
import { fr as french } from '../text/fr/reference.ts';
import { goalCard, lobbyCard, majorEffect, rank, summit, unGoalCard } from '../text/names.ts';
import { ru } from '../text/ru/index.ts';
import { ru as russian } from '../text/ru/reference.ts';
import { voice } from '../text/voice.ts';
import { EDITIONS, ENERGIES, SOURCES } from '../types/index.ts';
import { plainTable } from './position.ts';

const catalogues: Readonly<Record<Locale, Readonly<Record<string, string>>>> = { en, fr, ru };
const references = { en: english, fr: french, ru: russian };
const spec = readFileSync(new URL('../../../docs/rules/co2.md', import.meta.url), 'utf8');
const ruleIds = [...spec.matchAll(/^- \*\*(CO2-[A-Z]+-\d+)\*\*/gm)].map((match) => match[1] ?? '');
const speakers = await Promise.all(LOCALES.map((locale) => speakerFor(voice, locale)));

test('typography: curly apostrophes everywhere, no plain space before French double punctuation', () => {
  for (const locale of LOCALES) {
    const texts = [...Object.values(catalogues[locale]), ...references[locale].flatMap((it) => it.paragraphs.map((p) => p.text))];
    for (const text of texts) expect(text).not.toMatch(/'/);
    if (locale === 'fr') for (const text of texts) expect(text).not.toMatch(/ [:;?!»$]|« /);
  }
});

test('the reference has the same chapters, paragraphs and rules in every language, and says something in each', () => {
  const shape = (locale: Locale) => references[locale].map(({ id, paragraphs }) => [id, paragraphs.map(({ rules }) => rules)]);
  for (const locale of LOCALES) {
    expect(shape(locale)).toEqual(shape('en'));
    for (const { title, paragraphs } of references[locale]) {
      expect(title).not.toBe('');
      for (const { text, rules } of paragraphs) {
        expect(text).not.toBe('');
        expect(rules.length).toBeGreaterThan(0);
      }
    }
  }
});

test('the reference tells every rule of the spec and no other', () => {
  const told = new Set(english.flatMap(({ paragraphs }) => paragraphs.flatMap(({ rules }) => rules)));
  expect([...told].filter((id) => !ruleIds.includes(id))).toEqual([]);
  const rules = ruleIds.filter((id) => !/^CO2-(INV|EX)-/.test(id));
  expect(rules.filter((id) => !told.has(id))).toEqual([]);
});

test('the reference has a tutorial first and a glossary last', () => {
  expect(english[0]?.id).toBe('tutorial');
  expect(english.at(-1)?.id).toBe('glossary');
});

test('every component has a name and a text', () => {
  const words = [
    ...NAMED_SUMMITS.map(summit),
    ...NAMED_RANKS.map(rank),
    ...idsOf(components.unGoals).map(unGoalCard),
    ...EDITIONS.flatMap((edition) => idsOf(components.lobby).map((card) => lobbyCard(card, edition))),
    ...EDITIONS.flatMap((edition) => idsOf(components.goals).map((card) => goalCard(card, edition))),
  ];
  for (const speaker of speakers) {
    const texts = words.map((it) => speaker.say(it));
    for (const text of texts) expect(text).not.toMatch(/undefined|\{|\}/);
  }
});

test('options, endings, sources, charts and standing answers have words', () => {
  const words = Object.entries(game.options).flatMap(([name, option]) => {
    const { name: title, help, value } = voice.option(name);
    const values = option.type === 'choice' ? option.values : [true, false];
    return [title, help, ...values.map(value)];
  });
  words.push(
    ...['victory', 'planet-lost', 'solo', 'solo-planet-lost'].map((it) => voice.ending(it)),
    ...SOURCES.map(voice.source),
  );
  const charts = {
    pollution: ['coal', 'oil', 'gas'],
    price: ['price'],
    permits: ['bank', 'market', 'regions', 'hands'],
    ...Object.fromEntries(['expertise', ...ENERGIES.map((type) => `expertise.${type}`)].map((it) => [it, ['seat-0']])),
    ...Object.fromEntries(['points', ...SOURCES.map((source) => `points.${source}`)].map((it) => [it, ['seat-4']])),
  };
  for (const [chart, lines] of Object.entries(charts)) {
    const { title, line } = voice.chart(chart);
    words.push(title, ...lines.map(line));
  }
  for (const name of ['keep-in-hand', 'complete-a-summit']) words.push(voice.standing?.(name) ?? { key: name });
  for (const speaker of speakers) for (const it of words) expect(speaker.say(it)).not.toBe('');
});

test('CO2-LOB-25, CO2-LOB-26, CO2-EDI-5: the market cards show the number of their edition', () => {
  const [speaker] = speakers;
  expect(speaker?.say(lobbyCard('lobby-25', 'fr'))).toBe(
    '25. Market lobby: buyer – when you buy a CEP on the market: 2 points; or at any time: $2',
  );
  expect(speaker?.say(lobbyCard('lobby-25', 'ru'))).toMatch(/^26\. Market lobby: buyer/);
  expect(speaker?.say(lobbyCard('lobby-26', 'ru'))).toMatch(/^25\. Market lobby: seller/);
});

test('CO2-LOB-08, CO2-LOB-10, CO2-LOB-12: a lobby card brings all that it says', () => {
  const [speaker] = speakers;
  expect(speaker?.say(majorEffect('lobby-08'))).toBe('2 tech cubes');
  expect(speaker?.say(majorEffect('lobby-10'))).toBe('2 tech cubes');
  expect(speaker?.say(majorEffect('lobby-12'))).toBe('$3 or 2 tech cubes');
  for (const it of speakers)
    for (const card of idsOf(components.lobby)) expect(it.say(majorEffect(card))).not.toBe(it.say({ key: 'co2.effect.nothing' }));
});

test('a narrow lobby card says in few words when it is played', () => {
  for (const it of speakers)
    for (const card of idsOf(components.lobby)) expect(it.say(lobbyMoment(card, true)).length).toBeLessThan(28);
});

test('CO2-GOAL-30: the card says whether the first plant counts', () => {
  const [speaker] = speakers;
  expect(speaker?.say(goalCard('company-goal-30', 'fr'))).toBe(
    'Great builder: 3 points per plant you constructed after the first, at most 15',
  );
  expect(speaker?.say(goalCard('company-goal-30', 'ru'))).toBe('Great builder: 3 points per plant you constructed, at most 15');
});

test('CO2-HID-8: to the others the offer of a lobby card reads like the turn menu', () => {
  const menu = plainTable(2);
  menu.turn.seat = 0;
  instead(menu);
  next(menu, { do: 'turn-menu', seat: 0 });
  const offer = game.clone(menu);
  next(offer, { do: 'lobby-trigger', seat: 0, occasion: { action: 'market-buy' } });
  for (const viewer of [1, SPECTATOR]) {
    const [seen, expected] = [viewOf(game, offer, viewer), viewOf(game, menu, viewer)];
    const [step, menuStep] = [seen.agenda.at(-1), expected.agenda.at(-1)];
    if (step === undefined || menuStep === undefined) throw new Error('somebody is to decide');
    expect(voice.prompt(seen, step, viewer)).toEqual(voice.prompt(expected, menuStep, viewer));
    expect(voice.describe(seen, viewer)).toEqual(voice.describe(expected, viewer));
  }
});

test('CO2-HID-2, CO2-HID-3: the position in words tells nobody else what a player holds', () => {
  const state = plainTable(2);
  const hand = state.players[0]?.lobby;
  hand?.push('lobby-16');
  for (const speaker of speakers) {
    const [card, goal] = [speaker.say(lobbyCard('lobby-16', 'fr')), speaker.say(goalCard(playerOf(state, 0).goal, 'fr'))];
    const told = (viewer: number): string =>
      voice
        .describe(viewOf(game, state, viewer), viewer)
        .map((words) => speaker.say(words))
        .join('\n');
    expect(told(0)).toContain(card);
    expect(told(0)).toContain(goal);
    for (const viewer of [1, SPECTATOR]) {
      expect(told(viewer)).not.toContain(card);
      expect(told(viewer)).not.toContain(goal);
    }
  }
});

test('the points for money name the CEPs that are sold first, and the chart of money leaves them out (SCO-3)', () => {
  const cep = { en: 'CEP', fr: 'CEP', ru: 'РУВ' };
  for (const locale of LOCALES)
    for (const key of ['co2.source.money', 'co2.chart.money'])
      expect([key, catalogues[locale][key]]).toEqual([key, expect.stringContaining(cep[locale])]);
});
