/** What a move gains, as bots explain it: follows 'it brings'. */
export const motives = {
  'cos.motive.victory': 'the victory',
  'cos.motive.level': 'a Dark Tech level',
  'cos.motive.energy': 'more energy',
  'cos.motive.consumption': 'lower consumption',
  'cos.motive.colonies': 'stronger colonies in the galaxies',
  'cos.motive.cards': 'better cards to act with',
  'cos.motive.possessions': 'gems and bonus cards',
  'cos.motive.upgrades': 'upgrades that last',
  'cos.motive.powers': 'lasting powers',
} as const;
