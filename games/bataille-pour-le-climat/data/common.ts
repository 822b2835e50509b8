// What many components have: a name in three languages, and where they come from.
import type { ComponentReader } from '@kaya/engine';
import { SOURCES, type Source, type Text } from './types.ts';

/** Stands for a text that our catalogues have; only in the file that we ship. */
export const AS_IN_CATALOGUE = '=';

/** Three empty texts where the catalogues have the words. */
export function words(at: ComponentReader): Text {
  if (at.value === AS_IN_CATALOGUE) return { en: '', fr: '', ru: '' };
  return { en: at.field('en').text(), fr: at.field('fr').text(), ru: at.field('ru').text() };
}

export function source(at: ComponentReader): Source {
  return at.field('source').oneOf(SOURCES);
}
