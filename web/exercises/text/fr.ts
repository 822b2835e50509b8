import type { ExerciseWords } from './index.ts';

export const fr: ExerciseWords = {
  'exercise.title': '{game} : exercices',
  'exercise.about':
    'Une position, et ce qui y a été joué. Trouvez mieux : toute réponse que le jugement d’un bot trouve aussi bonne que les autres est juste.',
  'exercise.own': 'Tirés de vos parties',
  'exercise.none':
    'Aucun pour l’instant. Après une partie, choisissez « Analyser la partie » : ses décisions les plus coûteuses viennent ici.',
  'exercise.ours': 'Tirés de parties entre bots',
  'exercise.one': 'Exercice {number} : coup {move}',
  'exercise.solved': 'Résolu',
  'exercise.game': 'la partie',
  'exercise.find': 'Trouvez mieux.',
  'exercise.played': 'Coup joué : {action}.',
  'exercise.judging': '{action} : un bot compare avec le meilleur coup qu’il connaît…',
  'exercise.right': 'Juste : {action}. Rien de nettement meilleur n’a été trouvé.',
  'exercise.wrong': '{action} : autre chose est encore nettement meilleur.',
  'exercise.same': 'C’est ce qui a été joué. Autre chose est nettement meilleur.',
  'exercise.unknown': 'Le bot n’a pas répondu à temps. Réessayez.',
  'exercise.shown': 'Meilleur : {action}.',
  'exercise.again': 'Réessayer',
  'exercise.show': 'Montrer une réponse',
  'exercise.next': 'Exercice suivant',
  'exercise.all': 'Tous les exercices',
};
