import type { effects as en } from '../en/effects.ts';

export const effects: Readonly<Record<keyof typeof en, string>> = {
  'cos.effect.none': 'действия нет',
  'cos.effect.then': '{first}; {second}',
  'cos.effect.repeat': '{times, plural, =2 {дважды} few {# раза} other {# раз}} {effect}',
  'cos.effect.or': '{first} или {second}',
  'cos.effect.colonise':
    'поставить {cubes, plural, one {# кубик} other {башню из # кубиков}} {reach, select, anywhere {на любую планету любого сектора} sector {в любом секторе} planet {на любую планету в пределах дальности} other {в пределах дальности}}{here, plural, =0 {} one { и добыть ресурс системы} few { и # раза добыть ресурс системы} other { и # раз добыть ресурс системы}}',
  'cos.effect.extract':
    'добыть {times, plural, =1 {один раз} =2 {до двух раз} one {до # раза} other {до # раз}} {reach, select, anywhere {в любом секторе} other {в пределах дальности}}',
  'cos.effect.discover.either':
    'открыть систему {reach, select, anywhere {в любом секторе} other {в пределах дальности}}, затем поставить там {cubes, plural, one {# кубик} other {башню из # кубиков}}{planet, select, any { на любую планету} other {}} или {times, plural, =1 {добыть её ресурс} =2 {дважды добыть её ресурс} few {# раза добыть её ресурс} other {# раз добыть её ресурс}}',
  'cos.effect.discover.both':
    'открыть систему {reach, select, anywhere {в любом секторе} other {в пределах дальности}}, затем поставить там {cubes, plural, one {# кубик} other {башню из # кубиков}}{planet, select, any { на любую планету} other {}} и ещё {times, plural, =1 {добыть её ресурс} =2 {дважды добыть её ресурс} few {# раза добыть её ресурс} other {# раз добыть её ресурс}}',
  'cos.effect.gainGems': 'получить {gems}',
  'cos.effect.transformGem': 'преобразовать {times, plural, =1 {один самоцвет} one {до # самоцвета} other {до # самоцветов}}',
  'cos.effect.gainEnergy': 'получить {amount, plural, one {# энергию} other {# энергии}}',
  'cos.effect.unlockPlanet':
    'теперь можно заселять {type, select, earth {землеподобные} desert {пустынные} other {вулканические}} планеты',
  'cos.effect.unlockStacking': 'теперь можно заселять и занятые планеты, до {most} кубиков всего',
  'cos.effect.setRange':
    '{zone, select, ava {зона Авы} portal {зона портала} other {зона {zone}}}: дальность {range}{energy, plural, =0 {} one { (+# энергия)} other { (+# энергии)}}',
  'cos.effect.upgradeExtractedGems':
    'теперь добытые самоцветы на цвет дороже: золотой вместо антрацитового, прозрачный вместо золотого',
  'cos.effect.discoverExtraCube':
    'открыв и тут же заселив систему, при желании ставить на {cubes, plural, one {# кубик} few {# кубика} other {# кубиков}} больше',
  'cos.effect.energyPerGalaxyMajority':
    'в начале каждой эксплуатации получать по {amount} энергии за галактику, где большинство ваше',
  'cos.effect.energyPerSystemMajority':
    'в начале каждой эксплуатации получать по {amount} энергии за систему, где большинство ваше',
  'cos.effect.extractAtOpponents': 'теперь можно добывать и там, где колонии есть только у соперников',
  'cos.effect.zeroConsumption': 'теперь вы ничего не потребляете и всегда ходите после всех',
  'cos.effect.addZone': 'получить ещё одну зону справа, дальность {range}',
  'cos.effect.maxAllRanges':
    'поднять все ваши зоны до дальности 3{energy, plural, =0 {} one { (+# энергия за шаг)} other { (+# энергии за шаг)}}',
  'cos.effect.changeConsumption':
    '{amount, plural, =0 {оставить потребление как есть} other {снизить потребление на #}}, но остаться выше энергии',
  'cos.effect.takeAiCard': 'взять карту с рынка бесплатно',
  'cos.effect.drawLightBonus':
    'вытянуть {count, plural, =1 {светлую бонусную карту} one {# светлую бонусную карту} few {# светлые бонусные карты} other {# светлых бонусных карт}}',
  'cos.effect.exploit':
    'сразу эксплуатировать {galaxies, plural, =1 {одну галактику} one {до # разной галактики} other {до # разных галактик}}',
  'cos.effect.stationExtract':
    'раз в раунд при эксплуатации добыть ресурс системы этой галактики, пока в галактике есть ваша колония',
  'cos.effect.stationExploit': 'при эксплуатации этой галактики кубик не снимают',
  'cos.effect.stationColonise':
    'поставить на неё {cubes, plural, one {# ваш кубик} few {# ваших кубика} other {# ваших кубиков}}; они считаются только для большинства в этой галактике',
  'cos.effect.leaderExtract': 'раз в раунд при эксплуатации добыть ресурс системы с вашей колонией в любом секторе',
  'cos.effect.leaderFreeColony':
    'раз в свою фазу покупок бесплатно поставить {cubes, plural, one {# кубик} few {# кубика} other {# кубиков}} в любом секторе, в пределах вашего терраформирования',
  'cos.effect.leaderKeepCube': 'кубик не снимают при эксплуатации галактики, где ваших колоний не меньше {least}',
  'cos.effect.leaderEnergyPerColony': 'в начале каждой эксплуатации получать по {amount} энергии за каждую вашу колонию',
  'cos.effect.leaderTieIsMajority': 'при эксплуатации для высокого дохода хватает и равенства по кубикам',
  'cos.effect.leader': 'начать с потреблением {consumption}{energy, plural, =0 {} other { и энергией #}}; {power}',
  'cos.effect.leader.forbids':
    'начать с потреблением {consumption}{energy, plural, =0 {} other { и энергией #}}; {power}; карта {card} запрещена',
  'cos.effect.automa.colonise':
    '{cubes, plural, one {# кубик} other {башня из # кубиков}} на {type, select, earth {землеподобную} desert {пустынную} other {вулканическую}} планету в галактике {galaxy}, сектор {sector}',
  'cos.effect.automa.discover':
    'открыть систему в галактике {galaxy}, сектор {sector}, затем {cubes, plural, one {# кубик} other {башня из # кубиков}} на {type, select, earth {землеподобную} desert {пустынную} other {вулканическую}} планету там',
  'cos.effect.automa.refreshMarket': 'обновить карты рынка {slots}',
  'cos.effect.automa.gainEnergy': 'получить {amount, plural, one {# энергию} other {# энергии}}',
  'cos.effect.automa.row': '{left}; если это невозможно: {right}',
  'cos.effect.automa.majority': 'эксплуатировать там, где большинство её',
  'cos.effect.automa.present': 'эксплуатировать везде, где есть её колония',
  'cos.formula.gemsHeld':
    '{base, plural, one {# энергия} other {# энергии}} и ещё {per} за каждый ваш {gem, select, anthracite {антрацитовый} gold {золотой} other {прозрачный}} самоцвет',
  'cos.formula.cubesOnPlanetType':
    '{base, plural, one {# энергия} other {# энергии}} и ещё {per} за каждый ваш кубик на {planet, select, earth {землеподобных} desert {пустынных} other {вулканических}} планетах',
  'cos.formula.cubesInSector':
    '{base, plural, one {# энергия} other {# энергии}} и ещё {per} за каждый ваш кубик в секторе {sector}',
  'cos.formula.consumptionTensFloor':
    '{base, plural, =0 {} one {# энергия и ещё } other {# энергии и ещё }}{per, plural, one {# энергия} other {# энергии}} за каждый полный десяток потребления',
  'cos.formula.cubesOnOwnBoards':
    '{base, plural, one {# энергия} other {# энергии}} и ещё {per} за каждый кубик на вашем планшете и дополнительных зонах',
  'cos.formula.aiCardsOwned': '{base, plural, one {# энергия} other {# энергии}} и ещё {per} за каждую вашу карту ИИ',
  'cos.formula.lightBonusCards':
    '{base, plural, one {# энергия} other {# энергии}} и ещё {per} за каждую вашу светлую бонусную карту',
  'cos.formula.stationsBuilt': '{base, plural, one {# энергия} other {# энергии}} и ещё {per} за каждую вашу построенную станцию',
  'cos.formula.none': '{base, plural, one {# энергия} other {# энергии}}',
  'cos.formula.galaxyControl':
    '{base, plural, one {# энергия} other {# энергии}} и ещё {majority} за большинство в галактике {galaxy} или {presence} за колонию там',
  'cos.brief.gemsHeld': '{base} + {per} за {gem, select, anthracite {антрацитовый} gold {золотой} other {прозрачный}} самоцвет',
  'cos.brief.cubesOnPlanetType':
    '{base} + {per} за кубик на {planet, select, earth {землеподобных} desert {пустынных} other {вулканических}} планетах',
  'cos.brief.cubesInSector': '{base} + {per} за кубик в секторе {sector}',
  'cos.brief.consumptionTensFloor': '{base, plural, =0 {} other {# + }}{per} за десяток потребления',
  'cos.brief.cubesOnOwnBoards': '{base} + {per} за кубик на планшете',
  'cos.brief.aiCardsOwned': '{base} + {per} за карту ИИ',
  'cos.brief.lightBonusCards': '{base} + {per} за светлую карту',
  'cos.brief.stationsBuilt': '{base} + {per} за станцию',
  'cos.brief.none': '{base} в конце',
  'cos.brief.galaxyControl': '{base} + {majority} за большинство или {presence} за колонию',
};
