// Reads a component file into components, or tells every fault with its place.
import { type ComponentFault, ComponentReader, type ParsedComponents } from '@kaya/engine';
import { GEM_COLOURS, PLANET_TYPES, SECTORS, STATION_KINDS, ZONE_NAMES, type ZoneName } from '../types/ids.ts';
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
import {
  parseAutomaAction,
  parseCardEffect,
  parseDarkTechEffect,
  parseFormula,
  parseGems,
  parseLeaderPower,
  parseStationEffect,
  parseUpgradeEffect,
} from './read-effects.ts';

const NO_GEMS = { anthracite: 0, gold: 0, transparent: 0 };

export function parse(file: unknown): ParsedComponents<Components> {
  const faults: ComponentFault[] = [];
  const components = read(new ComponentReader(file, '$', faults));
  if (faults.length === 0) checkReferences(components, faults);
  return faults.length === 0 ? { ok: true, components } : { ok: false, faults };
}

function read(file: ComponentReader): Components {
  const spaces = readSpaces(file);
  const numberOf = new Map(spaces.map((space) => [space.id, space.number]));
  const spaceNumber = (entry: ComponentReader): number => {
    const id = entry.text();
    const number = numberOf.get(id);
    if (number === undefined) entry.fault(`there is no space '${id}' on the board`);
    return number ?? 0;
  };
  const galaxies = file.field('galaxies').list((it): Galaxy => readGalaxy(it, spaceNumber));
  const systems = readSystems(file);
  const extraZones = file.field('extraZones').list(readExtraZone);
  return {
    constants: readConstants(file.field('constants')),
    gems: file.field('gems').list((it) => ({
      id: it.field('id').oneOf(GEM_COLOURS),
      source: it.field('source').oneOf(SOURCES),
      value: it.field('value').whole(1, 100),
      finalEnergy: it.field('finalEnergy').whole(0, 100),
      count: it.field('count').whole(1, 100),
    })),
    startingGems: parseGems(file.field('startingGems')),
    startSpaces: file.field('startSpaces').field('spaces').list(spaceNumber),
    unlockedPlanets: file
      .field('planetTypes')
      .list((it) => ({ id: it.field('id').oneOf(PLANET_TYPES), unlocked: it.field('startsUnlocked').flag() }))
      .flatMap((it) => (it.unlocked ? [it.id] : [])),
    civilisations: file.field('civilisations').list((it) => ({ ...component(it), soloHuman: it.field('soloHuman').flag() })),
    galaxies,
    spaces,
    layouts: readLayouts(file, galaxies, spaces),
    systems,
    planets: systems.flatMap((system) => system.planets),
    boardZones: file
      .field('playerBoard')
      .field('zones')
      .list((it) => ({
        name: zoneName(it.field('zone'), String(it.field('zone').whole(1, 3))),
        startRange: it.field('startRange').oneOf(SECTORS),
      })),
    extraZones,
    upgrades: [
      ...file
        .field('playerBoard')
        .field('upgrades')
        .list((it) => readUpgrade(it, null)),
      ...file
        .field('extraZones')
        .list((zone) => zone.field('upgrades').list((it) => readUpgrade(it, zone.field('id').text())))
        .flat(),
    ],
    startingCards: file.field('startingCards').list((it) => readCard(it, 'starting')),
    aiCards: file.field('aiCards').list((it) => readCard(it, 'ai')),
    darkTech: file.field('darkTech').list((it) => ({
      ...component(it),
      level: it.field('level').whole(1, 2),
      effects: it.field('effects').list(parseDarkTechEffect),
    })),
    lightBonus: file
      .field('bonusCards')
      .field('light')
      .list((it) => readBonus(it, 'light')),
    darkBonus: file
      .field('bonusCards')
      .field('dark')
      .list((it) => readBonus(it, 'dark')),
    stations: file.field('stations').list((it) => ({
      id: it.field('id').oneOf(STATION_KINDS),
      source: it.field('source').oneOf(SOURCES),
      cost: parseGems(it.field('cost')),
      effect: parseStationEffect(it.field('effect')),
    })),
    leaders: file.field('leaders').list((it) => ({
      ...component(it),
      startConsumption: it.field('startConsumption').whole(0, 100),
      startEnergy: it.field('startEnergy').whole(0, 100),
      power: parseLeaderPower(it.field('power')),
      forbids: it.has('forbids') ? it.field('forbids').field('aiCard').text() : null,
    })),
    automaCards: file.field('automaCards').list((it) => ({
      ...component(it),
      level: it.field('level').whole(1, 3),
      silver: it.field('silver').flag(),
      consumption: it.field('consumption').whole(-100, 100),
      rows: it.field('rows').list((row) => ({
        left: parseAutomaAction(row.field('left')),
        right: row.has('right') ? parseAutomaAction(row.field('right')) : null,
      })),
      exploit: it.field('exploit').oneOf(['majority', 'present']),
    })),
    compensation: file.field('compensation').list((it) => ({
      ...component(it),
      reachedLevel: it.field('reachedLevel').whole(1, 3),
      opponentLevel: it.field('opponentLevel').whole(0, 3),
      gems: parseGems(it.field('gems')),
    })),
    energyPerAiCard: file.field('finalScoring').field('perAiCard').whole(0, 100),
  };
}

function component(entry: ComponentReader): Component {
  return { id: entry.field('id').text(), source: entry.field('source').oneOf(SOURCES) };
}

function zoneName(entry: ComponentReader, name: string): ZoneName {
  const found = ZONE_NAMES.find((it) => it === name);
  if (found === undefined) entry.fault(`'${name}' is no zone: ${ZONE_NAMES.join(', ')}`);
  return found ?? '1';
}

function readConstants(entry: ComponentReader): Constants {
  return {
    technicalRoundLimit: entry.field('technicalRoundLimit').whole(1, 1000),
    purchasesPerBuyPhase: entry.field('purchasesPerBuyPhase').whole(0, 10),
    aiMarketSize: entry.field('aiMarketSize').whole(1, 12),
    maxCubesPerPlanet: entry.field('maxCubesPerPlanet').whole(1, 10),
    bonusCardLimit: entry.field('bonusCardLimit').whole(1, 10),
    cubesPerPlayer: entry.field('cubesPerPlayer').whole(1, 100),
    consumptionStart: entry.field('consumptionStart').whole(1, 100),
    consumptionMin: entry.field('consumptionMin').whole(1, 100),
    consumptionMax: entry.field('consumptionMax').whole(1, 100),
    consumptionMustExceedEnergyBy: entry.field('consumptionMustExceedEnergyBy').whole(1, 1),
    energyStart: entry.field('energyStart').whole(0, 100),
    endLevel: entry.field('endLevel').whole(1, 10),
    darkTechRemovedPerPile: entry.field('darkTechRemovedPerPile').whole(0, 4),
    discoverDraw: entry.field('discoverDraw').whole(1, 4),
  };
}

function readGalaxy(entry: ComponentReader, spaceNumber: (entry: ComponentReader) => number): Galaxy {
  const yields = entry.field('yield');
  return {
    ...component(entry),
    high: yields.field('high').whole(0, 100),
    low: yields.field('low').whole(0, 100),
    lightBonusCard: yields.field('lightBonusCard').flag(),
    stationSlots: entry.field('stationSlots').list((slot) => slot.oneOf(STATION_KINDS)),
    spaces: entry.field('spaceIds').list(spaceNumber),
  };
}

/** The spaces of all board sides as one list; a space on two sides must be the same space. */
function readSpaces(file: ComponentReader): Space[] {
  const spaces = new Map<string, Space>();
  file.field('boards').list((board) =>
    board.field('spaces').list((entry) => {
      const space = {
        ...component(entry),
        number: spaces.size,
        galaxy: entry.field('galaxy').text(),
        sector: entry.field('sector').oneOf(SECTORS),
      };
      const twin = spaces.get(space.id);
      if (twin === undefined) spaces.set(space.id, space);
      else if (twin.galaxy !== space.galaxy || twin.sector !== space.sector)
        entry.fault('lies in another galaxy or sector on the other side of the board');
    }),
  );
  return [...spaces.values()];
}

function readSystems(file: ComponentReader): System[] {
  let planetNumber = 0;
  let systemNumber = 0;
  return file.field('solarSystems').list((it) => {
    const id = it.field('id').text();
    const sector = it.field('sector').oneOf(SECTORS);
    const planets = it.field('planets').list(
      (planet): Planet => ({
        id: planet.field('id').text(),
        number: planetNumber++,
        type: planet.field('type').oneOf(PLANET_TYPES),
        system: id,
        sector,
      }),
    );
    const resource = it.field('resource');
    return {
      ...component(it),
      number: systemNumber++,
      sector,
      planets,
      resource: { gems: parseGems(resource.field('gems')), energy: resource.field('energy').whole(0, 100) },
    };
  });
}

function readLayouts(file: ComponentReader, galaxies: readonly Galaxy[], spaces: readonly Space[]): Record<number, Layout> {
  const sides = new Map(
    file
      .field('boards')
      .list((board) => [board.field('id').text(), new Set(board.field('spaces').list((space) => space.field('id').text()))]),
  );
  const layouts: Record<number, Layout> = {};
  file.field('setupByPlayers').list((entry) => {
    const side = entry.field('board').text();
    const onSide = sides.get(side);
    if (onSide === undefined) entry.field('board').fault(`there is no board side '${side}'`);
    const closed = entry.field('closedGalaxies').list((galaxy) => galaxy.text());
    const open = spaces.filter((space) => onSide?.has(space.id) === true && !closed.includes(space.galaxy));
    layouts[entry.field('players').whole(1, 4)] = {
      side,
      tokens: entry.field('turnOrderTokens').list((token) => token.whole(1, 4)).length,
      closedGalaxies: closed,
      darkBonusRemoved: entry.field('darkBonusRemoved').list((card) => card.text()),
      galaxies: galaxies.filter((galaxy) => open.some((space) => space.galaxy === galaxy.id)),
      spaces: open,
    };
  });
  return layouts;
}

function readExtraZone(entry: ComponentReader): ExtraZone {
  const base = component(entry);
  return {
    ...base,
    name: zoneName(entry.field('id'), base.id.replace('extra-zone-', '')),
    startRange: entry.field('startRange').oneOf(SECTORS),
    placesCube: entry.field('placesCube').flag(),
  };
}

function readUpgrade(entry: ComponentReader, extraZone: string | null): Upgrade {
  return {
    ...component(entry),
    kind: entry.field('kind').oneOf(['instant', 'permanent']),
    cost: parseGems(entry.field('cost')),
    effect: parseUpgradeEffect(entry.field('effect')),
    requires: entry.has('requires') ? entry.field('requires').text() : null,
    extraZone,
  };
}

function readCard(entry: ComponentReader, kind: ActionCard['kind']): ActionCard {
  return {
    ...component(entry),
    kind,
    consumption: entry.field('consumption').whole(-100, 100),
    cost: kind === 'ai' ? parseGems(entry.field('cost')) : NO_GEMS,
    steps: entry.field('steps').list(parseCardEffect),
  };
}

function readBonus(entry: ComponentReader, shade: BonusCard['shade']): BonusCard {
  return {
    ...component(entry),
    shade,
    formula: parseFormula(entry.field('formula')),
    module: entry.has('module') ? entry.field('module').whole(1, 2) : null,
  };
}
