import type { ShelfWords } from '@kaya/engine';

export const en: ShelfWords = {
  name: 'Battle for the Climate',
  pitch: 'One team, nine regions, thirty-six turns: bring the gases down before calamities overflow.',
  facts: '1–5 players · cooperative · about 3 hours',
  makers: 'Bataille pour le Climat, a game by Laurent-Xavier Lamory with The Shifters.',
  rebuilt:
    'Reconstructed: the cards, the sheets of the regions, the scenarios and some values of the transformations, because the manual at hand lacks these pages.',
};
