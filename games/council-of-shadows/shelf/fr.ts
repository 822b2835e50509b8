import type { ShelfWords } from '@kaya/engine';

export const fr: ShelfWords = {
  name: 'Council of Shadows',
  pitch: 'Programmez votre civilisation, colonisez des galaxies, et que votre énergie dépasse votre appétit.',
  facts: '1 à 4 joueurs · environ 90 minutes',
  makers: 'Un jeu de Martin Kallenborn et Jochen Scherer, publié en 2022 par alea / Ravensburger.',
  rebuilt:
    'Reconstitués : la disposition des galaxies, les systèmes solaires, le prix des améliorations et la plupart des valeurs des cartes.',
};
