import type { ShelfWords } from '@kaya/engine';

export const fr: ShelfWords = {
  name: 'Bataille pour le Climat',
  pitch: 'Une équipe, neuf régions, trente-six tours : faites baisser les gaz avant que les calamités débordent.',
  facts: '1 à 5 joueurs · coopératif · environ 3 heures',
  makers: 'Un jeu de Laurent-Xavier Lamory avec The Shifters.',
  rebuilt:
    'Reconstitués : les cartes, les fiches des régions, les scénarios et quelques valeurs des transformations, car ces pages manquent au manuel disponible.',
};
