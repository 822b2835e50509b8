// How badly a region stands: what its calamities will cost.
import { REGIONS, type RegionId } from '../ids.ts';
import { oilBalance, resilience } from '../rules/region.ts';
import type { BpcState, RegionState } from '../types.ts';

/** One strained colour: harmless far from the limit, costly at it. */
function strain(count: number, limit: number): number {
  const share = count / limit;
  return 1.5 * share * share;
}

/** The loss that a region's state stands for, in points of gases. */
function regionLoss(region: RegionState): number {
  const limit = resilience(region);
  let loss =
    strain(region.riot, limit) +
    strain(region.shortage, limit) +
    strain(region.epizootic, limit) +
    0.6 * strain(region.refugee, limit);
  loss += 3 * (region.conflict + region.dearth) + 5 * region.epidemic + 7 * region.pandemic + 8 * region.famine;
  loss += (region.secondFace ? 12 : 9) * region.war;
  if (region.conflict === limit || region.dearth === limit) loss += 2;
  if (region.regime === 'chaos') loss += 12;
  if (region.regime === 'dictatorship') loss += 15;
  if (region.regime === 'free') loss -= 1.2 * (region.discipline - 1);
  return loss * (0.4 + region.population / 20);
}

export function worldLoss(state: BpcState): number {
  let loss = 0;
  for (const id of REGIONS) loss += regionLoss(state.regions[id]);
  return loss + oilLoss(state);
}

/** A negative balance threatens every importer. */
function oilLoss(state: BpcState): number {
  const balance = oilBalance(state);
  if (balance >= 0) return 0;
  let importers = 0;
  for (const id of REGIONS) if (state.regions[id].imports > 0) importers++;
  return -0.6 * balance * importers;
}

/** By how much the loss of a region would change. */
export function change(state: BpcState, id: RegionId, changes: Partial<RegionState>): number {
  const region = state.regions[id];
  return regionLoss({ ...region, ...changes }) - regionLoss(region);
}
