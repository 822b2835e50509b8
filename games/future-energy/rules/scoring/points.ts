// Chapter 7.2: what points come from. Final scoring counts them at the end, the standings at any time.
import { at, playerOf } from '@kaya/engine';
import { components } from '../../data/index.ts';
import { mapOf } from '../../data/map.ts';
import { type FutureEnergyState, type Player, SOURCES } from '../../types/index.ts';

/** All points of a player so far. FE-CMP-23: the track goes round, the points go on. */
export function scoreOf({ points }: Player): number {
  let sum = 0;
  for (const source of SOURCES) sum += points[source];
  return sum;
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
    for (let seat = 0; seat < plants.length; seat++) plants[seat] = at(plants, seat) + at(playerOf(state, seat).built, space);
  }
  return plants;
}

/** FE-SCO-4 to -6: the points of each rank; tied players share those of the ranks they take together, rounded down. */
export function majorityPoints(plants: readonly number[], ranks: readonly number[]): number[] {
  return plants.map((own) => {
    if (own === 0) return 0;
    const ahead = plants.filter((other) => other > own).length;
    const tied = plants.filter((other) => other === own).length;
    const shared = ranks.slice(ahead, ahead + tied).reduce((sum, points) => sum + points, 0);
    return Math.floor(shared / tied);
  });
}

/** FE-SCO-8: the points for so many regions. */
export function networkPoints(regions: number): number {
  return at(components.scoring.network, regions);
}
