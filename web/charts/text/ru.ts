import type { ChartText } from './index.ts';

export const ru: ChartText = {
  'chart.lead-always': '{title}: {name} впереди от начала до конца ({value})',
  'chart.lead-since': '{title}: в конце впереди {name} ({value}), с отметки «{time} {at}»',
  'chart.lead-last': '{title}: {name} выходит вперёд в самом конце ({value})',
  'chart.lead-shared': '{title}: в конце поровну, {value}: {names}',
  'chart.rise': '{title}: рост с {from} до {to}',
  'chart.fall': '{title}: снижение с {from} до {to}',
  'chart.same': '{title}: {to} в конце, как и при первом подсчёте ({time} {at})',
  'chart.peak': '{finding}; максимум {value} ({time} {at})',
  'chart.low': '{finding}; минимум {value} ({time} {at})',
  'chart.most': '{title}: больше всего в конце: {name} ({value})',
  'chart.none': '{title}: в конце ничего',
  'chart.more': '{count, plural, one {Ещё # график} few {Ещё # графика} other {Ещё # графиков}}',
  'round.title': 'Что изменилось: {time} {at}',
  'round.none': 'Первый раунд ещё идёт.',
  'round.change': '{value} ({change, number, ::sign-except-zero})',
  'chart.numbers': 'Числа',
};
