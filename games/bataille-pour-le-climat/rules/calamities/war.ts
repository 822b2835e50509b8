// Chapter 5.22: War, from its outbreak to the Dictatorship it ends in.
import { next, type Play, type Runs, without } from '@kaya/engine';
import type { Bpc, BpcState, BpcStep, RegionId } from '../../types/index.ts';
import { holdExport, returnHeld } from '../events/oil.ts';
import { placeDictatorship, warEndsChaos } from '../regions/regimes.ts';
import { canBecomePoorer, populationUnit } from '../regions/region.ts';
import { table, tableSeat } from '../table.ts';
import { checkOverflow, worsen } from './calamities.ts';

export const war: Runs<Bpc, 'war'> = {
  run(play, { region, part }) {
    switch (part) {
      case 'place':
        return breakOut(play, region);
      case 'flight':
        return flee(play, region);
      case 'worsen':
        return worsen(play, region);
      case 'settle':
        return settle(play, region);
      case 'turn':
        return turnOver(play, region);
      case 'dictatorship':
        return placeDictatorship(play, region); // BPC-WAR-8
    }
  },
};

/** BPC-WAR-2, in its order. */
function breakOut(play: Play<Bpc>, id: RegionId): void {
  const { state } = play;
  const region = state.regions[id];
  if (region.war > 0 || region.regime === 'dictatorship') return; // BPC-WAR-12
  region.riot = 0;
  region.conflict = 0;
  region.war = 1;
  region.secondFace = false;
  play.emit?.({ kind: 'war', region: id });
  // BPC-ACT-4: placed in step 0 of an activation, it has had its effects and does not act again in the red step.
  without(state, (step) => step.do === 'activation' && step.region === id && step.part === 'red');
  next(
    state,
    ...(canBecomePoorer(region) ? impoverishment(state, id) : []), // BPC-WAR-5
    { do: 'war', region: id, part: 'flight' },
    { do: 'war', region: id, part: 'worsen' },
    { do: 'war', region: id, part: 'settle' },
  );
}

/** BPC-WAR-4 */
function impoverishment(state: BpcState, region: RegionId): readonly BpcStep[] {
  return [
    table(state, { do: 'electricity-remove', seat: tableSeat(state), region, cause: 'war' }),
    { do: 'lower-standard', region, cause: 'war' },
  ];
}

/** Refugees who were there are gone, and the region's own people flee. */
function flee(play: Play<Bpc>, id: RegionId): void {
  const region = play.state.regions[id];
  if (region.refugee > 0) play.emit?.({ kind: 'removed', region: id, token: 'refugee', n: region.refugee });
  region.refugee = 0;
  const n = 2 * populationUnit(play.state, region);
  next(play.state, { do: 'flee', from: id, n, infected: false });
}

/** The end of the placement: overflow, and what a War does to a Chaos (BPC-WAR-11). */
function settle(play: Play<Bpc>, id: RegionId): void {
  checkOverflow(play, id);
  if (play.state.regions[id].regime === 'chaos') warEndsChaos(play, id);
}

/** BPC-WAR-7, BPC-WAR-8 */
export function activateWar(play: Play<Bpc>, id: RegionId): void {
  const n = 2 * populationUnit(play.state, play.state.regions[id]);
  next(
    play.state,
    { do: 'flee', from: id, n, infected: false },
    { do: 'war', region: id, part: 'worsen' },
    { do: 'war', region: id, part: play.state.regions[id].secondFace ? 'dictatorship' : 'turn' },
  );
}

function turnOver(play: Play<Bpc>, id: RegionId): void {
  play.state.regions[id].secondFace = true;
  play.emit?.({ kind: 'war-second-face', region: id });
  holdExport(play, id);
}

/** BPC-WAR-9: the UN ends a War. */
export function endWar(play: Play<Bpc>, id: RegionId): void {
  const region = play.state.regions[id];
  region.war = 0;
  region.secondFace = false;
  play.emit?.({ kind: 'removed', region: id, token: 'war', n: 1 });
  returnHeld(play, id);
}

/** The UN turns a War into 1 Conflict (BPC-INS-7). */
export function warToConflict(play: Play<Bpc>, id: RegionId): void {
  const region = play.state.regions[id];
  region.war = 0;
  region.secondFace = false;
  region.conflict = 1;
  play.emit?.({ kind: 'war-to-conflict', region: id });
  returnHeld(play, id);
}
