import { type NoteFault, parser, type ReadonlyDeep } from '@kaya/engine/components';
import type { Static } from 'typebox';
import { type GalaxyId, ZONE_NAMES, type ZoneName } from '../types/ids.ts';
import { check } from './check.ts';
import { readCardEffect, readDarkTechEffect, readUpgradeEffect } from './read/effects.ts';
import { type SOURCES, schema } from './schema.ts';

type File = Static<typeof schema>;

const NO_GEMS = { anthracite: 0, gold: 0, transparent: 0 };

/** What the rules use of a component file. */
function read(file: File, fault: NoteFault) {
  const spaces = readSpaces(file, fault);
  const spaceNumber = (id: string, place: string): number => {
    const found = spaces.find((space) => space.id === id);
    if (found === undefined) fault(place, `there is no space '${id}' on the board`);
    return found?.number ?? 0;
  };
  const galaxies = file.galaxies.map(({ id, source, yield: yields, stationSlots, spaceIds }) => ({
    id,
    source,
    ...yields,
    stationSlots,
    /** The numbers of its spaces. */
    spaces: spaceIds.map((space, i) => spaceNumber(space, `$.galaxies[${id}].spaceIds[${i}]`)),
  }));
  const systems = readSystems(file);
  return {
    constants: file.constants,
    gems: file.gems,
    startingGems: file.startingGems,
    /** Where the systems known from the start lie, by number of the space. */
    startSpaces: file.startSpaces.spaces.map((id, i) => spaceNumber(id, `$.startSpaces.spaces[${i}]`)),
    unlockedPlanets: file.planetTypes.flatMap(({ id, startsUnlocked }) => (startsUnlocked ? [id] : [])),
    civilisations: file.civilisations,
    galaxies,
    spaces,
    /** By number of people. */
    layouts: readLayouts(file, galaxies, spaces, fault),
    systems,
    planets: systems.flatMap((system) => system.planets),
    boardZones: file.playerBoard.zones.map(({ zone, startRange }) => ({
      name: zoneName(String(zone), '$.playerBoard.zones', fault),
      startRange,
    })),
    extraZones: file.extraZones.map(({ id, source, startRange, placesCube }) => ({
      id,
      source,
      name: zoneName(id.replace('extra-zone-', ''), `$.extraZones[${id}].id`, fault),
      startRange,
      /** A real cube lies on it from the start. */
      placesCube,
    })),
    upgrades: [
      ...file.playerBoard.upgrades.map((it) => readUpgrade(it, null)),
      ...file.extraZones.flatMap((zone) => zone.upgrades.map((it) => readUpgrade(it, zone.id))),
    ],
    // Starting cards are never sold.
    startingCards: file.startingCards.map((card) => readCard(card, 'starting', NO_GEMS)),
    aiCards: file.aiCards.map((card) => readCard(card, 'ai', card.cost)),
    darkTech: file.darkTech.map((card) => ({ ...card, effects: card.effects.map(readDarkTechEffect) })),
    lightBonus: file.bonusCards.light.map((card) => readBonusCard(card, 'light')),
    darkBonus: file.bonusCards.dark.map((card) => readBonusCard(card, 'dark')),
    stations: file.stations,
    leaders: file.leaders.map(({ forbids, ...leader }) => ({
      ...leader,
      /** The AI card that this leader's player may not own. */
      forbids: forbids?.aiCard ?? null,
    })),
    automaCards: file.automaCards.map((card) => ({
      ...card,
      rows: card.rows.map(({ left, right = null }) => ({ left, right })),
    })),
    /** What an opponent gains when somebody reaches a level. */
    compensation: file.compensation,
    energyPerAiCard: file.finalScoring.perAiCard,
  };
}

function zoneName(name: string, place: string, fault: NoteFault): ZoneName {
  const found = ZONE_NAMES.find((it) => it === name);
  if (found === undefined) fault(place, `'${name}' is no zone: ${ZONE_NAMES.join(', ')}`);
  return found ?? '1';
}

type Written = File['boards'][number]['spaces'][number];

/** The spaces of all board sides as one list, numbered; a space on two sides must be the same space. */
function readSpaces({ boards }: File, fault: NoteFault) {
  const spaces = new Map<string, Written & { readonly number: number }>();
  for (const board of boards) {
    for (const space of board.spaces) {
      const twin = spaces.get(space.id);
      if (twin === undefined) spaces.set(space.id, { ...space, number: spaces.size });
      else if (twin.galaxy !== space.galaxy || twin.sector !== space.sector)
        fault(`$.boards[${board.id}].spaces[${space.id}]`, 'lies in another galaxy or sector on the other side of the board');
    }
  }
  return [...spaces.values()];
}

/** Systems and their planets, all numbered through. */
function readSystems({ solarSystems }: File) {
  let planets = 0;
  return solarSystems.map((system, number) => ({
    ...system,
    number,
    planets: system.planets.map((planet) => ({ ...planet, number: planets++, system: system.id, sector: system.sector })),
  }));
}

function readLayouts<G extends { readonly id: string }, S extends { readonly id: string; readonly galaxy: GalaxyId }>(
  { boards, setupByPlayers }: File,
  galaxies: readonly G[],
  spaces: readonly S[],
  fault: NoteFault,
) {
  const layouts = setupByPlayers.map(({ players, board, closedGalaxies, turnOrderTokens, darkBonusRemoved }, i) => {
    const side = boards.find(({ id }) => id === board);
    if (side === undefined) fault(`$.setupByPlayers[${i}].board`, `there is no board side '${board}'`);
    const open = spaces.filter(
      ({ id, galaxy }) => side?.spaces.some((space) => space.id === id) === true && !closedGalaxies.includes(galaxy),
    );
    const layout = {
      side: board,
      tokens: turnOrderTokens.length,
      closedGalaxies,
      darkBonusRemoved,
      /** The open galaxies, in the order of the table of galaxies. */
      galaxies: galaxies.filter(({ id }) => open.some(({ galaxy }) => galaxy === id)),
      /** Open spaces, in order. */
      spaces: open,
    };
    return [players, layout] as const;
  });
  return Object.fromEntries(layouts);
}

function readUpgrade(
  { id, source, kind, cost, effect, requires = null }: File['playerBoard']['upgrades'][number],
  extraZone: string | null,
) {
  // The zone it belongs to is null where every player board has it.
  return { id, source, kind, cost, effect: readUpgradeEffect(effect), requires, extraZone };
}

function readCard<Id extends string, K extends 'starting' | 'ai'>(
  { id, source, consumption, steps }: Omit<File['startingCards'][number], 'id'> & { readonly id: Id },
  kind: K,
  cost: File['startingGems'],
) {
  return { id, source, kind, consumption, cost, steps: steps.map(readCardEffect) };
}

function readBonusCard<Id extends string, S extends 'light' | 'dark'>(
  { id, source, formula, module = null }: Omit<File['bonusCards']['light'][number], 'id'> & { readonly id: Id },
  shade: S,
) {
  // Only in play with this module.
  return { id, source, shade, formula, module };
}

/** Reads a component file: a complete and sound one, or every fault with its place. */
export const parse = parser(schema, read, check);

export type Components = ReadonlyDeep<ReturnType<typeof read>>;

export type Source = (typeof SOURCES)[number];
export interface Component {
  readonly id: string;
  readonly source: Source;
}
export type Galaxy = Components['galaxies'][number];
export type Space = Components['spaces'][number];
/** The table for one number of people. */
export type Layout = Components['layouts'][string];
export type System = Components['systems'][number];
export type Resource = System['resource'];
export type Planet = Components['planets'][number];
export type ActionCard = Components['startingCards'][number] | Components['aiCards'][number];
export type Upgrade = Components['upgrades'][number];
export type DarkTech = Components['darkTech'][number];
export type ExtraZone = Components['extraZones'][number];
export type BonusCard = Components['lightBonus'][number] | Components['darkBonus'][number];
export type StationTile = Components['stations'][number];
export type Leader = Components['leaders'][number];
export type AutomaCard = Components['automaCards'][number];
export type AutomaRow = AutomaCard['rows'][number];
