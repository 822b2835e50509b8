import { inLanguages } from '@kaya/engine';
import type { Catalogues, SayIn } from '../../text/useCatalogue.ts';
import type { en } from './en.ts';

export type GroupKey = keyof typeof en;
export type SayGroup = SayIn<GroupKey>;

/** The words of the groups' pages. */
export const groupText: Catalogues<GroupKey> = inLanguages({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  ru: () => import('./ru.ts'),
});
