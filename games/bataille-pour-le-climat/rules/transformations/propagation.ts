// Chapter 5.10: transformations spread by themselves to the activated region.
import { always, type Decides, next, type Play, type Runs } from '@kaya/engine';
import { constants, FACES } from '../../data/index.ts';
import { type Bpc, type BpcState, REGIONAL_TPS, REGIONS, type RegionalTp, type RegionId } from '../../types/index.ts';
import { powerOwner, spendPower } from '../actions/employers.ts';
import { shares } from '../regions/region.ts';
import { seatOf, table, tableSeat } from '../table.ts';
import { gainTp, mayLearn, meetsRequirement } from './transformations.ts';

/** BPC-PRO-3, BPC-PRO-12: seeded, and in another sharing region. */
function isTaught(state: BpcState, id: RegionId, tp: RegionalTp): boolean {
  if (!state.seeded.includes(tp)) return false;
  for (const other of REGIONS) if (other !== id && teaches(state, other, tp)) return true;
  return false;
}

/** BPC-PRO-2: a region that does not share is not a source. */
function teaches(state: BpcState, id: RegionId, tp: string): boolean {
  return state.regions[id].tps.includes(tp) && shares(state.regions[id]);
}

/** What the propagation of a region counts: by region (BPC-PRO-4) or by transformation (BPC-PRO-5). */
function propagationSum(state: BpcState, id: RegionId): number {
  if (!shares(state.regions[id]) || state.seeded === '') return 0;
  let open = '';
  for (const tp of state.seeded) if (mayLearn(state, id, tp as RegionalTp)) open += tp;
  if (open === '') return 0;
  let regions = 0;
  let transformations = 0;
  for (const other of REGIONS) {
    if (other === id || !shares(state.regions[other])) continue;
    let here = 0;
    for (const tp of state.regions[other].tps) if (open.includes(tp)) here++;
    transformations += here;
    if (here > 0) regions++;
  }
  return state.options.propagation === 'simple'
    ? regions * constants['propagation-simple-weight']
    : transformations * constants['propagation-precise-weight'];
}

/** BPC-PRO-6, BPC-PRO-7, BPC-TPX-17: how many for certain, and the chance in 8 of one more. */
export function propagationOdds(state: BpcState, id: RegionId): { sum: number; certain: number; chance: number } {
  const sum = propagationSum(state, id);
  const rest = sum % FACES;
  const chance = rest === 0 ? 0 : rest + (state.globals.includes('N') ? 1 : 0);
  return { sum, certain: Math.floor(sum / FACES), chance };
}

export const propagation: Runs<Bpc, 'propagation'> = {
  run(play, { region }) {
    const { state } = play;
    const { sum, certain, chance } = propagationOdds(state, region);
    if (sum === 0) return;
    play.emit?.({ kind: 'propagation', region, sum, certain, chance });
    next(
      state,
      ...Array.from({ length: certain }, () => learning(state, region)), // BPC-PRO-11: before the roll
      ...(chance > 0 ? [{ do: 'roll', purpose: { for: 'propagation', region }, chance } as const] : []),
    );
  },
};

/** One transformation more, chosen when the moment comes (BPC-PRO-8). */
function learning(state: BpcState, region: RegionId) {
  return table(state, { do: 'learn-tp', seat: tableSeat(state), region });
}

/** BPC-DEC-24; where nothing can be learned the pick is lost (BPC-PRO-9). */
export const learnTp: Decides<Bpc, 'learn-tp', 'learn'> = {
  candidates: always(REGIONAL_TPS.map((tp) => ({ do: 'learn', tp }))),
  blockers: {
    learn: [
      { rule: 'BPC-TPX-10', when: (state, { tp }, _seat, { region }) => state.regions[region].tps.includes(tp) },
      { rule: 'BPC-PRO-3', when: (state, { tp }, _seat, { region }) => !isTaught(state, region, tp) },
      { rule: 'BPC-TPX-9', when: (state, { tp }, _seat, { region }) => !meetsRequirement(state, region, tp) },
    ],
  },
  play: (play, { region }, { tp }) => gainTp(play, region, tp, 'learned'),
  none: () => undefined,
};

/** What the die of a propagation brings (BPC-PRO-6). */
export function propagationRolled(play: Play<Bpc>, region: RegionId, success: boolean) {
  const { state } = play;
  if (success) return next(state, learning(state, region));
  const owner = powerOwner(state, 'volontaires-du-monde');
  // BPC-PWR-4
  if (owner !== null) next(state, { do: 'failed-propagation', seat: seatOf(state, owner), who: owner, region });
}

/** BPC-EMP-8: Volunteers of the World turn the failure into a success. */
export const failedPropagation: Decides<Bpc, 'failed-propagation', 'succeed-anyway' | 'pass'> = {
  candidates: always([{ do: 'succeed-anyway' }, { do: 'pass' }]),
  play(play, { who, region }, action) {
    if (action.do === 'pass') return;
    spendPower(play, who);
    next(play.state, learning(play.state, region));
  },
};
