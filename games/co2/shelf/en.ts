import type { ShelfWords } from '@kaya/engine';

export const en: ShelfWords = {
  name: 'CO₂',
  pitch: 'Rival energy companies build a green world together, or watch it cross 500 ppm.',
  facts: '1–5 players · about 2 hours',
  makers: 'A game by Vital Lacerda, first published in 2012 by Giochix.it.',
  rebuilt:
    'Reconstructed, because the rulebooks only show them in pictures: costs and points of the power plants, the bonuses of the expertise tracks, the order of the regions, the summits and the texts of the cards.',
  suggestion: 'Five companies for the first time? The beginner set-up of fossil plants is kinder.',
};
