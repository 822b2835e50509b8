// How badly a region stands: what its calamities will cost.

import { freeRegions, oilBalance, resilience } from '../rules/regions/region.ts';
import { type BpcState, REGIONS, type RegionId, type RegionState } from '../types/index.ts';
import { activationsLeft, turnsUntil } from './horizon.ts';
import type { Weights } from './weights.ts';

/** One strained colour: harmless far from the limit, costly at it. */
function strain(w: Weights, count: number, limit: number): number {
  const share = count / limit;
  return w.strain * share * share;
}

/** What a region suffers, by cause, in points of gases. */
const CAUSES = {
  /** Riots, Conflicts and War, and what they lead to. */
  peace(w: Weights, region: RegionState, limit: number): number {
    let loss = strain(w, region.riot, limit) + w.conflict * region.conflict;
    loss += (region.secondFace ? w['second-face'] : w.war) * region.war;
    if (region.conflict === limit) loss += w['conflict-full'];
    return region.regime === 'free' ? loss : loss + w[region.regime];
  },
  food(w: Weights, region: RegionState, limit: number): number {
    const loss = strain(w, region.shortage, limit) + w.dearth * region.dearth + w.famine * region.famine;
    return region.dearth === limit && region.conflict !== limit ? loss + w['dearth-full'] : loss;
  },
  health: (w: Weights, region: RegionState, limit: number) =>
    strain(w, region.epizootic, limit) + w.epidemic * region.epidemic + w.pandemic * region.pandemic,
  refuge: (w: Weights, region: RegionState, limit: number) => w.refuge * strain(w, region.refugee, limit),
  discipline: (w: Weights, region: RegionState) => (region.regime === 'free' ? -w.discipline * (region.discipline - 1) : 0),
} as const;

export type Cause = keyof typeof CAUSES;
const ALL_CAUSES = Object.values(CAUSES);

/** The more people live in a region, the more its troubles count; less where little of them will be felt, more where few are free. */
function weight(w: Weights, state: BpcState, id: RegionId): number {
  const region = state.regions[id];
  const people = w['weight-region'] + (w['weight-people'] * region.population) / 20;
  const left = activationsLeft(state, id);
  const felt = left === 0 ? w['felt-never'] : left === 1 ? w['felt-once'] : 1;
  const soon = 1 - turnsUntil(state, id) / REGIONS.length;
  const free = freeRegions(state);
  return people * felt * (1 + w['felt-soon'] * (soon - 0.5)) * (free > 6 ? 1 : free === 6 ? w['free-6'] : w['free-5']);
}

function regionLoss(w: Weights, region: RegionState): number {
  const limit = resilience(region);
  let loss = 0;
  for (const suffered of ALL_CAUSES) loss += suffered(w, region, limit);
  return loss;
}

/** What the whole world suffers from one cause. */
export function lossFrom(w: Weights, state: BpcState, cause: Cause): number {
  let loss = 0;
  for (const id of REGIONS) {
    const region = state.regions[id];
    loss += CAUSES[cause](w, region, resilience(region)) * weight(w, state, id);
  }
  return loss;
}

/** A negative balance threatens every importer. */
export function oilLoss(w: Weights, state: BpcState): number {
  const balance = oilBalance(state);
  if (balance >= 0) return 0;
  let importers = 0;
  for (const id of REGIONS) if (state.regions[id].imports > 0) importers++;
  return -w.oil * balance * importers;
}

/** By how much the loss of a region would change. */
export function change(w: Weights, state: BpcState, id: RegionId, changes: Partial<RegionState>): number {
  const region = state.regions[id];
  return (regionLoss(w, { ...region, ...changes }) - regionLoss(w, region)) * weight(w, state, id);
}
