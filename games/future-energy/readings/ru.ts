import type { en } from './en.ts';

export const ru: Record<keyof typeof en, string> = {
  'fe.reading.overview':
    '{time, select, before {Партия ещё не началась} over {Партия окончена} last {Раунд {round}, последний} other {Раунд {round}}}: бригада {space}, контрактов в стопке — {contracts}; очки, если бы партия закончилась сейчас: {points}.',
  'fe.reading.points': '{seat}: {known, select, yes {{least}} other {от {least} до {most}}}',
  'fe.reading.goals': 'Бригада может доехать: {spaces}.',
  'fe.reading.goal': '{space} ({token}, {price} млн €{completes, select, yes {, выполнит контракт} other {}})',
  'fe.reading.lines': 'Больше всего дала бы линия: {connections}.',
  'fe.reading.line': '{connection} (+{points, plural, one {# очко} few {# очка} many {# очков} other {# очка}})',
  'fe.reading.nearly': '{seat}: осталась одна станция — {contract}.',
  'fe.reading.hidden': '{seat}: скрытые сертификаты добавят от {least} до {most, plural, one {# очка} other {# очков}}.',
};
