import { LOCALES, speakerFor, type Words } from '@kaya/engine';
import { expect, test } from 'vitest';
import { LONG_OFFER, TALL_MARKET } from '../board/layout.ts';
import { sizeFor } from '../board/Passage.tsx';
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
    const sizes = (words: typeof leaders, count: number, height: number, width: number) =>
      Math.min(...words.map(([name, text]) => sizeFor(name, text, width, Math.min(84, (height - 24) / count) - 5)));
    // A sheet for a desk is drawn at three quarters of its size, the offer on a phone at its own.
    expect(sizes(leaders, 6, LONG_OFFER.height, LONG_OFFER.width - 92)).toBeGreaterThanOrEqual(14);
    expect(sizes(cards, 8, LONG_OFFER.height, LONG_OFFER.width - 58)).toBeGreaterThanOrEqual(12.5);
    expect(sizes(leaders, 6, TALL_MARKET.height, TALL_MARKET.width - 92)).toBeGreaterThanOrEqual(11);
    expect(sizes(cards, 5, TALL_MARKET.height, TALL_MARKET.width - 58)).toBeGreaterThanOrEqual(11);
  }
});

test('words are set smaller where there is less room, and a word is never cut', () => {
  const size = (width: number, height: number) => sizeFor('Empire', 'gain energy for each galaxy that you lead', width, height);
  expect(size(400, 40)).toBe(16);
  expect(size(140, 40)).toBeLessThan(16);
  expect(size(140, 40)).toBeGreaterThan(size(110, 40));
  expect(sizeFor('Unbreakable', '', 60, 40)).toBeLessThan(sizeFor('Two words', '', 60, 40));
});
