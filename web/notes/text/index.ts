import { inLanguages } from '@kaya/engine';
import type { Catalogues, SayIn } from '../../text/useCatalogue.ts';
import type { en } from './en.ts';

type NoteKey = keyof typeof en;
export type NoteWords = Readonly<Record<NoteKey, string>>;
export type SayNote = SayIn<NoteKey>;

export const noteText: Catalogues<NoteKey> = inLanguages({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  ru: () => import('./ru.ts'),
});
