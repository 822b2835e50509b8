import type { ShelfWords } from '@kaya/engine';

export const fr: ShelfWords = {
  name: 'Les Allumeurs',
  pitch: 'Versez l’huile ensemble, éclairez la ville pour vous, et gare au vent.',
  facts: '2 à 4 joueurs · environ 10 minutes',
  makers: 'Un petit jeu de Kaya, fait pour montrer comment on écrit un jeu.',
  rebuilt: 'Rien n’est reconstitué.',
};
