// Which regions an effect touches (BPC-VOC-2, BPC-VOC-3).
import { links, regionData } from '../../data/index.ts';
import type { Effect, Selector } from '../../data/read.ts';
import type { BpcState, RegionId } from '../../types/index.ts';
import { activeRegion, along, search } from '../regions/track.ts';
import { amount, branchOf, isBranching, meets } from './conditions.ts';

/** The regions in the order in which they are handled; a walk may name a region twice (BPC-CLI-9, BPC-CLI-11). */
export function selected(state: BpcState, on: Selector | undefined, target: RegionId | null): RegionId[] {
  if (on === undefined || on === 'target') return target === null ? [] : [target];
  if (on === 'active') return [activeRegion(state)];
  if (on === 'anywhere') return [];
  if ('regions' in on) return state.order.filter((id) => on.regions.includes(id)); // BPC-FLW-9
  if ('where' in on) return state.order.filter((id) => meets(state, id, on.where));
  if ('linked' in on) return target === null ? [] : state.order.filter((id) => links[target].includes(id));
  if ('next' in on) return target === null ? [] : walk(state, target, on.dir, amount(state, on.next));
  const first = search(state, activeRegion(state), on.dir, (id) => on.first.regions.includes(id));
  return first === null ? [] : [first];
}

/** BPC-CLI-9: so many regions from the target on, never the target itself, round and round. */
function walk(state: BpcState, target: RegionId, direction: 'up' | 'down', count: number): RegionId[] {
  const others = state.order.length - 1;
  return Array.from({ length: Math.max(0, count) }, (_, i) => along(state, target, direction, 1 + (i % others)));
}

/** Would any of these effects touch a region with a nature reserve (BPC-PWR-6)? */
export function touchesReserve(state: BpcState, effects: readonly Effect[], target: RegionId | null): boolean {
  return effects.some((effect) =>
    isBranching(effect)
      ? touchesReserve(state, branchOf(state, effect, target), target)
      : isRegional(effect) && selected(state, effect.on, target).some((id) => regionData[id].natureReserve),
  );
}

const IN_REGIONS = [
  'add',
  'remove',
  'discipline',
  'demography',
  'population',
  'electricity-add',
  'electricity-replace',
  'oil-production',
  'propagate',
  'gain-tp',
  'exodus',
] as const;
export type RegionalEffect = Extract<Effect, { readonly op: (typeof IN_REGIONS)[number] }>;

/** Does the effect act on the target where no other place is named? */
export function isRegional(effect: Effect): effect is RegionalEffect {
  return IN_REGIONS.some((op) => op === effect.op);
}
