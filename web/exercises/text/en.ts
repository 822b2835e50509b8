/** The words of exercises; moves are said by the game. */
export const en = {
  'exercise.title': '{game}: exercises',
  'exercise.about':
    'A position, and what was played there. Find something better: every answer that a bot’s judgement finds as good as any other is right.',
  'exercise.own': 'From your own games',
  'exercise.none': 'None yet. After a game choose ‘Analyse the game’: its costliest decisions come here.',
  'exercise.ours': 'From games of bots',
  'exercise.one': 'Exercise {number}: move {move}',
  'exercise.solved': 'Solved',
  'exercise.game': 'the game',
  'exercise.find': 'Find something better.',
  'exercise.played': 'Played was: {action}.',
  'exercise.judging': '{action}: a bot compares it with the best it knows …',
  'exercise.right': 'Right: {action}. Nothing was found that is better beyond doubt.',
  'exercise.wrong': '{action}: something else is still clearly better.',
  'exercise.same': 'That is what was played. Something else is clearly better.',
  'exercise.unknown': 'The bot did not answer in time. Try once more.',
  'exercise.shown': 'Better: {action}.',
  'exercise.again': 'Try again',
  'exercise.show': 'Show an answer',
  'exercise.next': 'Next exercise',
  'exercise.all': 'All exercises',
};
