/** Words on the board, tooltips and forecasts. */
export const board = {
  'bpc.board.turn': 'Ход {turn} из {last}',
  'bpc.board.round': 'Круг {round}',
  'bpc.board.signed': '{n, number, ::sign-except-zero}',
  'bpc.board.ghg': 'Мировые ПГ',
  'bpc.board.goal': 'Цель: не более',
  'bpc.board.climate': 'Следующее последствие',
  'bpc.board.meeting':
    '{turns, plural, =1 {в этот ход} one {через # ход} few {через # хода} many {через # ходов} other {через # хода}}',
  'bpc.board.meeting.never': 'не при этом уровне',
  'bpc.board.oil': 'Нефтяной баланс',
  'bpc.board.oil.enough': 'Нефти хватит всем.',
  'bpc.board.oil.lacks':
    '{region}: нехватка нефти {turns, plural, =0 {в этот ход} one {через # ход} few {через # хода} many {через # ходов} other {через # хода}}.',
  'bpc.board.events': 'События',
  'bpc.board.waiting':
    '{n, plural, one {ждёт # последствие} few {ждут # последствия} many {ждут # последствий} other {ждут # последствия}}',
  'bpc.board.external': 'Извне',
  'bpc.board.ready': 'готов',
  'bpc.board.aci': 'Совместное действие {in}',
  'bpc.board.hidden':
    '{n, plural, one {# закрытая карта} few {# закрытые карты} many {# закрытых карт} other {# закрытой карты}}',
  'bpc.board.implant': '{tp}, {in}',
  'bpc.board.implant.world': '{tp}, для всего мира',
  'bpc.board.power.ready': 'козырь готов',
  'bpc.board.power.none': 'козыря нет',
  'bpc.about.climate': 'Следующее климатическое последствие: {when}.',
  'bpc.about.learns':
    'Распространение: {certain, plural, =0 {} one {наверняка # трансформация, } few {наверняка # трансформации, } many {наверняка # трансформаций, } other {наверняка # трансформации, }}{chance} из 8 на {certain, plural, =0 {одну} other {ещё одну}}, среди {tps}.',
  'bpc.about.activation': '{certain, select, yes {{region} при активации:} other {{region} при активации (вероятно):}}',
  'bpc.about.activation.now': '{region}: идёт активация.',
  'bpc.about.activation.nothing': '{region} при активации: ничего не изменится.',
  'bpc.about.tier': 'Сила {threshold}: {effects}.',
  'bpc.about.alive': 'Действует здесь: {regions}.',
  'bpc.about.skill': 'Умение: {text}',
  'bpc.about.power': 'Козырь, один раз: {text}',
  'bpc.forecast.ghg': 'Мировые ПГ {ghg}, {above, plural, =0 {цель достигнута} other {на # выше цели}}.',
  'bpc.forecast.edge': 'На пределе {in}: {pawns}; ещё одна переполнит регион.',
};
