import type { ExerciseWords } from './index.ts';

export const ru: ExerciseWords = {
  'exercise.title': '{game}: упражнения',
  'exercise.about':
    'Позиция и то, что в ней было сыграно. Найдите лучше: верен любой ответ, который бот считает не хуже остальных.',
  'exercise.own': 'Из ваших партий',
  'exercise.none': 'Пока нет. После партии выберите «Разобрать партию»: самые дорогие решения попадут сюда.',
  'exercise.ours': 'Из партий ботов',
  'exercise.one': 'Упражнение {number}: ход {move}',
  'exercise.solved': 'Решено',
  'exercise.game': 'партия',
  'exercise.find': 'Найдите лучше.',
  'exercise.played': 'Было сыграно: {action}.',
  'exercise.judging': '{action}: бот сравнивает с лучшим, что знает…',
  'exercise.right': 'Верно: {action}. Ничего несомненно лучшего не нашлось.',
  'exercise.wrong': '{action}: есть ход заметно лучше.',
  'exercise.same': 'Так и было сыграно. Есть ход заметно лучше.',
  'exercise.unknown': 'Бот не ответил вовремя. Попробуйте ещё раз.',
  'exercise.shown': 'Лучше: {action}.',
  'exercise.again': 'Ещё раз',
  'exercise.show': 'Показать ответ',
  'exercise.next': 'Следующее упражнение',
  'exercise.all': 'Все упражнения',
};
