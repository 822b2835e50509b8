// The player aid of every game: whole in three languages, every number out of the data, every icon with its name.
import { existsSync, readFileSync } from 'node:fs';
import { LOCALES, sampledOptions, seeded, speakerFor } from '@kaya/engine';
import { faultsOf, linesOf } from '@kaya/engine/laws';
import { describe, expect, test } from 'vitest';
import { allBoxes } from '../boxes.ts';
import { homeOf } from '../kept.ts';

/** So many set-ups are looked at. */
const SETUPS = 12;

for (const box of await allBoxes()) {
  const { game, voice } = box;
  const aid = await box.aid();
  const rng = seeded(`aids of ${game.id}`);
  const sheets = Array.from({ length: SETUPS }, (_, i) => {
    const { seats, options } = sampledOptions(game, rng, i);
    return aid.sheet(game.setup({ seats, options, seed: 'aid' }, seeded('aid')));
  });
  describe(game.id, () => {
    test('all three languages can say everything on it, as the style guide wants', async () => {
      const found: string[] = [];
      for (const locale of LOCALES) {
        const own = await aid.words[locale]();
        const words = await voice.catalogues[locale]();
        expect(Object.keys(own).filter((key) => Object.hasOwn(words, key))).toEqual([]);
        const speaker = await speakerFor({ catalogues: { en: both, fr: both, ru: both } }, locale);
        async function both() {
          return { ...words, ...own };
        }
        for (const sheet of sheets) {
          const said = [
            ...linesOf(sheet).flatMap(({ name, note }) => (note === undefined ? [name] : [name, note])),
            ...sheet.actions.map(({ title }) => title),
            ...sheet.icons.map(({ name }) => name),
          ].map((it) => speaker.say(it));
          for (const text of new Set(said))
            for (const fault of faultsOf(text, locale, 'text')) found.push(`${locale}: ${fault}: ${text}`);
        }
      }
      expect([...new Set(found)]).toEqual([]);
    });

    test('no number is written into its words: all come from the components', async () => {
      for (const locale of LOCALES) {
        const typed = Object.entries(await aid.words[locale]()).filter(([, message]) =>
          /\d/.test(message.replaceAll(/=\d+ \{/g, '')),
        );
        expect([locale, typed]).toEqual([locale, []]);
      }
    });

    test('every word of it is used in some set-up', async () => {
      const used = new Set(
        sheets.flatMap((sheet) => [
          ...linesOf(sheet).flatMap(({ name, note }) => [name.key, note?.key]),
          ...sheet.actions.map(({ title }) => title.key),
          ...sheet.icons.map(({ name }) => name.key),
        ]),
      );
      expect(Object.keys(await aid.words.en()).filter((key) => !used.has(key))).toEqual([]);
    });

    test('every icon it shows is drawn, and explained among the icons', () => {
      for (const sheet of sheets) {
        const named = sheet.icons.map(({ icon }) => icon);
        expect(new Set(named).size).toBe(named.length);
        const shown = linesOf(sheet).flatMap(({ icon, cost = [], gain = [] }) => [
          ...(icon === undefined ? [] : [icon]),
          ...[...cost, ...gain].map((it) => it.icon),
        ]);
        expect([...new Set(shown)].filter((icon) => !named.includes(icon))).toEqual([]);
        for (const name of named) expect([name, aid.Icon({ name, size: 16 })]).not.toEqual([name, null]);
      }
    });

    test('every icon of the board is explained in some set-up', () => {
      const file = new URL('board/icons.json', homeOf(game.id));
      const drawn = existsSync(file) ? Object.keys(JSON.parse(readFileSync(file, 'utf8'))) : [];
      const named = new Set(sheets.flatMap((sheet) => sheet.icons.map(({ icon }) => icon)));
      expect(drawn.filter((icon) => !named.has(icon))).toEqual([]);
    });

    test('lines have names of their own', () => {
      for (const sheet of sheets) {
        const ids = linesOf(sheet).map(({ id }) => id);
        expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
      }
    });

    test('what the table is set up with shows', () => {
      expect(new Set(sheets.map((sheet) => JSON.stringify(sheet))).size).toBeGreaterThan(1);
    });
  });
}
