// One region in words: what stands on its sheet, what it suffers from, and what it will emit.
import type { Words } from '@kaya/engine';
import { regionData } from '../data/index.ts';
import { births, emissions, greenhouseGases, populationAfter, resilience, shares } from '../rules/regions/region.ts';
import { activeRegion } from '../rules/regions/track.ts';
import { type BpcState, CALAMITIES, ELECTRICITY, type RegionId, type RegionState } from '../types/index.ts';
import { electricityName, listed, pawns, regionName, tokenName } from './names.ts';
import { say } from './say.ts';

export function describeRegion(view: BpcState, id: RegionId): Words {
  const region = view.regions[id];
  const { special } = regionData[id];
  const troubles = troublesOf(region);
  const kinds = ELECTRICITY.flatMap((kind) => {
    const n = region.electricity[kind];
    return n === 0 ? [] : [say('bpc.describe.kind', { kind: electricityName(kind), n })];
  });
  const grown = populationAfter(region.population, births(view, region));
  return say('bpc.describe.region', {
    region: regionName(id),
    active: activeRegion(view) === id ? 'yes' : 'no',
    shares: shares(region) ? 'yes' : 'no',
    resilience: resilience(region),
    standard: region.standard,
    discipline: region.discipline,
    population: region.population,
    demography: region.demography,
    ghg: region.ghg,
    pending: greenhouseGases(grown, emissions(view, id)),
    local: region.local,
    imports: region.imports,
    exports: region.exports,
    electricity: listed(kinds),
    added: region.nuclearAdded > 0 ? 'yes' : 'no',
    tps: listed([...region.tps]),
    special: special === null || region.special === 0 ? 'none' : 'some',
    specialName: special === null ? '' : say(`bpc.special.${special.token}`),
    specials: region.special,
    state: troubles.length === 0 ? say('bpc.describe.calm') : say('bpc.describe.troubles', { troubles }),
  });
}

/** Its regime, its calamities and its refugees; empty where it is calm. */
export function troublesOf(region: RegionState): readonly Words[] {
  const troubles: Words[] = [];
  if (region.regime !== 'free') troubles.push(tokenName(region.regime));
  for (const token of CALAMITIES) {
    if (region[token] === 0) continue;
    if (token !== 'war') troubles.push(pawns(token, region[token]));
    else
      troubles.push(
        say('bpc.describe.war-face', {
          face: region.secondFace ? 'second' : 'first',
          held: region.held > 0 ? 'yes' : 'no',
        }),
      );
  }
  if (region.refugee > 0) troubles.push(pawns('refugee', region.refugee));
  return troubles;
}
