import type { Catalogues, SayIn } from '../../text/useCatalogue.ts';
import type { en } from './en.ts';

type ReadingKey = keyof typeof en;
export type ReadingWords = Readonly<Record<ReadingKey, string>>;
export type SayReading = SayIn<ReadingKey>;

export const readingText: Catalogues<ReadingKey> = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  ru: async () => (await import('./ru.ts')).ru,
};
