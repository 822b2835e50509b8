// How far the network is from one more region.
import type { Seat } from '@kaya/engine';
import { mapOf } from '../data/tables.ts';
import { isOwn } from '../rules/planning/lines.ts';
import { type Network, regionsReached } from '../rules/scoring/networks.ts';
import type { FutureEnergyState } from '../types/index.ts';

/** How many lines bring the widest network to one more region; 0 where there is none, or no free way. */
export function linesToNextRegion(state: FutureEnergyState, seat: Seat, networks: readonly Network[]): number {
  const map = mapOf(state);
  const reached = regionsReached(state, networks);
  if (reached.length === map.regions.length) return 0;
  const widest = networks.find((network) => network.regions === reached);
  if (widest === undefined) return networks.length === 0 ? 1 : 0;
  const distance = new Array<number>(map.spaces.length).fill(-1);
  const queue: number[] = [];
  for (const space of widest.spaces) {
    distance[space] = 0;
    queue.push(space);
  }
  for (let head = 0; head < queue.length; head++) {
    const space = queue[head] as number;
    const region = map.regionOf[space] as number;
    if (region >= 0 && !reached.includes(region)) return distance[space] as number;
    const next = map.neighbours[space] as readonly number[];
    const ways = map.ways[space] as readonly number[];
    for (let i = 0; i < next.length; i++) {
      const to = next[i] as number;
      const owners = state.lines[ways[i] as number] as number;
      if ((distance[to] as number) >= 0 || (owners !== 0 && !isOwn(owners, seat))) continue;
      distance[to] = (distance[space] as number) + 1;
      queue.push(to);
    }
  }
  return 0;
}
