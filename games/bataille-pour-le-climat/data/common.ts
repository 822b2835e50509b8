// What many components have: a name in three languages, and where they come from.
import type { ComponentReader } from '@kaya/engine';
import { SOURCES, type Source, type Text } from './types.ts';

export function words(at: ComponentReader): Text {
  return { en: at.field('en').text(), fr: at.field('fr').text(), ru: at.field('ru').text() };
}

export function source(at: ComponentReader): Source {
  return at.field('source').oneOf(SOURCES);
}
