import { type Change, changesOf } from '../explain/index.ts';
import type { BpcState, RegionId } from '../types/index.ts';

/** Every sheet, the stage and the closer look ask: worked out once for each position that is shown. */
const known = new WeakMap<BpcState, Map<RegionId, readonly Change[]>>();

/** What the next activation of a region would change, the gravest first. */
export function comingTo(view: BpcState, id: RegionId): readonly Change[] {
  const here = known.get(view) ?? new Map<RegionId, readonly Change[]>();
  known.set(view, here);
  const found = here.get(id) ?? changesOf(view, id);
  here.set(id, found);
  return found;
}
