// How the world would look at the end if nobody did anything more.
import { constants } from '../data/index.ts';
import { endNow } from '../rules/ending.ts';
import { births, emissions, greenhouseGases, hasPair, populationAfter } from '../rules/regions/region.ts';
import { activeRegion } from '../rules/regions/track.ts';
import { isPyrrhic } from '../rules/scoring.ts';
import { type BpcState, PAIRS, type Pair, REGIONS, type RegionId, type RegionState } from '../types/index.ts';
import type { Weights } from './weights.ts';

/** Activations of a region that are still to come, the one of this turn included. */
export function activationsLeft(state: BpcState, id: RegionId): number {
  const first = state.order.indexOf(id) + 1;
  const rounds = Math.ceil(state.lastTurn / REGIONS.length);
  let left = 0;
  for (let round = 0; round < rounds; round++) {
    const turn = first + round * REGIONS.length;
    if (turn >= state.turn && turn <= state.lastTurn) left++;
  }
  return left;
}

/** Turns until a region is activated next; none where it is this turn's. */
export function turnsUntil(state: BpcState, id: RegionId): number {
  return (state.order.indexOf(id) + REGIONS.length - ((state.turn - 1) % REGIONS.length)) % REGIONS.length;
}

/** The population after so many activations, by births alone, at a rate. */
export function grownPopulation(
  state: BpcState,
  region: RegionState,
  activations: number,
  demography = region.demography,
): number {
  let { population } = region;
  for (let i = 0; i < activations; i++) population = populationAfter(population, births(state, { demography, population }));
  return population;
}

/** Emissions that a completed pair saves in a region. */
export function savedByPair(region: RegionState, pair: Pair): number {
  if (pair !== 'CD') return 1;
  return region.electricity.coal > 0 ? 2 : region.electricity.gas > 0 ? 1 : 0;
}

/** The gases of a region at the end, if things go on. */
function gasesAtTheEnd(w: Weights, state: BpcState, id: RegionId): number {
  const region = state.regions[id];
  const left = activationsLeft(state, id);
  if (left === 0) return region.ghg;
  let emitted = emissions(state, id);
  for (const pair of PAIRS) {
    if (hasPair(region, pair)) continue;
    const half = region.tps.includes(pair.charAt(0)) || region.tps.includes(pair.charAt(1));
    if (half) emitted -= w.half * savedByPair(region, pair);
  }
  return (grownPopulation(state, region, left) * Math.max(0, emitted)) / constants['ghg-divisor'];
}

/** The global counter at the end, if nobody did anything more. */
export function expectedGhg(w: Weights, state: BpcState): number {
  let ghg = state.ghg;
  for (const id of REGIONS) ghg += gasesAtTheEnd(w, state, id) - state.regions[id].ghg;
  return ghg;
}

/** An end that this turn leads to as things stand, and how near it is: from 0 to 1, where nothing comes before it. */
export interface EndAhead {
  readonly ending: 'victory' | 'pyrrhic';
  readonly near: number;
}

/** Before the active region is activated cards and events may still change what its activation brings. */
const BEFORE_ACTIVATION = 0.7;

/** The gases once the active region has been activated count, not those that its last activation left there. */
export function endAhead(state: BpcState): EndAhead | null {
  if (state.outcome !== null) return null;
  let counted = true;
  let begun = true;
  let checked = false;
  for (const step of state.agenda) {
    if (step.do === 'final') return { ending: isPyrrhic(state, step.complete) ? 'pyrrhic' : 'victory', near: 1 };
    checked ||= step.do === 'victory-check';
    if (step.do === 'activate') begun = false;
    if (step.do === 'activate' || (step.do === 'activation' && step.part === 'ghg')) counted = false;
  }
  if (!checked) return null;
  const ending = endNow(counted ? state : { ...state, ghg: state.ghg + changeByActivation(state) });
  return ending === null ? null : { ending, near: begun ? 1 : BEFORE_ACTIVATION };
}

function changeByActivation(state: BpcState): number {
  const id = activeRegion(state);
  const region = state.regions[id];
  return greenhouseGases(populationAfter(region.population, births(state, region)), emissions(state, id)) - region.ghg;
}
