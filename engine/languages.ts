import type { Locale } from './text.ts';

/** What is loaded in one language at a time. */
export type InLanguages<T> = Readonly<Record<Locale, () => Promise<T>>>;

/** Takes from the file of each language what it calls by the language's name; the files stand written out, as bundlers need them. */
export function inLanguages<T>(files: { readonly [L in Locale]: () => Promise<Readonly<Record<L, T>>> }): InLanguages<T> {
  return {
    en: async () => (await files.en()).en,
    fr: async () => (await files.fr()).fr,
    ru: async () => (await files.ru()).ru,
  };
}
