// The curves of a game, a point at the end of each turn.
import type { Play } from '@kaya/engine';
import { type Bpc, REGIONS } from '../types/index.ts';
import { oilBalance } from './regions/region.ts';

/** One point of every curve. */
export function drawCharts({ state, emit }: Play<Bpc>): void {
  if (emit === undefined) return;
  const at = state.turn;
  const ghg: Record<string, number> = {};
  const population: Record<string, number> = {};
  const transformations: Record<string, number> = {};
  const calamities = { red: 0, orange: 0, green: 0, refugees: 0, regimes: 0 };
  for (const id of REGIONS) {
    const region = state.regions[id];
    ghg[id] = region.ghg;
    population[id] = region.population;
    transformations[id] = region.tps.length;
    calamities.red += region.riot + region.conflict + region.war;
    calamities.orange += region.shortage + region.dearth + region.famine;
    calamities.green += region.epizootic + region.epidemic + region.pandemic;
    calamities.refugees += region.refugee;
    calamities.regimes += region.regime === 'free' ? 0 : 1;
  }
  emit({ kind: 'chart', chart: 'global-ghg', at, values: { ghg: state.ghg } });
  emit({ kind: 'chart', chart: 'region-ghg', at, values: ghg });
  emit({ kind: 'chart', chart: 'population', at, values: population });
  emit({ kind: 'chart', chart: 'calamities', at, values: calamities });
  emit({ kind: 'chart', chart: 'transformations', at, values: { ...transformations, global: state.globals.length } });
  emit({ kind: 'chart', chart: 'oil-balance', at, values: { balance: oilBalance(state) } });
}
