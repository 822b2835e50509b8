export const en = {
  'bots.only': 'It is the only move.',
  'bots.chance': 'It is picked at random.',
  'bots.gains': 'It brings {gains}; “{other}” brings less of that.',
  'bots.gains-later': 'It brings {gains} and pays off in the turns to come, more than “{other}”.',
  'bots.later': 'At first sight it is no better than “{other}”, but it leads to a better position some turns on.',
  'bots.close': 'It is about as good as “{other}”.',
  'bots.rated': 'It promises more than “{other}”.',
} as const;
