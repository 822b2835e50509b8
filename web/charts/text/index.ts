import { inLanguages } from '@kaya/engine';
import type { Catalogues } from '../../text/useCatalogue.ts';
import type { en } from './en.ts';

export type ChartKey = keyof typeof en;
export type ChartText = Readonly<Record<ChartKey, string>>;

export const chartText: Catalogues<ChartKey> = inLanguages({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  ru: () => import('./ru.ts'),
});
