import { inLanguages } from '@kaya/engine';
import type { Catalogues, SayIn } from '../../text/useCatalogue.ts';
import type { en } from './en.ts';

type RatingKey = keyof typeof en;
export type SayRating = SayIn<RatingKey>;

export const ratingText: Catalogues<RatingKey> = inLanguages({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  ru: () => import('./ru.ts'),
});
