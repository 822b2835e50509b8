// Chapters 6.5 and 6.7: Oil Constraints, Warming cards and every Climate Consequence, with their exact effects.

import { describe, expect, test } from 'vitest';
import { components } from '../data/index.ts';
import { type BpcState, type RegionId, ZONES } from '../types/index.ts';
import type { World } from './choosing.ts';
import { differences } from './differences.ts';
import { newWorld } from './position.ts';

type Zones = BpcState['zones'];
type Row = [
  rule: string,
  card: string,
  active: RegionId,
  zones: Zones,
  target: RegionId | null,
  changes: string[],
  prepare?: (world: World) => void,
];
type WarmingRow = [rule: string, zone: (typeof ZONES)[number], pawns: number, changes: string[]];

function struck(
  card: string,
  active: RegionId,
  zones: Zones,
  prepare: ((world: World) => void) | null,
): { target: RegionId | null; changes: string[] } {
  const world = newWorld();
  for (const player of world.state.players) player.employer = null;
  world.state.zones = { ...zones };
  prepare?.(world);
  const before = structuredClone(world.state);
  world.turnOf(active);
  world.state.deck.top = [card];
  world.run({ do: 'reveal' });
  const [hit] = world.told('target');
  world.finish();
  return { target: hit?.region ?? null, changes: differences(before, world.state, hit?.region ?? null) };
}

const one: Zones = { poles: 1, glaciers: 1, currents: 1, forests: 1 };

describe('climate consequences', () => {
  test.each([
    [
      'BPC-CCC-1',
      'heat-wave',
      'north-america',
      { poles: 1, glaciers: 2, currents: 1, forests: 0 },
      'europe',
      [
        'china shortage +1',
        'india dearth +1',
        'indo-australia shortage +1',
        'russia shortage +1',
        'shortage +3',
        'north-america refugee +1',
      ],
      (world) => world.set('india', { dearth: 1, discipline: 2 }),
    ],
    [
      'BPC-CCC-2',
      'megadrought',
      'russia',
      { ...one, glaciers: 3, currents: 2 },
      'russia',
      ['china shortage +1', 'india shortage +1', 'shortage +3'],
    ],
    [
      'BPC-CCC-3',
      'cyclones',
      'russia',
      { ...one, currents: 2 },
      null,
      [
        'china refugee +1',
        'china shortage +2',
        'indo-australia refugee +1',
        'north-america refugee +1',
        'south-america refugee +1',
      ],
    ],
    [
      'BPC-CCC-4',
      'rising-seas',
      'europe',
      { ...one, poles: 2 },
      null,
      // Each group goes to the first linked region: North America, then the Middle East and Russia.
      ['indo-australia shortage +1', 'middle-east refugee +1', 'north-america refugee +2', 'russia refugee +1'],
    ],
    ['BPC-CCC-5', 'megafires', 'india', { ...one, forests: 2 }, 'russia', ['ghg +1', 'green +2', 'refugee +2', 'shortage +1']],
    [
      'BPC-CCC-6',
      'flash-floods',
      'china',
      { ...one, currents: 2, glaciers: 2 },
      'russia',
      ['china refugee +1', 'europe refugee +1', 'middle-east refugee +1', 'refugee +2', 'shortage +2'],
    ],
    [
      'BPC-CCC-7',
      'crop-failure',
      'europe',
      { ...one, currents: 3 },
      null,
      [
        'africa shortage +1',
        'china shortage +1',
        'europe shortage +1',
        'india shortage +1',
        'indo-australia shortage +1',
        'middle-east shortage +1',
        'north-america shortage +1',
        'russia shortage +1',
        'south-america shortage +1',
      ],
    ],
    [
      'BPC-CCC-8',
      'tropical-vectors',
      'russia',
      { ...one, forests: 2 },
      'indo-australia',
      ['africa epizootic +1', 'epizootic +1', 'middle-east epizootic +1'],
    ],
    [
      'BPC-CCC-9',
      'thawing-permafrost',
      'europe',
      { ...one, poles: 3 },
      null,
      ['ghg +3', 'russia epizootic +1', 'russia shortage +3'],
    ],
    [
      'BPC-CCC-10',
      'empty-seas',
      'europe',
      { ...one, currents: 2 },
      null,
      ['china shortage +1', 'indo-australia shortage +2', 'south-america shortage +1'],
    ],
    [
      'BPC-CCC-11',
      'wet-bulb',
      'europe',
      { poles: 2, glaciers: 2, currents: 2, forests: 2 },
      null,
      ['africa population -1', 'europe refugee +2', 'india population -1', 'middle-east population -1', 'middle-east refugee +1'],
    ],
    [
      'BPC-CCC-12',
      'broken-vortex',
      'africa',
      { ...one, poles: 2 },
      null,
      ['europe shortage +1', 'north-america shortage +1', 'russia shortage +3'],
    ],
    [
      'BPC-CCC-13',
      'dry-rivers',
      'europe',
      { ...one, glaciers: 2 },
      null,
      ['china shortage +3', 'europe shortage +1', 'south-america shortage +1'],
    ],
    ['BPC-CCC-14', 'storm-of-century', 'russia', { ...one, currents: 2 }, 'russia', ['refugee +1', 'riot +1', 'shortage +3']],
    [
      'BPC-CCC-15',
      'saharan-dust',
      'russia',
      { ...one, forests: 2 },
      null,
      ['africa refugee +1', 'green +2', 'india epizootic +1', 'india refugee +1', 'middle-east refugee +1'],
    ],
    ['BPC-CCC-16', 'climate-exodus', 'russia', { ...one, forests: 3 }, 'india', ['middle-east refugee +3', 'shortage +1']],
  ] as Row[])('%s: %s', (_rule, card, active, zones, target, changes, prepare) => {
    expect(struck(card, active, zones, prepare ?? null)).toEqual({ target, changes: [...changes].sort() });
  });

  test('BPC-CCC-7: with one pawn in the currents only LS 2–3 is short of food, with two LS 1 as well', () => {
    const hungry = (currents: number) =>
      struck('crop-failure', 'europe', { ...one, currents }, null).changes.map((it) => it.split(' ')[0]);
    expect(hungry(1)).toEqual(['china', 'indo-australia', 'middle-east', 'russia', 'south-america']);
    expect(hungry(2)).toEqual(['africa', 'china', 'india', 'indo-australia', 'middle-east', 'russia', 'south-america']);
  });

  test('BPC-CCC-11: below eight Destruction pawns nobody dies of the heat', () => {
    const { changes } = struck('wet-bulb', 'europe', { poles: 2, glaciers: 2, currents: 2, forests: 1 }, null);
    expect(changes.filter((it) => it.includes('population'))).toEqual([]);
  });

  test('BPC-CCC-14: without intermittent renewables or nuclear the storm brings one Shortage less', () => {
    expect(struck('storm-of-century', 'middle-east', one, null).changes).toEqual(['refugee +1', 'riot +1', 'shortage +1']);
  });

  test('BPC-CCC-16: with nine Destruction pawns an Exodus leaves the weakest region', () => {
    const { target, changes } = struck('climate-exodus', 'russia', { poles: 3, glaciers: 3, currents: 2, forests: 1 }, null);
    expect(target).toBe('india');
    expect(changes).toContain('population -3');
  });
});

describe('oil and warming cards', () => {
  test('BPC-OCC-1: twelve Oil Constraints, six down and six up, alike in everything else', () => {
    const { oilConstraints } = components;
    expect(oilConstraints.map(({ arrow }) => arrow).sort()).toEqual([...new Array(6).fill('down'), ...new Array(6).fill('up')]);
    expect(new Set(oilConstraints.map(({ condition, effects }) => JSON.stringify([condition, effects]))).size).toBe(1);
    const up = oilConstraints.find(({ arrow }) => arrow === 'up')?.id ?? '';
    const world = newWorld().turnOf('india').reveal(up);
    expect(world.told('target')).toMatchObject([{ region: 'russia' }]);
  });

  test('BPC-OCC-2: three Warming cards for each zone', () => {
    for (const zone of ZONES) expect(components.warmings.filter((card) => card.zone === zone)).toHaveLength(3);
  });

  test.each([
    ['BPC-WRM-1, BPC-WRM-2', 'poles', 2, ['africa', 'india', 'indo-australia', 'south-america'].map((id) => `${id} refugee +1`)],
    [
      'BPC-WRM-1, BPC-WRM-2',
      'poles',
      3,
      ['africa', 'china', 'india', 'indo-australia', 'middle-east', 'russia', 'south-america'].map((id) => `${id} refugee +1`),
    ],
    ['BPC-WRM-3', 'glaciers', 2, ['china shortage +2', 'india dearth +1']],
    ['BPC-WRM-3', 'glaciers', 3, ['china shortage +3', 'india dearth +1']],
    ['BPC-WRM-4', 'currents', 2, ['africa dearth +1']],
    ['BPC-WRM-4', 'currents', 3, ['africa dearth +1']],
    ['BPC-WRM-5', 'forests', 2, ['green +5']],
    ['BPC-WRM-5', 'forests', 3, ['green +6']],
    ['BPC-WRM-6', 'poles', 1, ['africa refugee +1', 'india refugee +1']],
    ['BPC-WRM-6', 'glaciers', 1, ['china shortage +1', 'india shortage +1']],
    ['BPC-WRM-6', 'currents', 1, ['africa shortage +1']],
    ['BPC-WRM-6', 'forests', 1, ['green +4']],
  ] as WarmingRow[])('%s: %s with %i pawns', (_rule, zone, pawns, changes) => {
    expect(struck(`warming-${zone}-2`, 'europe', { ...one, [zone]: pawns - 1 }, null).changes).toEqual(changes);
  });

  test('BPC-WRM-4: two Shortages in Africa at once, three with the third pawn', () => {
    const africa = (pawns: number) => {
      const zones = { ...one, currents: pawns - 1 };
      return struck('warming-currents-2', 'europe', zones, (world) => world.set('africa', { discipline: 4 })).changes;
    };
    expect([africa(2), africa(3)]).toEqual([['africa shortage +2'], ['africa shortage +3']]);
  });
});
