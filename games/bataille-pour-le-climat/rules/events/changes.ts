// Small changes of a region's figures, each within its bounds and told to those who listen.
import { type Play, roll } from '@kaya/engine';
import { constants } from '../../data/index.ts';
import type { Bpc, PopulationCause, RegionId } from '../../types/index.ts';
import { demographyAfter, populationAfter, populationUnit } from '../regions/region.ts';

export function changePopulation(
  play: Play<Bpc>,
  id: RegionId,
  by: number,
  cause: PopulationCause,
  dice: readonly number[] = [],
): void {
  const region = play.state.regions[id];
  const from = region.population;
  region.population = populationAfter(from, by);
  if (region.population !== from) play.emit?.({ kind: 'population', region: id, from, to: region.population, cause, dice });
}

/** A loss of PU population. */
export function losePopulationUnit(play: Play<Bpc>, id: RegionId, cause: PopulationCause): void {
  changePopulation(play, id, -populationUnit(play.state, play.state.regions[id]), cause);
}

/** A loss of 1D4 per PU, with the PU before the loss (BPC-ORG-9); D4s are never influenced (BPC-DIE-8). */
export function loseDicePerUnit(play: Play<Bpc>, id: RegionId, cause: PopulationCause): void {
  const { state } = play;
  const dice: number[] = [];
  let loss = 0;
  for (let i = populationUnit(state, state.regions[id]); i > 0; i--) {
    const die = roll(state.rng, 4);
    dice.push(die);
    loss += die;
  }
  changePopulation(play, id, -loss, cause, dice);
}

export function changeDemography(play: Play<Bpc>, id: RegionId, by: number): void {
  const region = play.state.regions[id];
  const from = region.demography;
  region.demography = demographyAfter(from, by);
  if (region.demography !== from) play.emit?.({ kind: 'demography', region: id, from, to: region.demography });
}

export function setDiscipline(play: Play<Bpc>, id: RegionId, to: number): void {
  const region = play.state.regions[id];
  const from = region.discipline;
  region.discipline = to;
  if (from !== to) play.emit?.({ kind: 'discipline', region: id, from, to });
}

/** BPC-REG-8, BPC-CHA-13: up to 4; not in Chaos. */
export function gainDiscipline(play: Play<Bpc>, id: RegionId, by: number): void {
  const region = play.state.regions[id];
  if (region.regime === 'chaos') return;
  setDiscipline(play, id, Math.min(constants['discipline-max'], region.discipline + by));
}

/** BPC-GHG-3: the global counter never goes below 0. */
export function changeGlobalGhg(
  play: Play<Bpc>,
  by: number,
  cause: 'activation' | 'pair' | 'effect',
  region: RegionId | null,
): void {
  const { state } = play;
  const from = state.ghg;
  state.ghg = Math.max(0, from + by);
  if (state.ghg !== from) play.emit?.({ kind: 'ghg', from, to: state.ghg, cause, region });
}
