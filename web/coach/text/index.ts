import { inLanguages } from '@kaya/engine';
import type { Catalogues, SayIn } from '../../text/useCatalogue.ts';
import type { CoachKey } from './en.ts';

export type SayCoach = SayIn<CoachKey>;

/** The coach's own words: no table waits for them. */
export const coachText: Catalogues<CoachKey> = inLanguages({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  ru: () => import('./ru.ts'),
});
