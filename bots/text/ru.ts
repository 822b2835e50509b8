import type { BotWords } from './index.ts';

export const ru: BotWords = {
  'bots.only': 'Это единственный возможный ход.',
  'bots.chance': 'Этот ход выбран наугад.',
  'bots.gains': 'Главное, что даёт этот ход: {gains}; уступает ему: {other}{beside}.',
  'bots.gains-later': 'Этот ход окупится в ближайшие ходы, главное: {gains}; уступает ему: {other}{beside}.',
  'bots.later':
    'Через несколько ходов этот ход приводит к лучшей позиции, хотя на первый взгляд не лучше и такой: {other}{beside}.',
  'bots.beside': '; почти так же хорошо: {twin}',
  'bots.close': 'Примерно так же хорошо: {other}.',
  'bots.rated': 'Этот ход обещает больше, чем такой: {other}.',
};
