/** The end of a game. */
export const ending = {
  'bpc.end.team.victory':
    '{count, plural, one {Победа: {names}.} few {Общая победа: {names}.} many {Общая победа: {names}.} other {Общая победа: {names}.}}',
  'bpc.end.team.pyrrhic':
    '{count, plural, one {Цель достигнута слишком дорогой ценой: {names}.} few {Цель достигнута слишком дорогой ценой: {names}.} many {Цель достигнута слишком дорогой ценой: {names}.} other {Цель достигнута слишком дорогой ценой: {names}.}}',
  'bpc.end.team.defeat':
    '{count, plural, one {Поражение: {names}.} few {Общее поражение: {names}.} many {Общее поражение: {names}.} other {Общее поражение: {names}.}}',
  'bpc.result.early': 'Все цели достигнуты на {turn}-м ходу из {last}, и партия окончена.',
  'bpc.result.last-turn': 'Ход {turn} был последним.',
  'bpc.end.score': 'Счёт',
  'bpc.end.score.how':
    'свободное население {population} × {last, plural, one {# ход} few {# хода} many {# ходов} other {# хода}} ÷ ход {turn}',
  'bpc.end.score.lesson': 'свободное население {population}',
  'bpc.end.result': 'Итог',
  'bpc.end.asked': 'Требовалось',
  'bpc.end.met': 'выполнено',
  'bpc.end.missed': 'не выполнено',
  'bpc.end.most': 'не больше {value}',
  'bpc.end.least': 'не меньше {value}',
  'bpc.end.what.ghg': 'Мировые ПГ',
  'bpc.end.what.transformations': 'Внедрено трансформаций',
  'bpc.end.what.unfree': 'Регионы под диктатурой или в хаосе',
  'bpc.end.what.free': 'Свободные регионы',
  'bpc.end.what.tokens': 'Жетоны: {tokens}',
  'bpc.end.ghg.differs': 'Регионы вместе: {sum}. Пары, козыри и события меняют и сам мировой счётчик: {ghg}.',
  'bpc.end.transformations': 'Трансформации',
};
