import type { about as en } from '../en/about.ts';

export const about: Readonly<Record<keyof typeof en, string>> = {
  'cos.about.card': 'Потребление {consumption}: {text}.',
  'cos.about.does': 'Действие: {text}.',
  'cos.about.price': 'Цена: {price}.',
  'cos.about.bought': 'Уже куплено.',
  'cos.about.affordable': 'Вы можете заплатить сейчас.',
  'cos.about.too-dear': 'Ваших камней не хватает.',
  'cos.about.space': 'Свободно: здесь можно открыть систему сектора {sector}.',
  'cos.about.exploit':
    'Эксплуатация сейчас даст вам {energy} энергии, {yield, select, high {высокий} other {низкий}} доход{card, select, yes {, и светлую бонусную карту} other {}}.',
  'cos.about.why.alone': 'Вы там одни.',
  'cos.about.why.majority': 'У вас там больше всех кубиков.',
  'cos.about.why.tie-breish': 'Ничья, но Брейшу этого достаточно.',
  'cos.about.why.tie': 'Ничья; ещё один кубик дал бы высокий доход.',
  'cos.about.why.fewer': 'У кого-то там больше кубиков.',
  'cos.about.after':
    'После этого: {colonies, plural, =0 {ваших колоний не останется} one {останется # ваша колония} few {останутся # ваши колонии} other {останется # ваших колоний}}, большинство: {majority}.',
  'cos.about.gem': 'В конце игры каждый даёт {energy} энергии.',
  'cos.about.supply': 'Камни для всех доходов и платежей. Они не кончаются.',
  'cos.about.throne': 'Для того, кто первым достигнет уровня III; после этого раунда игра кончается.',
  'cos.about.civilisation': 'Цивилизации отличаются только именем и цветом.',
  'cos.about.cubes': '{count, plural, one {# кубик} few {# кубика} other {# кубиков}} ещё у игрока.',
  'cos.about.leader': '{text}.',
  'cos.about.table': 'Часть стола.',
  'cos.forecast.missing': 'Вам нужно ещё {energy} энергии до уровня {level}.',
  'cos.forecast.rises': 'Энергии хватает на уровень {level}: вы подниметесь в конце хода.',
  'cos.forecast.exploit': '{galaxy}: {energy} энергии, {yield, select, high {высокий} other {низкий}} доход.',
  'cos.forecast.all': 'Эксплуатация всех ваших галактик сейчас: {energy} энергии.',
  'cos.forecast.plan': 'Ваш план потребляет {sum}: счётчик идёт с {from} на {to}, вы ходите {place}-м из {players}.',
  'cos.forecast.end': 'Если бы игра кончилась сейчас, насколько вам видно: {standings}.',
  'cos.forecast.standing': '{who} уровень {level} и {energy} энергии',
};
