import type { prompts as en } from '../en/prompts.ts';

export const prompts: Readonly<Record<keyof typeof en, string>> = {
  'cos.prompt.choose-civilisation': 'Выберите свою цивилизацию. Различаются лишь имя и цвет.',
  'cos.prompt.choose-civilisation.others': '{seat} выбирает цивилизацию.',
  'cos.prompt.choose-leader': 'Выберите своего лидера.',
  'cos.prompt.choose-leader.others': '{seat} выбирает лидера.',
  'cos.prompt.plan':
    'Зона {zone} (дальность {range}): {occupied, select, yes {накройте карту {card} или оставьте её} other {выберите карту}}. План пока: потребление {from} → {to}.',
  'cos.prompt.plan.ready': 'Ваш план готов; остальные ещё планируют.',
  'cos.prompt.plan.others': 'Все планируют раунд.',
  'cos.prompt.buy': 'Покупайте или закончите. Осталось покупок: {left}. У вас {gems}.',
  'cos.prompt.buy.others': '{seat} делает покупки.',
  'cos.prompt.pay': 'Выберите, как заплатить {price} ({item}).',
  'cos.prompt.pay.others': '{seat} выбирает, чем платить.',
  'cos.prompt.choose-branch': '{source}: выберите одно.',
  'cos.prompt.choose-branch.others': '{seat} выбирает, что сделает {source}.',
  'cos.prompt.colonise':
    '{source}: выберите планету, {cubes, plural, one {# кубик} other {башня из # кубиков}}, до сектора {range}{any, select, yes {, любой тип} other {}}.',
  'cos.prompt.colonise.others': '{seat} выбирает планету.',
  'cos.prompt.extract':
    '{source}: выберите систему для добычи, до сектора {range} (ещё {times, plural, one {# раз} few {# раза} many {# раз} other {# раза}}).',
  'cos.prompt.extract.others': '{seat} выбирает систему для добычи.',
  'cos.prompt.discover-pile': '{source}: выберите сектор для открытия, до сектора {range}.',
  'cos.prompt.discover-pile.others': '{seat} выбирает, где сделать открытие.',
  'cos.prompt.discover-tile': 'Выберите систему для сектора {sector}; другая вернётся под стопку.',
  'cos.prompt.discover-tile.others': '{seat} выбирает систему для сектора {sector}.',
  'cos.prompt.discover-space': 'Выберите ячейку в секторе {sector} для системы {tile}.',
  'cos.prompt.discover-space.others': '{seat} выбирает ячейку в секторе {sector}.',
  'cos.prompt.discover-follow-up.either':
    '{system}: выберите планету ({cubes, plural, one {# кубик} other {башня из # кубиков}}) или {times, plural, =1 {добудьте ресурс} =2 {дважды добудьте ресурс} few {# раза добудьте ресурс} other {# раз добудьте ресурс}}.',
  'cos.prompt.discover-follow-up.cubes':
    '{system}: выберите планету ({cubes, plural, one {# кубик} other {башня из # кубиков}}); затем добыча.',
  'cos.prompt.discover-follow-up.resource':
    '{system}: {times, plural, =1 {добыть ресурс} =2 {дважды добыть ресурс} few {# раза добыть ресурс} other {# раз добыть ресурс}}?',
  'cos.prompt.discover-follow-up.others': '{seat} решает, что делать с системой {system}.',
  'cos.prompt.discover-extra-cube':
    'Исследователи: добавить ещё {cubes, plural, one {# кубик} few {# кубика} other {# кубиков}} на планету {planet}?',
  'cos.prompt.discover-extra-cube.others': '{seat} решает, добавить ли кубик.',
  'cos.prompt.transform':
    '{source}: выберите самоцвет для преобразования (ещё {times, plural, one {# раз} few {# раза} many {# раз} other {# раза}}). У вас {gems}.',
  'cos.prompt.transform.others': '{seat} может преобразовать самоцветы.',
  'cos.prompt.take-ai-card': '{source}: выберите бесплатную карту с рынка.',
  'cos.prompt.take-ai-card.others': '{seat} берёт карту с рынка бесплатно.',
  'cos.prompt.bonus-limit': 'Лишняя бонусная карта: выберите, какая уйдёт под светлую стопку.',
  'cos.prompt.bonus-limit.others': '{seat}: лишняя бонусная карта.',
  'cos.prompt.exploit':
    'Эксплуатируйте галактику или закончите. Энергия {energy}, потребление {consumption}: {missing, plural, =0 {для подъёма хватает} other {до подъёма ещё #}}.',
  'cos.prompt.exploit.others': '{seat} эксплуатирует галактики.',
  'cos.prompt.hegemony-exploit':
    'Эксплуатируйте галактику сейчас (осталось: {left}). Энергия {energy}, потребление {consumption}.',
  'cos.prompt.hegemony-exploit.others': '{seat} эксплуатирует галактики.',
  'cos.prompt.remove-cube': 'Выберите кубик, который снять: галактика {galaxy}.',
  'cos.prompt.remove-cube.others': '{seat} выбирает, какой кубик снять: галактика {galaxy}.',
  'cos.prompt.choose-dark-tech': 'Уровень Dark Tech {level} достигнут: выберите карту.',
  'cos.prompt.choose-dark-tech.others': '{seat} выбирает карту Dark Tech {level}.',
  'cos.prompt.automa-planet':
    'За Автому: выберите планету ({cubes, plural, one {кубик} other {башня из # кубиков}}), галактика {galaxy}.',
  'cos.prompt.automa-planet.others': '{seat} выбирает планету за Автому.',
  'cos.prompt.automa-tile': 'За Автому: выберите систему для галактики {galaxy}.',
  'cos.prompt.automa-tile.others': '{seat} выбирает систему за Автому.',
  'cos.prompt.automa-space': 'За Автому: выберите ячейку в галактике {galaxy}.',
  'cos.prompt.automa-space.others': '{seat} выбирает ячейку за Автому.',
  'cos.prompt.automa-cube': 'За Автому: выберите кубик, который снять: галактика {galaxy}.',
  'cos.prompt.automa-cube.others': '{seat} выбирает, какой кубик Автомы снять: галактика {galaxy}.',
};
