import { inLanguages } from '@kaya/engine';
import type { Catalogues } from '../../text/useCatalogue.ts';
import type { en } from './en.ts';

export type ProgramsKey = keyof typeof en;

/** The words around the API's description, which itself speaks English. */
export const programsText: Catalogues<ProgramsKey> = inLanguages({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  ru: () => import('./ru.ts'),
});
