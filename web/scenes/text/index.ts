import { type Locale, Speaker, type WordValue } from '@kaya/engine';
import { useLoaded } from '../../app/useLoaded.ts';
import { useText } from '../../text/index.ts';
import type { en } from './en.ts';

type SceneKey = keyof typeof en;
export type SceneWords = Readonly<Record<SceneKey, string>>;

const catalogues: Readonly<Record<Locale, () => Promise<SceneWords>>> = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  ru: async () => (await import('./ru.ts')).ru,
};

/** The words around scenes in the reader's language; null until they are there. */
export function useSceneText(): ((key: SceneKey, values?: Readonly<Record<string, WordValue>>) => string) | null {
  const { locale } = useText();
  const speaker = useLoaded(async () => new Speaker(locale, await catalogues[locale]()), [locale]);
  return speaker === null ? null : (key, values) => speaker.say(values === undefined ? { key } : { key, values });
}
