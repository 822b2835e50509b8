import { engineWords, LOCALES, type Locale, Speaker, speakerFor } from '@kaya/engine';
import { faultsOf, LONGEST, type Role } from '@kaya/engine/laws';
import { describe, expect, test } from 'vitest';
import { allBoxes } from '../boxes.ts';
import { spokenInKeptGames } from '../spoken.ts';
import { valuesOf } from '../text-keys.ts';

const NAMES = ['Anna', 'Boris', 'Chloé', 'Denis', 'Emma'];

describe('the check itself', () => {
  test.each<[string, Locale, Role, string]>([
    ['{who} plays.', 'en', 'line', 'an unfilled value'],
    ['See CO2-INS-3.', 'en', 'reason', 'a bare rule id'],
    ['Discipline: 0 → -1.', 'en', 'line', 'a hyphen for a minus sign'],
    ['Anna  plays.', 'en', 'line', 'doubled spaces'],
    ['Anna plays .', 'en', 'line', 'a space before a full stop or a comma'],
    ['Victory..', 'en', 'line', 'double punctuation'],
    ['War!', 'en', 'line', 'an exclamation mark'],
    ['“coal” for 2', 'en', 'button', 'a small letter at the start'],
    ['Qui joue ?', 'fr', 'prompt', 'a plain space before ; ! ? or »'],
    ['« Lobby\u202f»', 'fr', 'text', 'a plain space after «'],
    ['Manche : 2', 'fr', 'text', 'no hard space before a colon'],
    ['Анна — вода', 'ru', 'text', 'a breakable space before a dash'],
    ['A Earth-like planet', 'en', 'text', 'a before a vowel'],
    ['An gas plant', 'en', 'text', 'an before a consonant'],
    ['Somebody has built.', 'en', 'reason', 'a word the guide replaces'],
    ['Ôter un pion', 'fr', 'button', 'a word the guide replaces'],
    ['Отныне так.', 'ru', 'line', 'a word the guide replaces'],
    ['Final scores: Anna 81.', 'en', 'line', 'a name before a bare number'],
    [`L${'o'.repeat(LONGEST.prompt)}ng.`, 'en', 'prompt', `longer than ${LONGEST.prompt}`],
  ])('%s (%s, %s): %s', (text, locale, role, fault) => {
    expect(faultsOf(text, locale, role, NAMES)).toContain(fault);
  });

  test.each<[string, Locale, Role]>([
    ['Anna installs recycling in Europe (−1 CEP → +$5, +1 CEP).', 'en', 'line'],
    ['Boris\u202f? « X ».', 'en', 'line'],
    ['Qui joue\u202f? Anna\u00a0: 3.', 'fr', 'prompt'],
    ['Анна\u00a0— 3 очка.', 'ru', 'line'],
    ['A UN goal, an oil plant, a European.', 'en', 'text'],
  ])('%s is as it should be', (text, locale, role) => {
    expect(faultsOf(text, locale, role, NAMES)).toEqual([]);
  });
});

const boxes = await allBoxes();

describe('the texts as kept games fill them', () => {
  for (const box of boxes) {
    test(box.game.id, async () => {
      const spoken = spokenInKeptGames(box);
      expect(spoken.length).toBeGreaterThan(100);
      const found: string[] = [];
      for (const locale of LOCALES) {
        const speaker = await speakerFor(box.voice, locale, NAMES);
        for (const { role, words } of spoken) {
          const text = speaker.say(words);
          for (const fault of faultsOf(text, locale, role, NAMES)) found.push(`${locale} ${words.key}: ${fault}: ${text}`);
        }
      }
      expect(found).toEqual([]);
    });

    test(`${box.game.id}: nine buttons in ten are short enough to be read at a glance`, async () => {
      const buttons = spokenInKeptGames(box).filter(({ role }) => role === 'button');
      for (const locale of LOCALES) {
        const speaker = await speakerFor(box.voice, locale, NAMES);
        const lengths = buttons.map(({ words }) => speaker.say(words).length).sort((a, b) => a - b);
        expect(lengths[Math.floor(lengths.length * 0.9)] ?? 0, locale).toBeLessThanOrEqual(120);
      }
    });
  }
});

test('the engine’s own words', () => {
  const found: string[] = [];
  for (const locale of LOCALES) {
    const speaker = new Speaker(locale, engineWords[locale]);
    for (const [key, message] of Object.entries(engineWords[locale])) {
      const text = speaker.say({ key, values: Object.fromEntries(valuesOf(message, locale).map((name) => [name, 2])) });
      for (const fault of faultsOf(text, locale, 'text')) found.push(`${locale} ${key}: ${fault}: ${text}`);
    }
  }
  expect(found).toEqual([]);
});

test.each(boxes.map((box) => [box.game.id, box] as const))(
  'the rules reference, the shelf and the lessons of %s',
  async (_, { voice, shelf, course }) => {
    const found: string[] = [];
    for (const locale of LOCALES) {
      const lessons = (await (await course?.())?.words[locale]()) ?? {};
      const texts = [...Object.values(await shelf.words[locale]()), ...Object.values(lessons)];
      for (const { title, paragraphs } of await voice.reference[locale]()) texts.push(title, ...paragraphs.map((it) => it.text));
      for (const text of texts) for (const fault of faultsOf(text, locale, 'page')) found.push(`${locale}: ${fault}: ${text}`);
    }
    expect(found).toEqual([]);
  },
);
