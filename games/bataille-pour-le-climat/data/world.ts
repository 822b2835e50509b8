// Reads the board: regions, lines, institutions, tables, energy, transformations.
import { type ComponentReader, recordOf } from '@kaya/engine';
import {
  COLOURS,
  ELECTRICITY,
  GLOBAL_TPS,
  INSTITUTIONS,
  PAIRS,
  REGIONAL_TPS,
  REGIONS,
  type RegionId,
  ZONES,
  type ZoneId,
} from '../types/index.ts';
import { source, words } from './common.ts';
import {
  BANDS,
  type ElectricityData,
  type InstitutionData,
  type RegionData,
  type SpecialPawns,
  type TierData,
  type TransformationData,
} from './types.ts';
import { readCondition, readEffects, readTransformationEffect } from './vocabulary.ts';

const TPS = [...REGIONAL_TPS, ...GLOBAL_TPS] as const;
const RATES = [-2, -1, 0, 1, 2, 3, 4] as const;

function readRegion(at: ComponentReader, id: RegionId): RegionData {
  const oil = at.field('oil');
  const region: RegionData = {
    id,
    name: words(at.field('name')),
    population: at.field('population').whole(1, 99),
    livingStandard: at.field('livingStandard').whole(1, 4),
    discipline: at.field('discipline').whole(1, 4),
    demography: at.field('demography').whole(-2, 4),
    demographyExpert: at.field('demographyExpert').whole(-2, 4),
    oil: {
      local: oil.field('local').whole(0, 9),
      import: oil.field('import').whole(0, 9),
      export: oil.field('export').whole(0, 9),
    },
    electricity: at.field('electricity').list((it) => it.oneOf(ELECTRICITY)),
    nuclearWeapon: at.field('nuclearWeapon').flag(),
    natureReserve: at.field('natureReserve').flag(),
    special: at.field('special').value === null ? null : readSpecial(at.field('special')),
    source: source(at),
  };
  const { livingStandard } = region;
  // BPC-REG-1, BPC-REG-2
  if (region.oil.local + region.oil.import !== livingStandard) at.fault('oil consumed must equal the living standard');
  if (region.electricity.length !== livingStandard) at.fault('electricity tokens must equal the living standard');
  if (region.oil.import > 0 && region.oil.export > 0) at.fault('a region cannot import and export oil'); // BPC-REG-14
  return region;
}

function readSpecial(at: ComponentReader): SpecialPawns {
  const emissionsEach = at.field('emissionsEach').whole(0, 9);
  return {
    token: at.field('token').oneOf(['overconsumption', 'overproduction', 'cold', 'heat']),
    count: at.field('count').whole(1, 2),
    emissionsEach,
    emissionsAfterTurn: at.has('flippedEach') ? at.field('flippedEach').whole(0, 9) : emissionsEach,
  };
}

/** BPC-REG-17: who is linked to whom, both ways, in the order of the lines. */
function readLinks(at: ComponentReader): Readonly<Record<RegionId, readonly RegionId[]>> {
  const links = recordOf(REGIONS, (): RegionId[] => []);
  for (const edge of at.list()) {
    const a = edge.field('a').oneOf(REGIONS);
    const b = edge.field('b').oneOf(REGIONS);
    if (a === b || links[a].includes(b)) edge.fault('a line joins two different regions, once');
    links[a].push(b);
    links[b].push(a);
  }
  for (const id of REGIONS) if (links[id].length === 0) at.fault(`no line leads to ${id}`);
  return links;
}

function readInstitution(at: ComponentReader, id: (typeof INSTITUTIONS)[number]): InstitutionData {
  return {
    id,
    name: words(at.field('name')),
    influences: threeColours(at.field('influences')),
    tiers: at.field('tiers').list(
      (tier): TierData => ({
        tier: tier.field('tier').whole(1, 3),
        threshold: tier.field('threshold').whole(1, 99),
        options: tier.field('options').list((option) => ({
          id: option.field('id').text(),
          effects: readEffects(option.field('effects')),
          thresholdPlusPerDiscipline: option.has('thresholdPlusPerDiscipline')
            ? option.field('thresholdPlusPerDiscipline').whole(0, 9)
            : 0,
        })),
      }),
    ),
    source: source(at),
  };
}

/** BPC-ACI-2 */
export function threeColours(at: ComponentReader) {
  const colours = at.list((it) => it.oneOf(COLOURS));
  if (new Set(colours).size !== 3 || colours.length !== 3) at.fault('expected three different colours');
  return colours;
}

function readZone(at: ComponentReader, _id: ZoneId) {
  return { max: at.field('maxDestruction').whole(1, 9), start: at.field('startDestruction').whole(0, 9) };
}

function readElectricity(at: ComponentReader, id: (typeof ELECTRICITY)[number]): ElectricityData {
  return {
    id,
    name: words(at.field('name')),
    emissions: at.field('emissions').whole(0, 9),
    lowCarbon: at.field('lowCarbon').flag(),
    playersMayInstall: at.field('playersMayInstall').flag(),
  };
}

/** BPC-ACT-6, BPC-ACT-7: rows by rate from −2, columns by band of population. */
function readDemography(at: ComponentReader): readonly (readonly number[])[] {
  const extension = at.field('extension').field('rows');
  return RATES.map((rate) => {
    const row = [
      ...at
        .field('rows')
        .field(String(rate))
        .list((it) => it.whole(-99, 99)),
      ...extension.field(String(rate)).list((it) => it.whole(-99, 99)),
    ];
    if (row.length !== BANDS) at.fault(`rate ${rate}: expected ${BANDS} columns`);
    return row;
  });
}

function readUnits(at: ComponentReader): readonly number[] {
  const values = at.field('values').list((it) => it.whole(1, 99));
  if (values.length !== BANDS) at.fault(`expected ${BANDS} columns`);
  return values;
}

function readTransformation(at: ComponentReader, id: (typeof TPS)[number]): TransformationData {
  return {
    id,
    name: words(at.field('name')),
    kind: at.field('kind').oneOf(['pair', 'discipline', 'demography', 'global']),
    requires: readCondition(at.field('requires')),
    requiresExpert: at.has('requiresExpert') ? readCondition(at.field('requiresExpert')) : null,
    effects: at.field('effects').list(readTransformationEffect),
    pair: at.has('pair') ? at.field('pair').oneOf(PAIRS) : null,
    regainAt: at.has('regain') ? at.field('regain').field('whenDiscipline').whole(1, 4) : null,
    source: source(at),
  };
}

export function readWorld(file: ComponentReader) {
  const climate = file.field('tracks').field('climate');
  const tables = file.field('tables');
  const energy = file.field('energy');
  const aci = energy.field('electricityAci');
  const order = file
    .field('defaultRegionOrder')
    .field('order')
    .list((it) => it.oneOf(REGIONS));
  if (new Set(order).size !== REGIONS.length) file.field('defaultRegionOrder').fault('every region stands once on the track');
  const oil = energy.field('oil').oneEach(['local', 'import', 'export'], (it) => it.field('emissions').whole(0, 9));
  return {
    regions: file.field('regions').oneEach(REGIONS, readRegion),
    defaultOrder: order,
    links: readLinks(file.field('edges')),
    institutions: file.field('institutions').oneEach(INSTITUTIONS, readInstitution),
    zones: file.field('zones').oneEach(ZONES, readZone),
    climateTrack: {
      green: climate.field('greenStart').whole(0, 99),
      red: climate.field('redStart').whole(1, 99),
      redMin: climate.field('redMin').whole(1, 99),
      icon: climate.field('iconSpace').whole(0, 99),
    },
    demography: {
      normal: readDemography(tables.field('demographyNormal')),
      expert: readDemography(tables.field('demographyExpert')),
    },
    populationUnit: {
      text: readUnits(tables.field('populationUnit')),
      printed: readUnits(tables.field('populationUnitPrinted')),
    },
    oilEmissions: oil,
    electricity: energy.field('electricity').oneEach(ELECTRICITY, readElectricity),
    electricityAci: {
      influences: threeColours(aci.field('influences')),
      /** By Living Standard, from 1. */
      thresholds: [1, 2, 3, 4].map((standard) => aci.field('thresholdByLivingStandard').field(String(standard)).whole(1, 99)),
      volunteers: aci.field('volunteersSkillModifier').whole(-99, 0),
    },
    transformations: file.field('permanentTransformations').oneEach(TPS, readTransformation),
  };
}
