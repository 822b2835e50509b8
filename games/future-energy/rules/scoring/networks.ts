// What the lines of a player connect: for chapters 7.2 (regions reached) and 8.1 (largest network).
import { playerOf, type Seat } from '@kaya/engine';
import { type Ends, type GameMap, mapOf } from '../../data/tables.ts';
import type { FutureEnergyState } from '../../types/index.ts';
import { isOwn } from '../planning/lines.ts';

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
  const seen = new Array<boolean>(map.spaces.length).fill(false);
  const networks: Network[] = [];
  for (const connection of map.openConnections) {
    if (!isOwn(state.lines[connection] as number, seat)) continue;
    const [end] = map.ends[connection] as Ends;
    if (!seen[end]) networks.push(networkFrom(state, map, seat, end, seen));
  }
  return networks;
}

/** Everything that own lines link to the space. */
function networkFrom(state: FutureEnergyState, map: GameMap, seat: Seat, first: number, seen: boolean[]): Network {
  const { built } = playerOf(state, seat);
  const connections: number[] = [];
  const spaces = [first];
  const regions: number[] = [];
  let plants = 0;
  let plantSpaces = 0;
  seen[first] = true;
  for (let head = 0; head < spaces.length; head++) {
    const space = spaces[head] as number;
    const own = built[space] as number;
    plants += own;
    if (own > 0) plantSpaces++;
    const region = map.regionOf[space] as number;
    if (region >= 0 && !regions.includes(region)) regions.push(region); // FE-SCO-7: the start space is in none
    const next = map.neighbours[space] as readonly number[];
    const ways = map.ways[space] as readonly number[];
    for (let i = 0; i < next.length; i++) {
      const way = ways[i] as number;
      if (!isOwn(state.lines[way] as number, seat)) continue;
      const to = next[i] as number;
      if (space < to) connections.push(way); // each line is met from both its ends
      if (seen[to]) continue;
      seen[to] = true;
      spaces.push(to);
    }
  }
  return { connections, spaces, regions: regions.sort((a, b) => a - b), plants, plantSpaces };
}

/** FE-SCO-8, -9: the regions that count: those of the one network that reaches most (FE-OPT-2: of all lines together). */
export function regionsReached(state: FutureEnergyState, networks: readonly Network[]): readonly number[] {
  if (state.options.regionNetwork === 'anywhere') {
    return [...new Set(networks.flatMap((network) => network.regions))].sort((a, b) => a - b);
  }
  return widest(networks)?.regions ?? []; // FE-SCO-11: none without lines
}

function widest(networks: readonly Network[]): Network | null {
  let most: Network | null = null;
  for (const network of networks) if (network.regions.length > (most?.regions.length ?? 0)) most = network;
  return most;
}

/** FE-SCO-9, FE-OPT-2: are its regions among those that count? */
export function doesCount(state: FutureEnergyState, networks: readonly Network[], network: Network): boolean {
  return state.options.regionNetwork === 'anywhere' || network === widest(networks);
}

/** FE-M1-3 to -5: the plants of the network with most of them; it must link plants on at least two spaces. */
export function plantsInLargestNetwork(networks: readonly Network[]): number {
  let most = 0;
  for (const { plants, plantSpaces } of networks) if (plantSpaces >= 2 && plants > most) most = plants;
  return most;
}
