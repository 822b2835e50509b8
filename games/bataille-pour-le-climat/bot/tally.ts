import type { Tally } from '@kaya/engine';
import { freePopulation, freeRegions, oilBalance } from '../rules/regions/region.ts';
import { type Bpc, COLOURS, REGIONS, type RegionState } from '../types/index.ts';
import { expectedGhg } from './horizon.ts';
import { teamPower } from './team.ts';

/** What one more is worth in points of gases. */
const worth = {
  gases: -1,
  people: 0.15,
  regions: 10,
  riots: -0.8,
  conflicts: -2.5,
  wars: -9,
  shortages: -0.8,
  hunger: -3,
  famines: -25,
  epizootics: -0.8,
  epidemics: -5,
  pandemics: -7,
  refugees: -0.4,
  discipline: 1.2,
  oil: 1,
  hands: 0.1,
  transformations: 1.5,
  globals: 3,
} as const;

/** What the world looks like, the same for every seat. */
export const tally: Tally<Bpc> = {
  worth,
  span: () => 4,
  count(state): Readonly<Record<keyof typeof worth, number>> {
    const regions = REGIONS.map((id) => state.regions[id]);
    const sum = (of: (region: RegionState) => number) => regions.reduce((total, region) => total + of(region), 0);
    return {
      gases: state.outcome === null ? expectedGhg(state) : state.ghg,
      people: freePopulation(state),
      regions: freeRegions(state),
      riots: sum(({ riot }) => riot),
      conflicts: sum(({ conflict }) => conflict),
      wars: sum(({ war }) => war),
      shortages: sum(({ shortage }) => shortage),
      hunger: sum(({ dearth }) => dearth),
      famines: sum(({ famine }) => famine),
      epizootics: sum(({ epizootic }) => epizootic),
      epidemics: sum(({ epidemic }) => epidemic),
      pandemics: sum(({ pandemic }) => pandemic),
      refugees: sum(({ refugee }) => refugee),
      discipline: sum(({ discipline }) => discipline),
      oil: oilBalance(state),
      hands: teamPower(state, COLOURS),
      transformations: sum(({ tps }) => tps.length),
      globals: state.globals.length,
    };
  },
};
