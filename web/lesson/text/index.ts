import type { Catalogues, SayIn } from '../../text/useCatalogue.ts';
import type { en } from './en.ts';

type LessonKey = keyof typeof en;
export type LessonSay = SayIn<LessonKey>;

export const lessonText: Catalogues<LessonKey> = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  ru: async () => (await import('./ru.ts')).ru,
};
