// Chapter 5.15, the part of the activation: diseases grow, kill, spread and disappear.
import { next, type Play } from '@kaya/engine';
import { constants } from '../../data/index.ts';
import type { Bpc, BpcStep, RegionId } from '../../types/index.ts';
import { loseDicePerUnit, losePopulationUnit } from '../events/changes.ts';
import { loseDiscipline } from '../regions/regimes.ts';
import { shares } from '../regions/region.ts';
import { addCalamity, isAtResilience, placePandemic, spreadEpidemic } from './calamities.ts';

/** The green step of an activation. */
export function activateGreen(play: Play<Bpc>, id: RegionId) {
  const region = play.state.regions[id];
  if (region.pandemic > 0) return activatePandemic(play, id);
  if (region.epidemic > 0) return activateEpidemic(play, id);
  if (isAtResilience(region, 'epizootic')) addCalamity(play, id, 'shortage', 1); // BPC-GRN-2
}

/** BPC-GRN-6 */
function activateEpidemic(play: Play<Bpc>, id: RegionId): void {
  addCalamity(play, id, 'shortage', 1);
  if (!shares(play.state.regions[id])) losePopulationUnit(play, id, 'disease');
  next(play.state, vanishing(id, 'epidemic'));
}

/** BPC-GRN-8 */
function activatePandemic(play: Play<Bpc>, id: RegionId): void {
  addCalamity(play, id, 'shortage', 2);
  next(play.state, vanishing(id, 'pandemic'));
  if (shares(play.state.regions[id])) return;
  loseDicePerUnit(play, id, 'disease');
  loseDiscipline(play, id, 1); // what this brings about comes before the die
}

function vanishing(region: RegionId, was: 'epidemic' | 'pandemic'): BpcStep {
  return { do: 'roll', purpose: { for: 'disease', region, was }, chance: constants['disease-vanish-chance'] };
}

/** What the die decided: the disease goes, an Epidemic becomes a Pandemic, a Pandemic spreads. */
export function diseaseChecked(play: Play<Bpc>, id: RegionId, was: 'epidemic' | 'pandemic', success: boolean) {
  const region = play.state.regions[id];
  if (success) return heal(play, id);
  if (region.epidemic > 0) placePandemic(play, id);
  else if (was === 'pandemic' && region.pandemic > 0) spreadEpidemic(play, id);
}

/** BPC-EMP-29: the Doctors' roll; a failure changes nothing. */
export function cured(play: Play<Bpc>, id: RegionId, success: boolean): void {
  if (success) heal(play, id);
}

/** The disease is gone, if there is one. */
export function heal(play: Play<Bpc>, id: RegionId): void {
  const region = play.state.regions[id];
  const token = region.pandemic > 0 ? 'pandemic' : 'epidemic';
  if (region[token] === 0) return;
  region[token] = 0;
  play.emit?.({ kind: 'removed', region: id, token, n: 1 });
}
