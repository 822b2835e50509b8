import type { ExerciseWords } from './index.ts';

export const fr: ExerciseWords = {
  'exercise.title': '{game} : exercices',
  'exercise.about':
    'Une position, et le coup qui y a été joué. Trouvez mieux : tout coup qu’un robot juge aussi bon que le meilleur est juste.',
  'exercise.own': 'Tirés de vos parties',
  'exercise.none':
    'Aucun pour l’instant. Après une partie, choisissez « Analyser la partie » : ses décisions les plus coûteuses apparaîtront ici.',
  'exercise.ours': 'Tirés de parties entre robots',
  'exercise.one': 'Exercice {number} : coup {move}',
  'exercise.solved': 'Résolu',
  'exercise.game': 'voir la partie',
  'exercise.find': 'Trouvez mieux.',
  'exercise.played': 'Coup joué : {action}.',
  'exercise.judging': '{action} : un robot compare avec le meilleur coup qu’il connaît…',
  'exercise.right': 'Juste : {action}. Aucun coup nettement meilleur n’a été trouvé.',
  'exercise.wrong': '{action} : un autre coup est nettement meilleur.',
  'exercise.same': 'C’est le coup qui a été joué. Un autre est nettement meilleur.',
  'exercise.unknown': 'Le robot n’a pas répondu à temps. Réessayez.',
  'exercise.shown': 'Mieux : {action}.',
  'exercise.again': 'Réessayer',
  'exercise.show': 'Montrer une réponse',
  'exercise.next': 'Exercice suivant',
  'exercise.all': 'Tous les exercices',
};
