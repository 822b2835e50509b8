import { type Catalogues, type SayIn, useCatalogue } from '../text/useCatalogue.ts';
import type { CoachKey } from './text/en.ts';

const catalogues: Catalogues<CoachKey> = {
  en: async () => (await import('./text/en.ts')).en,
  fr: async () => (await import('./text/fr.ts')).fr,
  ru: async () => (await import('./text/ru.ts')).ru,
};

export type SayCoach = SayIn<CoachKey>;

/** The coach's own words in the reader's language; null until they are there. No table waits for them. */
export const useCoachText = (): SayCoach | null => useCatalogue(catalogues);
