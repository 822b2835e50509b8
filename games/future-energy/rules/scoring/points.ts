// Chapter 7.2: what points come from. Final scoring counts them at the end, the boards show them at any time.
import { playerOf } from '@kaya/engine';
import { components } from '../../data/index.ts';
import { mapOf } from '../../data/tables.ts';
import { type FutureEnergyState, type Player, type Points, SOURCES } from '../../types/index.ts';
import { type Network, plantsInLargestNetwork } from './networks.ts';

/** Points of all sources. FE-CMP-23: the track goes round, the points go on. */
export function total(points: Points): number {
  let sum = 0;
  for (const source of SOURCES) sum += points[source];
  return sum;
}

/** All points of a player so far. */
export function scoreOf({ points }: Player): number {
  return total(points);
}

/** FE-SCO-1: the empty slots on contracts that are not completed. */
export function emptySlots(player: Player): number {
  let count = 0;
  for (const { plants } of player.contracts) for (const onSlot of plants) if (onSlot === 0) count++;
  return count;
}

/** FE-SCO-3: how many plants each seat has in the region. */
export function plantsInRegion(state: FutureEnergyState, region: number): number[] {
  const { plantSpaces, regionOf } = mapOf(state);
  const plants = new Array<number>(state.players.length).fill(0);
  for (const space of plantSpaces) {
    if (regionOf[space] !== region) continue;
    for (let seat = 0; seat < plants.length; seat++)
      plants[seat] = (plants[seat] as number) + (playerOf(state, seat).built[space] as number);
  }
  return plants;
}

/** How many have more. */
export function aheadOf(own: number, plants: readonly number[]): number {
  let ahead = 0;
  for (const other of plants) if (other > own) ahead++;
  return ahead;
}

/** FE-SCO-4 to -6: the points of each rank; tied players share those of the ranks they take together, rounded down. */
export function majorityPointsOf(own: number, plants: readonly number[], ranks: readonly number[]): number {
  if (own === 0) return 0;
  const ahead = aheadOf(own, plants);
  let tied = 0;
  for (const other of plants) if (other === own) tied++;
  let shared = 0;
  for (let rank = ahead; rank < ahead + tied; rank++) shared += ranks[rank] ?? 0;
  return Math.floor(shared / tied);
}

/** The same by seat. */
export function majorityPoints(plants: readonly number[], ranks: readonly number[]): number[] {
  return plants.map((own) => majorityPointsOf(own, plants, ranks));
}

/** FE-SCO-8: the points for so many regions. */
export function networkPoints(regions: number): number {
  return components.scoring.network[regions] as number;
}

/** FE-M1-1: the points for the largest network, with module 1. */
export function largestNetworkPoints({ options }: FutureEnergyState, networks: readonly Network[]): number {
  return options.module1 ? plantsInLargestNetwork(networks) * components.scoring.plantInLargestNetwork : 0;
}
