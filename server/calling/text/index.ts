import { type Locale, Speaker, type WordValue } from '@kaya/engine';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ru } from './ru.ts';

export type CallKey = keyof typeof en;

const speakers: Readonly<Record<Locale, Speaker>> = {
  en: new Speaker('en', en),
  fr: new Speaker('fr', fr),
  ru: new Speaker('ru', ru),
};

export function sayIn(locale: Locale, key: CallKey, values: Readonly<Record<string, WordValue>> = {}): string {
  return speakers[locale].say({ key, values });
}
