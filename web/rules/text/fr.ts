import type { en } from './en.ts';

export const fr: Record<keyof typeof en, string> = {
  title: '{game} : les règles',
  search: 'Chercher dans les règles',
  found: '{count, plural, =0 {Rien trouvé.} one {# paragraphe trouvé.} other {# paragraphes trouvés.}}',
  chapters: 'Chapitres',
};
