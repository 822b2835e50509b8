import type { ShelfWords } from '@kaya/engine';

export const fr: ShelfWords = {
  name: 'CO₂',
  pitch: 'Des compagnies rivales bâtissent ensemble un monde vert, ou le regardent dépasser 500 ppm.',
  facts: '1 à 5 joueurs · environ 2 heures',
  makers: 'Un jeu de Vital Lacerda, publié d’abord en 2012 par Giochix.it.',
  rebuilt:
    'Reconstitués, car les livrets ne les montrent qu’en image : coûts et points des centrales, bonus des pistes d’expertise, ordre des régions, sommets et textes des cartes.',
  suggestion: 'Une première partie à cinq ? La mise en place « débutant » des centrales fossiles est plus clémente.',
};
