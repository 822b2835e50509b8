import type { ShelfWords } from '@kaya/engine';

export const en: ShelfWords = {
  name: 'Future Energy',
  pitch: 'One crew for all, many contracts: replace the old plants of Europe and string your lines.',
  facts: '2–4 players · about 1 hour',
  makers: 'A game by Emanuele Ornella, second in the series Green Planet.',
  rebuilt:
    'Reconstructed: the map with its spaces and connections, the symbols on the contracts and the combinations of the public contracts.',
};
