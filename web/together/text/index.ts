import { inLanguages } from '@kaya/engine';
import type { Catalogues, SayIn } from '../../text/useCatalogue.ts';
import type { en } from './en.ts';

type TogetherKey = keyof typeof en;
export type TogetherSay = SayIn<TogetherKey>;

export const togetherText: Catalogues<TogetherKey> = inLanguages({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  ru: () => import('./ru.ts'),
});
