export const en = {
  'bots.only': 'It is the only move.',
  'bots.chance': 'It is picked at random.',
  'bots.gains': 'It brings {gains}, more than the alternative: {other}{beside}.',
  'bots.gains-later': 'It brings {gains} and pays off in the turns to come, more than the alternative: {other}{beside}.',
  'bots.later':
    'It leads to a better position some turns on, though it looks no better at first sight than the alternative: {other}{beside}.',
  'bots.beside': '; about as good: {twin}',
  'bots.close': 'It is about as good as the alternative: {other}.',
  'bots.rated': 'It promises more than the alternative: {other}.',
} as const;
