// The terms that a game's glossary explains, wherever they are said: in kept games, lessons and rules.
import { type Catalogue, cutAtTerms, LOCALES, speakerFor, termsOf } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { allBoxes } from '../boxes.ts';
import { spokenInKeptGames } from '../spoken.ts';

const LETTER = /[\p{L}\p{N}]/u;

for (const box of await allBoxes()) {
  const spoken = spokenInKeptGames(box).filter(({ role }) => role !== 'button');
  describe(box.game.id, () => {
    test('every term has a meaning in all three languages, and the same ones', async () => {
      const ids = await Promise.all(LOCALES.map(async (it) => termsOf(await box.voice.reference[it](), it).map(({ id }) => id)));
      expect(ids[0]?.length).toBeGreaterThan(2);
      for (const other of ids) expect(other).toEqual(ids[0]);
    });

    test.each(LOCALES)('%s: terms are found in what is said, and never inside another word', async (locale) => {
      const chapters = await box.voice.reference[locale]();
      const terms = termsOf(chapters, locale);
      const speaker = await speakerFor(box.voice, locale, ['Anna', 'Boris', 'Chloé', 'Denis', 'Emma']);
      const course: Catalogue = (await (await box.course?.())?.words[locale]()) ?? {};
      const texts = [...spoken.map(({ words }) => speaker.say(words)), ...Object.values(course)];
      const met = new Set<number>();
      for (const text of texts) {
        const parts = cutAtTerms(text, terms);
        expect(parts.map((it) => it.text).join('')).toBe(text);
        parts.forEach((part, i) => {
          if (part.term === null) return;
          met.add(part.term.id);
          const before = parts[i - 1]?.text.at(-1) ?? ' ';
          const after = parts[i + 1]?.text.at(0) ?? ' ';
          expect([text, part.text, LETTER.test(before) || LETTER.test(after)]).toEqual([text, part.text, false]);
        });
      }
      // Most of the glossary is met at the table or in a lesson; the rest only in the rules.
      const unmet = terms.filter(({ id }) => !met.has(id)).map(({ meaning }) => meaning.slice(0, 30));
      expect([unmet, met.size >= terms.length / 2]).toEqual([unmet, true]);
    });
  });
}
