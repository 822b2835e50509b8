import { inLanguages } from '@kaya/engine';
import type { Catalogues, SayIn } from '../../text/useCatalogue.ts';
import type { en } from './en.ts';

type AnalysisKey = keyof typeof en;
export type AnalysisWords = Readonly<Record<AnalysisKey, string>>;
export type SayAnalysis = SayIn<AnalysisKey>;

export const analysisText: Catalogues<AnalysisKey> = inLanguages({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  ru: () => import('./ru.ts'),
});
