import { inLanguages } from '@kaya/engine';
import type { Catalogues } from '../../text/useCatalogue.ts';
import type { en } from './en.ts';

export const tableText: Catalogues<keyof typeof en> = inLanguages({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  ru: () => import('./ru.ts'),
});
