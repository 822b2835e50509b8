import type { Tally } from '@kaya/engine';
import { freePopulation, freeRegions, oilBalance } from '../rules/regions/region.ts';
import { type Bpc, COLOURS, PAWNS, REGIONS, type RegionState } from '../types/index.ts';
import { expectedGhg } from './horizon.ts';
import { teamPower } from './team.ts';
import { weightsFor } from './weights.ts';

/** What is summed up over the regions. */
const SUMS = [...PAWNS, 'discipline'] as const;

/** What the world looks like, the same for every seat. */
export const tally: Tally<Bpc> = {
  // In points of gases.
  worth: {
    gases: -1,
    people: 0.15,
    regions: 10,
    oil: 1,
    hands: 0.1,
    transformations: 1.5,
    globals: 3,
    riot: -0.8,
    conflict: -2.5,
    war: -9,
    shortage: -0.8,
    dearth: -3,
    famine: -25,
    epizootic: -0.8,
    epidemic: -5,
    pandemic: -7,
    refugee: -0.4,
    discipline: 1.2,
  },
  span: () => 1,
  count(state) {
    const sum = (of: (region: RegionState) => number) => REGIONS.reduce((all, id) => all + of(state.regions[id]), 0);
    const counts: Record<string, number> = {
      gases: state.outcome === null ? expectedGhg(weightsFor(state.options), state) : state.ghg,
      people: freePopulation(state),
      regions: freeRegions(state),
      oil: oilBalance(state),
      hands: teamPower(state, COLOURS),
      transformations: sum(({ tps }) => tps.length),
      globals: state.globals.length,
    };
    for (const name of SUMS) counts[name] = sum((region) => region[name]);
    return counts;
  },
};
