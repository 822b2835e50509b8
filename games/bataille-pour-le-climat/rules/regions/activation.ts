// Chapter 5.19: the activation of a region, part by part.
import { next, type Play, type Runs } from '@kaya/engine';
import { ACTIVATION, type Bpc, type BpcStep, type RegionId } from '../../types/index.ts';
import { lastPowers } from '../actions/powers.ts';
import { addCalamity, isAtResilience } from '../calamities/calamities.ts';
import { activateGreen } from '../calamities/diseases.ts';
import { exodusOf } from '../calamities/exodus.ts';
import { activateWar } from '../calamities/war.ts';
import { drawCharts } from '../charts.ts';
import { changeDemography, changeGlobalGhg, changePopulation, loseDicePerUnit } from '../events/changes.ts';
import { endOfTurnSpaces, moveGreenPawn } from '../events/climate.ts';
import { activateChaos, activateDictatorship, loseDiscipline } from './regimes.ts';
import { births, emissions, greenhouseGases, populationUnit, renewables } from './region.ts';
import { activeRegion } from './track.ts';

/** BPC-ACT-1: the parts in their order. */
export function activationOf(region: RegionId): readonly BpcStep[] {
  return ACTIVATION.map((part) => ({ do: 'activation', region, part }));
}

export const activate: Runs<Bpc, 'activate'> = {
  run({ state }) {
    next(state, ...activationOf(activeRegion(state)));
  },
};

export const activation: Runs<Bpc, 'activation'> = {
  run(play, { region, part }) {
    play.emit?.({ kind: 'activation', region, part });
    switch (part) {
      case 'renewables':
        return renewablesAct(play, region);
      case 'red':
        return activateRed(play, region);
      case 'orange':
        return activateOrange(play, region);
      case 'green':
        return activateGreen(play, region);
      case 'yellow':
        return activateYellow(play, region);
      case 'propagation':
        return next(play.state, { do: 'propagation', region });
      case 'living-standard':
        return next(play.state, { do: 'standard', region, part: 'effort', settled: false });
      case 'births':
        return changePopulation(play, region, births(play.state, play.state.regions[region]), 'births'); // BPC-ACT-6
      case 'ghg':
        return recomputeGhg(play, region);
      case 'climate':
        moveGreenPawn(play, endOfTurnSpaces(play.state)); // BPC-ACT-10
        drawCharts(play);
        return next(play.state, ...lastPowers(play.state, play.state.active)); // BPC-PWR-3
    }
  },
};

/** BPC-ACT-2, BPC-ELE-13, BPC-ELE-14 */
function renewablesAct(play: Play<Bpc>, id: RegionId): void {
  const region = play.state.regions[id];
  addCalamity(play, id, 'shortage', region.electricity['renewable-intermittent']);
  if (renewables(region) >= 2) addCalamity(play, id, 'riot', 1);
}

/** BPC-ACT-3: exactly one of Chaos, Dictatorship, War, Conflicts, Riots. */
function activateRed(play: Play<Bpc>, id: RegionId) {
  const { state } = play;
  const region = state.regions[id];
  if (region.regime === 'chaos') return activateChaos(play, id);
  if (region.regime === 'dictatorship') return activateDictatorship(play, id);
  if (region.war > 0) return activateWar(play, id);
  if (region.conflict > 0) return generate(play, id, populationUnit(state, region)); // BPC-RED-5
  if (isAtResilience(region, 'riot')) generate(play, id, 1); // BPC-RED-2
}

function generate({ state }: Play<Bpc>, id: RegionId, n: number): void {
  next(state, { do: 'flee', from: id, n, infected: false });
}

/** The orange step: Famine, Dearths, or Shortages at the Resilience. */
function activateOrange(play: Play<Bpc>, id: RegionId) {
  const { state } = play;
  const region = state.regions[id];
  if (region.famine > 0) return activateFamine(play, id);
  if (region.dearth > 0) {
    const n = populationUnit(state, region);
    // BPC-ORG-5, BPC-DIC-14
    return next(state, { do: 'flee', from: id, n, infected: false }, { do: 'add', region: id, token: 'riot', n: 1 });
  }
  if (isAtResilience(region, 'shortage')) generate(play, id, 1); // BPC-ORG-2
}

/** BPC-ORG-8: the whole list, before a Chaos that results from it. */
function activateFamine(play: Play<Bpc>, id: RegionId): void {
  loseDicePerUnit(play, id, 'famine');
  changeDemography(play, id, -1);
  next(play.state, exodusOf(play, id), { do: 'famine-ends', region: id });
}

export const famineEnds: Runs<Bpc, 'famine-ends'> = {
  run(play, { region }) {
    play.state.regions[region].famine = 0;
    play.emit?.({ kind: 'removed', region, token: 'famine', n: 1 });
    loseDiscipline(play, region, 1);
  },
};

/** BPC-REF-9, BPC-TPX-18 */
function activateYellow(play: Play<Bpc>, id: RegionId): void {
  const region = play.state.regions[id];
  if (!isAtResilience(region, 'refugee')) return;
  region.refugee--;
  play.emit?.({ kind: 'integrated', region: id, n: 1 });
  if (!play.state.globals.includes('O')) addCalamity(play, id, 'riot', 1);
}

/** BPC-ACT-8, BPC-ACT-9 */
function recomputeGhg(play: Play<Bpc>, id: RegionId): void {
  const { state } = play;
  const region = state.regions[id];
  const from = region.ghg;
  region.ghg = greenhouseGases(region.population, emissions(state, id));
  if (region.ghg === from) return;
  play.emit?.({ kind: 'region-ghg', region: id, from, to: region.ghg });
  changeGlobalGhg(play, region.ghg - from, 'activation', id);
}
