import type { ShelfWords } from '@kaya/engine';

export const en: ShelfWords = {
  name: 'Council of Shadows',
  pitch: 'Programme your civilisation, colonise galaxies, and let your energy overtake your hunger for it.',
  facts: '1–4 players · about 90 minutes',
  makers: 'A game by Martin Kallenborn and Jochen Scherer, published in 2022 by alea / Ravensburger.',
  rebuilt: 'Reconstructed: the layout of the galaxies, the solar systems, prices of the upgrades, and most values of the cards.',
};
