import { inLanguages } from '@kaya/engine';
import type { Catalogues, SayIn } from '../../text/useCatalogue.ts';
import type { en } from './en.ts';

type PageKey = keyof typeof en;
export type PageSay = SayIn<PageKey>;

export const pageText: Catalogues<PageKey> = inLanguages({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  ru: () => import('./ru.ts'),
});
