import type { prompts as en } from '../en/prompts.ts';

export const prompts: Readonly<Record<keyof typeof en, string>> = {
  'cos.prompt.choose-civilisation': 'Выберите свою цивилизацию.',
  'cos.prompt.choose-civilisation.others': '{seat} выбирает цивилизацию.',
  'cos.prompt.choose-leader': 'Выберите своего лидера.',
  'cos.prompt.choose-leader.others': '{seat} выбирает лидера.',
  'cos.prompt.plan':
    'Спланируйте зону {zone} дальности {range}: {occupied, select, yes {накройте карту {card} картой с руки или оставьте как есть} other {выберите карту с руки}}. Видимые карты пока потребляют {sum}.',
  'cos.prompt.plan.ready': 'Ваш план готов; остальные ещё планируют.',
  'cos.prompt.plan.others': 'Все планируют раунд.',
  'cos.prompt.buy':
    'Купите что-нибудь или закончите. У вас {gems}; осталось {left, plural, =0 {0 покупок} one {# покупка} few {# покупки} many {# покупок} other {# покупки}}.',
  'cos.prompt.buy.others': '{seat} делает покупки.',
  'cos.prompt.pay': 'Выберите, как заплатить {price}; покупка: {item}.',
  'cos.prompt.pay.others': '{seat} выбирает, чем платить.',
  'cos.prompt.choose-branch': '{source}: выберите одно из двух.',
  'cos.prompt.choose-branch.others': '{seat} выбирает, что сделает {source}.',
  'cos.prompt.colonise':
    '{source}: выберите планету, чтобы поставить {cubes, plural, one {# кубик} other {башню из # кубиков}}, до сектора {range}{any, select, yes {, любого типа} other {}}.',
  'cos.prompt.colonise.others': '{seat} выбирает планету для колонии.',
  'cos.prompt.extract': '{source}: выберите систему для добычи, до сектора {range}; осталось раз: {times}.',
  'cos.prompt.extract.others': '{seat} выбирает систему для добычи.',
  'cos.prompt.discover-pile': '{source}: выберите сектор для открытия, до сектора {range}.',
  'cos.prompt.discover-pile.others': '{seat} выбирает, где сделать открытие.',
  'cos.prompt.discover-tile': 'Выберите систему, которую кладёте в сектор {sector}; другая вернётся под стопку.',
  'cos.prompt.discover-tile.others': '{seat} выбирает систему для сектора {sector}.',
  'cos.prompt.discover-space': 'Выберите ячейку в секторе {sector} для системы {tile}.',
  'cos.prompt.discover-space.others': '{seat} выбирает ячейку в секторе {sector}.',
  'cos.prompt.discover-follow-up.either':
    'Выберите планету системы {system}, чтобы поставить {cubes, plural, one {# кубик} other {башню из # кубиков}}, или {times, plural, =1 {получите её ресурс} =2 {дважды получите её ресурс} few {# раза получите её ресурс} other {# раз получите её ресурс}}.',
  'cos.prompt.discover-follow-up.cubes':
    'Выберите планету системы {system}, чтобы поставить {cubes, plural, one {# кубик} other {башню из # кубиков}}; ресурс — потом.',
  'cos.prompt.discover-follow-up.resource':
    '{times, plural, =1 {Получить ресурс} =2 {Дважды получить ресурс} few {# раза получить ресурс} other {# раз получить ресурс}} системы {system}?',
  'cos.prompt.discover-follow-up.others': '{seat} решает, что делать с системой {system}.',
  'cos.prompt.discover-extra-cube':
    'Исследователи: добавить в башню ещё {cubes, plural, one {# кубик} few {# кубика} other {# кубиков}}? Планета: {planet}.',
  'cos.prompt.discover-extra-cube.others': '{seat} решает, добавить ли кубик.',
  'cos.prompt.transform': '{source}: выберите самоцвет для огранки. У вас {gems}; осталось раз: {times}.',
  'cos.prompt.transform.others': '{seat} может огранить самоцветы.',
  'cos.prompt.take-ai-card': '{source}: возьмите карту с рынка бесплатно.',
  'cos.prompt.take-ai-card.others': '{seat} берёт карту с рынка бесплатно.',
  'cos.prompt.bonus-limit': 'У вас на одну бонусную карту больше, чем можно: выберите, какая уйдёт под светлую стопку.',
  'cos.prompt.bonus-limit.others': '{seat} держит на одну бонусную карту больше, чем можно.',
  'cos.prompt.exploit':
    'Выберите галактику для эксплуатации или закончите. Энергия {energy}, потребление {consumption}: {missing, plural, =0 {для подъёма хватает} other {до подъёма ещё #}}.',
  'cos.prompt.exploit.others': '{seat} эксплуатирует галактики.',
  'cos.prompt.hegemony-exploit':
    'Выберите галактику, чтобы эксплуатировать её сразу; осталось галактик: {left}. Энергия {energy}, потребление {consumption}.',
  'cos.prompt.hegemony-exploit.others': '{seat} сразу эксплуатирует галактики.',
  'cos.prompt.remove-cube': 'Выберите, какой ваш кубик снять: галактика {galaxy}.',
  'cos.prompt.remove-cube.others': '{seat} выбирает, какой кубик снять: галактика {galaxy}.',
  'cos.prompt.choose-dark-tech': 'Вы достигли уровня Dark Tech {level}: выберите карту.',
  'cos.prompt.choose-dark-tech.others': '{seat} выбирает карту Dark Tech {level}.',
  'cos.prompt.automa-planet':
    'Вы решаете за Автому: выберите планету, чтобы поставить {cubes, plural, one {её кубик} other {её башню из # кубиков}}, галактика {galaxy}.',
  'cos.prompt.automa-planet.others': '{seat} выбирает планету за Автому.',
  'cos.prompt.automa-tile': 'Вы решаете за Автому: выберите систему для галактики {galaxy}.',
  'cos.prompt.automa-tile.others': '{seat} выбирает систему за Автому.',
  'cos.prompt.automa-space': 'Вы решаете за Автому: выберите ячейку в галактике {galaxy}.',
  'cos.prompt.automa-space.others': '{seat} выбирает ячейку за Автому.',
  'cos.prompt.automa-cube': 'Вы решаете за Автому: выберите, какой её кубик снять: галактика {galaxy}.',
  'cos.prompt.automa-cube.others': '{seat} выбирает, какой кубик Автомы снять: галактика {galaxy}.',
};
