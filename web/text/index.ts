import { type Catalogue, type Locale, Speaker, type WordValue } from '@kaya/engine';
import { createContext, use } from 'react';
import type { en } from './en.ts';

export type SiteKey = keyof typeof en;

const catalogues: Readonly<Record<Locale, () => Promise<Catalogue>>> = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  ru: async () => (await import('./ru.ts')).ru,
};

const speakers = new Map<Locale, Promise<Speaker>>();

/** Who says the site's own words in a language; loaded once. */
export function siteSpeaker(locale: Locale): Promise<Speaker> {
  let speaker = speakers.get(locale);
  if (speaker === undefined) {
    speaker = catalogues[locale]().then((catalogue) => new Speaker(locale, catalogue));
    speakers.set(locale, speaker);
    speaker.catch(() => speakers.delete(locale));
  }
  return speaker;
}

export const SiteSpeaker = createContext<Speaker | null>(null);

export type Say = (key: SiteKey, values?: Readonly<Record<string, WordValue>>) => string;

/** The site's words in the reader's language. */
export function useText(): Say & { readonly locale: Locale } {
  const speaker = use(SiteSpeaker);
  if (speaker === null) throw new Error('the site has no language here');
  const say: Say = (key, values) => speaker.say(values === undefined ? { key } : { key, values });
  return Object.assign(say, { locale: speaker.locale });
}
