// Chapter 4: the track of the regions, and whose turn it is.
import type { Direction } from '../../data/read.ts';
import { type BpcState, REGIONS, type RegionId } from '../../types/index.ts';

/** BPC-FLW-1 */
export function regionOfTurn({ order }: BpcState, turn: number): RegionId {
  return order[(turn - 1) % REGIONS.length] as RegionId;
}

export function activeRegion(state: BpcState): RegionId {
  return regionOfTurn(state, state.turn);
}

/** BPC-FLW-2 */
export function roundOf(state: BpcState): number {
  return Math.floor((state.turn - 1) / REGIONS.length) + 1;
}

/** The region `steps` places from another one, wrapping at the ends of the track. */
export function along(state: BpcState, from: RegionId, direction: Direction, steps: number): RegionId {
  const count = state.order.length;
  const place = state.order.indexOf(from) + (direction === 'down' ? steps : -steps);
  return state.order[((place % count) + count) % count] as RegionId;
}

type Meets = (id: RegionId) => boolean;

/** The first region that meets a condition, from one region on (itself included); null where none does. */
export function search(state: BpcState, from: RegionId, direction: Direction, meets: Meets, first = 0): RegionId | null {
  for (let steps = first; steps < state.order.length; steps++) {
    const id = along(state, from, direction, steps);
    if (meets(id)) return id;
  }
  return null;
}

/** The same search, starting with the neighbour. */
export function searchBeyond(state: BpcState, from: RegionId, direction: Direction, meets: Meets): RegionId | null {
  return search(state, from, direction, meets, 1);
}
