import { idOf, text, whole } from '@kaya/engine/components';
import * as Type from 'typebox';
import {
  type AutomaId,
  CIVILISATIONS,
  type DarkTechId,
  GALAXIES,
  GEM_COLOURS,
  PLANET_TYPES,
  type PlanetId,
  SECTORS,
  type SpaceId,
  STATION_KINDS,
  type SystemId,
  type UpgradeId,
} from '../types/ids.ts';
import {
  automaAction,
  bonusFormula,
  cardEffect,
  darkTechEffect,
  gems,
  leaderPower,
  stationEffect,
  upgradeEffect,
} from './schema/effects.ts';

/** Where the playable content of a component comes from; the site marks what is reconstructed. */
export const SOURCES = ['rulebook', 'public', 'ruling', 'reconstructed'] as const;

const source = Type.Enum(SOURCES);
const component = { id: text, source };
/** The Automa's cards say of which level they are: `au3-6`. */
const automaId = Type.Unsafe<AutomaId>({
  type: 'string',
  pattern: '^au[0-9]+(-[a-z0-9]+)+$',
  expected: 'an id like au1-1 (its level, and lower-case words joined by hyphens)',
});
const darkTechId = Type.Unsafe<DarkTechId>({
  type: 'string',
  pattern: '^dt[0-9]+(-[a-z0-9]+)+$',
  expected: 'an id like dt1-1 (its level, and lower-case words joined by hyphens)',
});
/** A system says in which sector it may lie, a planet which of its system it is: `s2-04`, `s2-04c`. */
const systemId = Type.Unsafe<SystemId>({
  type: 'string',
  pattern: '^s[1-3]-[0-9]+$',
  expected: 'an id like s1-01 (its sector, and digits)',
});
const planetId = Type.Unsafe<PlanetId>({
  type: 'string',
  pattern: '^s[1-3]-[0-9]+[a-d]$',
  expected: 'an id like s1-01a (its system, and a to d)',
});
/** `blue-2`: the galaxy, and which of its spaces. */
const spaceId = Type.Unsafe<SpaceId>({
  type: 'string',
  pattern: `^(${GALAXIES.join('|')})-[0-9]+$`,
  expected: 'an id like blue-2 (its galaxy, and digits)',
});
const upgradeId = Type.Unsafe<UpgradeId>({
  type: 'string',
  pattern: '^(terraform|colony|range|energy)(-[a-z0-9]+)+$',
  expected: 'an id like range-1-2 (terraform, colony, range or energy, and words joined by hyphens)',
});
const galaxyId = Type.Enum(GALAXIES);
const sector = Type.Enum(SECTORS);
const amount = whole(0, 100);
const orNull = <S extends Type.TSchema>(schema: S) => Type.Optional(Type.Union([schema, Type.Null()]));

const constants = Type.Object({
  technicalRoundLimit: whole(1, 1000),
  purchasesPerBuyPhase: whole(0, 10),
  aiMarketSize: whole(1, 12),
  maxCubesPerPlanet: whole(1, 10),
  bonusCardLimit: whole(1, 10),
  cubesPerPlayer: whole(1, 100),
  consumptionStart: whole(1, 100),
  consumptionMin: whole(1, 100),
  consumptionMax: whole(1, 100),
  consumptionMustExceedEnergyBy: whole(1, 1),
  energyStart: amount,
  endLevel: whole(1, 10),
  darkTechRemovedPerPile: whole(0, 4),
  discoverDraw: whole(1, 4),
});

const galaxy = Type.Object({
  ...component,
  id: galaxyId,
  yield: Type.Object({ high: amount, low: amount, lightBonusCard: Type.Boolean() }),
  stationSlots: Type.Array(Type.Enum(STATION_KINDS)),
  spaceIds: Type.Array(spaceId),
});

/** A side of the game board. */
const board = Type.Object({ id: text, spaces: Type.Array(Type.Object({ ...component, id: spaceId, galaxy: galaxyId, sector })) });

const system = Type.Object({
  id: systemId,
  source,
  sector,
  planets: Type.Array(Type.Object({ id: planetId, type: Type.Enum(PLANET_TYPES) })),
  resource: Type.Object({ gems, energy: amount }),
});

const upgrade = Type.Object({
  ...component,
  id: upgradeId,
  kind: Type.Enum(['instant', 'permanent']),
  cost: gems,
  effect: upgradeEffect,
  requires: orNull(upgradeId),
});

const card = { source, consumption: whole(-100, 100), steps: Type.Array(cardEffect) };
const bonusCard = <const Kind extends 'bl' | 'bd'>(kind: Kind) =>
  Type.Object({ id: idOf(kind), source, formula: bonusFormula, module: orNull(whole(1, 2)) });

/** A component file as somebody writes it. */
export const schema = Type.Object({
  constants,
  gems: Type.Array(
    Type.Object({
      id: Type.Enum(GEM_COLOURS),
      source,
      value: whole(1, 100),
      finalEnergy: amount,
      count: whole(1, 100),
    }),
  ),
  startingGems: gems,
  startSpaces: Type.Object({ spaces: Type.Array(spaceId) }),
  planetTypes: Type.Array(Type.Object({ id: Type.Enum(PLANET_TYPES), startsUnlocked: Type.Boolean() })),
  civilisations: Type.Array(Type.Object({ ...component, id: Type.Enum(CIVILISATIONS), soloHuman: Type.Boolean() })),
  galaxies: Type.Array(galaxy),
  boards: Type.Array(board),
  setupByPlayers: Type.Array(
    Type.Object({
      players: whole(1, 4),
      board: text,
      closedGalaxies: Type.Array(galaxyId),
      turnOrderTokens: Type.Array(whole(1, 4)),
      darkBonusRemoved: Type.Array(idOf('bd')),
    }),
  ),
  solarSystems: Type.Array(system),
  playerBoard: Type.Object({
    zones: Type.Array(Type.Object({ zone: whole(1, 3), startRange: sector })),
    upgrades: Type.Array(upgrade),
  }),
  extraZones: Type.Array(
    Type.Object({ ...component, startRange: sector, placesCube: Type.Boolean(), upgrades: Type.Array(upgrade) }),
  ),
  startingCards: Type.Array(Type.Object({ id: idOf('st'), ...card })),
  aiCards: Type.Array(Type.Object({ id: idOf('ai'), ...card, cost: gems })),
  darkTech: Type.Array(Type.Object({ id: darkTechId, source, level: whole(1, 2), effects: Type.Array(darkTechEffect) })),
  bonusCards: Type.Object({ light: Type.Array(bonusCard('bl')), dark: Type.Array(bonusCard('bd')) }),
  stations: Type.Array(Type.Object({ id: Type.Enum(STATION_KINDS), source, cost: gems, effect: stationEffect })),
  leaders: Type.Array(
    Type.Object({
      ...component,
      id: idOf('leader'),
      startConsumption: amount,
      startEnergy: amount,
      power: leaderPower,
      forbids: orNull(Type.Object({ aiCard: idOf('ai') })),
    }),
  ),
  automaCards: Type.Array(
    Type.Object({
      ...component,
      id: automaId,
      level: whole(1, 3),
      silver: Type.Boolean(),
      consumption: whole(-100, 100),
      rows: Type.Array(Type.Object({ left: automaAction, right: orNull(automaAction) })),
      exploit: Type.Enum(['majority', 'present']),
    }),
  ),
  compensation: Type.Array(Type.Object({ ...component, reachedLevel: whole(1, 3), opponentLevel: whole(0, 3), gems })),
  finalScoring: Type.Object({ perAiCard: amount }),
});
