// The vocabulary of effects: every operation the components are made of. `rules/cards/effects.ts` carries them out.
import { text, whole } from '@kaya/engine/components';
import * as Type from 'typebox';
import { GALAXIES, GEM_COLOURS, PLANET_TYPES, SECTORS, ZONE_NAMES } from '../../types/ids.ts';

const MANY = 20;
const few = whole(1, MANY);
const amount = whole(0, 100);
const cubes = whole(1, 3);
const sector = Type.Enum(SECTORS);
const planetType = Type.Enum(PLANET_TYPES);

export const gems = Type.Object({ anthracite: whole(0, MANY), gold: whole(0, MANY), transparent: whole(0, MANY) });

/** What a player may do with a system just discovered: cubes or the resource (`either`), or cubes and then the resource (`both`). */
const followUp = Type.Object({
  mode: Type.Enum(['either', 'both']),
  cubes,
  anyPlanet: Type.Boolean(),
  extractTimes: whole(0, MANY),
});

/** What follows a discovery is written under `then`. */
const THEN = 'then';

/** The operations of action cards but for a choice between them. */
const step = [
  Type.Object({
    op: Type.Literal('colonise'),
    cubes,
    anySector: Type.Boolean(),
    anyPlanet: Type.Boolean(),
    /** How often the resource of the colonised system comes with the cube. */
    thenExtractHere: Type.Optional(whole(0, MANY)),
  }),
  Type.Object({ op: Type.Literal('extract'), times: few, anySector: Type.Boolean() }),
  Type.Object({ op: Type.Literal('discover'), anySector: Type.Boolean(), [THEN]: followUp }),
  Type.Object({ op: Type.Literal('gainGems'), gems }),
  Type.Object({ op: Type.Literal('transformGem'), times: few }),
  Type.Object({ op: Type.Literal('gainEnergy'), amount }),
] as const;
const choice = Type.Object({
  op: Type.Literal('choice'),
  options: Type.Array(Type.Array(Type.Union([...step]))),
});

/** What action cards do. */
export const cardEffect = Type.Union([...step, choice]);

/** What upgrades of the player board do. Zones are numbered in the file; extra zones have a name. */
export const upgradeEffect = Type.Union([
  Type.Object({ op: Type.Literal('unlockPlanet'), type: planetType }),
  Type.Object({ op: Type.Literal('unlockStacking') }),
  Type.Object({ op: Type.Literal('setRange'), zone: Type.Enum([1, 2, 3, ...ZONE_NAMES]), range: sector, energy: amount }),
  Type.Object({ op: Type.Literal('gainEnergy'), amount }),
]);

/** Dark Tech effects that last: nothing happens when the card is taken. */
const permanent = [
  Type.Object({ op: Type.Literal('upgradeExtractedGems') }),
  Type.Object({ op: Type.Literal('discoverExtraCube'), cubes }),
  Type.Object({ op: Type.Literal('energyPerGalaxyMajority'), amount }),
  Type.Object({ op: Type.Literal('energyPerSystemMajority'), amount }),
  Type.Object({ op: Type.Literal('extractAtOpponents') }),
  Type.Object({ op: Type.Literal('zeroConsumption'), turnOrder: Type.Literal('last') }),
] as const;

export const permanentEffect = Type.Union([...permanent]);

/** Dark Tech effects that happen at once, besides those of action cards. */
const immediate = [
  Type.Object({ op: Type.Literal('addZone'), extraZone: text }),
  Type.Object({ op: Type.Literal('maxAllRanges'), energyPerUpgrade: amount }),
  Type.Object({ op: Type.Literal('changeConsumption'), amount: whole(-100, 0) }),
  Type.Object({ op: Type.Literal('takeAiCard') }),
  Type.Object({ op: Type.Literal('drawLightBonus'), count: few }),
  Type.Object({ op: Type.Literal('exploit'), galaxies: few }),
] as const;

export const darkTechEffect = Type.Union([...step, choice, ...permanent, ...immediate]);

export const stationEffect = Type.Union([
  Type.Object({ op: Type.Literal('stationExtract'), perRound: whole(1, 1) }),
  Type.Object({ op: Type.Literal('stationExploit') }),
  Type.Object({ op: Type.Literal('stationColonise'), cubes: few }),
]);

export const leaderPower = Type.Union([
  Type.Object({ op: Type.Literal('leaderExtract'), perRound: whole(1, 1), times: few, anySector: Type.Boolean() }),
  Type.Object({
    op: Type.Literal('leaderFreeColony'),
    perRound: whole(1, 1),
    cubes,
    anySector: Type.Boolean(),
    anyPlanet: Type.Boolean(),
  }),
  Type.Object({ op: Type.Literal('addZone'), extraZone: text }),
  Type.Object({ op: Type.Literal('leaderKeepCube'), minColonies: few }),
  Type.Object({ op: Type.Literal('leaderEnergyPerColony'), amount }),
  Type.Object({ op: Type.Literal('leaderTieIsMajority') }),
]);

/** Where the Automa puts its cubes: on a planet of this type, in this galaxy and sector. */
const target = { galaxy: Type.Enum(GALAXIES), sector, planet: planetType, cubes };

export const automaAction = Type.Union([
  Type.Object({ op: Type.Literal('colonise'), ...target }),
  Type.Object({ op: Type.Literal('discover'), ...target }),
  Type.Object({ op: Type.Literal('gainEnergy'), amount }),
  Type.Object({ op: Type.Literal('refreshMarket'), slots: Type.Array(whole(0, MANY)) }),
]);

/** How a bonus card counts in the final scoring. */
export const bonusFormula = Type.Union([
  Type.Object({ count: Type.Literal('gemsHeld'), base: amount, per: amount, gem: Type.Enum(GEM_COLOURS) }),
  Type.Object({ count: Type.Literal('cubesOnPlanetType'), base: amount, per: amount, planet: planetType }),
  Type.Object({ count: Type.Literal('cubesInSector'), base: amount, per: amount, sector }),
  Type.Object({
    count: Type.Enum(['consumptionTensFloor', 'cubesOnOwnBoards', 'aiCardsOwned', 'lightBonusCards', 'stationsBuilt', 'none']),
    base: amount,
    per: amount,
  }),
  Type.Object({
    count: Type.Literal('galaxyControl'),
    base: amount,
    galaxy: Type.Enum(GALAXIES),
    majority: amount,
    presence: amount,
  }),
]);
