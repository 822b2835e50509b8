// The chapters of the reference that follow the components: characters, event cards, climate consequences.
import { type Catalogue, type Chapter, type Locale, type Paragraph, Speaker, type Words } from '@kaya/engine';
import { components } from '../data/index.ts';
import { characterText } from './character.ts';
import { cardText } from './effects.ts';

/** The chapters told from the cards in use, with the rule of each of our own cards. */
export function cardChapters(locale: Locale, catalogue: Catalogue): readonly Chapter[] {
  const speaker = new Speaker(locale, catalogue);
  const chapter = (id: string, title: Words, lines: readonly Words[], rule: string): Chapter => ({
    id,
    title: speaker.say(title),
    paragraphs: lines.map((words, i): Paragraph => ({ rules: [`BPC-${rule}-${i + 1}`], text: speaker.say(words) })),
  });
  return [
    chapter('characters', { key: 'bpc.reference.characters' }, components.characters.map(characterText), 'CHC'),
    chapter('event-cards', { key: 'bpc.reference.events' }, components.greens.map(cardText), 'EVG'),
    chapter('consequence-cards', { key: 'bpc.reference.consequences' }, components.climates.map(cardText), 'CCC'),
  ];
}
