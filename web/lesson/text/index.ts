import { inLanguages } from '@kaya/engine';
import type { Catalogues, SayIn } from '../../text/useCatalogue.ts';
import type { en } from './en.ts';

type LessonKey = keyof typeof en;
export type LessonSay = SayIn<LessonKey>;

export const lessonText: Catalogues<LessonKey> = inLanguages({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  ru: () => import('./ru.ts'),
});
