// Chapters 5.23 and 5.24: Dictatorship and Chaos, and the loss of Discipline that leads there.
import { next, type Play, type Runs } from '@kaya/engine';
import { constants } from '../../data/index.ts';
import { type Bpc, type BpcState, PAIRS, type Pair, type RegionalTp, type RegionId } from '../../types/index.ts';
import { checkOverflow, isSick } from '../calamities/calamities.ts';
import { changeDemography, gainDiscipline, loseDicePerUnit, losePopulationUnit, setDiscipline } from '../events/changes.ts';
import { loseHeld } from '../events/oil.ts';
import { gainTp, meetsRequirement } from '../transformations/transformations.ts';
import { hasPair, populationUnit } from './region.ts';

/** A loss of Discipline: 0 means Chaos, else tokens may overflow (BPC-CAL-10). Done last, like every red addition. */
export function loseDiscipline(play: Play<Bpc>, id: RegionId, by: number): void {
  const region = play.state.regions[id];
  if (region.regime === 'chaos') return; // BPC-CHA-13
  setDiscipline(play, id, Math.max(0, region.discipline - by));
  if (region.discipline === 0)
    placeChaos(play, id); // BPC-CHA-1, BPC-DIC-13
  else checkOverflow(play, id);
}

/** A change of Discipline that stands on the agenda. */
export const discipline: Runs<Bpc, 'discipline'> = {
  run(play, { region, d }) {
    if (d > 0) gainDiscipline(play, region, d);
    else loseDiscipline(play, region, -d);
  },
};

/** BPC-DIC-1 */
export function placeDictatorship(play: Play<Bpc>, id: RegionId): void {
  const region = play.state.regions[id];
  loseHeld(play, id);
  region.riot = 0;
  region.conflict = 0;
  region.war = 0;
  region.secondFace = false;
  region.refugee = 0;
  region.regime = 'dictatorship';
  play.emit?.({ kind: 'dictatorship', region: id });
  setDiscipline(play, id, constants['dictatorship-discipline']);
}

/** BPC-CHA-1 to 6: losses for what the region suffers, then a clean and empty table. */
export function placeChaos(play: Play<Bpc>, id: RegionId): void {
  const region = play.state.regions[id];
  region.regime = 'chaos';
  play.emit?.({ kind: 'chaos', region: id });
  setDiscipline(play, id, 0);
  if (region.dearth > 0) losePopulationUnit(play, id, 'dearth'); // BPC-CHA-2
  if (region.famine > 0) loseDicePerUnit(play, id, 'famine');
  if (region.conflict > 0) losePopulationUnit(play, id, 'conflict'); // BPC-CHA-3
  region.shortage = 0;
  region.dearth = 0;
  region.famine = 0;
  region.riot = 0;
  region.conflict = 0;
  region.refugee = 0; // BPC-CHA-4
  if (region.war > 0) warEndsChaos(play, id);
}

/** BPC-CHA-5, BPC-WAR-11 */
export function warEndsChaos(play: Play<Bpc>, id: RegionId): void {
  loseDicePerUnit(play, id, 'war');
  placeDictatorship(play, id);
}

/** BPC-CHA-9: two groups per PU leave, sick or not; then births fall and people die. */
export function activateChaos(play: Play<Bpc>, id: RegionId): void {
  const region = play.state.regions[id];
  const n = 2 * populationUnit(play.state, region);
  next(play.state, { do: 'flee', from: id, n, infected: isSick(region) }, { do: 'chaos-toll', region: id });
}

export const chaosToll: Runs<Bpc, 'chaos-toll'> = {
  run(play, { region }) {
    changeDemography(play, region, -1);
    losePopulationUnit(play, region, 'chaos');
  },
};

/** BPC-DIC-5, BPC-DIC-6 */
export function activateDictatorship(play: Play<Bpc>, id: RegionId): void {
  const region = play.state.regions[id];
  if (isSick(region) || region.famine > 0) return;
  if (region.demography !== 0) changeDemography(play, id, region.demography > 0 ? -1 : 1); // BPC-DIC-7
  next(play.state, { do: 'tyranny', region: id, part: 'pair' }, { do: 'tyranny', region: id, part: 'toll' });
}

export const tyranny: Runs<Bpc, 'tyranny'> = {
  run(play, { region, part }) {
    if (part === 'toll') return losePopulationUnit(play, region, 'dictatorship'); // BPC-DIC-9
    const pair = pairOfDictatorship(play.state, region);
    if (pair === null) return;
    for (const tp of missingTps(play.state, region, pair)) gainTp(play, region, tp, 'dictatorship');
  },
};

/** BPC-DIC-8: the first of AB, CD, EF that is missing and whose requirements are met. */
function pairOfDictatorship(state: BpcState, id: RegionId): Pair | null {
  for (const pair of PAIRS) {
    if (hasPair(state.regions[id], pair)) continue;
    if (missingTps(state, id, pair).every((tp) => meetsRequirement(state, id, tp))) return pair;
  }
  return null;
}

/** The transformations of a pair that the region has not. */
function missingTps(state: BpcState, id: RegionId, pair: Pair): RegionalTp[] {
  return [...pair].filter((tp): tp is RegionalTp => !state.regions[id].tps.includes(tp));
}

/** The UN ends a Dictatorship (BPC-DIC-12) or a Chaos (BPC-CHA-11). */
export function freeRegion(play: Play<Bpc>, id: RegionId, to: number): void {
  const region = play.state.regions[id];
  if (region.regime === 'free') return;
  play.emit?.({ kind: 'freed', region: id, from: region.regime });
  region.regime = 'free';
  setDiscipline(play, id, to);
  checkOverflow(play, id);
}
