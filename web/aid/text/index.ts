import { inLanguages } from '@kaya/engine';
import type { Catalogues, SayIn } from '../../text/useCatalogue.ts';
import type { en } from './en.ts';

type AidKey = keyof typeof en;
export type AidSay = SayIn<AidKey>;

export const aidText: Catalogues<AidKey> = inLanguages({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  ru: () => import('./ru.ts'),
});
