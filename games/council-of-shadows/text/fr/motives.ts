import type { motives as english } from '../en/motives.ts';

export const motives: Readonly<Record<keyof typeof english, string>> = {
  'cos.motive.victory': 'la victoire',
  'cos.motive.level': 'un niveau Dark Tech',
  'cos.motive.energy': 'plus d’énergie',
  'cos.motive.consumption': 'une consommation plus basse',
  'cos.motive.colonies': 'des colonies plus fortes dans les galaxies',
  'cos.motive.cards': 'de meilleures cartes à utiliser',
  'cos.motive.possessions': 'des gemmes et des cartes Bonus',
  'cos.motive.upgrades': 'des améliorations durables',
  'cos.motive.powers': 'des pouvoirs durables',
};
