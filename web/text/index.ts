import { type Catalogue, type InLanguages, inLanguages, type Locale, Speaker, type WordValue } from '@kaya/engine';
import { createContext, use } from 'react';
import type { en } from './en.ts';

export type SiteKey = keyof typeof en;

const catalogues: InLanguages<Catalogue> = inLanguages({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  ru: () => import('./ru.ts'),
});

const spoken = new Map<Locale, Promise<SiteWords>>();

/** The site's own words in a language; loaded once, and one function as long as the language is the same. */
export function siteWords(locale: Locale): Promise<SiteWords> {
  let words = spoken.get(locale);
  if (words === undefined) {
    words = catalogues[locale]().then((catalogue) => {
      const speaker = new Speaker(locale, catalogue);
      const say: Say = (key, values) => speaker.say(values === undefined ? { key } : { key, values });
      return Object.assign(say, { locale });
    });
    spoken.set(locale, words);
    words.catch(() => spoken.delete(locale));
  }
  return words;
}

export type Say = (key: SiteKey, values?: Readonly<Record<string, WordValue>>) => string;
type SiteWords = Say & { readonly locale: Locale };

export const SiteText = createContext<SiteWords | null>(null);

/** The site's words in the reader's language. */
export function useText(): SiteWords {
  const words = use(SiteText);
  if (words === null) throw new Error('the site has no language here');
  return words;
}
