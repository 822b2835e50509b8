import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, SPECTATOR, speakerFor } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { components, institutions } from '../data/index.ts';
import { cardText, effectsWords } from '../text/effects.ts';
import { en } from '../text/en/index.ts';
import { teamWords } from '../text/ending.ts';
import { fr } from '../text/fr/index.ts';
import { ru } from '../text/ru/index.ts';
import { voice } from '../text/voice.ts';
import { newWorld, startGame } from './position.ts';

const folder = join(import.meta.dirname, '..');
const specFile = join(folder, '../../docs/rules/bataille-pour-le-climat.md');
const rulesOfSpec = new Set(
  [...readFileSync(specFile, 'utf8').matchAll(/^- \*\*(BPC-[A-Z0-9]+-\d+)\*\*/gm)].map((found) => found[1] ?? ''),
);

describe('the catalogues', () => {
  test('every rule that can stand in the way has its sentence, and no other', () => {
    const rules = join(folder, 'rules');
    const files = readdirSync(rules, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
    const source = files.map((name) => readFileSync(join(rules, name), 'utf8'));
    const ids = source.flatMap((text) => [...text.matchAll(/'(BPC-(?!INV)[A-Z]+-\d+)'/g)].map((found) => found[1] ?? ''));
    const told = Object.keys(en).filter((key) => key.startsWith('bpc.reason.'));
    expect(told.sort()).toEqual([...new Set(ids)].map((id) => `bpc.reason.${id}`).sort());
  });

  test('a transformation has one name in each language, on the board and in the rules', async () => {
    const references = await Promise.all(LOCALES.map((locale) => voice.reference[locale]()));
    const told = [en, fr, ru].flatMap((catalogue) => Object.values(catalogue));
    expect([...told, JSON.stringify(references)].filter((text) => /(?<![\p{L}-])(TPs?|ПТ)(?![\p{L}-])/u.test(text))).toEqual([]);
  });

  test('French and Russian are written with their own marks', () => {
    const bare = /[^\u00a0\u202f ][:;?!»](?=[\s.,)]|$)| [:;?!»]|['"]|«[^\u00a0\u202f]/;
    const plain = (message: string) => message.replaceAll(/\{\w+, (plural|select|number),/g, '').replaceAll('::sign', '');
    expect(Object.entries(fr).filter(([, message]) => bare.test(plain(message)))).toEqual([]);
    expect([...Object.entries(en), ...Object.entries(ru)].filter(([, message]) => /['"]/.test(message))).toEqual([]);
  });
});

describe('the texts of cards', () => {
  test.each(LOCALES)('every card and every option of an institution has its text in %s', async (locale) => {
    const speaker = await speakerFor(voice, locale);
    const cards = [...components.oilConstraints, ...components.warmings, ...components.greens, ...components.climates];
    for (const card of cards) expect(speaker.say(cardText(card))).not.toMatch(/undefined|\{|\}/);
    for (const { tiers } of Object.values(institutions))
      for (const { options } of tiers)
        for (const option of options)
          expect(speaker.say({ key: 'bpc.action.choose-option', values: { effects: effectsWords(option.effects) } })).not.toBe(
            '',
          );
  });

  test('a card reads well', async () => {
    const [english, french, russian] = await Promise.all(LOCALES.map((locale) => speakerFor(voice, locale)));
    const growth = components.greens.find(({ id }) => id === 'growth');
    if (growth === undefined) throw new Error('Growth is a card');
    expect(english?.say(cardText(growth))).toBe(
      'Growth. New factories, new roofs, new sockets. Where: Living Standard 2; searching up the track from the active region. ' +
        'Joint action: Industry, Politics and Education. Without it: one more electricity token: coal if the region imports oil, ' +
        'otherwise gas. From 10: one more electricity token, low-carbon, of your choice. From 14: 2 Riots.',
    );
    expect(french?.say(cardText(growth))).toContain('Dès 14\u00a0: 2 pions Émeutes.');
    expect(russian?.say(cardText(growth))).toContain('С 14: 2 жетона беспорядков.');
  });
});

test('whoever flees is sent to a place, in every language', async () => {
  const { state } = startGame();
  const said = await Promise.all(
    LOCALES.map(async (locale) => {
      const speaker = await speakerFor(voice, locale, []);
      return (['send-refugee', 'send-unit'] as const).map((it) => speaker.say(voice.action({ do: it, to: 'africa' }, state, 0)));
    }),
  );
  expect(said.map(([one]) => one?.replace(/ \(.*/, ''))).toEqual([
    'Send one to Africa',
    'En envoyer un vers l’Afrique',
    'Отправить в Африку',
  ]);
  expect(said.map(([, them]) => them)).toEqual(['Send them to Africa', 'Les envoyer vers l’Afrique', 'Отправить в Африку']);
});

test('BPC-DEC-21: of those who flee together, who has chosen a region is counted there', async () => {
  const speaker = await speakerFor(voice, 'en', []);
  const world = newWorld().run({ do: 'flee', from: 'africa', n: 2, infected: false });
  const said = () => speaker.say(voice.action({ do: 'send-refugee', to: 'europe' }, world.state, 0));
  expect(said()).toBe('Send one to Europe (refugees: 0 of 4)');
  world.choose({ do: 'send-refugee', to: 'europe' });
  expect(said()).toBe('Send one to Europe (refugees: 1 of 4)');
});

describe('the person and the character', () => {
  const NAMES = ['Anna', 'Boris', 'Chloé', 'Denis'];
  const told = async (seats: number) => {
    const { state } = startGame({}, seats);
    const en = await speakerFor(voice, 'en', NAMES);
    const [first] = state.players;
    if (first === undefined) throw new Error('nobody plays');
    const choosing = voice.prompt(state, { do: 'action', seat: 0, who: 0, granted: false }, SPECTATOR);
    const launching = voice.prompt(state, { do: 'go-on', seat: 0, won: true }, SPECTATOR);
    return {
      short: en.say({ key: `bpc.character.${first.character}.short` }),
      said: [choosing, launching, teamWords(state)].map((it) => en.say(it)),
    };
  };

  test('both are said of whoever decides and whoever has won: the panel knows the one, log and board the other', async () => {
    const { short, said } = await told(4);
    expect(said[0]).toBe(`Anna (${short}) is choosing an action.`);
    expect(said[1]).toBe(`Anna (${short}) is deciding whether to play on.`);
    for (const name of NAMES) expect(said[2]).toMatch(new RegExp(`${name} \\(\\p{L}+\\)`, 'u'));
  });

  test('somebody alone runs them all, and is not named beside them', async () => {
    const { short, said } = await told(1);
    expect(said[0]).toBe(`${short} is choosing an action.`);
    expect(said[1]).toBe('Anna is deciding whether to play on.');
  });
});

describe('the reference', () => {
  test('the three languages tell the same chapters, paragraphs and rules', async () => {
    const [english, french, russian] = await Promise.all(LOCALES.map((locale) => voice.reference[locale]()));
    const outline = (chapters: typeof english) =>
      chapters?.map(({ id, paragraphs }) => ({ id, rules: paragraphs.map(({ rules }) => rules) }));
    expect(outline(french)).toEqual(outline(english));
    expect(outline(russian)).toEqual(outline(english));
    expect(english?.map(({ id }) => id)).toEqual([...new Set(english?.map(({ id }) => id))]);
    expect(english?.at(0)?.id).toBe('tutorial');
    expect(english?.at(-1)?.id).toBe('glossary');
  });

  test('it tells every rule of the spec, and no other', async () => {
    expect(existsSync(specFile)).toBe(true);
    const told = new Set((await voice.reference.en()).flatMap(({ paragraphs }) => paragraphs.flatMap(({ rules }) => rules)));
    expect([...told].filter((rule) => !rulesOfSpec.has(rule))).toEqual([]);
    const untold = [...rulesOfSpec].filter((rule) => !told.has(rule) && !/^BPC-(EX|INV)-/.test(rule));
    expect(untold).toEqual([]);
  });
});
