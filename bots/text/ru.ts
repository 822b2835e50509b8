import type { BotWords } from './index.ts';

export const ru: BotWords = {
  'bots.only': 'Это единственный возможный ход.',
  'bots.chance': 'Этот ход выбран наугад.',
  'bots.gains': 'Даёт: {gains}. Следующий по силе ход даёт меньше («{other}»).',
  'bots.gains.alone': 'Даёт: {gains}.',
  'bots.keeps': 'Сохраняет: {gains}. Следующий по силе ход обходится дороже («{other}»).',
  'bots.keeps.alone': 'Сохраняет: {gains}.',
  'bots.gains-later': 'Даёт: {gains}, и окупится в ближайшие ходы лучше, чем следующий по силе («{other}»).',
  'bots.gains-later.alone': 'Даёт: {gains}, и окупится в ближайшие ходы.',
  'bots.later': 'Окупится в ближайшие ходы лучше, чем следующий по силе («{other}»).',
  'bots.beside': 'Так же хорошо: «{twin}».',
  'bots.close': 'Несколько ходов примерно равны, например «{other}».',
  'bots.several': 'Несколько ходов примерно равны.',
  'bots.rated': 'Обещает больше, чем следующий по силе ход («{other}»).',
};
