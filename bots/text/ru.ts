import type { BotWords } from './index.ts';

export const ru: BotWords = {
  'bots.only': 'Это единственный возможный ход.',
  'bots.chance': 'Этот ход выбран наугад.',
  'bots.gains': 'Этот ход даёт больше, чем «{other}». Главное: {gains}.',
  'bots.gains-later': 'Этот ход окупится в ближайшие ходы лучше, чем «{other}». Главное: {gains}.',
  'bots.later': 'На первый взгляд этот ход не лучше, чем «{other}», но через несколько ходов он приводит к лучшей позиции.',
  'bots.close': 'Этот ход примерно так же хорош, как «{other}».',
  'bots.rated': 'Этот ход обещает больше, чем «{other}».',
};
