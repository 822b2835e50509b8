import { type Box, type Locale, type Speaker, speakerFor } from '@kaya/engine';
import type { Readings } from '@kaya/engine/readings';
import { readingText } from './text/index.ts';

/** Says the game's words, those of its readings, and what stands around them. */
export function readingSpeaker({ voice }: Box, readings: Readings, locale: Locale, names: readonly string[]): Promise<Speaker> {
  const all = async () => {
    const [words, own, around] = await Promise.all([voice.catalogues[locale](), readings.words[locale](), readingText[locale]()]);
    return { ...words, ...own, ...around };
  };
  return speakerFor({ catalogues: { en: all, fr: all, ru: all } }, locale, names);
}
