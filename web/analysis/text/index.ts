import type { Locale } from '@kaya/engine';
import { useCatalogue } from '../../text/useCatalogue.ts';
import type { en } from './en.ts';

type AnalysisKey = keyof typeof en;
export type AnalysisWords = Readonly<Record<AnalysisKey, string>>;

const catalogues: Readonly<Record<Locale, () => Promise<AnalysisWords>>> = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  ru: async () => (await import('./ru.ts')).ru,
};

/** The words of the analysis in the reader's language; null until they are there. */
export const useAnalysisText = () => useCatalogue(catalogues);

export type SayAnalysis = NonNullable<ReturnType<typeof useAnalysisText>>;
