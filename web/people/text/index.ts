import type { Locale } from '@kaya/engine';
import type { en } from './en.ts';

export type PeopleKey = keyof typeof en;

/** The words about people and how they are called: no table needs them, so they come with their pages. */
export const peopleText: Readonly<Record<Locale, () => Promise<Readonly<Record<PeopleKey, string>>>>> = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  ru: async () => (await import('./ru.ts')).ru,
};
