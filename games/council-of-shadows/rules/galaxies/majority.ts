// Chapter 5.10, majority: who has how many cubes where.
import { playerOf } from '@kaya/engine';
import { stationOf, systemOf } from '../../data/index.ts';
import type { Galaxy, Planet, System } from '../../data/read.ts';
import type { CosState, Player, PlayerNumber, StationKind } from '../../types/index.ts';

/** Cubes of all players on a planet, given by its number. */
export function cubesOnPlanet(state: CosState, planet: number): number {
  let cubes = 0;
  for (let i = 0; i < state.players.length; i++) cubes += playerOf(state, i).colonies[planet] as number;
  return cubes;
}

/** The player's cubes on all planets of a system. */
export function coloniesInSystem(player: Player, system: System): number {
  let cubes = 0;
  const { planets } = system;
  for (let i = 0; i < planets.length; i++) cubes += player.colonies[(planets[i] as Planet).number] as number;
  return cubes;
}

/** The player's cubes on planets of a galaxy; cubes on a colonisation station are no colonies (COS-STA-11). */
export function coloniesInGalaxy(state: CosState, player: Player, galaxy: Galaxy): number {
  let cubes = 0;
  const { spaces } = galaxy;
  for (let i = 0; i < spaces.length; i++) {
    const tile = state.spaces[spaces[i] as number];
    if (typeof tile === 'string') cubes += coloniesInSystem(player, systemOf(tile));
  }
  return cubes;
}

/** Is the player present in the galaxy, with at least one colony? */
export function hasColony(state: CosState, player: Player, galaxy: Galaxy): boolean {
  const { spaces } = galaxy;
  for (let i = 0; i < spaces.length; i++) {
    const tile = state.spaces[spaces[i] as number];
    if (typeof tile === 'string' && coloniesInSystem(player, systemOf(tile)) > 0) return true;
  }
  return false;
}

/** All of the player's cubes on planets. */
export function coloniesOf(player: Player): number {
  let cubes = 0;
  for (const here of player.colonies) cubes += here;
  return cubes;
}

/** COS-STA-10: the cubes on a station of this kind. */
export function cubesOnStation(kind: StationKind): number {
  const { effect } = stationOf(kind);
  return effect.op === 'stationColonise' ? effect.cubes : 0;
}

/** What counts when majorities in a galaxy are compared: colonies, and the cubes of a colonisation station (COS-STA-10). */
export function cubesThatCount(state: CosState, player: Player, galaxy: Galaxy): number {
  return coloniesInGalaxy(state, player, galaxy) + cubesOnStations(player, galaxy);
}

/** The cubes of the player's stations beside a galaxy. */
export function cubesOnStations({ stations }: Player, galaxy: Galaxy): number {
  let cubes = 0;
  for (const station of stations) if (station.galaxy === galaxy.id) cubes += cubesOnStation(station.kind);
  return cubes;
}

/** The colonies of all players in a galaxy, by number: each tile is looked at once. */
export function coloniesOfAll(state: CosState, galaxy: Galaxy): readonly number[] {
  const all = state.players.map(() => 0);
  const { spaces } = galaxy;
  for (let i = 0; i < spaces.length; i++) {
    const tile = state.spaces[spaces[i] as number];
    if (typeof tile !== 'string') continue;
    const system = systemOf(tile);
    for (let j = 0; j < all.length; j++) all[j] = (all[j] as number) + coloniesInSystem(playerOf(state, j), system);
  }
  return all;
}

/** The most cubes that count of any single opponent (COS-MAJ-4). */
export function strongestOpponent(state: CosState, player: PlayerNumber, galaxy: Galaxy): number {
  let most = 0;
  for (let i = 0; i < state.players.length; i++) {
    if (i !== player) most = Math.max(most, cubesThatCount(state, playerOf(state, i), galaxy));
  }
  return most;
}

/** COS-MAJ-1 to -4: at least one cube, and strictly more than each single opponent. */
export function hasMajority(state: CosState, player: PlayerNumber, galaxy: Galaxy): boolean {
  const own = cubesThatCount(state, playerOf(state, player), galaxy);
  return own > 0 && own > strongestOpponent(state, player, galaxy);
}

/** COS-LEA-11: with others, and nobody has more. */
export function sharesTheMost(state: CosState, player: PlayerNumber, galaxy: Galaxy): boolean {
  const own = cubesThatCount(state, playerOf(state, player), galaxy);
  return own > 0 && own === strongestOpponent(state, player, galaxy);
}

/** COS-MAJ-5: the same comparison on the planets of one tile. */
export function hasSystemMajority(state: CosState, player: PlayerNumber, system: System): boolean {
  const own = coloniesInSystem(playerOf(state, player), system);
  if (own === 0) return false;
  for (let i = 0; i < state.players.length; i++) {
    if (i !== player && coloniesInSystem(playerOf(state, i), system) >= own) return false;
  }
  return true;
}
