import { inLanguages } from '@kaya/engine';
import type { Catalogues, SayIn } from '../../text/useCatalogue.ts';
import type { en } from './en.ts';

type BranchKey = keyof typeof en;
export type BranchWords = Readonly<Record<BranchKey, string>>;
export type SayBranch = SayIn<BranchKey>;

export const branchText: Catalogues<BranchKey> = inLanguages({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  ru: () => import('./ru.ts'),
});
