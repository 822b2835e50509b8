// Reads the effects of components: every operation with all its fields, and nothing else.
import type { ComponentReader } from '@kaya/engine';
import { GEM_COLOURS, type Gems, PLANET_TYPES, SECTORS, ZONE_NAMES, type ZoneName } from '../types/ids.ts';
import type {
  AutomaAction,
  AutomaTarget,
  BonusFormula,
  CardEffect,
  Colonise,
  DarkTechEffect,
  Discover,
  LeaderPower,
  StationEffect,
  UpgradeEffect,
} from './effects.ts';

const MANY = 20;
const NO_EFFECT = { op: 'gainEnergy', amount: 0 } as const;

export function parseGems(entry: ComponentReader): Gems {
  return {
    anthracite: entry.field('anthracite').whole(0, MANY),
    gold: entry.field('gold').whole(0, MANY),
    transparent: entry.field('transparent').whole(0, MANY),
  };
}

function unknownOperation(entry: ComponentReader): typeof NO_EFFECT {
  entry.field('op').fault(`'${entry.field('op').text()}' is no operation that is known here`);
  return NO_EFFECT;
}

function parseColonise(entry: ComponentReader): Colonise {
  return {
    op: 'colonise',
    cubes: entry.field('cubes').whole(1, 3),
    anySector: entry.field('anySector').flag(),
    anyPlanet: entry.field('anyPlanet').flag(),
    thenExtractHere: entry.has('thenExtractHere') ? entry.field('thenExtractHere').whole(0, MANY) : 0,
  };
}

function parseDiscover(entry: ComponentReader): Discover {
  const then = entry.field('then');
  return {
    op: 'discover',
    anySector: entry.field('anySector').flag(),
    followUp: {
      mode: then.field('mode').oneOf(['either', 'both']),
      cubes: then.field('cubes').whole(1, 3),
      anyPlanet: then.field('anyPlanet').flag(),
      extractTimes: then.field('extractTimes').whole(0, MANY),
    },
  };
}

export function parseCardEffect(entry: ComponentReader): CardEffect {
  switch (entry.field('op').text()) {
    case 'colonise':
      return parseColonise(entry);
    case 'extract':
      return { op: 'extract', times: entry.field('times').whole(1, MANY), anySector: entry.field('anySector').flag() };
    case 'discover':
      return parseDiscover(entry);
    case 'gainGems':
      return { op: 'gainGems', gems: parseGems(entry.field('gems')) };
    case 'transformGem':
      return { op: 'transformGem', times: entry.field('times').whole(1, MANY) };
    case 'gainEnergy':
      return { op: 'gainEnergy', amount: entry.field('amount').whole(0, 100) };
    case 'choice':
      return { op: 'choice', options: entry.field('options').list((option) => option.list(parseCardEffect)) };
    default:
      return unknownOperation(entry);
  }
}

/** Zones are numbered in the file; extra zones have a name. */
function parseZoneName(entry: ComponentReader): ZoneName {
  const name = entry.oneOf<string | number>([1, 2, 3, ...ZONE_NAMES]);
  return ZONE_NAMES.find((it) => it === String(name)) ?? '1';
}

export function parseUpgradeEffect(entry: ComponentReader): UpgradeEffect {
  switch (entry.field('op').text()) {
    case 'unlockPlanet':
      return { op: 'unlockPlanet', type: entry.field('type').oneOf(PLANET_TYPES) };
    case 'unlockStacking':
      return { op: 'unlockStacking' };
    case 'setRange':
      return {
        op: 'setRange',
        zone: parseZoneName(entry.field('zone')),
        range: entry.field('range').oneOf(SECTORS),
        energy: entry.field('energy').whole(0, 100),
      };
    case 'gainEnergy':
      return { op: 'gainEnergy', amount: entry.field('amount').whole(0, 100) };
    default:
      return unknownOperation(entry);
  }
}

export function parseDarkTechEffect(entry: ComponentReader): DarkTechEffect {
  switch (entry.field('op').text()) {
    case 'upgradeExtractedGems':
      return { op: 'upgradeExtractedGems' };
    case 'discoverExtraCube':
      return { op: 'discoverExtraCube', cubes: entry.field('cubes').whole(1, 3) };
    case 'energyPerGalaxyMajority':
      return { op: 'energyPerGalaxyMajority', amount: entry.field('amount').whole(0, 100) };
    case 'energyPerSystemMajority':
      return { op: 'energyPerSystemMajority', amount: entry.field('amount').whole(0, 100) };
    case 'extractAtOpponents':
      return { op: 'extractAtOpponents' };
    case 'zeroConsumption':
      return { op: 'zeroConsumption', turnOrder: entry.field('turnOrder').oneOf(['last']) };
    case 'addZone':
      return { op: 'addZone', extraZone: entry.field('extraZone').text() };
    case 'maxAllRanges':
      return { op: 'maxAllRanges', energyPerUpgrade: entry.field('energyPerUpgrade').whole(0, 100) };
    case 'changeConsumption':
      return { op: 'changeConsumption', amount: entry.field('amount').whole(-100, 0) };
    case 'takeAiCard':
      return { op: 'takeAiCard' };
    case 'drawLightBonus':
      return { op: 'drawLightBonus', count: entry.field('count').whole(1, MANY) };
    case 'exploit':
      return { op: 'exploit', galaxies: entry.field('galaxies').whole(1, MANY) };
    default:
      return parseCardEffect(entry);
  }
}

export function parseStationEffect(entry: ComponentReader): StationEffect {
  switch (entry.field('op').oneOf(['stationExtract', 'stationExploit', 'stationColonise'])) {
    case 'stationExtract':
      return { op: 'stationExtract', perRound: entry.field('perRound').whole(1, 1) };
    case 'stationExploit':
      return { op: 'stationExploit' };
    case 'stationColonise':
      return { op: 'stationColonise', cubes: entry.field('cubes').whole(1, MANY) };
  }
}

export function parseLeaderPower(entry: ComponentReader): LeaderPower {
  switch (
    entry
      .field('op')
      .oneOf(['leaderExtract', 'leaderFreeColony', 'addZone', 'leaderKeepCube', 'leaderEnergyPerColony', 'leaderTieIsMajority'])
  ) {
    case 'leaderExtract':
      return {
        op: 'leaderExtract',
        perRound: entry.field('perRound').whole(1, 1),
        times: entry.field('times').whole(1, MANY),
        anySector: entry.field('anySector').flag(),
      };
    case 'leaderFreeColony':
      return {
        op: 'leaderFreeColony',
        perRound: entry.field('perRound').whole(1, 1),
        cubes: entry.field('cubes').whole(1, 3),
        anySector: entry.field('anySector').flag(),
        anyPlanet: entry.field('anyPlanet').flag(),
      };
    case 'addZone':
      return { op: 'addZone', extraZone: entry.field('extraZone').text() };
    case 'leaderKeepCube':
      return { op: 'leaderKeepCube', minColonies: entry.field('minColonies').whole(1, MANY) };
    case 'leaderEnergyPerColony':
      return { op: 'leaderEnergyPerColony', amount: entry.field('amount').whole(0, 100) };
    case 'leaderTieIsMajority':
      return { op: 'leaderTieIsMajority' };
  }
}

function parseTarget(entry: ComponentReader): AutomaTarget {
  return {
    galaxy: entry.field('galaxy').text(),
    sector: entry.field('sector').oneOf(SECTORS),
    planet: entry.field('planet').oneOf(PLANET_TYPES),
    cubes: entry.field('cubes').whole(1, 3),
  };
}

export function parseAutomaAction(entry: ComponentReader): AutomaAction {
  switch (entry.field('op').oneOf(['colonise', 'discover', 'gainEnergy', 'refreshMarket'])) {
    case 'colonise':
      return { op: 'colonise', ...parseTarget(entry) };
    case 'discover':
      return { op: 'discover', ...parseTarget(entry) };
    case 'gainEnergy':
      return { op: 'gainEnergy', amount: entry.field('amount').whole(0, 100) };
    case 'refreshMarket':
      return { op: 'refreshMarket', slots: entry.field('slots').list((slot) => slot.whole(0, MANY)) };
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

export function parseFormula(entry: ComponentReader): BonusFormula {
  const count = entry.field('count').oneOf(COUNTS);
  const base = entry.field('base').whole(0, 100);
  switch (count) {
    case 'gemsHeld':
      return { count, base, per: entry.field('per').whole(0, 100), gem: entry.field('gem').oneOf(GEM_COLOURS) };
    case 'cubesOnPlanetType':
      return { count, base, per: entry.field('per').whole(0, 100), planet: entry.field('planet').oneOf(PLANET_TYPES) };
    case 'cubesInSector':
      return { count, base, per: entry.field('per').whole(0, 100), sector: entry.field('sector').oneOf(SECTORS) };
    case 'galaxyControl':
      return {
        count,
        base,
        galaxy: entry.field('galaxy').text(),
        majority: entry.field('majority').whole(0, 100),
        presence: entry.field('presence').whole(0, 100),
      };
    default:
      return { count, base, per: entry.field('per').whole(0, 100) };
  }
}
