import type { events as en } from '../en/events.ts';

export const events: Readonly<Record<keyof typeof en, string>> = {
  'cos.event.civilisation': '{who} выбирает цивилизацию: {civilisation}.',
  'cos.event.leader':
    '{who} выбирает лидера: {leader}. Начальное потребление {consumption}{energy, plural, =0 {} other {, энергия #}}.',
  'cos.event.round': 'Начинается раунд {round}.',
  'cos.event.phase.setup': 'Стол накрыт.',
  'cos.event.phase.buy': 'Фаза 1: покупка.',
  'cos.event.phase.plan': 'Фаза 2: планирование.',
  'cos.event.phase.act': 'Фаза 3: действия.',
  'cos.event.bought-card': '{who} покупает карту {card} за {paid}.',
  'cos.event.bought-upgrade': '{who} покупает улучшение за {paid}: {upgrade}.',
  'cos.event.built-station': '{who} строит станцию в галактике {galaxy} за {paid}: {station}.',
  'cos.event.market': 'На рынке появляется {card}.',
  'cos.event.market.empty': 'Колода ИИ пуста: место {slot} на рынке остаётся пустым.',
  'cos.event.deck-renewed':
    'Сброшенные карты ИИ становятся новой колодой: {cards, plural, one {# карта} few {# карты} many {# карт} other {# карты}}.',
  'cos.event.terraformed':
    '{who} теперь может заселять {type, select, earth {землеподобные} desert {пустынные} other {вулканические}} планеты.',
  'cos.event.colony-extension': '{who} теперь может заселять занятые планеты.',
  'cos.event.range':
    '{who}: зона {zone} теперь достаёт до сектора {range}{energy, plural, =0 {} one {, и это даёт # энергию} other {, и это даёт # энергии}}.',
  'cos.event.new-zone': '{who} получает зону {zone} дальности {range} ({source}).',
  'cos.event.gems': '{who} получает {gems} ({source}).',
  'cos.event.energy': '{who} получает {amount, plural, one {# энергию} other {# энергии}} ({source}); на счётчике {energy}.',
  'cos.event.planned': '{who} кладёт карту {card} на зону {zone}.',
  'cos.event.planned.keep': '{who} оставляет зону {zone} как есть.',
  'cos.event.plan-ready': '{who}: план готов.',
  'cos.event.revealed': '{who} открывает план: {cards}.',
  'cos.event.revealed.card': '{card} на зоне {zone}',
  'cos.event.revealed.none': '{who} не добавляет карт.',
  'cos.event.consumption':
    '{who} потребляет {sum}: с {from} до {to}{capped, select, yes { (для порядка хода считается только {recorded})} other {}}.',
  'cos.event.turn-order': 'Порядок хода: {order}.',
  'cos.event.card-resolved': '{who} выполняет карту {card} на зоне {zone}.',
  'cos.event.branch': '{who} решает {effects}.',
  'cos.event.colonised': '{who} заселяет планету {planet}: {cubes, plural, one {# кубик} other {башня из # кубиков}}.',
  'cos.event.colonised.by':
    '{who} заселяет планету {planet}: {cubes, plural, one {# кубик} other {башня из # кубиков}} ({source}).',
  'cos.event.extracted.by':
    '{who} {times, plural, =1 {получает ресурс системы} =2 {дважды получает ресурс системы} few {# раза получает ресурс системы} other {# раз получает ресурс системы}} {system}: {gains} ({source}).',
  'cos.event.extracted':
    '{who} {times, plural, =1 {получает ресурс системы} =2 {дважды получает ресурс системы} few {# раза получает ресурс системы} other {# раз получает ресурс системы}} {system}: {gains}.',
  'cos.event.tiles-drawn': '{who} смотрит тайлы сектора {sector}: {tiles}.',
  'cos.event.tiles-drawn.hidden':
    '{who} смотрит {count, plural, one {# тайл} few {# тайла} many {# тайлов} other {# тайла}} сектора {sector}.',
  'cos.event.tile-returned': '{tile} возвращается под стопку сектора {sector}.',
  'cos.event.tile-returned.hidden': 'Другой тайл возвращается под стопку сектора {sector}.',
  'cos.event.discovered': '{who} открывает систему {system} в галактике {galaxy}.',
  'cos.event.transformed':
    '{who} превращает {from, select, anthracite {антрацитовый} gold {золотой} other {прозрачный}} самоцвет в {to, select, anthracite {антрацитовый} gold {золотой} other {прозрачный}}.',
  'cos.event.skipped':
    '{who} {what, select, colonise {не ставит кубиков} extract {ничего не добывает} discover_pile {ничего не открывает} discover_follow_up {оставляет новую систему в покое} discover_extra_cube {не добавляет кубик в башню} transform {не гранит самоцветов} take_ai_card {не берёт карту с рынка} choose_branch {пропускает карту} hegemony_exploit {больше не эксплуатирует} other {пропускает}}.',
  'cos.event.skipped.unable':
    '{who} {what, select, colonise {не находит планеты для колонии} extract {не находит, что добыть} discover_pile {не может ничего открыть} transform {не находит самоцветов для огранки} take_ai_card {не находит карты на рынке} choose_branch {не может воспользоваться картой} hegemony_exploit {не находит галактик для эксплуатации} other {не может ничего сделать}}.',
  'cos.event.took-card': '{who} бесплатно берёт с рынка карту {card}.',
  'cos.event.shifted': '{who} сдвигает карты; на руку возвращается: {cards}.',
  'cos.event.shifted.none': '{who} сдвигает карты; на руку ничего не возвращается.',
  'cos.event.exploited':
    '{who} эксплуатирует галактику {galaxy} с {yield, select, high {высоким} other {низким}} доходом и получает {energy, plural, one {# энергию} other {# энергии}}.',
  'cos.event.cube-removed': '{who} снимает кубик с планеты {planet}.',
  'cos.event.cube-spared':
    'Благодаря {by, select, station {станции} other {лидеру}} {who} не снимает кубика: галактика {galaxy}.',
  'cos.event.bonus-drawn': '{who} тянет светлую бонусную карту {card}.',
  'cos.event.bonus-drawn.hidden': '{who} тянет светлую бонусную карту.',
  'cos.event.bonus-drawn.empty': '{who} остаётся без бонусной карты: светлая стопка пуста.',
  'cos.event.bonus-returned': '{who} кладёт карту {card} под светлую стопку.',
  'cos.event.bonus-returned.hidden': '{who} кладёт бонусную карту под светлую стопку.',
  'cos.event.level':
    '{who} поднимается на уровень Dark Tech {level}: {before} − {consumption}, остаётся {energy, plural, one {# энергия} other {# энергии}}.',
  'cos.event.compensation': '{who} получает {gems} в виде компенсации.',
  'cos.event.dark-tech': '{who} берёт карту {card} из стопки Dark Tech {level}.',
  'cos.event.saved-consumption': '{source}: потребление игрока {who} снижается с {from} до {to}.',
  'cos.event.saved-consumption.none': '{source}: потребление игрока {who} снизить нельзя, остаётся {to}.',
  'cos.event.throne': '{who} занимает трон: это последний раунд!',
  'cos.event.automa-card': 'Для Автомы открыта карта {card}.',
  'cos.event.automa-row': 'Автома, строка {row}: {action}.',
  'cos.event.automa-row.none': 'Автома, строка {row}: ничего не возможно.',
  'cos.event.automa-no-planet':
    'В системе {system} нет {type, select, earth {землеподобной} desert {пустынной} other {вулканической}} планеты: кубики не ставят.',
  'cos.event.market-refreshed': 'Карты рынка {slots} заменены.',
  'cos.event.automa-pile-renewed': 'Использованные карты Автомы уровня {level} снова перемешаны в стопку.',
  'cos.event.scored':
    '{who} получает {gems, plural, one {# энергию} other {# энергии}} за самоцветы, {cards} за карты ИИ, а за бонусные карты {bonus}; итог: Dark Tech {level} и {energy, plural, one {# энергия} other {# энергии}}.',
  'cos.event.scored.none':
    '{who} получает {gems, plural, one {# энергию} other {# энергии}} за самоцветы и {cards} за карты ИИ; итог: Dark Tech {level} и {energy, plural, one {# энергия} other {# энергии}}.',
  'cos.event.scored.automa':
    '{who} получает за светлые бонусные карты {bonus}; итог: Dark Tech {level} и {energy, plural, one {# энергия} other {# энергии}}.',
  'cos.event.scored.automa.none':
    '{who} остаётся без светлых бонусных карт; итог: Dark Tech {level} и {energy, plural, one {# энергия} other {# энергии}}.',
  'cos.event.scored.bonus': '{energy} ({card})',
  'cos.event.ended': 'Партия окончена. {ending} Победа: {winners}.',
  'cos.ending.throne': 'Трон занят, и Совет сделал выбор.',
  'cos.ending.round-limit': 'Никто не взошёл на трон вовремя.',
  'cos.ending.automa': 'Автома вас превзошла.',
};
