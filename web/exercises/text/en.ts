/** The words of exercises; moves are said by the game. */
export const en = {
  'exercise.title': '{game}: exercises',
  'exercise.about':
    'A position, and the move that was played there. Find a better one: any move that a bot rates as high as the best is right.',
  'exercise.own': 'From your own games',
  'exercise.none': 'None yet. After a game choose “Analyse the game”: its costliest decisions will appear here.',
  'exercise.ours': 'From games between bots',
  'exercise.one': 'Exercise {number}: move {move}',
  'exercise.solved': 'Solved',
  'exercise.game': 'see the game',
  'exercise.find': 'Find a better move.',
  'exercise.played': 'Move played: {action}.',
  'exercise.judging': '{action}: a bot is comparing it with the best move it knows…',
  'exercise.right': 'Right: {action}. No clearly better move was found.',
  'exercise.wrong': '{action}: another move is clearly better.',
  'exercise.same': 'That is the move that was played. Another one is clearly better.',
  'exercise.unknown': 'The bot did not answer in time. Try again.',
  'exercise.shown': 'Better: {action}.',
  'exercise.again': 'Try again',
  'exercise.show': 'Show an answer',
  'exercise.next': 'Next exercise',
  'exercise.all': 'All exercises',
};
