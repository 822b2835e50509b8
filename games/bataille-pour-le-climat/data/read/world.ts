// The board: regions, lines, institutions, tables, energy, transformations.
import { recordOf } from '@kaya/engine';
import { keyed, type NoteFault } from '@kaya/engine/components';
import type { Static } from 'typebox';
import { BANDS, type Colour, ELECTRICITY, INSTITUTIONS, REGIONS, type RegionId, TPS, ZONES } from '../../types/ids.ts';
import type { schema } from '../schema.ts';
import { readEffects, readTransformationEffect } from './effects.ts';

type File = Static<typeof schema>;

const RATES = [-2, -1, 0, 1, 2, 3, 4] as const;

export function readWorld(file: File, fault: NoteFault) {
  const { climate } = file.tracks;
  const { tables, energy } = file;
  const { order } = file.defaultRegionOrder;
  if (new Set(order).size !== REGIONS.length) fault('$.defaultRegionOrder', 'every region stands once on the track');
  const regions = keyed(file.regions, 'id');
  const institutions = keyed(file.institutions, 'id');
  const zones = keyed(file.zones, 'id');
  const oil = keyed(energy.oil, 'id');
  const electricity = keyed(energy.electricity, 'id');
  const transformations = keyed(file.permanentTransformations, 'id');
  const standards = energy.electricityAci.thresholdByLivingStandard;
  return {
    regions: recordOf(REGIONS, (id) => readRegion(regions[id], fault)),
    defaultOrder: order,
    links: readLinks(file.edges, fault),
    institutions: recordOf(INSTITUTIONS, (id) => readInstitution(institutions[id], fault)),
    zones: recordOf(ZONES, (id) => ({ max: zones[id].maxDestruction, start: zones[id].startDestruction })),
    climateTrack: { green: climate.greenStart, red: climate.redStart, redMin: climate.redMin, icon: climate.iconSpace },
    demography: {
      normal: readDemography(tables.demographyNormal, '$.tables.demographyNormal', fault),
      expert: readDemography(tables.demographyExpert, '$.tables.demographyExpert', fault),
    },
    populationUnit: {
      text: readUnits(tables.populationUnit, '$.tables.populationUnit', fault),
      printed: readUnits(tables.populationUnitPrinted, '$.tables.populationUnitPrinted', fault),
    },
    oilEmissions: recordOf(['local', 'import', 'export'], (id) => oil[id].emissions),
    electricity: recordOf(ELECTRICITY, (id) => electricity[id]),
    electricityAci: {
      influences: threeColours(energy.electricityAci.influences, '$.energy.electricityAci.influences', fault),
      /** By Living Standard, from 1. */
      thresholds: [standards[1], standards[2], standards[3], standards[4]],
      volunteers: energy.electricityAci.volunteersSkillModifier,
    },
    transformations: recordOf(TPS, (id) => readTransformation(transformations[id])),
  };
}

function readRegion({ special, ...region }: File['regions'][number], fault: NoteFault) {
  const { livingStandard, oil, electricity } = region;
  const place = `$.regions[${region.id}]`;
  // BPC-REG-1, BPC-REG-2
  if (oil.local + oil.import !== livingStandard) fault(place, 'oil consumed must equal the living standard');
  if (electricity.length !== livingStandard) fault(place, 'electricity tokens must equal the living standard');
  if (oil.import > 0 && oil.export > 0) fault(place, 'a region cannot import and export oil'); // BPC-REG-14
  return { ...region, special: special === null ? null : readSpecial(special) };
}

/** Special pawns (BPC-CMP-11): Overproduction and Overconsumption can be given up, Cold and Heat are turned once. */
function readSpecial({ flippedEach, ...special }: NonNullable<File['regions'][number]['special']>) {
  return { ...special, emissionsAfterTurn: flippedEach ?? special.emissionsEach };
}

/** BPC-REG-17: who is linked to whom, both ways, in the order of the lines. */
function readLinks(edges: File['edges'], fault: NoteFault): Readonly<Record<RegionId, RegionId[]>> {
  const links = recordOf(REGIONS, (): RegionId[] => []);
  for (const { id, a, b } of edges) {
    if (a === b || links[a].includes(b)) fault(`$.edges[${id}]`, 'a line joins two different regions, once');
    links[a].push(b);
    links[b].push(a);
  }
  for (const id of REGIONS) if (links[id].length === 0) fault('$.edges', `no line leads to ${id}`);
  return links;
}

function readInstitution({ tiers, ...institution }: File['institutions'][number], fault: NoteFault) {
  threeColours(institution.influences, `$.institutions[${institution.id}].influences`, fault);
  return {
    ...institution,
    tiers: tiers.map(({ options, ...tier }) => ({
      ...tier,
      options: options.map(({ id, effects, thresholdPlusPerDiscipline }) => ({
        id,
        effects: readEffects(effects),
        /** Ending a Dictatorship costs this much more per point of its Discipline. */
        thresholdPlusPerDiscipline: thresholdPlusPerDiscipline ?? 0,
      })),
    })),
  };
}

/** BPC-ACI-2 */
export function threeColours(colours: Colour[], place: string, fault: NoteFault): Colour[] {
  if (new Set(colours).size !== 3 || colours.length !== 3) fault(place, 'expected three different colours');
  return colours;
}

/** BPC-ACT-6, BPC-ACT-7: rows by rate from −2, columns by band of population. */
function readDemography({ rows, extension }: File['tables']['demographyNormal'], place: string, fault: NoteFault): number[][] {
  return RATES.map((rate) => {
    const row = [...rows[rate], ...extension.rows[rate]];
    if (row.length !== BANDS) fault(place, `rate ${rate}: expected ${BANDS} columns`);
    return row;
  });
}

function readUnits({ values }: File['tables']['populationUnit'], place: string, fault: NoteFault): number[] {
  if (values.length !== BANDS) fault(place, `expected ${BANDS} columns`);
  return values;
}

function readTransformation({ regain, ...transformation }: File['permanentTransformations'][number]) {
  return {
    ...transformation,
    requiresExpert: transformation.requiresExpert ?? null,
    effects: transformation.effects.map(readTransformationEffect),
    pair: transformation.pair ?? null,
    /** The Discipline at which the players may implant it again. */
    regainAt: regain?.whenDiscipline ?? null,
  };
}
