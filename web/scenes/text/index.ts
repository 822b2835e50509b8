import type { Catalogues } from '../../text/useCatalogue.ts';
import type { en } from './en.ts';

type SceneKey = keyof typeof en;
export type SceneWords = Readonly<Record<SceneKey, string>>;

export const sceneWords: Catalogues<SceneKey> = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  ru: async () => (await import('./ru.ts')).ru,
};
