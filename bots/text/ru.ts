import type { BotWords } from './index.ts';

export const ru: BotWords = {
  'bots.only': 'Это единственный возможный ход.',
  'bots.chance': 'Этот ход выбран наугад.',
  'bots.better': 'По сравнению с «{other}», {when}: {differences}.',
  'bots.better.unnamed': 'По сравнению со следующим по силе ходом, {when}: {differences}.',
  'bots.ahead': 'При доигрывании этот ход выгоднее, чем «{other}», хотя ни одно число само по себе этого не показывает.',
  'bots.ahead.unnamed':
    'При доигрывании этот ход выгоднее следующего по силе, хотя ни одно число само по себе этого не показывает.',
  'bots.brings': 'Этот ход в среднем даёт {when}: {differences}.',
  'bots.brings.onward': 'С этим ходом и следующими советами {when}: {differences}.',
  'bots.close.none': 'Несколько ходов примерно равны.',
  'bots.close.one': 'Ход «{first}» примерно равноценен.',
  'bots.close.two': 'Ходы «{first}» и «{second}» примерно равноценны.',
  'bots.first': 'Остальное ещё можно успеть в этот ход.',
  'bots.alone': 'Остальные ходы обещают заметно меньше.',
  'bots.depends': 'Между худшим и лучшим ходом: {difference} {when}.',
  'bots.open': 'Этот выбор почти ничего в этом не меняет.',
  'bots.at-end.now': 'сразу',
  'bots.at-end.turn': 'к концу вашего хода',
  'bots.at-end.game': 'к концу партии',
};
