import { type InLanguages, Speaker, type WordValue } from '@kaya/engine';
import { useLoaded } from '../app/useLoaded.ts';
import { useText } from './index.ts';

/** Words of a part of the site that come with it, by language. */
export type Catalogues<K extends string> = InLanguages<Readonly<Record<K, string>>>;

export type SayIn<K extends string> = (key: K, values?: Readonly<Record<string, WordValue>>) => string;

/** Says them in the reader's language; null until they are there. */
export function useCatalogue<K extends string>(catalogues: Catalogues<K>): SayIn<K> | null {
  const { locale } = useText();
  const speaker = useLoaded(async () => new Speaker(locale, await catalogues[locale]()), [locale]);
  return speaker === null ? null : (key, values) => speaker.say(values === undefined ? { key } : { key, values });
}
