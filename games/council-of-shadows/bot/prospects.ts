// What the board offers a player: galaxies to hold, planets to settle, resources to extract, sectors to discover.
import { anyLegal, playerOf } from '@kaya/engine';
import { components, layoutFor, systemOf } from '../data/index.ts';
import type { Galaxy, Space } from '../data/read.ts';
import { isFull, isTaken, isUnknownGround } from '../rules/cards/colonise.ts';
import { discoverPile } from '../rules/cards/discover.ts';
import { cubesToExtractWith } from '../rules/cards/extract.ts';
import { coloniesOfAll, cubesOnStations, cubesThatCount, strongestOpponent } from '../rules/galaxies/majority.ts';
import { roomForBonusCards } from '../rules/levels/bonus-cards.ts';
import {
  type CosState,
  type Gems,
  PLANET_TYPES,
  type PlanetType,
  type Player,
  type PlayerNumber,
  SECTORS,
  type Sector,
  type SystemId,
} from '../types/index.ts';
import { exploitsThisRound, roundsToCome } from './horizon.ts';

const LIGHT_CARD = 3;
/** How much of a yield is counted on, and how much less of each further cube. */
const MAJORITY_COUNTS = 0.65;
const NEXT_CUBE = 0.6;
const MINORITY_COUNTS = 0.7;

/** What a gem is worth while there is still something to buy. */
export function gemsWorth({ anthracite, gold, transparent }: Gems): number {
  return 1.2 * anthracite + 2.4 * gold + 3.8 * transparent;
}

/** What cubes in a galaxy are worth: each can be exploited once, as long as rounds are left. */
function galaxyWorth(galaxy: Galaxy, own: number, strongest: number, exploits: number, card: number): number {
  const usable = Math.min(own, Math.ceil(exploits));
  if (own <= strongest) return MINORITY_COUNTS * usable * (galaxy.low + card);
  let worth = 0;
  let share = MAJORITY_COUNTS;
  for (let i = 0; i < usable; i++) {
    worth += share * (galaxy.high + card);
    share *= NEXT_CUBE;
  }
  return worth;
}

/** How many more times the player will exploit, this round included. */
export function exploitsLeft(state: CosState, number: PlayerNumber): number {
  return roundsToCome(state) + (exploitsThisRound(state, number) ? 1 : 0);
}

export function lightCardWorth(player: Player, galaxy: Galaxy): number {
  if (!galaxy.lightBonusCard) return 0;
  return roomForBonusCards(player) > 0 ? LIGHT_CARD : 0.8;
}

/** What 1, 2, 3 more cubes on a planet of this galaxy would add. */
export function gainIn(state: CosState, number: PlayerNumber, galaxy: Galaxy, cubes: number, exploits: number): number {
  const player = playerOf(state, number);
  const own = cubesThatCount(state, player, galaxy);
  const strongest = strongestOpponent(state, number, galaxy);
  const card = lightCardWorth(player, galaxy);
  return galaxyWorth(galaxy, own + cubes, strongest, exploits, card) - galaxyWorth(galaxy, own, strongest, exploits, card);
}

/** Chance that a planet of a new system of the sector can be settled, by the overview of planets. */
const SHARE = SECTORS.map((sector) => {
  const planets = components.planets.filter((planet) => planet.sector === sector);
  return PLANET_TYPES.map((type) => planets.filter((planet) => planet.type === type).length / planets.length);
});
/** What the resource of a system of the sector is worth on average. */
const RESOURCE = SECTORS.map((sector) => {
  const systems = components.systems.filter((system) => system.sector === sector);
  return systems.reduce((sum, { resource }) => sum + resource.energy + gemsWorth(resource.gems), 0) / systems.length;
});

/** How a player stands in a galaxy. */
interface Foothold {
  readonly galaxy: Galaxy;
  readonly colonies: number;
  /** Cubes that count, and the most of any single opponent. */
  readonly own: number;
  readonly strongest: number;
  /** What a card that comes with the exploitation is worth. */
  readonly card: number;
  /** What the cubes are worth. */
  readonly worth: number;
}

export interface Prospects {
  /** By galaxy of the table. */
  readonly footholds: readonly Foothold[];
  /** By range (from 1), then by number of cubes (from 1): the most that a colonise step can add. */
  readonly settle: readonly (readonly number[])[];
  /** The same on any planet of any sector. */
  readonly settleAnywhere: readonly number[];
  /** By range: the best resources within reach, best first, each as often as it can be had. */
  readonly resources: readonly (readonly number[])[];
  /** By range: what a cube on a new system, and its resource, are worth. */
  readonly newCube: readonly number[];
  readonly newResource: readonly number[];
}

function footholdIn(state: CosState, number: PlayerNumber, galaxy: Galaxy, exploits: number): Foothold {
  const all = coloniesOfAll(state, galaxy);
  const colonies = all[number] as number;
  const player = playerOf(state, number);
  const own = colonies + cubesOnStations(player, galaxy);
  let strongest = 0;
  for (let i = 0; i < all.length; i++)
    if (i !== number) strongest = Math.max(strongest, (all[i] as number) + cubesOnStations(playerOf(state, i), galaxy));
  const card = lightCardWorth(player, galaxy);
  return { galaxy, colonies, own, strongest, card, worth: galaxyWorth(galaxy, own, strongest, exploits, card) };
}

export function prospectsOf(state: CosState, number: PlayerNumber): Prospects {
  const player = playerOf(state, number);
  const exploits = exploitsLeft(state, number);
  const footholds: Foothold[] = [];
  const settle = SECTORS.map(() => [0, 0, 0]);
  const settleAnywhere = [0, 0, 0];
  const freshYield = [0, 0, 0];
  for (const galaxy of layoutFor(state.seats).galaxies) {
    const foothold = footholdIn(state, number, galaxy, exploits);
    footholds.push(foothold);
    const { own, strongest, card, worth } = foothold;
    const gain: number[] = [];
    for (let cubes = 1; cubes <= 3; cubes++) gain.push(galaxyWorth(galaxy, own + cubes, strongest, exploits, card) - worth);
    // All planets of a galaxy gain the same: no more is asked once one of the nearest sector is found.
    let anywhere = false;
    let nearest = SECTORS.length + 1;
    for (const space of galaxy.spaces) {
      const tile = state.spaces[space] as SystemId | null;
      const { sector } = components.spaces[space] as Space;
      if (tile === null) {
        freshYield[sector - 1] = Math.max(freshYield[sector - 1] as number, gain[0] as number);
        continue;
      }
      if (anywhere && sector >= nearest) continue;
      for (const planet of systemOf(tile).planets) {
        if (isFull(state, planet) || isTaken(state, player, planet)) continue;
        anywhere = true;
        if (!isUnknownGround(player, planet, false)) nearest = Math.min(nearest, sector);
      }
    }
    if (anywhere) raise(settleAnywhere, gain);
    for (let range = nearest; range <= SECTORS.length; range++) raise(settle[range - 1] as number[], gain);
  }
  const [newCube, newResource] = discoveries(state, number, freshYield);
  return { footholds, settle, settleAnywhere, resources: resourcesWithin(state, number), newCube, newResource };
}

function raise(best: number[], gain: readonly number[]): void {
  for (let i = 0; i < best.length; i++) best[i] = Math.max(best[i] as number, gain[i] as number);
}

/** A discovery that reaches every sector. */
const DISCOVERY = {
  do: 'discover-pile',
  range: 3,
  followUp: { mode: 'either', cubes: 1, anyPlanet: false, extractTimes: 1 },
  source: '',
} as const;

/** By range: the best of the sectors that can still be discovered. */
function discoveries(state: CosState, number: PlayerNumber, freshYield: readonly number[]): [number[], number[]] {
  const player = playerOf(state, number);
  const step = { ...DISCOVERY, seat: number };
  const cube: number[] = [];
  const resource: number[] = [];
  let bestCube = 0;
  let bestResource = 0;
  for (const sector of SECTORS) {
    if (anyLegal(discoverPile, state, step, (action) => action.do === 'discover' && action.sector === sector)) {
      let chance = 0;
      const shares = SHARE[sector - 1] as readonly number[];
      for (let i = 0; i < shares.length; i++)
        if (player.terraformed[PLANET_TYPES[i] as PlanetType]) chance += shares[i] as number;
      const likely = 1 - (1 - chance) ** 3; // two tiles to choose from, mostly with two planets
      bestCube = Math.max(bestCube, likely * (freshYield[sector - 1] as number));
      bestResource = Math.max(bestResource, 1.2 * (RESOURCE[sector - 1] as number));
    }
    cube.push(bestCube);
    resource.push(bestResource);
  }
  return [cube, resource];
}

function resourcesWithin(state: CosState, number: PlayerNumber): number[][] {
  const found: number[][] = [[], [], []];
  for (const tile of state.spaces) {
    if (tile === null) continue;
    const system = systemOf(tile);
    const times = cubesToExtractWith(state, number, system);
    if (times === 0) continue;
    const worth = system.resource.energy + gemsWorth(system.resource.gems);
    for (let range: number = system.sector; range <= 3; range++) {
      for (let i = 0; i < times; i++) (found[range - 1] as number[]).push(worth);
    }
  }
  for (const list of found) list.sort((a, b) => b - a);
  return found;
}

/** The most that a step of this range can add with so many cubes. */
export function settleGain(prospects: Prospects, range: Sector, cubes: number, anywhere: boolean): number {
  const gains = anywhere ? prospects.settleAnywhere : (prospects.settle[range - 1] as readonly number[]);
  return gains[Math.min(cubes, 3) - 1] as number;
}
