/** What cards, upgrades, stations, leaders and Automa cards do, read from the operations of the data. */
export const effects = {
  'cos.effect.none': 'no action',
  'cos.effect.then': '{first}; {second}',
  'cos.effect.repeat': '{effect}, {times, plural, =2 {twice} other {# times}}',
  'cos.effect.or': '{first}, or {second}',
  'cos.effect.colonise':
    '{cubes, plural, one {place # cube} other {place a tower of # cubes}} {reach, select, anywhere {on any planet in any sector} sector {in any sector} planet {on any planet in range} other {in range}}{here, plural, =0 {} one { and extract from its system} other { and extract from its system # times}}',
  'cos.effect.extract':
    'extract {times, plural, one {once} =2 {up to twice} other {up to # times}} {reach, select, anywhere {in any sector} other {in range}}',
  'cos.effect.discover.either':
    'discover {reach, select, anywhere {in any sector} other {in range}}, then place {cubes, plural, one {# cube} other {a tower of # cubes}} there{planet, select, any { on any planet} other {}} or extract{times, plural, one {} =2 { twice} other { # times}}',
  'cos.effect.discover.both':
    'discover {reach, select, anywhere {in any sector} other {in range}}, then place {cubes, plural, one {# cube} other {a tower of # cubes}} there{planet, select, any { on any planet} other {}} and also extract{times, plural, one {} =2 { twice} other { # times}}',
  'cos.effect.gainGems': 'gain {gems}',
  'cos.effect.transformGem': 'transform {times, plural, one {one gem} other {up to # gems}}',
  'cos.effect.gainEnergy': 'gain {amount} energy',
  'cos.effect.unlockPlanet': 'you can now colonise {type, select, earth {Earth-like} desert {desert} other {volcanic}} planets',
  'cos.effect.unlockStacking': 'you can now colonise occupied planets, up to {most} cubes in all',
  'cos.effect.setRange':
    '{zone, select, ava {Ava’s zone} portal {the portal’s zone} other {zone {zone}}} has range {range}{energy, plural, =0 {} other { (+# energy)}}',
  'cos.effect.upgradeExtractedGems':
    'from now on extracted gems are one colour better: gold for anthracite, transparent for gold',
  'cos.effect.discoverExtraCube':
    'whenever you discover a system and colonise it, you may place {cubes, plural, one {one cube} other {# cubes}} more',
  'cos.effect.energyPerGalaxyMajority': 'gain {amount} energy per galaxy with your majority, at the start of each exploitation',
  'cos.effect.energyPerSystemMajority': 'gain {amount} energy per system with your majority, at the start of each exploitation',
  'cos.effect.extractAtOpponents': 'from now on you may also extract where only opponents have colonies',
  'cos.effect.zeroConsumption': 'from now on you consume nothing and always act last',
  'cos.effect.addZone': 'gain one more zone on the right, range {range}',
  'cos.effect.maxAllRanges': 'raise all your zones to range 3{energy, plural, =0 {} other { (+# energy for each step)}}',
  'cos.effect.changeConsumption':
    '{amount, plural, =0 {keep your consumption} other {lower your consumption by #}}, but stay above your energy',
  'cos.effect.takeAiCard': 'take a market card for free',
  'cos.effect.drawLightBonus': 'draw {count, plural, one {a light bonus card} other {# light bonus cards}}',
  'cos.effect.exploit': 'exploit {galaxies, plural, one {one galaxy} other {up to # different galaxies}} now',
  'cos.effect.stationExtract':
    'once per round, when exploiting, extract from a system of this galaxy while you have a colony in the galaxy',
  'cos.effect.stationExploit': 'no cube leaves when you exploit this galaxy',
  'cos.effect.stationColonise': 'put {cubes} of your cubes on it; they count for the majority in this galaxy only',
  'cos.effect.leaderExtract': 'once per round, when exploiting, extract from a system with one of your colonies, in any sector',
  'cos.effect.leaderFreeColony':
    'once per buy turn, place {cubes, plural, one {# cube} other {# cubes}} for free in any sector, within your terraforming',
  'cos.effect.leaderKeepCube': 'no cube leaves when you exploit a galaxy with at least {least} of your colonies',
  'cos.effect.leaderEnergyPerColony': 'gain {amount} energy for each of your colonies, at the start of each exploitation',
  'cos.effect.leaderTieIsMajority': 'when exploiting, a tie for the most cubes is enough for the high yield',
  'cos.effect.leader': 'start with consumption {consumption}{energy, plural, =0 {} other { and # energy}}; {power}',
  'cos.effect.leader.forbids':
    'start with consumption {consumption}{energy, plural, =0 {} other { and # energy}}; {power}; {card} is forbidden',
  'cos.effect.automa.colonise':
    '{cubes, plural, one {# cube} other {a tower of # cubes}} on {type, select, earth {an Earth-like} desert {a desert} other {a volcanic}} planet in {galaxy}, sector {sector}',
  'cos.effect.automa.discover':
    'discover in {galaxy}, sector {sector}, then {cubes, plural, one {# cube} other {a tower of # cubes}} on {type, select, earth {an Earth-like} desert {a desert} other {a volcanic}} planet there',
  'cos.effect.automa.refreshMarket': 'renew the market cards {slots}',
  'cos.effect.automa.gainEnergy': 'gain {amount} energy',
  'cos.effect.automa.row': '{left}; if that is impossible: {right}',
  'cos.effect.automa.majority': 'exploit where it has the majority',
  'cos.effect.automa.present': 'exploit wherever it has a colony',
  'cos.formula.gemsHeld':
    '{base} energy, and {per} more per {gem, select, anthracite {anthracite} gold {gold} other {transparent}} gem you hold',
  'cos.formula.cubesOnPlanetType':
    '{base} energy, and {per} more for each of your cubes on {planet, select, earth {Earth-like} desert {desert} other {volcanic}} planets',
  'cos.formula.cubesInSector': '{base} energy, and {per} more for each of your cubes in sector {sector}',
  'cos.formula.consumptionTensFloor': '{base, plural, =0 {} other {# energy, and }}{per} energy per full ten of your consumption',
  'cos.formula.cubesOnOwnBoards': '{base} energy, and {per} more per cube on your own board and extra zones',
  'cos.formula.aiCardsOwned': '{base} energy, and {per} more per AI card you own',
  'cos.formula.lightBonusCards': '{base} energy, and {per} more per light bonus card you hold',
  'cos.formula.stationsBuilt': '{base} energy, and {per} more per space station you built',
  'cos.formula.none': '{base} energy',
  'cos.formula.galaxyControl':
    '{base} energy, and {majority} more with the majority in {galaxy}, or {presence} more with a colony there',
  'cos.brief.gemsHeld': '{base} + {per} per {gem, select, anthracite {anthracite} gold {gold} other {transparent}} gem',
  'cos.brief.cubesOnPlanetType':
    '{base} + {per} per cube on {planet, select, earth {Earth-like} desert {desert} other {volcanic}} planets',
  'cos.brief.cubesInSector': '{base} + {per} per cube in sector {sector}',
  'cos.brief.consumptionTensFloor': '{base, plural, =0 {} other {# + }}{per} per ten consumption',
  'cos.brief.cubesOnOwnBoards': '{base} + {per} per cube on your board',
  'cos.brief.aiCardsOwned': '{base} + {per} per AI card',
  'cos.brief.lightBonusCards': '{base} + {per} per light card',
  'cos.brief.stationsBuilt': '{base} + {per} per station',
  'cos.brief.none': '{base} at the end',
  'cos.brief.galaxyControl': '{base} + {majority} for the majority or {presence} for a colony',
};
