import type { position as english } from '../en/position.ts';

/** The whole position in words. */
export const position: Readonly<Record<keyof typeof english, string>> = {
  'bpc.describe.turn':
    'Ход {turn} из {last}, раунд {round}. Играет {by}; активный регион — {region}. Мировые ПГ {ghg}{goal, select, none {} other {, цель {goal}}}.',
  'bpc.describe.goals': 'Сценарий: {scenario}. Цели: {goals}.',
  'bpc.goal.tp-implanted':
    'внедрить {value, plural, one {# трансформацию} few {# трансформации} many {# трансформаций} other {# трансформации}}',
  'bpc.goal.ghg-max': 'мировые ПГ не выше {value}',
  'bpc.goal.max-tokens':
    '{value, plural, =0 {ни одного из этих жетонов} one {не больше # из этих жетонов} few {не больше # из этих жетонов} many {не больше # из этих жетонов} other {не больше # из этих жетонов}}: {tokens}',
  'bpc.goal.no-regime': 'ни одного региона в состоянии: {regimes}',
  'bpc.goal.balance-min': 'нефтяной баланс не ниже {value}',
  'bpc.goal.free-regions-min': 'свободных регионов не меньше {value}',
  'bpc.goal.at-end': '{goal} (в конце)',
  'bpc.describe.climate':
    'Климатическая шкала: зелёная {green}, красная {red}; зелёная поднимется на {advance}. Разрушение: {zones}. Нефтяной баланс {balance, number, ::sign-except-zero}.',
  'bpc.describe.zone': '{zone} {n}',
  'bpc.describe.track': 'Шкала регионов сверху: {regions}.',
  'bpc.describe.transformations': 'Посеянные трансформации: {seeded}. Мировые в силе: {globals}.',
  'bpc.none': 'нет',
  'bpc.no-one': 'пока никого',
  'bpc.describe.region':
    '{region}{active, select, yes { (активный)} other {}}{shares, select, no { (не делится)} other {}}: устойчивость {resilience} (уровень жизни {standard}, дисциплина {discipline}), население {population} (демография {demography, number, ::sign-except-zero}), ПГ {ghg}, при следующем подсчёте {pending}. Нефть: местная {local}, импорт {imports}, экспорт {exports}. Электричество: {electricity}{added, select, yes { (АЭС добавлена)} other {}}. Трансформации: {tps}.{special, select, none {} other { Особые жетоны: {specialName} ×{specials}.}} {state}',
  'bpc.describe.kind': '{kind}{n, plural, =1 {} one { ×#} few { ×#} many { ×#} other { ×#}}',
  'bpc.describe.calm': 'Бедствий нет.',
  'bpc.describe.troubles': 'Жетоны: {troubles}.',
  'bpc.describe.war-face':
    'война ({face, select, second {вторая сторона: при следующей активации диктатура} other {первая сторона}}{held, select, yes {, держит экспорт} other {}})',
  'bpc.describe.player':
    '{by}, {in}{employer, select, yes {, работодатель — {name}{used, select, yes { (козырь сыгран)} waiting { (козырь со второго хода)} other {}}} other {}}: {cards, plural, =0 {карт нет} one {# карта ({colours})} few {# карты ({colours})} many {# карт ({colours})} other {# карты ({colours})}}.',
  'bpc.describe.colour-count': '{colour} {n}',
  'bpc.describe.signals': '{character} даёт сигнал: {signals}.',
  'bpc.describe.signal': '{colour}: {level}',
  'bpc.describe.hand': 'Карты ({character}): {cards}.',
  'bpc.describe.piles': 'Стопки и сброс силы 1, 2, 3, 4: {piles}. Внешних влияний осталось: {external}.',
  'bpc.describe.pile': '{colour} {cards} ({ones}/{twos}/{threes}/{fours})',
  'bpc.describe.decks':
    'Колода событий: {events, plural, one {# карта} few {# карты} many {# карт} other {# карты}}{climate, plural, =0 {} one {, сверху климатическое последствие} few {, сверху # климатических последствия} many {, сверху # климатических последствий} other {, сверху # климатических последствия}}; сыграно {discarded}, вне игры {removed}. Климатических последствий осталось: {left}; сыграны: {played}.',
  'bpc.describe.known-events': 'Известно сверху колоды событий: {cards}.',
  'bpc.describe.known-bottom': 'Известно под колодой событий: {cards}.',
  'bpc.describe.event': 'Идёт событие: {text}',
  'bpc.describe.event.target': 'Идёт событие {in}: {text}',
  'bpc.describe.aci':
    'Совместное действие {in} ({colours}; {tiers, plural, one {порог} other {пороги}} {thresholds}{open, select, yes {; в открытую} other {}}). Дано: {given}. Извне: {external}.',
  'bpc.describe.aci.power':
    'Сила совместного действия: {power}{cancelled, select, none {} other {; отменено: {names}}}{modifier, plural, =0 {} other {; «Гражданская ассамблея» {modifier, number, ::sign-always}}}.',
  'bpc.describe.given': '{character}: {cards, plural, =0 {ничего} other {{list}}}{word, select, none {} other { («{said}»)}}',
  'bpc.describe.hidden-cards':
    '{n, plural, one {# закрытая карта} few {# закрытые карты} many {# закрытых карт} other {# закрытой карты}}',
  'bpc.describe.implant':
    'Внедрение: {tp}{where, select, world { для всего мира} other { {in}}}; {power} из {needed}; не хватает цветов: {missing}. Выложено: {laid}. Готово: {ready}.',
  'bpc.describe.check': '{question} На D8 — {result} («да» при {chance} и меньше).',
  'bpc.describe.this-turn': 'В этот ход уже: {actions}.',
  'bpc.kind.move': 'перемещение',
  'bpc.kind.implant': 'внедрение',
  'bpc.kind.electricity': 'электричество',
  'bpc.kind.institution': 'организация',
  'bpc.kind.draw': 'добор',
  'bpc.kind.card': 'карта-действие ({colour})',
  'bpc.kind.free-move': 'бесплатное перемещение',
  'bpc.kind.free-card': 'бесплатная карта',
  'bpc.describe.coming': 'Вход и выход: {changes}.',
  'bpc.describe.joins': '{seat} входит',
  'bpc.describe.leaves': '{character} выходит',
  'bpc.describe.passes': '{character}: играет {seat}',
  'bpc.describe.ended': 'Партия окончена. {ending}',
};
