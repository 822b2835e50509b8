import { inLanguages } from '@kaya/engine';
import type { Catalogues, SayIn } from '../../text/useCatalogue.ts';
import type { en } from './en.ts';

type StatisticsKey = keyof typeof en;
export type StatisticsWords = Readonly<Record<StatisticsKey, string>>;
export type SayStatistics = SayIn<StatisticsKey>;

export const statisticsText: Catalogues<StatisticsKey> = inLanguages({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  ru: () => import('./ru.ts'),
});
