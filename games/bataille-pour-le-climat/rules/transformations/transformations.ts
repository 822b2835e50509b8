// Chapter 5.8: Permanent Transformations.
import { next, type Play } from '@kaya/engine';
import { constants, transformation } from '../../data/index.ts';
import type { Condition } from '../../data/read.ts';
import {
  type Bpc,
  type BpcEvent,
  type BpcState,
  PAIRS,
  type Pair,
  REGIONS,
  type RegionalTp,
  type RegionId,
  type Tp,
} from '../../types/index.ts';
import { changeDemography, changeGlobalGhg, gainDiscipline } from '../events/changes.ts';
import { meets } from '../events/conditions.ts';
import { burnLess } from '../events/oil.ts';
import { removeElectricity } from '../regions/electricity.ts';
import { electricityTokens, hasPair, shares } from '../regions/region.ts';
import { table, tableSeat } from '../table.ts';

type How = Extract<BpcEvent, { kind: 'gained-tp' }>['how'];

/** BPC-EXP-2: what a region needs besides. */
export function expertRequirement({ options }: BpcState, tp: Tp): Condition | null {
  return options['expert-g'] ? transformation(tp).requiresExpert : null;
}

/** BPC-TPX-9 */
export function meetsRequirement(state: BpcState, id: RegionId, tp: RegionalTp): boolean {
  const expert = expertRequirement(state, tp);
  return (expert === null || meets(state, id, expert)) && meets(state, id, transformation(tp).requires);
}

/** BPC-TPX-4, BPC-EXP-3: by how much a completed pair changes the counter. */
export function pairBonus({ options }: BpcState): number {
  return options['expert-no-pair-bonus'] ? 0 : constants['pair-bonus-ghg'];
}

/** BPC-TPX-11: G at D 1 and H at D 2 may be implanted again. */
export function mayRegain(state: BpcState, id: RegionId, tp: RegionalTp): boolean {
  return transformation(tp).regainAt === state.regions[id].discipline;
}

/** BPC-PRO-3, BPC-VOC-8: not owned, and the requirement is met. */
export function mayLearn(state: BpcState, id: RegionId, tp: RegionalTp): boolean {
  return !state.regions[id].tps.includes(tp) && meetsRequirement(state, id, tp);
}

/** The region gets a transformation, with everything that follows at once. Done last. */
export function gainTp(play: Play<Bpc>, id: RegionId, tp: RegionalTp, how: How): void {
  const { state } = play;
  const region = state.regions[id];
  const isNew = !region.tps.includes(tp);
  if (isNew) region.tps = withLetter(region.tps, tp);
  if (how === 'implanted' || how === 'power' || how === 'event' || how === 'scenario') seed(state, tp);
  play.emit?.({ kind: 'gained-tp', region: id, tp, how });
  for (const effect of transformation(tp).effects) {
    if (effect.op === 'discipline') gainDiscipline(play, id, effect.d); // BPC-TPX-12
    if (effect.op === 'demography') changeDemography(play, id, effect.d); // BPC-TPX-13
  }
  if (!isNew) return;
  for (const pair of PAIRS) if (pair.includes(tp) && hasPair(region, pair)) completePair(play, id, pair, how);
}

/** BPC-TPX-14: once implanted by the players, it can spread. */
function seed(state: BpcState, tp: RegionalTp): void {
  if (!state.seeded.includes(tp)) state.seeded = withLetter(state.seeded, tp);
}

/** The regions in which a transformation is at work. */
export function regionsWith(state: BpcState, tp: string): readonly RegionId[] {
  return REGIONS.filter((id) => state.regions[id].tps.includes(tp));
}

/** Letters stay in alphabetical order. */
export function withLetter(letters: string, letter: string): string {
  return [...letters, letter].sort().join('');
}

function completePair(play: Play<Bpc>, id: RegionId, pair: Pair, how: How): void {
  const { state } = play;
  play.emit?.({ kind: 'pair', region: id, pair });
  if (how !== 'scenario') changeGlobalGhg(play, pairBonus(state), 'pair', id);
  if (pair === 'AB') burnLess(play, id, 'saved'); // BPC-TPX-5
  if (pair === 'CD') saveElectricity(play, id);
}

/** BPC-TPX-7: coal first, then gas, then what the table chooses. */
function saveElectricity(play: Play<Bpc>, id: RegionId) {
  const { state } = play;
  const { electricity } = state.regions[id];
  if (electricity.coal > 0) return removeElectricity(play, id, 'coal', 'pair');
  if (electricity.gas > 0) return removeElectricity(play, id, 'gas', 'pair');
  if (electricityTokens(state.regions[id]) === 0) return;
  next(state, table(state, { do: 'electricity-remove', seat: tableSeat(state), region: id, cause: 'pair' }));
}

/** BPC-EMP-5: may The Shift Action complete this pair here? */
export function pairToComplete(state: BpcState, id: RegionId, pair: Pair): RegionalTp | null {
  const region = state.regions[id];
  if (!shares(region)) return null;
  const first = region.tps.includes(pair.charAt(0));
  const second = region.tps.includes(pair.charAt(1));
  if (first === second) return null;
  const missing = pair.charAt(first ? 1 : 0) as RegionalTp;
  return meetsRequirement(state, id, missing) ? missing : null;
}
