import type { BotWords } from './index.ts';

export const fr: BotWords = {
  'bots.only': 'C’est le seul coup possible.',
  'bots.chance': 'Ce coup est tiré au hasard.',
  'bots.gains': 'Ce coup apporte {gains}. Le meilleur des autres en apporte moins (« {other} »).',
  'bots.gains.alone': 'Ce coup apporte {gains}.',
  'bots.keeps': 'Ce coup vous laisse {gains}. Le meilleur des autres en coûte plus (« {other} »).',
  'bots.keeps.alone': 'Ce coup vous laisse {gains}.',
  'bots.gains-later':
    'Ce coup apporte {gains} et rapporte dans les tours à venir, plus que le meilleur des autres (« {other} »).',
  'bots.gains-later.alone': 'Ce coup apporte {gains} et rapporte dans les tours à venir.',
  'bots.later': 'Ce coup rapporte dans les tours à venir, plus que le meilleur des autres (« {other} »).',
  'bots.beside': 'Tout aussi bon : « {twin} ».',
  'bots.close': 'Plusieurs coups se valent, par exemple « {other} ».',
  'bots.several': 'Plusieurs coups se valent.',
  'bots.rated': 'Ce coup promet plus que le meilleur des autres (« {other} »).',
};
