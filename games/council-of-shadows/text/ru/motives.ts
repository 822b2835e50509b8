import type { motives as english } from '../en/motives.ts';

export const motives: Readonly<Record<keyof typeof english, string>> = {
  'cos.motive.victory': 'победа',
  'cos.motive.level': 'уровень Dark Tech',
  'cos.motive.energy': 'больше энергии',
  'cos.motive.consumption': 'меньше потребление',
  'cos.motive.colonies': 'более сильные колонии в галактиках',
  'cos.motive.cards': 'более полезные карты для действий',
  'cos.motive.possessions': 'самоцветы и бонусные карты',
  'cos.motive.upgrades': 'улучшения надолго',
  'cos.motive.powers': 'долгосрочные способности',
};
