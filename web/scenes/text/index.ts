import { inLanguages } from '@kaya/engine';
import type { Catalogues } from '../../text/useCatalogue.ts';
import type { en } from './en.ts';

type SceneKey = keyof typeof en;
export type SceneWords = Readonly<Record<SceneKey, string>>;

export const sceneWords: Catalogues<SceneKey> = inLanguages({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  ru: () => import('./ru.ts'),
});
