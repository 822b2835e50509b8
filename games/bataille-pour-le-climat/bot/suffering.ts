// How badly a region stands: what its calamities will cost.

import { oilBalance, resilience } from '../rules/regions/region.ts';
import { type BpcState, REGIONS, type RegionId, type RegionState } from '../types/index.ts';

/** One strained colour: harmless far from the limit, costly at it. */
function strain(count: number, limit: number): number {
  const share = count / limit;
  return 1.5 * share * share;
}

/** What a region suffers, by cause, in points of gases. */
const CAUSES = {
  /** Riots, Conflicts and War, and what they lead to. */
  peace(region: RegionState, limit: number): number {
    let loss = strain(region.riot, limit) + 1.9 * region.conflict + (region.secondFace ? 11 : 8) * region.war;
    if (region.conflict === limit) loss += 2;
    if (region.regime === 'chaos') loss += 12;
    if (region.regime === 'dictatorship') loss += 12;
    return loss;
  },
  food(region: RegionState, limit: number): number {
    const loss = strain(region.shortage, limit) + 2.6 * region.dearth + 25 * region.famine;
    return region.dearth === limit && region.conflict !== limit ? loss + 2 : loss;
  },
  health: (region: RegionState, limit: number) => strain(region.epizootic, limit) + 5 * region.epidemic + 7 * region.pandemic,
  refuge: (region: RegionState, limit: number) => 0.6 * strain(region.refugee, limit),
  discipline: (region: RegionState) => (region.regime === 'free' ? -1.2 * (region.discipline - 1) : 0),
} as const;

export type Cause = keyof typeof CAUSES;
const ALL_CAUSES = Object.values(CAUSES);

/** The more people live in a region, the more its troubles count. */
function weight(region: RegionState): number {
  return 0.45 + region.population / 20;
}

function regionLoss(region: RegionState): number {
  const limit = resilience(region);
  let loss = 0;
  for (const suffered of ALL_CAUSES) loss += suffered(region, limit);
  return loss * weight(region);
}

/** What the whole world suffers from one cause. */
export function lossFrom(state: BpcState, cause: Cause): number {
  let loss = 0;
  for (const id of REGIONS) {
    const region = state.regions[id];
    loss += CAUSES[cause](region, resilience(region)) * weight(region);
  }
  return loss;
}

/** A negative balance threatens every importer. */
export function oilLoss(state: BpcState): number {
  const balance = oilBalance(state);
  if (balance >= 0) return 0;
  let importers = 0;
  for (const id of REGIONS) if (state.regions[id].imports > 0) importers++;
  return -0.75 * balance * importers;
}

/** By how much the loss of a region would change. */
export function change(state: BpcState, id: RegionId, changes: Partial<RegionState>): number {
  const region = state.regions[id];
  return regionLoss({ ...region, ...changes }) - regionLoss(region);
}
