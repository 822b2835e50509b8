// What the lines of a player connect: for chapters 7.2 (regions reached) and 8.1 (largest network).
import { at, type Seat } from '@kaya/engine';
import { type GameMap, mapOf } from '../data/map.ts';
import type { FutureEnergyState } from '../types.ts';
import { isOwn } from './lines.ts';

/** FE-SCO-9, FE-M1-2: a connected set of own lines; it may branch and contain circles. All numbers of the map. */
export interface Network {
  readonly connections: readonly number[];
  readonly spaces: readonly number[];
  /** Regions in which one of its lines has an end space. */
  readonly regions: readonly number[];
  /** Own plants on its spaces (FE-M1-3: also several on one space, also on the start space). */
  readonly plants: number;
  /** On how many of its spaces. */
  readonly plantSpaces: number;
}

/** All networks of the seat. FE-SCO-10: a line beside another player's counts like any other. */
export function networksOf(state: FutureEnergyState, seat: Seat): Network[] {
  const map = mapOf(state);
  const rest = map.openConnections.filter((connection) => isOwn(at(state.lines, connection), seat));
  const networks: Network[] = [];
  for (let first = rest.pop(); first !== undefined; first = rest.pop()) {
    networks.push(networkAround(state, map, seat, grow(map, first, rest)));
  }
  return networks;
}

/** The connections linked to the first one; they are taken out of `rest`. */
function grow(map: GameMap, first: number, rest: number[]): number[] {
  const connections = [first];
  const spaces = [...at(map.ends, first)];
  for (let i = 0; i < spaces.length; i++) {
    for (let j = rest.length - 1; j >= 0; j--) {
      const connection = at(rest, j);
      const [a, b] = at(map.ends, connection);
      if (a !== spaces[i] && b !== spaces[i]) continue;
      connections.push(connection);
      spaces.push(a === spaces[i] ? b : a);
      rest.splice(j, 1);
    }
  }
  return connections;
}

function networkAround(state: FutureEnergyState, map: GameMap, seat: Seat, connections: readonly number[]): Network {
  const spaces = [...new Set(connections.flatMap((connection) => at(map.ends, connection)))];
  const { built } = at(state.players, seat);
  let plants = 0;
  let plantSpaces = 0;
  for (const space of spaces) {
    plants += at(built, space);
    if (at(built, space) > 0) plantSpaces++;
  }
  return { connections, spaces, regions: regionsOf(map, spaces), plants, plantSpaces };
}

/** FE-SCO-7: the start space is in no region. */
function regionsOf(map: GameMap, spaces: readonly number[]): number[] {
  return [...new Set(spaces.map((space) => at(map.regionOf, space)))].filter((region) => region >= 0).sort((a, b) => a - b);
}

/** FE-SCO-8, -9: the regions that count: those of the one network that reaches most (FE-OPT-2: of all lines together). */
export function regionsReached(state: FutureEnergyState, networks: readonly Network[]): readonly number[] {
  if (state.options.regionNetwork === 'anywhere') {
    return [...new Set(networks.flatMap((network) => network.regions))].sort((a, b) => a - b);
  }
  let most: readonly number[] = [];
  for (const { regions } of networks) if (regions.length > most.length) most = regions;
  return most; // FE-SCO-11: none without lines
}

/** FE-M1-3 to -5: the plants of the network with most of them; it must link plants on at least two spaces. */
export function plantsInLargestNetwork(networks: readonly Network[]): number {
  let most = 0;
  for (const { plants, plantSpaces } of networks) if (plantSpaces >= 2 && plants > most) most = plants;
  return most;
}
