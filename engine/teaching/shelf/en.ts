import type { ShelfWords } from '@kaya/engine';

export const en: ShelfWords = {
  name: 'The Lamplighters',
  pitch: 'Pour oil together, light the town for yourself, and mind the wind.',
  facts: '2–4 players · about 10 minutes',
  makers: 'A small game of Kaya’s own, made to show how a game is written.',
  rebuilt: 'Nothing is reconstructed.',
};
