export const en = {
  'bots.only': 'It is the only move.',
  'bots.chance': 'It is picked at random.',
  'bots.better': 'Compared with “{other}”, {when}: {differences}.',
  'bots.better.unnamed': 'Compared with the next best move, {when}: {differences}.',
  'bots.close.none': 'Several moves are about as good.',
  'bots.close.one': '“{first}” is about as good.',
  'bots.close.two': '“{first}” and “{second}” are about as good.',
  'bots.depends': 'Between the worst and the best move: {difference} {when}.',
  'bots.open': 'This choice hardly changes it.',
  'bots.at-end.now': 'right away',
  'bots.at-end.turn': 'at the end of your turn',
  'bots.at-end.game': 'at the end of the game',
} as const;
