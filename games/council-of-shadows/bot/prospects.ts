// What the board offers a player: galaxies to hold, planets to settle, resources to extract, sectors to discover.
import { at, legalIn, playerOf } from '@kaya/engine';
import { components, constants, layoutFor, systemOf } from '../data/index.ts';
import type { Galaxy } from '../data/read.ts';
import { isFull, isTaken, isUnknownGround } from '../rules/cards/colonise.ts';
import { discoverPile } from '../rules/cards/discover.ts';
import { cubesToExtractWith } from '../rules/cards/extract.ts';
import { cubesThatCount, strongestOpponent } from '../rules/galaxies/majority.ts';
import { bonusCardsHeld } from '../rules/levels/bonus-cards.ts';
import { type CosState, type Gems, PLANET_TYPES, type Player, type PlayerNumber, SECTORS, type Sector } from '../types/index.ts';
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
export function galaxyWorth(galaxy: Galaxy, own: number, strongest: number, exploits: number, card: number): number {
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
  return bonusCardsHeld(player) < constants.bonusCardLimit ? LIGHT_CARD : 0.8;
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

export interface Prospects {
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

export function prospectsOf(state: CosState, number: PlayerNumber): Prospects {
  const player = playerOf(state, number);
  const exploits = exploitsLeft(state, number);
  const settle = [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ];
  const settleAnywhere = [0, 0, 0];
  const freshYield = [0, 0, 0];
  for (const galaxy of layoutFor(state.seats).galaxies) {
    const own = cubesThatCount(state, player, galaxy);
    const strongest = strongestOpponent(state, number, galaxy);
    const card = lightCardWorth(player, galaxy);
    const now = galaxyWorth(galaxy, own, strongest, exploits, card);
    const gain = [1, 2, 3].map((cubes) => galaxyWorth(galaxy, own + cubes, strongest, exploits, card) - now);
    for (const space of galaxy.spaces) {
      const tile = at(state.spaces, space);
      const { sector } = at(components.spaces, space);
      if (tile === null) {
        freshYield[sector - 1] = Math.max(at(freshYield, sector - 1), at(gain, 0));
        continue;
      }
      for (const planet of systemOf(tile).planets) {
        if (isFull(state, planet) || isTaken(state, player, planet)) continue;
        raise(settleAnywhere, gain);
        if (isUnknownGround(player, planet, false)) continue;
        for (let range = sector; range <= 3; range++) raise(at(settle, range - 1), gain);
      }
    }
  }
  const [newCube, newResource] = discoveries(state, number, freshYield);
  return { settle, settleAnywhere, resources: resourcesWithin(state, number), newCube, newResource };
}

function raise(best: number[], gain: readonly number[]): void {
  for (let i = 0; i < best.length; i++) best[i] = Math.max(at(best, i), at(gain, i));
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
  const open = legalIn(discoverPile, state, { ...DISCOVERY, seat: number });
  const cube: number[] = [];
  const resource: number[] = [];
  let bestCube = 0;
  let bestResource = 0;
  for (const sector of SECTORS) {
    if (open.some((action) => action.do === 'discover' && action.sector === sector)) {
      const chance = PLANET_TYPES.reduce(
        (sum, type, i) => (player.terraformed[type] ? sum + at(at(SHARE, sector - 1), i) : sum),
        0,
      );
      const likely = 1 - (1 - chance) ** 3; // two tiles to choose from, mostly with two planets
      bestCube = Math.max(bestCube, likely * at(freshYield, sector - 1));
      bestResource = Math.max(bestResource, 1.2 * at(RESOURCE, sector - 1));
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
      for (let i = 0; i < times; i++) at(found, range - 1).push(worth);
    }
  }
  for (const list of found) list.sort((a, b) => b - a);
  return found;
}

/** The most that a step of this range can add with so many cubes. */
export function settleGain(prospects: Prospects, range: Sector, cubes: number, anywhere: boolean): number {
  return at(anywhere ? prospects.settleAnywhere : at(prospects.settle, range - 1), Math.min(cubes, 3) - 1);
}
