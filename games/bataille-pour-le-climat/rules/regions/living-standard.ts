// Chapters 5.20 and 5.21: the Living Standard check of an activation, sub-steps (a) to (e), and wars for oil.
import { next, type Play, type Runs, type StepOf } from '@kaya/engine';
import { constants, regionData } from '../../data/index.ts';
import type { Bpc, BpcState, BpcStep, CheckPurpose, RegionId, RegionState } from '../../types/index.ts';
import { checkOverflow, putRed } from '../calamities/calamities.ts';
import { changeDemography, setDiscipline } from '../events/changes.ts';
import { burnLess, burnOwnExport, importOil } from '../events/oil.ts';
import { table, tableSeat } from '../table.ts';
import {
  canBecomePoorer,
  canGiveUpSpecial,
  completePairs,
  effectiveElectricity,
  effectiveOil,
  electricityTokens,
  oilBalance,
  resilience,
} from './region.ts';
import { giveUpSpecial, makesEffort } from './special.ts';
import { searchBeyond } from './track.ts';

/** BPC-LIV-1: (a) effort, (b) voluntary decrease, (c) electricity deficit, (d) oil shortage, (e) electricity surplus. */
export const standard: Runs<Bpc, 'standard'> = {
  run(play, { region, part, settled }) {
    switch (part) {
      case 'effort':
        return effort(play, region);
      case 'deficit':
        return deficit(play, region, settled);
      case 'no-war':
        return withoutWar(play, region);
      case 'surplus':
        return surplus(play, region);
    }
  },
};

const after = (region: RegionId, part: StepOf<Bpc, 'standard'>['part'], settled: boolean): BpcStep => ({
  do: 'standard',
  region,
  part,
  settled,
});

/** (a) BPC-SPC-4, BPC-SPC-8 */
function effort(play: Play<Bpc>, id: RegionId) {
  const { state } = play;
  if (!makesEffort(state, id)) return voluntary(play, id);
  next(state, ...giveUpSpecial(play, id), after(id, 'deficit', true)); // BPC-LIV-3: no voluntary decrease after an effort
}

/** BPC-LIV-2, 3, 5 */
export function lowersVoluntarily(state: BpcState, id: RegionId): boolean {
  const region = state.regions[id];
  return (
    region.standard >= 3 &&
    region.discipline >= 3 &&
    region.regime === 'free' &&
    region.war === 0 &&
    effectiveOil(region) === region.standard &&
    effectiveElectricity(region) === region.standard &&
    !canGiveUpSpecial(state, id) &&
    completePairs(region) >= 2
  );
}

/** (b) BPC-LIV-4: the check ends with it. */
function voluntary(play: Play<Bpc>, id: RegionId) {
  const { state } = play;
  if (!lowersVoluntarily(state, id)) return deficit(play, id, false);
  next(state, tokenGoes(state, id, 'voluntary'), { do: 'lower-standard', region: id, cause: 'voluntary' });
}

function tokenGoes(state: BpcState, region: RegionId, cause: StepOf<Bpc, 'electricity-remove'>['cause']): BpcStep {
  return table(state, { do: 'electricity-remove', seat: tableSeat(state), region, cause });
}

/** BPC-LIV-6 */
export function lacksElectricity(region: RegionState): boolean {
  return effectiveElectricity(region) < region.standard && canBecomePoorer(region);
}

/** (c) BPC-LIV-6 */
function deficit(play: Play<Bpc>, id: RegionId, settled: boolean) {
  const { state } = play;
  if (!lacksElectricity(state.regions[id])) return shortage(play, id, settled);
  next(state, { do: 'lower-standard', region: id, cause: 'deficit' }, after(id, 'surplus', true));
}

/** (d) BPC-LIV-7, BPC-LIV-8 */
function shortage(play: Play<Bpc>, id: RegionId, settled: boolean) {
  const { state } = play;
  if (settled || !lacksOil(state, id)) return surplus(play, id);
  const victim = victimOf(state, id);
  if (victim === null) return withoutWar(play, id);
  askForWar(play, id, victim, 'shortage');
}

/** BPC-OIL-6, BPC-LIV-7 */
export function lacksOil(state: BpcState, id: RegionId): boolean {
  return state.regions[id].imports > 0 && oilBalance(state) < 0;
}

/** What a region does without that gets no oil: (d2) a special pawn (BPC-LIV-9), else (d3) a Living Standard (BPC-LIV-10). */
export function goesWithout(state: BpcState, id: RegionId): 'special' | 'standard' | 'nothing' {
  if (canGiveUpSpecial(state, id)) return 'special';
  return canBecomePoorer(state.regions[id]) ? 'standard' : 'nothing';
}

function withoutWar(play: Play<Bpc>, id: RegionId) {
  const { state } = play;
  const what = goesWithout(state, id);
  if (what === 'special') return next(state, ...giveUpSpecial(play, id), after(id, 'surplus', true));
  if (what === 'nothing') return surplus(play, id);
  next(
    state,
    tokenGoes(state, id, 'oil-shortage'),
    { do: 'lower-standard', region: id, cause: 'oil-shortage' },
    after(id, 'surplus', true),
  );
}

/** One Living Standard less, with what belongs to its cause. */
export const lowerStandard: Runs<Bpc, 'lower-standard'> = {
  run(play, { region: id, cause }) {
    const region = play.state.regions[id];
    burnLess(play, id, 'freed');
    region.standard--;
    play.emit?.({ kind: 'standard', region: id, from: region.standard + 1, to: region.standard, cause });
    if (cause === 'voluntary') return checkOverflow(play, id);
    changeDemography(play, id, 1); // BPC-LIV-12, BPC-WAR-4
    if (cause === 'war') return; // the War looks at the overflow at its end
    putRed(play, id, 'riot', region.standard); // BPC-LIV-12
    checkOverflow(play, id); // BPC-LIV-22
  },
};

/** (e) BPC-LIV-13, 14, 16 */
function surplus(play: Play<Bpc>, id: RegionId) {
  const { state } = play;
  const region = state.regions[id];
  if (effectiveElectricity(region) <= region.standard || electricityTokens(region) === 0) return;
  if (region.war > 0 || region.regime === 'chaos') return;
  if (region.standard >= constants['living-standard-max']) {
    return next(state, tokenGoes(state, id, 'surplus'), after(id, 'surplus', true));
  }
  const oil = oilToRise(state, id);
  if (oil === null) return next(state, tokenGoes(state, id, 'no-rise')); // BPC-LIV-19
  if (!canBecomePoorer(region) || !isAsked(region)) return rise(play, id, oil); // BPC-LIV-23
  next(state, { do: 'roll', purpose: { for: 'refuse-rise', region: id }, chance: refusalChance(state, id) });
}

/** BPC-LIV-15: an own export, else the balance, else a war. */
export function oilToRise(state: BpcState, id: RegionId): 'export' | 'import' | 'war' | null {
  if (state.regions[id].exports > 0) return 'export';
  if (oilBalance(state) >= 1) return 'import';
  return victimOf(state, id) === null ? null : 'war';
}

/** BPC-LIV-16, BPC-WOI-5: how often in 8 a population says no. */
export function refusalChance(state: BpcState, id: RegionId): number {
  const region = state.regions[id];
  return constants['refusal-per-pair'] * completePairs(region) + (region.discipline >= 3 ? constants['refusal-discipline-3'] : 0);
}

export function refuseRiseChecked(play: Play<Bpc>, id: RegionId, refused: boolean) {
  const { state } = play;
  const oil = oilToRise(state, id);
  if (refused || oil === null) return next(state, tokenGoes(state, id, 'no-rise'));
  rise(play, id, oil);
}

function rise(play: Play<Bpc>, id: RegionId, oil: 'export' | 'import' | 'war') {
  if (oil !== 'war') return next(play.state, { do: 'rising', region: id, by: oil });
  const victim = victimOf(play.state, id);
  if (victim !== null) askForWar(play, id, victim, 'rise'); // BPC-LIV-17
}

/** BPC-LIV-18 */
export const rising: Runs<Bpc, 'rising'> = {
  run(play, { region: id, by }) {
    const region = play.state.regions[id];
    if (region.war > 0) return; // the refugees of its own war brought it here: the surplus waits (BPC-LIV-13)
    if (by === 'export') burnOwnExport(play, id);
    else importOil(play, id);
    region.standard++;
    play.emit?.({ kind: 'standard', region: id, from: region.standard - 1, to: region.standard, cause: 'rise' });
    changeDemography(play, id, -1);
    setDiscipline(play, id, Math.max(1, region.discipline - 1));
    checkOverflow(play, id);
  },
};

/** BPC-WOI-1 to 3: whom the region would attack; null where it cannot. */
export function victimOf(state: BpcState, id: RegionId): RegionId | null {
  const attacker = state.regions[id];
  if (attacker.standard < 3 || attacker.war > 0 || attacker.regime === 'chaos') return null;
  return searchBeyond(state, id, 'down', (other) => {
    const region = state.regions[other];
    return (
      resilience(region) < resilience(attacker) &&
      canBecomePoorer(region) &&
      region.war === 0 &&
      region.regime !== 'dictatorship' &&
      !regionData[other].nuclearWeapon
    );
  });
}

/** BPC-WOI-5: the population is asked before a war, except under a Dictatorship. */
export function isAsked(region: RegionState): boolean {
  return region.regime !== 'dictatorship';
}

function askForWar(play: Play<Bpc>, id: RegionId, victim: RegionId, cause: 'shortage' | 'rise') {
  const purpose = { for: 'refuse-war', region: id, victim, cause } as const;
  if (!isAsked(play.state.regions[id])) return refuseWarChecked(play, purpose, false);
  next(play.state, { do: 'roll', purpose, chance: refusalChance(play.state, id) });
}

/** BPC-WOI-4, 6, 7 */
export function refuseWarChecked(
  play: Play<Bpc>,
  { region, victim, cause }: Extract<CheckPurpose, { for: 'refuse-war' }>,
  refused: boolean,
) {
  const { state } = play;
  if (refused) return next(state, cause === 'shortage' ? after(region, 'no-war', true) : tokenGoes(state, region, 'no-rise'));
  play.emit?.({ kind: 'war-for-oil', region, victim });
  next(
    state,
    { do: 'war', region: victim, part: 'place' },
    cause === 'shortage' ? after(region, 'surplus', true) : { do: 'rising', region, by: 'import' },
  );
}
