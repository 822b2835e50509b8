import { inLanguages } from '@kaya/engine';
import type { Catalogues, SayIn } from '../../text/useCatalogue.ts';
import type { en } from './en.ts';

type DailyKey = keyof typeof en;
export type DailyWords = Readonly<Record<DailyKey, string>>;
export type SayDaily = SayIn<DailyKey>;

export const dailyText: Catalogues<DailyKey> = inLanguages({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  ru: () => import('./ru.ts'),
});
