// Reads the effects of components: every operation with all its fields, and nothing else.
import {
  type AutomaAction,
  type AutomaTarget,
  type BonusFormula,
  type CardEffect,
  type Colonise,
  type DarkTechEffect,
  type Discover,
  GEM_COLOURS,
  type Gems,
  type LeaderPower,
  PLANET_TYPES,
  SECTORS,
  type StationEffect,
  type UpgradeEffect,
  ZONE_NAMES,
  type ZoneName,
} from './effects.ts';
import type { Entry } from './entry.ts';

const MANY = 20;
const NO_EFFECT = { op: 'gainEnergy', amount: 0 } as const;

export function parseGems(entry: Entry): Gems {
  return {
    anthracite: entry.whole('anthracite', 0, MANY),
    gold: entry.whole('gold', 0, MANY),
    transparent: entry.whole('transparent', 0, MANY),
  };
}

function unknownOperation(entry: Entry): typeof NO_EFFECT {
  entry.in('op').fault(`'${entry.text('op')}' is no operation that is known here`);
  return NO_EFFECT;
}

function parseColonise(entry: Entry): Colonise {
  return {
    op: 'colonise',
    cubes: entry.whole('cubes', 1, 3),
    anySector: entry.flag('anySector'),
    anyPlanet: entry.flag('anyPlanet'),
    thenExtractHere: entry.has('thenExtractHere') ? entry.whole('thenExtractHere', 0, MANY) : 0,
  };
}

function parseDiscover(entry: Entry): Discover {
  const then = entry.in('then');
  return {
    op: 'discover',
    anySector: entry.flag('anySector'),
    followUp: {
      mode: then.oneOf('mode', ['either', 'both']),
      cubes: then.whole('cubes', 1, 3),
      anyPlanet: then.flag('anyPlanet'),
      extractTimes: then.whole('extractTimes', 0, MANY),
    },
  };
}

export function parseCardEffect(entry: Entry): CardEffect {
  switch (entry.text('op')) {
    case 'colonise':
      return parseColonise(entry);
    case 'extract':
      return { op: 'extract', times: entry.whole('times', 1, MANY), anySector: entry.flag('anySector') };
    case 'discover':
      return parseDiscover(entry);
    case 'gainGems':
      return { op: 'gainGems', gems: parseGems(entry.in('gems')) };
    case 'transformGem':
      return { op: 'transformGem', times: entry.whole('times', 1, MANY) };
    case 'gainEnergy':
      return { op: 'gainEnergy', amount: entry.whole('amount', 0, 100) };
    case 'choice':
      return { op: 'choice', options: entry.list('options', (option) => option.items(parseCardEffect)) };
    default:
      return unknownOperation(entry);
  }
}

/** Zones are numbered in the file; extra zones have a name. */
function parseZoneName(entry: Entry): ZoneName {
  const name = entry.asOneOf<string | number>([1, 2, 3, ...ZONE_NAMES]);
  return ZONE_NAMES.find((it) => it === String(name)) ?? '1';
}

export function parseUpgradeEffect(entry: Entry): UpgradeEffect {
  switch (entry.text('op')) {
    case 'unlockPlanet':
      return { op: 'unlockPlanet', type: entry.oneOf('type', PLANET_TYPES) };
    case 'unlockStacking':
      return { op: 'unlockStacking' };
    case 'setRange':
      return {
        op: 'setRange',
        zone: parseZoneName(entry.in('zone')),
        range: entry.oneOf('range', SECTORS),
        energy: entry.whole('energy', 0, 100),
      };
    case 'gainEnergy':
      return { op: 'gainEnergy', amount: entry.whole('amount', 0, 100) };
    default:
      return unknownOperation(entry);
  }
}

export function parseDarkTechEffect(entry: Entry): DarkTechEffect {
  switch (entry.text('op')) {
    case 'upgradeExtractedGems':
      return { op: 'upgradeExtractedGems' };
    case 'discoverExtraCube':
      return { op: 'discoverExtraCube', cubes: entry.whole('cubes', 1, 3) };
    case 'energyPerGalaxyMajority':
      return { op: 'energyPerGalaxyMajority', amount: entry.whole('amount', 0, 100) };
    case 'energyPerSystemMajority':
      return { op: 'energyPerSystemMajority', amount: entry.whole('amount', 0, 100) };
    case 'extractAtOpponents':
      return { op: 'extractAtOpponents' };
    case 'zeroConsumption':
      return { op: 'zeroConsumption', turnOrder: entry.oneOf('turnOrder', ['last']) };
    case 'addZone':
      return { op: 'addZone', extraZone: entry.text('extraZone') };
    case 'maxAllRanges':
      return { op: 'maxAllRanges', energyPerUpgrade: entry.whole('energyPerUpgrade', 0, 100) };
    case 'changeConsumption':
      return { op: 'changeConsumption', amount: entry.whole('amount', -100, 0) };
    case 'takeAiCard':
      return { op: 'takeAiCard' };
    case 'drawLightBonus':
      return { op: 'drawLightBonus', count: entry.whole('count', 1, MANY) };
    case 'exploit':
      return { op: 'exploit', galaxies: entry.whole('galaxies', 1, MANY) };
    default:
      return parseCardEffect(entry);
  }
}

export function parseStationEffect(entry: Entry): StationEffect {
  switch (entry.oneOf('op', ['stationExtract', 'stationExploit', 'stationColonise'])) {
    case 'stationExtract':
      return { op: 'stationExtract', perRound: entry.whole('perRound', 1, 1) };
    case 'stationExploit':
      return { op: 'stationExploit' };
    case 'stationColonise':
      return { op: 'stationColonise', cubes: entry.whole('cubes', 1, MANY) };
  }
}

export function parseLeaderPower(entry: Entry): LeaderPower {
  switch (
    entry.oneOf('op', [
      'leaderExtract',
      'leaderFreeColony',
      'addZone',
      'leaderKeepCube',
      'leaderEnergyPerColony',
      'leaderTieIsMajority',
    ])
  ) {
    case 'leaderExtract':
      return {
        op: 'leaderExtract',
        perRound: entry.whole('perRound', 1, 1),
        times: entry.whole('times', 1, MANY),
        anySector: entry.flag('anySector'),
      };
    case 'leaderFreeColony':
      return {
        op: 'leaderFreeColony',
        perRound: entry.whole('perRound', 1, 1),
        cubes: entry.whole('cubes', 1, 3),
        anySector: entry.flag('anySector'),
        anyPlanet: entry.flag('anyPlanet'),
      };
    case 'addZone':
      return { op: 'addZone', extraZone: entry.text('extraZone') };
    case 'leaderKeepCube':
      return { op: 'leaderKeepCube', minColonies: entry.whole('minColonies', 1, MANY) };
    case 'leaderEnergyPerColony':
      return { op: 'leaderEnergyPerColony', amount: entry.whole('amount', 0, 100) };
    case 'leaderTieIsMajority':
      return { op: 'leaderTieIsMajority' };
  }
}

function parseTarget(entry: Entry): AutomaTarget {
  return {
    galaxy: entry.text('galaxy'),
    sector: entry.oneOf('sector', SECTORS),
    planet: entry.oneOf('planet', PLANET_TYPES),
    cubes: entry.whole('cubes', 1, 3),
  };
}

export function parseAutomaAction(entry: Entry): AutomaAction {
  switch (entry.oneOf('op', ['colonise', 'discover', 'gainEnergy', 'refreshMarket'])) {
    case 'colonise':
      return { op: 'colonise', ...parseTarget(entry) };
    case 'discover':
      return { op: 'discover', ...parseTarget(entry) };
    case 'gainEnergy':
      return { op: 'gainEnergy', amount: entry.whole('amount', 0, 100) };
    case 'refreshMarket':
      return { op: 'refreshMarket', slots: entry.list('slots', (slot) => slot.asWhole(0, MANY)) };
  }
}

const COUNTS = [
  'gemsHeld',
  'cubesOnPlanetType',
  'cubesInSector',
  'galaxyControl',
  'consumptionTensFloor',
  'cubesOnOwnBoards',
  'aiCardsOwned',
  'lightBonusCards',
  'stationsBuilt',
  'none',
] as const;

export function parseFormula(entry: Entry): BonusFormula {
  const count = entry.oneOf('count', COUNTS);
  const base = entry.whole('base', 0, 100);
  switch (count) {
    case 'gemsHeld':
      return { count, base, per: entry.whole('per', 0, 100), gem: entry.oneOf('gem', GEM_COLOURS) };
    case 'cubesOnPlanetType':
      return { count, base, per: entry.whole('per', 0, 100), planet: entry.oneOf('planet', PLANET_TYPES) };
    case 'cubesInSector':
      return { count, base, per: entry.whole('per', 0, 100), sector: entry.oneOf('sector', SECTORS) };
    case 'galaxyControl':
      return {
        count,
        base,
        galaxy: entry.text('galaxy'),
        majority: entry.whole('majority', 0, 100),
        presence: entry.whole('presence', 0, 100),
      };
    default:
      return { count, base, per: entry.whole('per', 0, 100) };
  }
}
