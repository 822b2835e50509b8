// A region from near, row by row: what it is called, what it is now, and what its next activation would make of it.
import type { Words } from '@kaya/engine';
import { regionData } from '../data/index.ts';
import { activationForecast } from '../explain/index.ts';
import { emissions, populationUnit, resilience, shares } from '../rules/regions/region.ts';
import { type BpcState, ELECTRICITY, REGIONAL_TPS, type RegionId } from '../types/index.ts';
import { electricityName, tpName } from './names.ts';
import { say } from './say.ts';

export interface Figure {
  readonly name: Words;
  readonly now: number;
  /** After an activation now. */
  readonly next: number;
}

export interface RegionDetail {
  readonly figures: readonly Figure[];
  readonly oil: Words;
  readonly electricity: readonly Words[];
  /** What else is true of it. */
  readonly traits: readonly Words[];
  readonly transformations: readonly Words[];
}

export function regionDetail(view: BpcState, id: RegionId): RegionDetail {
  const region = view.regions[id];
  const { natureReserve, nuclearWeapon } = regionData[id];
  const after = view.outcome === null ? activationForecast(view, id).after : region;
  const figure = (name: Words, now: number, next: number): Figure => ({ name, now, next });
  return {
    figures: [
      figure(say('bpc.detail.population'), region.population, after.population),
      figure(say('bpc.detail.demography'), region.demography, after.demography),
      figure(say('bpc.detail.standard'), region.standard, after.standard),
      figure(say('bpc.detail.discipline'), region.discipline, after.discipline),
      figure(say('bpc.detail.resilience'), resilience(region), resilience(after)),
      figure(
        say('bpc.detail.emissions'),
        emissions(view, id),
        emissions({ ...view, regions: { ...view.regions, [id]: after } }, id),
      ),
      figure(say('bpc.detail.ghg'), region.ghg, after.ghg),
    ],
    oil: say('bpc.detail.oil.flows', { local: region.local, imports: region.imports, exports: region.exports }),
    electricity: ELECTRICITY.flatMap((kind) =>
      region.electricity[kind] === 0
        ? []
        : [say('bpc.detail.count', { n: region.electricity[kind], kind: electricityName(kind) })],
    ),
    traits: [
      say('bpc.detail.unit', { n: populationUnit(view, region) }),
      ...(nuclearWeapon ? [say('bpc.detail.weapon')] : []),
      ...(natureReserve ? [say('bpc.detail.reserve')] : []),
      ...(shares(region) ? [] : [say('bpc.detail.closed')]),
    ],
    transformations: REGIONAL_TPS.filter((tp) => region.tps.includes(tp)).map(tpName),
  };
}

export const energyHeads = { oil: say('bpc.detail.oil'), electricity: say('bpc.detail.electricity') };
