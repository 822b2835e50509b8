import { inLanguages } from '@kaya/engine';
import type { Catalogues } from '../../text/useCatalogue.ts';
import type { en } from './en.ts';

export type PeopleKey = keyof typeof en;

/** The words about people and how they are called: no table needs them, so they come with their pages. */
export const peopleText: Catalogues<PeopleKey> = inLanguages({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  ru: () => import('./ru.ts'),
});
