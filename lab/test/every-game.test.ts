// One battery for every game of the list, and for the teaching game: a new game gets all of this by its line in the list.
// The whole laws are in each game's own test/laws.test.ts.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkSetup, LOCALES, replay, sampledOptions, seeded, speakerFor } from '@kaya/engine';
import { findBrokenLaw, QUICK_LAWS } from '@kaya/engine/laws';
import { describe, expect, test } from 'vitest';
import { playPairing } from '../arena/pairing.ts';
import { allBoxes } from '../boxes.ts';
import { goldenText } from '../fixtures.ts';
import { goldenFile, homeOf, keptRecords } from '../kept.ts';
import { ruleIds } from '../rule-coverage.ts';
import { unusedKeys, valuesOf } from '../text-keys.ts';

for (const box of await allBoxes()) {
  const { game, voice } = box;

  describe(game.id, () => {
    test('the invariants hold after every action of hundreds of random games, and every game ends', () => {
      expect(findBrokenLaw(game, { games: 120, seed: 'invariants', laws: QUICK_LAWS })).toBeNull();
    });

    test('at least 60 whole games are kept, and replay to the same states', () => {
      const records = keptRecords(game.id);
      expect(records.length).toBeGreaterThanOrEqual(60);
      const seats = new Set(records.map((record) => record.seats));
      for (const record of records)
        expect(replay(game, record)).toMatchObject({ ok: true, rules: 'same', state: { outcome: expect.anything() } });
      for (let count = game.seats.min; count <= game.seats.max; count++) expect(seats).toContain(count);
    });

    test('the golden playthroughs read as they did', async () => {
      for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
        expect(await goldenText(box, seats)).toBe(readFileSync(goldenFile(game.id, seats), 'utf8'));
      }
    });

    test('every language has the same keys and values, and every key is said somewhere', async () => {
      const [english, ...others] = await Promise.all(
        LOCALES.map(async (locale) => ({ locale, catalogue: await voice.catalogues[locale]() })),
      );
      if (english === undefined) throw new Error('no English');
      for (const { locale, catalogue } of others) {
        expect(Object.keys(catalogue).sort()).toEqual(Object.keys(english.catalogue).sort());
        for (const [key, message] of Object.entries(catalogue)) {
          expect([locale, key, ...valuesOf(message, locale)]).toEqual([
            locale,
            key,
            ...valuesOf(english.catalogue[key] ?? '', 'en'),
          ]);
        }
      }
      expect(unusedKeys(english.catalogue, fileURLToPath(homeOf(game.id)))).toEqual([]);
    });

    test('every message can be said in every language, for none, one, a few and many', async () => {
      for (const locale of LOCALES) {
        const speaker = await speakerFor(voice, locale);
        for (const [key, message] of Object.entries(await voice.catalogues[locale]())) {
          for (const amount of [0, 1, 2, 5, 21]) {
            const values = Object.fromEntries(valuesOf(message, locale).map((name) => [name, amount]));
            expect(speaker.say({ key, values }).trim(), `${locale} ${key}`).not.toBe('');
          }
        }
      }
    });

    test('the shelf calls the game as the game calls itself, and stands complete in every language', async () => {
      for (const locale of LOCALES) {
        const words = await box.shelf.words[locale]();
        expect(words.name).toBe((await speakerFor(voice, locale)).say(voice.name));
        expect(words.suggestion === undefined, locale).toBe(box.shelf.suggests === undefined);
      }
      const { seats, suggests } = box.shelf;
      expect(checkSetup(game, seats, {}).ok).toBe(true);
      if (suggests !== undefined) expect(checkSetup(game, suggests.seats, suggests.options).ok).toBe(true);
    });

    test('options, their values and their help have words in every language', async () => {
      const speakers = await Promise.all(LOCALES.map((locale) => speakerFor(voice, locale)));
      for (const [name, option] of Object.entries(game.options)) {
        const words = voice.option(name);
        const values = option.type === 'choice' ? option.values : option.type === 'flag' ? [true, false] : [option.default];
        for (const { key } of [words.name, words.help, ...values.map((value) => words.value(value))]) {
          for (const speaker of speakers) expect(speaker.knows(key), `${speaker.locale} ${key}`).toBe(true);
        }
      }
    });

    test('what sets seats apart has words in every language', async () => {
      const speakers = await Promise.all(LOCALES.map((locale) => speakerFor(voice, locale)));
      const rng = seeded('traits');
      let found = 0;
      for (let round = 0; round < 12; round++) {
        const { seats, options } = sampledOptions(game, rng, round + 5);
        const levels = Array.from({ length: seats }, () => 'random' as const);
        const { traits } = await playPairing({
          game: game.id,
          options,
          seed: `traits ${round}`,
          levels,
          iterations: 1,
          traits: true,
        });
        for (const { kind, value } of traits.flat()) {
          found++;
          for (const speaker of speakers) expect([speaker.say(kind), speaker.say(value)]).not.toContain('');
        }
      }
      expect(found).toBeGreaterThan(0);
    });

    test('the reference has the same chapters, paragraphs and rules in every language, and names only rules of the spec', async () => {
      const spec = new Set(ruleIds(readFileSync(new URL(`../../docs/rules/${game.id}.md`, import.meta.url), 'utf8')));
      const shapes = await Promise.all(
        LOCALES.map(async (locale) =>
          (await voice.reference[locale]()).map(({ id, paragraphs }) => ({ id, rules: paragraphs.map((it) => it.rules) })),
        ),
      );
      for (const shape of shapes) expect(shape).toEqual(shapes[0]);
      const named = (shapes[0] ?? []).flatMap(({ rules }) => rules.flat());
      expect(named.filter((rule) => !spec.has(rule))).toEqual([]);
    });
  });
}
