import type { events as en } from '../en/events.ts';

export const events: Readonly<Record<keyof typeof en, string>> = {
  'cos.event.civilisation': '{who} выбирает цивилизацию: {civilisation}.',
  'cos.event.leader': '{who} выбирает лидера: {leader} (потребление {consumption}{energy, plural, =0 {} other {, энергия #}}).',
  'cos.event.round': 'Начинается раунд {round}.',
  'cos.event.phase.setup': 'Подготовка завершена.',
  'cos.event.phase.buy': 'Фаза 1: покупки.',
  'cos.event.phase.plan': 'Фаза 2: планирование.',
  'cos.event.phase.act': 'Фаза 3: действия.',
  'cos.event.bought-card': '{who} покупает {card} ({paid}).',
  'cos.event.bought-upgrade':
    '{who} покупает улучшение: {upgrade} ({paid}{energy, plural, =0 {} one { → +# энергия} other { → +# энергии}}).',
  'cos.event.built-station': '{who} строит станцию в галактике {galaxy}: {station} ({paid}).',
  'cos.event.market': 'Новая карта на рынке: {card}.',
  'cos.event.market.empty': 'Колода ИИ пуста: место {slot} на рынке остаётся пустым.',
  'cos.event.deck-renewed':
    'Сброшенные карты ИИ становятся новой колодой ({cards, plural, one {# карта} few {# карты} many {# карт} other {# карты}}).',
  'cos.event.terraformed':
    '{who} теперь может заселять {type, select, earth {землеподобные} desert {пустынные} other {вулканические}} планеты.',
  'cos.event.colony-extension': '{who} теперь может заселять занятые планеты.',
  'cos.event.range':
    '{who}: дальность зоны {zone} теперь {range}{energy, plural, =0 {} one { (+# энергия)} other { (+# энергии)}}.',
  'cos.event.new-zone': '{who} получает зону {zone}, дальность {range} ({source}).',
  'cos.event.gems': '{who} получает {gems} ({source}).',
  'cos.event.energy': '{who} получает {amount, plural, one {# энергию} other {# энергии}}, всего {energy} ({source}).',
  'cos.event.revealed': '{who} открывает план: {cards}.',
  'cos.event.revealed.card': '{card} (зона {zone})',
  'cos.event.consumption':
    '{who}, потребление: {from} → {to}{capped, select, yes { (для порядка хода — только {recorded})} other {}}.',
  'cos.event.turn-order': 'Порядок хода: {order}.',
  'cos.event.card-resolved': '{who} использует {card} (зона {zone}).',
  'cos.event.branch': '{who} выбирает: {effects}.',
  'cos.event.colonised': '{who} заселяет планету {planet}: {cubes, plural, one {# кубик} other {башня из # кубиков}}.',
  'cos.event.colonised.by':
    '{who} заселяет планету {planet}: {cubes, plural, one {# кубик} other {башня из # кубиков}} ({source}).',
  'cos.event.extracted.by':
    '{who} добывает {times, plural, =1 {} =2 {дважды } few {# раза } other {# раз }}в системе {system}: {source} ({gains}).',
  'cos.event.extracted':
    '{who} добывает {times, plural, =1 {} =2 {дважды } few {# раза } other {# раз }}в системе {system} ({gains}).',
  'cos.event.discovered': '{who} открывает систему {system} в галактике {galaxy}.',
  'cos.event.transformed':
    '{who} преобразует {from, select, anthracite {антрацитовый} gold {золотой} other {прозрачный}} самоцвет в {to, select, anthracite {антрацитовый} gold {золотой} other {прозрачный}}.',
  'cos.event.took-card': '{who} бесплатно берёт с рынка карту {card}.',
  'cos.event.shifted': '{who} сдвигает карты; снова в руке: {cards}.',
  'cos.event.exploited':
    '{who} эксплуатирует галактику {galaxy}, {yield, select, high {высокий} other {низкий}} доход (+{energy, plural, one {# энергия} other {# энергии}}).',
  'cos.event.exploited.cube':
    '{who} эксплуатирует галактику {galaxy}, {yield, select, high {высокий} other {низкий}} доход (−1 кубик, {planet} → +{energy, plural, one {# энергия} other {# энергии}}).',
  'cos.event.cube-removed': '{who} снимает кубик с планеты {planet}.',
  'cos.event.cube-spared': '{who} не снимает кубик, галактика {galaxy} ({by, select, station {станция} other {лидер}}).',
  'cos.event.bonus-drawn': '{who} тянет светлую бонусную карту {card}.',
  'cos.event.bonus-drawn.hidden': '{who} тянет светлую бонусную карту.',
  'cos.event.bonus-drawn.empty': '{who} остаётся без бонусной карты: светлая стопка пуста.',
  'cos.event.bonus-returned': '{who} кладёт карту {card} под светлую стопку.',
  'cos.event.bonus-returned.hidden': '{who} кладёт бонусную карту под светлую стопку.',
  'cos.event.level':
    '{who} поднимается на уровень Dark Tech {level} ({before} − {consumption} = {energy, plural, one {# энергия} other {# энергии}}).',
  'cos.event.compensation': '{who} получает {gems} как компенсацию.',
  'cos.event.dark-tech': '{who} берёт карту {card} из стопки Dark Tech {level}.',
  'cos.event.saved-consumption': '{who}: потребление снижается с {from} до {to} ({source}).',
  'cos.event.saved-consumption.none': '{who}: потребление остаётся {to} ({source} не может его снизить).',
  'cos.event.throne': '{who} занимает трон: это последний раунд.',
  'cos.event.automa-card': 'Автома открывает карту {card}.',
  'cos.event.automa-no-planet':
    'В системе {system} нет {type, select, earth {землеподобной} desert {пустынной} other {вулканической}} планеты: кубики не ставят.',
  'cos.event.market-refreshed': 'Карты рынка {slots} заменены.',
  'cos.event.automa-pile-renewed': 'Карты Автомы уровня {level} перемешаны заново.',
  'cos.event.scored': '{who}: самоцветы {gems}, карты ИИ {cards}, бонусные карты {bonus} → Dark Tech {level}, энергия {energy}.',
  'cos.event.scored.none': '{who}: самоцветы {gems}, карты ИИ {cards} → Dark Tech {level}, энергия {energy}.',
  'cos.event.scored.automa': '{who}: светлые бонусные карты {bonus} → Dark Tech {level}, энергия {energy}.',
  'cos.event.scored.automa.none': '{who}: светлых бонусных карт нет → Dark Tech {level}, энергия {energy}.',
  'cos.event.scored.bonus': '{energy} ({card})',
  'cos.event.ended': '{ending} Победа: {winners}.',
  'cos.result.throne': '{who} занимает трон в раунде {round}: он последний.',
  'cos.result.rounds': 'После раунда {round} трон всё ещё свободен: партия окончена.',
  'cos.result.total': 'Итого: по 100 за каждый уровень Dark Tech и энергия на счётчике.',
  'cos.result.tie':
    'Равные уровень и энергия: {ahead} — выше, {behind} — ниже. Решают кубики на своём планшете ({more} против {less}).',
  'cos.result.shared': 'Равные уровень, энергия и кубики: {ahead} и {behind} делят место.',
  'cos.ending.throne': 'Трон занят, и Совет сделал выбор.',
  'cos.ending.round-limit': 'Никто не взошёл на трон вовремя.',
  'cos.ending.automa': 'Автома вас превзошла.',
};
