// The oil balance if nothing changes: who will be hit at its next activation, and how.
import {
  goesWithout,
  isAsked,
  lacksElectricity,
  lacksOil,
  lowersVoluntarily,
  refusalChance,
  victimOf,
} from '../rules/regions/living-standard.ts';
import { oilBalance } from '../rules/regions/region.ts';
import { makesEffort } from '../rules/regions/special.ts';
import { regionOfTurn } from '../rules/regions/track.ts';
import { type BpcState, REGIONS, type RegionId } from '../types/index.ts';
import { isAhead } from './ahead.ts';

export interface OilHit {
  readonly region: RegionId;
  /** Turns from now: 0 is the active region. */
  readonly inTurns: number;
  readonly how: 'war' | 'special' | 'standard' | 'nothing';
  readonly victim: RegionId | null;
  /** How often in 8 the population would refuse the war. */
  readonly refusal: number;
}

export interface OilForecast {
  readonly balance: number;
  /** Regions that would lack oil as things stand, in the order of their activations. */
  readonly hits: readonly OilHit[];
}

export function oilForecast(view: BpcState): OilForecast {
  const hits: OilHit[] = [];
  for (
    let inTurns = isAhead(view, 'living-standard') ? 0 : 1;
    inTurns < REGIONS.length && view.turn + inTurns <= view.lastTurn;
    inTurns++
  ) {
    const region = regionOfTurn(view, view.turn + inTurns);
    if (!lacksOil(view, region) || isSettledBefore(view, region)) continue; // BPC-LIV-7
    const victim = makesEffort(view, region) ? null : victimOf(view, region); // BPC-SPC-8
    const refusal = victim !== null && isAsked(view.regions[region]) ? refusalChance(view, region) : 0;
    hits.push({ region, inTurns, how: victim === null ? goesWithout(view, region) : 'war', victim, refusal });
  }
  return { balance: oilBalance(view), hits };
}

/** BPC-LIV-4, BPC-LIV-6: who lowers its Living Standard of itself, or for want of electricity, is not asked about oil. */
function isSettledBefore(view: BpcState, id: RegionId): boolean {
  return lowersVoluntarily(view, id) || (lacksElectricity(view.regions[id]) && !makesEffort(view, id));
}
