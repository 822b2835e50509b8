// Chapter 5.1: what can be said of a region.
import { playerOf } from '@kaya/engine';
import { components, constants, regionData } from '../../data/index.ts';
import {
  BANDS,
  type BpcState,
  ELECTRICITY,
  PAIRS,
  type Pair,
  type PlayerNumber,
  REGIONS,
  type RegionId,
  type RegionState,
  type Spot,
  ZONES,
} from '../../types/index.ts';

/** A region on which no pawn stands. */
export const NO_PAWNS = {
  riot: 0,
  conflict: 0,
  war: 0,
  secondFace: false,
  held: 0,
  shortage: 0,
  dearth: 0,
  famine: 0,
  epizootic: 0,
  epidemic: 0,
  pandemic: 0,
  refugee: 0,
} as const;

const REGION_SPOTS: ReadonlySet<Spot> = new Set(REGIONS);

export function isRegion(spot: Spot): spot is RegionId {
  return REGION_SPOTS.has(spot);
}

/** The region where a player stands; null at an institution. */
export function regionOf(state: BpcState, who: PlayerNumber): RegionId | null {
  const { place } = playerOf(state, who);
  return isRegion(place) ? place : null;
}

/** BPC-REG-5: how many tokens of a colour a region bears. */
export function resilience(region: RegionState): number {
  return Math.max(region.standard, region.discipline);
}

/** BPC-REG-3: no region falls below the first Living Standard. */
export function canBecomePoorer(region: RegionState): boolean {
  return region.standard > 1;
}

/** BPC-SHR-1, BPC-SHR-4: derived, never stored (BPC-CMP-2). */
export function shares(region: RegionState): boolean {
  return region.war === 0 && region.famine === 0 && region.regime === 'free';
}

/** The column of a population in the tables. */
function band(population: number): number {
  return Math.min(BANDS - 1, Math.floor(population / 10));
}

/** BPC-REG-18, BPC-OPT-15 */
export function populationUnit(state: BpcState, region: RegionState): number {
  const { text, printed } = components.populationUnit;
  return (state.options['population-unit'] === 'text' ? text : printed)[band(region.population)] as number;
}

/** BPC-REG-9: never below 1. */
export function populationAfter(population: number, by: number): number {
  return Math.max(1, population + by);
}

/** BPC-REG-10: what goes beyond the rows of the table is lost. */
export function demographyAfter(demography: number, by: number): number {
  return Math.min(constants['demography-max'], Math.max(constants['demography-min'], demography + by));
}

/** BPC-ACT-6, BPC-ACT-7: by how much the population changes at the next activation. */
export function births(state: BpcState, region: Pick<RegionState, 'demography' | 'population'>): number {
  const { normal, expert } = components.demography;
  const table = state.options['expert-demography'] ? expert : normal;
  return (table[region.demography - constants['demography-min']] as readonly number[])[band(region.population)] as number;
}

export function hasPair(region: RegionState, pair: Pair): boolean {
  return region.tps.includes(pair.charAt(0)) && region.tps.includes(pair.charAt(1));
}

export function completePairs(region: RegionState): number {
  let count = 0;
  for (const pair of PAIRS) if (hasPair(region, pair)) count++;
  return count;
}

/** BPC-VOC-6: the fossil token that a region installs. */
export function fossilOf({ imports }: RegionState): 'coal' | 'gas' {
  return imports > 0 ? 'coal' : 'gas';
}

/** BPC-REG-3: a pair AB stands for one oil unit. */
export function effectiveOil(region: RegionState): number {
  return region.local + region.imports + (hasPair(region, 'AB') ? 1 : 0);
}

export function electricityTokens(region: RegionState): number {
  let count = 0;
  for (const kind of ELECTRICITY) count += region.electricity[kind];
  return count;
}

/** BPC-REG-3: a pair CD stands for one electricity unit. */
export function effectiveElectricity(region: RegionState): number {
  return electricityTokens(region) + (hasPair(region, 'CD') ? 1 : 0);
}

export function renewables(region: RegionState): number {
  return region.electricity['renewable-intermittent'] + region.electricity['renewable-dispatchable'];
}

/** BPC-REG-12: a token held on a War pawn is not counted. */
export function oilProduction(region: RegionState): number {
  return region.local + region.exports;
}

/** BPC-OIL-5: derived from the tokens on the sheets. */
export function oilBalance(state: BpcState): number {
  let balance = 0;
  for (const id of REGIONS) balance += state.regions[id].exports - state.regions[id].imports;
  return balance;
}

/** BPC-SPC-1, BPC-CLI-5: what the special pawns of a region emit. */
function specialEmissions(state: BpcState, id: RegionId): number {
  const pawns = regionData[id].special;
  if (pawns === null) return 0;
  return state.regions[id].special * (state.turned ? pawns.emissionsAfterTurn : pawns.emissionsEach);
}

/** BPC-REG-6, BPC-REG-7 */
export function emissions(state: BpcState, id: RegionId): number {
  const region = state.regions[id];
  const oil = components.oilEmissions;
  let total = region.local * oil.local + region.imports * oil.import + region.exports * oil.export;
  for (const kind of ELECTRICITY) total += region.electricity[kind] * components.electricity[kind].emissions;
  total += specialEmissions(state, id);
  if (hasPair(region, 'EF')) total--; // BPC-TPX-8
  return Math.max(0, total);
}

/** BPC-GHG-1: the GHG table. */
export function greenhouseGases(population: number, emitted: number): number {
  return Math.floor((population * emitted) / constants['ghg-divisor'] + 0.5);
}

/** China's and North America's pawns, which they can give up (BPC-SPC). */
export function canGiveUpSpecial(state: BpcState, id: RegionId): boolean {
  const pawns = regionData[id].special;
  return (
    pawns !== null && (pawns.token === 'overproduction' || pawns.token === 'overconsumption') && state.regions[id].special > 0
  );
}

/** Destruction pawns in the four zones. */
export function destruction(state: BpcState): number {
  let total = 0;
  for (const zone of ZONES) total += state.zones[zone];
  return total;
}

/** Neither Dictatorship nor Chaos. */
export function freeRegions(state: BpcState): number {
  let free = 0;
  for (const id of REGIONS) if (state.regions[id].regime === 'free') free++;
  return free;
}

/** BPC-SCO-1: the population that counts. */
export function freePopulation(state: BpcState): number {
  let population = 0;
  for (const id of REGIONS) if (state.regions[id].regime === 'free') population += state.regions[id].population;
  return population;
}
