import { type Chapter, type SayIn, useChapter } from '../text/chapter.ts';
import type { en } from './text/en.ts';

type AidKey = keyof typeof en;
export type AidSay = SayIn<AidKey>;

const WORDS: Chapter<AidKey> = {
  en: async () => (await import('./text/en.ts')).en,
  fr: async () => (await import('./text/fr.ts')).fr,
  ru: async () => (await import('./text/ru.ts')).ru,
};

/** The words around the player aid. */
export const useAidText = (): AidSay | null => useChapter(WORDS);
