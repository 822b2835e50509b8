import { LOCALES, speakerFor, type Words } from '@kaya/engine';
import { expect, test } from 'vitest';
import { LONG_OFFER, type MarketPlan, tallOffer } from '../board/layout.ts';
import { fits, sizeFor } from '../board/Passage.tsx';
import { components } from '../data/index.ts';
import { title } from '../text/board.ts';
import { darkTechText, leaderPower } from '../text/effects.ts';
import { leaderName } from '../text/names.ts';
import { voice } from '../text/voice.ts';

test('what one chooses a leader or a Dark Tech card by is large enough to be read, in every language', async () => {
  for (const locale of LOCALES) {
    const speaker = await speakerFor(voice, locale, []);
    const say = (words: Words) => speaker.say(words);
    const leaders = components.leaders.map(({ id, power }) => [say(leaderName(id)), say(leaderPower(power))] as const);
    const cards = components.darkTech.map(({ id }) => [say(title.darkTech(id)), say(darkTechText(id))] as const);
    /** What would be cut from a list of so many on a sheet of this size. */
    const cut = (words: typeof leaders, count: number, { height, width }: MarketPlan, beside: number) =>
      words.filter(([name, text]) => {
        const high = Math.min(84, (height - 24) / count) - 5;
        return !fits(name, text, width - beside, high, sizeFor(name, text, width - beside, high));
      });
    // At the smallest size everything is still said, with and without a number beside it.
    for (const [list, most, beside] of [
      [leaders, 6, 92],
      [cards, 8, 58],
    ] as const) {
      expect(cut(list, most, LONG_OFFER, beside)).toEqual([]);
      expect(cut(list, most, tallOffer(most), beside)).toEqual([]);
    }
  }
});

test('words are set smaller where there is less room, and a word is never cut', () => {
  const size = (width: number, height: number) => sizeFor('Empire', 'gain energy for each galaxy that you lead', width, height);
  expect(size(400, 40)).toBe(16);
  expect(size(140, 40)).toBeLessThan(16);
  expect(size(180, 40)).toBeGreaterThan(size(150, 40));
  expect(fits('Unbreakable', '', 60, 40, 12.8)).toBe(false);
  expect(fits('Two words', '', 60, 40, 12.8)).toBe(true);
});
