import { inLanguages } from '@kaya/engine';
import type { Catalogues } from '../../text/useCatalogue.ts';
import type { en } from './en.ts';

type ExerciseKey = keyof typeof en;
export type ExerciseWords = Readonly<Record<ExerciseKey, string>>;

export const exerciseText: Catalogues<ExerciseKey> = inLanguages({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  ru: () => import('./ru.ts'),
});
