/** What a move gains, as bots explain it: follows 'it brings'. */
export const motives = {
  'fe.motive.points': 'points now',
  'fe.motive.contracts': 'contracts nearer to completion',
  'fe.motive.money': 'more money',
  'fe.motive.team': 'helpers that pay in the turns to come',
  'fe.motive.certificates': 'CO₂ certificates',
  'fe.motive.regions': 'a better place in the regions',
  'fe.motive.network': 'a wider network',
  'fe.motive.public': 'public contracts within reach',
} as const;
