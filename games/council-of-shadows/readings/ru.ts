import type { en } from './en.ts';

export const ru: Record<keyof typeof en, string> = {
  'cos.reading.overview':
    '{phase, select, setup {Подготовка} over {Партия окончена} buy {Раунд {round}, покупки} plan {Раунд {round}, планирование} other {Раунд {round}, действия}}: {standings}.',
  'cos.reading.also': '{first}; {second}',
  'cos.reading.standing': '{who}: уровень {level}, энергия {energy} из {consumption}',
  'cos.reading.galaxy':
    '{galaxy}: кубики — {cubes}; большинство — {majority}{own, select, yes {; эксплуатация даст вам энергии: {energy}} other {}}.',
  'cos.reading.empty': 'Без кубиков: {galaxies}.',
  'cos.reading.market': 'Рынок: {cards}.',
  'cos.reading.card': '{card} ({price})',
  'cos.reading.rises': '{who}: энергии хватает на уровень {level}.',
  'cos.reading.rival': '{who}: до уровня {level} не хватает энергии: {energy}{throne, select, yes {, до трона: {all}} other {}}.',
  'cos.reading.low': '{galaxy}: вы получили бы только низкий доход, энергии: {energy}.',
  'cos.reading.hidden': '{who}: не сосчитано скрытых бонусных карт: {count}.',
};
