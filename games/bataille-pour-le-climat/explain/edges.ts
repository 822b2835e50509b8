// Which regions stand at the edge of their Resilience.

import { at } from '@kaya/engine';
import { isAtResilience, pilesUp } from '../rules/calamities/calamities.ts';
import { resilience } from '../rules/regions/region.ts';
import {
  type BpcState,
  CALAMITIES_OF,
  HAZARDS,
  type Hazard,
  type Pawn,
  REGIONS,
  type RegionId,
  type RegionState,
} from '../types/index.ts';

export interface Strain {
  readonly region: RegionId;
  readonly hazard: Hazard | 'yellow';
  readonly token: Pawn;
  /** How bad it is: 1 to 3. */
  readonly level: 1 | 2 | 3;
  readonly count: number;
  readonly limit: number;
  /** How many more tokens it bears; 0: one more overflows. */
  readonly room: number;
  /** Does it act when the region is activated (BPC-CAL-8)? */
  readonly acts: boolean;
}

/** Every colour that is present somewhere, the most strained first. */
export function strains(view: BpcState): Strain[] {
  const list = REGIONS.flatMap((id) => strainsOf(view.regions[id], id));
  return list.sort((a, b) => a.room - b.room || b.count - a.count);
}

/** Only those where one more token overflows (BPC-CAL-4, BPC-REF-5): what cannot grow any more never does. */
export function atTheEdge(view: BpcState): Strain[] {
  return strains(view).filter(({ room, token }) => room === 0 && pilesUp(token));
}

/** Every colour that is present in a region. */
export function strainsOf(region: RegionState, id: RegionId): Strain[] {
  const limit = resilience(region);
  const list: Strain[] = [];
  for (const hazard of HAZARDS) {
    const [first, second, third] = CALAMITIES_OF[hazard];
    const level = region[third] > 0 ? 3 : region[second] > 0 ? 2 : 1;
    const token = at([first, second, third], level - 1);
    const count = region[token];
    if (count === 0) continue;
    const bears = pilesUp(token) ? limit : 1;
    const acts = token !== first || isAtResilience(region, token);
    list.push({ region: id, hazard, token, level, count, limit: bears, room: bears - count, acts });
  }
  if (region.refugee > 0) {
    const { refugee: count } = region;
    const acts = isAtResilience(region, 'refugee');
    list.push({ region: id, hazard: 'yellow', token: 'refugee', level: 1, count, limit, room: limit - count, acts });
  }
  return list;
}
