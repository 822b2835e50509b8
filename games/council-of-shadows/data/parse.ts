// Reads a component file into components, or tells every fault with its place.
import type { ComponentFault, ParsedComponents } from '@kaya/engine';
import { checkReferences } from './check.ts';
import {
  type ActionCard,
  type BonusCard,
  type Component,
  type Components,
  type Constants,
  type ExtraZone,
  type Galaxy,
  type Layout,
  type Planet,
  SOURCES,
  type Space,
  type System,
  type Upgrade,
} from './components.ts';
import { GEM_COLOURS, PLANET_TYPES, SECTORS, STATION_KINDS, ZONE_NAMES, type ZoneName } from './effects.ts';
import { Entry } from './entry.ts';
import {
  parseAutomaAction,
  parseCardEffect,
  parseDarkTechEffect,
  parseFormula,
  parseGems,
  parseLeaderPower,
  parseStationEffect,
  parseUpgradeEffect,
} from './parse-effects.ts';

const NO_GEMS = { anthracite: 0, gold: 0, transparent: 0 };

export function parse(file: unknown): ParsedComponents<Components> {
  const faults: ComponentFault[] = [];
  const components = read(new Entry(file, '', faults));
  if (faults.length === 0) checkReferences(components, faults);
  return faults.length === 0 ? { ok: true, components } : { ok: false, faults };
}

function read(file: Entry): Components {
  const spaces = readSpaces(file);
  const numberOf = new Map(spaces.map((space) => [space.id, space.number]));
  const spaceNumber = (entry: Entry): number => {
    const id = entry.asText();
    const number = numberOf.get(id);
    if (number === undefined) entry.fault(`there is no space '${id}' on the board`);
    return number ?? 0;
  };
  const galaxies = file.list('galaxies', (it): Galaxy => readGalaxy(it, spaceNumber));
  const systems = readSystems(file);
  const extraZones = file.list('extraZones', readExtraZone);
  return {
    constants: readConstants(file.in('constants')),
    gems: file.list('gems', (it) => ({
      id: it.oneOf('id', GEM_COLOURS),
      source: it.oneOf('source', SOURCES),
      value: it.whole('value', 1, 100),
      finalEnergy: it.whole('finalEnergy', 0, 100),
      count: it.whole('count', 1, 100),
    })),
    startingGems: parseGems(file.in('startingGems')),
    startSpaces: file.in('startSpaces').list('spaces', spaceNumber),
    unlockedPlanets: file
      .list('planetTypes', (it) => ({ id: it.oneOf('id', PLANET_TYPES), unlocked: it.flag('startsUnlocked') }))
      .flatMap((it) => (it.unlocked ? [it.id] : [])),
    civilisations: file.list('civilisations', (it) => ({ ...component(it), soloHuman: it.flag('soloHuman') })),
    galaxies,
    spaces,
    layouts: readLayouts(file, galaxies, spaces),
    systems,
    planets: systems.flatMap((system) => system.planets),
    boardZones: file.in('playerBoard').list('zones', (it) => ({
      name: zoneName(it.in('zone'), String(it.whole('zone', 1, 3))),
      startRange: it.oneOf('startRange', SECTORS),
    })),
    extraZones,
    upgrades: [
      ...file.in('playerBoard').list('upgrades', (it) => readUpgrade(it, null)),
      ...file.list('extraZones', (zone) => zone.list('upgrades', (it) => readUpgrade(it, zone.text('id')))).flat(),
    ],
    startingCards: file.list('startingCards', (it) => readCard(it, 'starting')),
    aiCards: file.list('aiCards', (it) => readCard(it, 'ai')),
    darkTech: file.list('darkTech', (it) => ({
      ...component(it),
      level: it.whole('level', 1, 2),
      effects: it.list('effects', parseDarkTechEffect),
    })),
    lightBonus: file.in('bonusCards').list('light', (it) => readBonus(it, 'light')),
    darkBonus: file.in('bonusCards').list('dark', (it) => readBonus(it, 'dark')),
    stations: file.list('stations', (it) => ({
      id: it.oneOf('id', STATION_KINDS),
      source: it.oneOf('source', SOURCES),
      cost: parseGems(it.in('cost')),
      effect: parseStationEffect(it.in('effect')),
    })),
    leaders: file.list('leaders', (it) => ({
      ...component(it),
      startConsumption: it.whole('startConsumption', 0, 100),
      startEnergy: it.whole('startEnergy', 0, 100),
      power: parseLeaderPower(it.in('power')),
      forbids: it.has('forbids') ? it.in('forbids').text('aiCard') : null,
    })),
    automaCards: file.list('automaCards', (it) => ({
      ...component(it),
      level: it.whole('level', 1, 3),
      silver: it.flag('silver'),
      consumption: it.whole('consumption', -100, 100),
      rows: it.list('rows', (row) => ({
        left: parseAutomaAction(row.in('left')),
        right: row.has('right') ? parseAutomaAction(row.in('right')) : null,
      })),
      exploit: it.oneOf('exploit', ['majority', 'present']),
    })),
    compensation: file.list('compensation', (it) => ({
      ...component(it),
      reachedLevel: it.whole('reachedLevel', 1, 3),
      opponentLevel: it.whole('opponentLevel', 0, 3),
      gems: parseGems(it.in('gems')),
    })),
    energyPerAiCard: file.in('finalScoring').whole('perAiCard', 0, 100),
  };
}

function component(entry: Entry): Component {
  return { id: entry.text('id'), source: entry.oneOf('source', SOURCES) };
}

function zoneName(entry: Entry, name: string): ZoneName {
  const found = ZONE_NAMES.find((it) => it === name);
  if (found === undefined) entry.fault(`'${name}' is no zone: ${ZONE_NAMES.join(', ')}`);
  return found ?? '1';
}

function readConstants(entry: Entry): Constants {
  return {
    technicalRoundLimit: entry.whole('technicalRoundLimit', 1, 1000),
    purchasesPerBuyPhase: entry.whole('purchasesPerBuyPhase', 0, 10),
    aiMarketSize: entry.whole('aiMarketSize', 1, 12),
    maxCubesPerPlanet: entry.whole('maxCubesPerPlanet', 1, 10),
    bonusCardLimit: entry.whole('bonusCardLimit', 1, 10),
    cubesPerPlayer: entry.whole('cubesPerPlayer', 1, 100),
    consumptionStart: entry.whole('consumptionStart', 1, 100),
    consumptionMin: entry.whole('consumptionMin', 1, 100),
    consumptionMax: entry.whole('consumptionMax', 1, 100),
    consumptionMustExceedEnergyBy: entry.whole('consumptionMustExceedEnergyBy', 1, 1),
    energyStart: entry.whole('energyStart', 0, 100),
    endLevel: entry.whole('endLevel', 1, 10),
    darkTechRemovedPerPile: entry.whole('darkTechRemovedPerPile', 0, 4),
    discoverDraw: entry.whole('discoverDraw', 1, 4),
  };
}

function readGalaxy(entry: Entry, spaceNumber: (entry: Entry) => number): Galaxy {
  const yields = entry.in('yield');
  return {
    ...component(entry),
    high: yields.whole('high', 0, 100),
    low: yields.whole('low', 0, 100),
    lightBonusCard: yields.flag('lightBonusCard'),
    stationSlots: entry.list('stationSlots', (slot) => slot.asOneOf(STATION_KINDS)),
    spaces: entry.list('spaceIds', spaceNumber),
  };
}

/** The spaces of all board sides as one list; a space on two sides must be the same space. */
function readSpaces(file: Entry): Space[] {
  const spaces = new Map<string, Space>();
  file.list('boards', (board) =>
    board.list('spaces', (entry) => {
      const space = {
        ...component(entry),
        number: spaces.size,
        galaxy: entry.text('galaxy'),
        sector: entry.oneOf('sector', SECTORS),
      };
      const twin = spaces.get(space.id);
      if (twin === undefined) spaces.set(space.id, space);
      else if (twin.galaxy !== space.galaxy || twin.sector !== space.sector)
        entry.fault('lies in another galaxy or sector on the other side of the board');
    }),
  );
  return [...spaces.values()];
}

function readSystems(file: Entry): System[] {
  let planetNumber = 0;
  let systemNumber = 0;
  return file.list('solarSystems', (it) => {
    const id = it.text('id');
    const sector = it.oneOf('sector', SECTORS);
    const planets = it.list(
      'planets',
      (planet): Planet => ({
        id: planet.text('id'),
        number: planetNumber++,
        type: planet.oneOf('type', PLANET_TYPES),
        system: id,
        sector,
      }),
    );
    const resource = it.in('resource');
    return {
      ...component(it),
      number: systemNumber++,
      sector,
      planets,
      resource: { gems: parseGems(resource.in('gems')), energy: resource.whole('energy', 0, 100) },
    };
  });
}

function readLayouts(file: Entry, galaxies: readonly Galaxy[], spaces: readonly Space[]): Record<number, Layout> {
  const sides = new Map(
    file.list('boards', (board) => [board.text('id'), new Set(board.list('spaces', (space) => space.text('id')))]),
  );
  const layouts: Record<number, Layout> = {};
  file.list('setupByPlayers', (entry) => {
    const side = entry.text('board');
    const onSide = sides.get(side);
    if (onSide === undefined) entry.in('board').fault(`there is no board side '${side}'`);
    const closed = entry.list('closedGalaxies', (galaxy) => galaxy.asText());
    const open = spaces.filter((space) => onSide?.has(space.id) === true && !closed.includes(space.galaxy));
    layouts[entry.whole('players', 1, 4)] = {
      side,
      tokens: entry.list('turnOrderTokens', (token) => token.asWhole(1, 4)).length,
      closedGalaxies: closed,
      darkBonusRemoved: entry.list('darkBonusRemoved', (card) => card.asText()),
      galaxies: galaxies.filter((galaxy) => open.some((space) => space.galaxy === galaxy.id)),
      spaces: open,
    };
  });
  return layouts;
}

function readExtraZone(entry: Entry): ExtraZone {
  const base = component(entry);
  return {
    ...base,
    name: zoneName(entry.in('id'), base.id.replace('extra-zone-', '')),
    startRange: entry.oneOf('startRange', SECTORS),
    placesCube: entry.flag('placesCube'),
  };
}

function readUpgrade(entry: Entry, extraZone: string | null): Upgrade {
  return {
    ...component(entry),
    kind: entry.oneOf('kind', ['instant', 'permanent']),
    cost: parseGems(entry.in('cost')),
    effect: parseUpgradeEffect(entry.in('effect')),
    requires: entry.has('requires') ? entry.text('requires') : null,
    extraZone,
  };
}

function readCard(entry: Entry, kind: ActionCard['kind']): ActionCard {
  return {
    ...component(entry),
    kind,
    consumption: entry.whole('consumption', -100, 100),
    cost: kind === 'ai' ? parseGems(entry.in('cost')) : NO_GEMS,
    steps: entry.list('steps', parseCardEffect),
  };
}

function readBonus(entry: Entry, shade: BonusCard['shade']): BonusCard {
  return {
    ...component(entry),
    shade,
    formula: parseFormula(entry.in('formula')),
    module: entry.has('module') ? entry.whole('module', 1, 2) : null,
  };
}
