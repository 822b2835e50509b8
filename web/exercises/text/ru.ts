import type { ExerciseWords } from './index.ts';

export const ru: ExerciseWords = {
  'exercise.title': '{game}: упражнения',
  'exercise.about': 'Позиция и ход, который в ней сделали. Найдите лучше: верен любой ход, который бот считает не хуже лучшего.',
  'exercise.own': 'Из ваших партий',
  'exercise.none': 'Пока нет. После партии выберите «Разобрать партию»: решения, которые обошлись дороже всего, попадут сюда.',
  'exercise.ours': 'Из партий между ботами',
  'exercise.one': 'Упражнение {number}: ход {move}',
  'exercise.solved': 'Решено',
  'exercise.game': 'посмотреть партию',
  'exercise.find': 'Найдите ход лучше.',
  'exercise.played': 'Сделанный ход: {action}.',
  'exercise.judging': '{action}: бот сравнивает с лучшим ходом, который знает…',
  'exercise.right': 'Верно: {action}. Явно лучшего хода не нашлось.',
  'exercise.wrong': '{action}: есть ход заметно лучше.',
  'exercise.same': 'Этот ход и был сделан. Есть ход заметно лучше.',
  'exercise.unknown': 'Бот не ответил вовремя. Попробуйте ещё раз.',
  'exercise.shown': 'Лучше: {action}.',
  'exercise.again': 'Ещё раз',
  'exercise.show': 'Показать ответ',
  'exercise.next': 'Следующее упражнение',
  'exercise.all': 'Все упражнения',
};
