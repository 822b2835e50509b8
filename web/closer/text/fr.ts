import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'closer.rules': 'Les règles à ce sujet',
  'closer.before': 'Précédent',
  'closer.after': 'Suivant',
};
