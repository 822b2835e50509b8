import type { Seat } from '@kaya/engine';
import { components } from '../data/index.ts';
import { turnsLeft } from '../explain/turns.ts';
import { decadesOf, endOfTheGame } from '../rules/ending.ts';
import { roundsOf } from '../rules/flow.ts';
import { lacksEnergy } from '../rules/supply/energy.ts';
import { plantsBySeat, regionOf } from '../rules/table.ts';
import { type Co2State, FOSSILS, REGIONS, type RegionId } from '../types/index.ts';
import { landOf } from './land.ts';
import { builtWithin, type ComingPlant, comingPlants, Pipelines } from './pipeline.ts';

const { lossPpm, disasterPpm } = components.constants;

/** Pollution where the planet is lost as often as not: tiles come in tens. */
const EVEN = lossPpm - 8;
/** How much of what all could build really gets built. */
const FAITH = 0.85;
/** How far the number of plants that get built may be off, as a share of its variance. */
const GUESSWORK = 0.8;
/** How steeply the danger rises around the limit, and how much of it rises more gently, for what nobody can foresee. */
const STEEPNESS = 0.6;
const UNFORESEEN = 0.3;
/** Nobody plans further ahead than so many turns. */
const HORIZON = 14;

/** How likely the planet is lost, from 0 to 1, if things go on as they stand. `diligences` by seat. */
export function danger(state: Co2State, pipelines = new Pipelines(state), diligences = diligencesOf(state)): number {
  if (state.outcome !== null) return state.outcome.ending === 'planet-lost' ? 1 : 0;
  // CO2-END-6: pollution does not rise any more before the end is checked.
  if (state.phase === 'operations' && endOfTheGame(state) !== null) return 0;
  const last = decadesOf(state);
  const rounds = roundsOf(state);
  const later = (last - state.decade) * rounds;
  const companies = diligences.map((diligence, seat) => companyAt(state, seat, later, pipelines, diligence));
  const tiles = tilesLeft(state);
  let draws = 0;
  let survives = 1;
  for (let decade = state.phase === 'supply' ? state.decade : state.decade + 1; decade <= last; decade++) {
    for (const region of REGIONS) if (lacksEnergy(state, region, decade)) draws++;
    let built = 0;
    for (const { coming, diligence, turns } of companies) {
      const until = turns + (decade - state.decade - 1) * rounds;
      if (until > 0) built += FAITH * diligence * builtWithin(coming, until);
    }
    const expected = state.pollution + tiles.mean * (draws - built);
    const drawn = tiles.variance * draws * Math.max(0.1, 1 - draws / Math.max(1, tiles.count));
    const spread = STEEPNESS * Math.max(10, Math.sqrt(drawn + GUESSWORK * built * tiles.mean ** 2));
    survives *= 1 - (1 - UNFORESEEN) * above(expected, EVEN, spread) - UNFORESEEN * above(expected, EVEN, 3 * spread);
  }
  return (1 - survives) * (1 - closing(state, companies));
}

/** What a company can be expected to build. */
interface Company {
  readonly coming: readonly ComingPlant[];
  readonly diligence: number;
  /** Constructions that it may still make this decade. */
  readonly turns: number;
}

function companyAt(state: Co2State, seat: Seat, later: number, pipelines: Pipelines, diligence: number): Company {
  const left = turnsLeft(state, seat);
  const acted = state.phase === 'operations' && state.turn.seat === seat && state.turn.main ? 1 : 0;
  return {
    coming: pipelines.of(seat, Math.min(left, HORIZON)),
    diligence: Math.min(1.1, diligence),
    turns: left - later - acted,
  };
}

/** Plants a turn of a good company, once it has begun; and how many plants it is trusted with before it has shown anything. */
const GOOD_PACE = 0.27;
const TURNS_TO_BEGIN = 2;
const TRUST = 1.2;

/** By seat: how much it has built, beside what a good company would have built by now. */
export function diligencesOf(state: Co2State): readonly number[] {
  const turns = decadesOf(state) * roundsOf(state);
  return plantsBySeat(state).map((plants, seat) => {
    const taken = turns - turnsLeft(state, seat);
    return (TRUST + plants) / (TRUST + GOOD_PACE * Math.max(0, taken - TURNS_TO_BEGIN));
  });
}

/** The tiles left in the stack: how many, their mean and their variance in ppm. */
function tilesLeft(state: Co2State): { readonly count: number; readonly mean: number; readonly variance: number } {
  let count = 0;
  let sum = 0;
  let squares = 0;
  for (const fossil of FOSSILS) {
    const ppm = components.ppm[fossil];
    count += state.fossilStack[fossil];
    sum += state.fossilStack[fossil] * ppm;
    squares += state.fossilStack[fossil] * ppm * ppm;
  }
  const mean = count === 0 ? 0 : sum / count;
  return { count, mean, variance: count === 0 ? 0 : squares / count - mean * mean };
}

/** The chance that something around `expected` is above the limit. */
function above(expected: number, limit: number, spread: number): number {
  return 1 / (1 + Math.exp((limit - expected) / spread));
}

/** More than this is not taken out of the air in one decade. */
const MOST_DROP = 90;
/** A plan to end the game is never surer than this; and how softly it fails with the turns that are lacking. */
const SUREST = 0.8;
const LAST_MOMENT = 0.2;
const SOFTNESS = 0.5;

/** CO2-END-4: how likely somebody brings pollution back below 350 this decade, which ends the game. */
function closing(state: Co2State, companies: readonly Company[]): number {
  const drop = state.pollution - disasterPpm;
  if (state.phase !== 'operations' || drop < 0 || drop >= MOST_DROP) return 0;
  const regions = REGIONS.filter((region) => emptySlots(state, region) <= 1);
  if (regions.length === 0) return 0;
  const land = landOf(state, regions);
  let best = 0;
  companies.forEach(({ diligence, turns }, seat) => {
    if (turns <= 0) return;
    const needed = turnsToDrop(state, drop, comingPlants(state, seat, turns + 1, land));
    best = Math.max(best, (SUREST * Math.min(1, diligence)) / (1 + Math.exp((needed - turns - LAST_MOMENT) / SOFTNESS)));
  });
  return best;
}

function emptySlots(state: Co2State, region: RegionId): number {
  let empty = 0;
  for (const slot of regionOf(state, region).slots) if (slot === null) empty++;
  return empty;
}

/** After how many turns these plants have replaced fossil plants of more than so many ppm (CO2-CON-9); Infinity where they do not. */
function turnsToDrop(state: Co2State, drop: number, coming: readonly ComingPlant[]): number {
  const placed: Partial<Record<RegionId, number>> = {};
  let left = drop;
  for (const { turn, region } of coming) {
    if (region === null) continue;
    const before = placed[region] ?? 0;
    placed[region] = before + 1;
    const fossils = regionOf(state, region).slots.flatMap((slot) =>
      slot?.kind === 'fossil' ? [components.ppm[slot.fossil]] : [],
    );
    const nth = before - emptySlots(state, region);
    if (nth < 0 || nth >= fossils.length) continue;
    left -= fossils[nth] as number;
    if (left < 0) return turn;
  }
  return Number.POSITIVE_INFINITY;
}
