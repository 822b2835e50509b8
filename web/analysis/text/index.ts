import { type Locale, Speaker, type WordValue } from '@kaya/engine';
import { useLoaded } from '../../app/useLoaded.ts';
import { useText } from '../../text/index.ts';
import type { en } from './en.ts';

export type AnalysisKey = keyof typeof en;
export type AnalysisWords = Readonly<Record<AnalysisKey, string>>;

const catalogues: Readonly<Record<Locale, () => Promise<AnalysisWords>>> = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  ru: async () => (await import('./ru.ts')).ru,
};

export type SayAnalysis = (key: AnalysisKey, values?: Readonly<Record<string, WordValue>>) => string;

/** The words of the analysis in the reader's language; null until they are there. */
export function useAnalysisText(): SayAnalysis | null {
  const { locale } = useText();
  const speaker = useLoaded(async () => new Speaker(locale, await catalogues[locale]()), [locale]);
  return speaker === null ? null : (key, values) => speaker.say(values === undefined ? { key } : { key, values });
}
