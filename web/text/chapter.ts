import { type Locale, Speaker, type WordValue } from '@kaya/engine';
import { useLoaded } from '../app/useLoaded.ts';
import { useText } from './index.ts';

/** Words that only one part of the site needs, by language. */
export type Chapter<Key extends string> = Readonly<Record<Locale, () => Promise<Readonly<Record<Key, string>>>>>;

export type SayIn<Key extends string> = (key: Key, values?: Readonly<Record<string, WordValue>>) => string;

/** They come with that part, in the reader's language; null until they are there. */
export function useChapter<Key extends string>(chapter: Chapter<Key>): SayIn<Key> | null {
  const { locale } = useText();
  return useLoaded(async (): Promise<SayIn<Key>> => {
    const speaker = new Speaker(locale, await chapter[locale]());
    return (key, values) => speaker.say(values === undefined ? { key } : { key, values });
  }, [locale]);
}
