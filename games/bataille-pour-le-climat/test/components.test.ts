// Chapters 2, 6.1, 6.3 and 6.8: what lies in the box, and the counts and constraints of appendix A.

import { describe, expect, test } from 'vitest';
import { components, constants, institutions, links, regionData, transformations } from '../data/index.ts';
import { births, emissions } from '../rules/regions/region.ts';
import { COLOURS, EMPLOYERS, INSTITUTIONS, REGIONS, type RegionId, ZONES } from '../types/index.ts';
import { newWorld } from './position.ts';

describe('the box', () => {
  test('BPC-CMP-1, BPC-RGD-1, BPC-SET-1: nine regions with the start values of the table', () => {
    const { state } = newWorld();
    const row = (id: RegionId) => {
      const it = state.regions[id];
      const electricity = Object.entries(it.electricity).flatMap(([kind, n]) => new Array<string>(n).fill(kind));
      return [
        it.population,
        it.standard,
        it.discipline,
        it.demography,
        it.local,
        it.imports,
        it.exports,
        electricity.join(' '),
        it.ghg,
      ];
    };
    expect(Object.keys(state.regions)).toHaveLength(9);
    expect(Object.fromEntries(REGIONS.map((id) => [id, row(id)]))).toEqual({
      europe: [12, 4, 2, 0, 1, 3, 0, 'coal gas hydro nuclear', 8],
      'north-america': [8, 4, 1, 0, 3, 1, 0, 'coal gas gas nuclear', 13],
      'south-america': [13, 2, 1, 1, 2, 0, 1, 'gas hydro', 4],
      'middle-east': [8, 3, 1, 2, 3, 0, 3, 'gas gas gas', 6],
      africa: [29, 1, 1, 3, 1, 0, 1, 'coal', 9],
      'indo-australia': [15, 2, 1, 1, 1, 1, 0, 'coal gas', 8],
      russia: [5, 3, 1, 0, 3, 0, 2, 'coal gas nuclear', 5],
      china: [33, 3, 1, 0, 1, 2, 0, 'coal coal hydro', 36],
      india: [38, 1, 1, 1, 1, 0, 0, 'coal', 11],
    });
  });

  test('BPC-SET-3, BPC-GHG-2: the nine gases add up to 100, where the counter starts', () => {
    const { state } = newWorld();
    expect(REGIONS.reduce((sum, id) => sum + state.regions[id].ghg, 0)).toBe(100);
    expect(state.ghg).toBe(100);
    expect(REGIONS.map((id) => emissions(state, id))).toEqual([7, 16, 3, 8, 3, 5, 10, 11, 3]);
  });

  test('BPC-RGD-2, BPC-REG-17: fourteen lines, in both directions', () => {
    const lines = REGIONS.flatMap((a) => links[a].filter((b) => REGIONS.indexOf(b) > REGIONS.indexOf(a)).map((b) => `${a} ${b}`));
    expect(lines.sort()).toEqual(
      [
        'north-america south-america',
        'europe north-america',
        'north-america indo-australia',
        'europe south-america',
        'europe africa',
        'europe middle-east',
        'europe russia',
        'middle-east africa',
        'middle-east russia',
        'middle-east india',
        'russia china',
        'china india',
        'indo-australia china',
        'indo-australia india',
      ].sort(),
    );
    for (const id of REGIONS) for (const other of links[id]) expect(links[other]).toContain(id);
  });

  test('BPC-REG-15, BPC-REG-16: who owns the nuclear weapon, and who has a nature reserve', () => {
    expect(REGIONS.filter((id) => regionData[id].nuclearWeapon)).toEqual(['europe', 'north-america', 'russia', 'china', 'india']);
    expect(REGIONS.filter((id) => regionData[id].natureReserve)).toEqual(['south-america', 'africa', 'indo-australia', 'russia']);
  });

  test('BPC-CMP-3, BPC-CMP-4, BPC-CMP-9: 69 events, 16 climate consequences, 8 scenarios', () => {
    expect([components.oilConstraints, components.warmings, components.greens].map((list) => list.length)).toEqual([12, 12, 45]);
    expect(components.climates).toHaveLength(16);
    expect(components.scenarios).toHaveLength(8);
  });

  test('BPC-CMP-5, BPC-CMP-6, BPC-CMP-7: 192 Influence cards, eight of each power, with twelve texts', () => {
    expect(COLOURS).toEqual(['military', 'media', 'industry', 'ngo', 'politics', 'education']);
    expect(components.influenceCards.map(({ copies }) => copies)).toEqual(new Array(24).fill(8));
    for (const colour of COLOURS) {
      const texts = components.influenceCards.filter((card) => card.colour === colour).map((card) => card.effect.id);
      expect(texts[0]).toBe(texts[1]);
      expect(texts[2]).toBe(texts[3]);
      expect(texts[0]).not.toBe(texts[2]);
    }
    expect(new Set(components.influenceCards.map((card) => card.effect.id)).size).toBe(12);
  });

  test('BPC-CMP-8: nine characters with two faces and nine employers', () => {
    expect(components.characters).toHaveLength(9);
    for (const { primary, secondary, secondaryFivePlayers } of components.characters)
      expect([primary.length, secondary.length, secondaryFivePlayers.length]).toEqual([2, 2, 1]);
    expect(EMPLOYERS).toHaveLength(9);
  });

  test('BPC-CMP-11, BPC-SET-6, BPC-SPC-1: six special pawns on four regions', () => {
    const { state } = newWorld();
    const pawns = REGIONS.flatMap((id) => {
      const { special } = regionData[id];
      return special === null
        ? []
        : [[id, special.token, state.regions[id].special, special.emissionsEach, special.emissionsAfterTurn]];
    });
    expect(pawns).toEqual([
      ['north-america', 'overconsumption', 2, 4, 4],
      ['middle-east', 'heat', 1, 2, 4],
      ['russia', 'cold', 1, 4, 2],
      ['china', 'overproduction', 2, 2, 2],
    ]);
    expect(state.turned).toBe(false);
  });

  test('BPC-CMP-10, BPC-SET-16: one Destruction pawn in each zone at the start, at most three', () => {
    const world = newWorld();
    expect(world.state.zones).toEqual({ poles: 1, glaciers: 1, currents: 1, forests: 1 });
    for (const zone of ZONES) {
      world.state.zones[zone] = 3;
      world.reveal(`warming-${zone}-2`).finish();
      expect(world.state.zones[zone]).toBe(3);
    }
  });

  test('BPC-CMP-20: a special pawn that China gave up stays away, activation after activation', () => {
    const world = newWorld().set('china', { special: 0 });
    for (const round of [1, 2]) {
      world.turnOf('china', round).run({ do: 'activate' }).finish();
      expect(world.region('china').special).toBe(0);
    }
  });
});

describe('demography', () => {
  const bands = [5, 15, 25, 35, 45, 55, 65, 75, 85, 95];
  const table = (mode: 'normal' | 'expert') => {
    const world = newWorld({ mode, 'starting-calamities': true });
    return [-2, -1, 0, 1, 2, 3, 4].map((demography) =>
      bands.map((population) => births(world.state, { ...world.region('europe'), demography, population })),
    );
  };

  test('BPC-RGD-3, BPC-ACT-7: the table of normal mode', () => {
    expect(table('normal')).toEqual([
      [-1, -2, -3, -4, -5, -6, -7, -8, -9, -10],
      [0, -1, -2, -3, -4, -5, -6, -7, -8, -9],
      [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
      [1, 2, 4, 6, 8, 10, 12, 14, 16, 18],
      [2, 4, 6, 8, 12, 15, 18, 21, 24, 27],
      [3, 6, 8, 12, 16, 20, 24, 28, 32, 36],
    ]);
  });

  test('BPC-RGD-4, BPC-SET-2, BPC-EXP-1: the table of Expert mode', () => {
    expect(table('expert')).toEqual([
      [-1, -1, -2, -3, -4, -5, -6, -7, -8, -9],
      [0, -1, -1, -2, -3, -4, -5, -6, -7, -8],
      [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      [1, 1, 2, 3, 4, 5, 6, 7, 8, 9],
      [1, 2, 4, 6, 8, 10, 12, 14, 16, 18],
      [2, 4, 6, 9, 12, 15, 18, 21, 24, 27],
      [3, 6, 9, 12, 16, 20, 24, 28, 32, 36],
    ]);
  });
});

describe('characters, transformations, institutions', () => {
  test.each([
    ['BPC-CHC-1', 'diallo', 'military politics', 'media ngo', 'media'],
    ['BPC-CHC-2', 'solberg', 'military ngo', 'industry education', 'industry'],
    ['BPC-CHC-3', 'han', 'military industry', 'politics education', 'education'],
    ['BPC-CHC-4', 'benali', 'media ngo', 'politics industry', 'politics'],
    ['BPC-CHC-5', 'rivera', 'media education', 'military ngo', 'ngo'],
    ['BPC-CHC-6', 'okafor', 'media politics', 'education industry', 'industry'],
    ['BPC-CHC-7', 'lin', 'industry education', 'media politics', 'media'],
    ['BPC-CHC-8', 'vos', 'industry politics', 'military ngo', 'military'],
    ['BPC-CHC-9', 'kealoha', 'ngo education', 'military media', 'military'],
  ])('%s: %s', (_rule, id, primary, secondary, five) => {
    const card = components.characters.find((it) => it.id === id);
    expect([card?.primary, card?.secondary, card?.secondaryFivePlayers].map((list) => list?.join(' '))).toEqual([
      primary,
      secondary,
      five,
    ]);
  });

  test.each([
    ['BPC-TPL-1', 'A', 'pair', { livingStandard: [3, 4], disciplineMin: 2 }, 'AB'],
    ['BPC-TPL-2', 'B', 'pair', { livingStandard: [3, 4], disciplineMin: 2 }, 'AB'],
    ['BPC-TPL-3', 'C', 'pair', { livingStandard: [2, 3, 4], disciplineMin: 2 }, 'CD'],
    ['BPC-TPL-4', 'D', 'pair', { livingStandard: [2, 3, 4], disciplineMin: 2 }, 'CD'],
    ['BPC-TPL-5', 'E', 'pair', { disciplineMin: 2 }, 'EF'],
    ['BPC-TPL-6', 'F', 'pair', { disciplineMin: 2 }, 'EF'],
    ['BPC-TPL-7', 'G', 'discipline', {}, null],
    ['BPC-TPL-8', 'H', 'discipline', { disciplineMin: 2 }, null],
    ['BPC-TPL-9', 'I', 'demography', { livingStandard: [1] }, null],
    ['BPC-TPL-10', 'J', 'demography', { livingStandard: [1, 2] }, null],
    ['BPC-TPL-11', 'K', 'demography', { livingStandard: [2, 3] }, null],
    ['BPC-TPL-12', 'L', 'demography', { disciplineMin: 3 }, null],
    ['BPC-TPL-13', 'M', 'global', {}, null],
    ['BPC-TPL-14', 'N', 'global', {}, null],
    ['BPC-TPL-15', 'O', 'global', {}, null],
    ['BPC-TPL-16', 'P', 'global', {}, null],
  ] as const)('%s, BPC-TPX-1, BPC-TPX-9: transformation %s', (_rule, id, kind, requires, pair) => {
    expect(transformations[id]).toMatchObject({ kind, requires, pair });
    if (id === 'G') expect(transformations.G).toMatchObject({ requiresExpert: { livingStandard: [2, 3, 4] }, regainAt: 1 });
    if (id === 'H') expect(transformations.H.regainAt).toBe(2);
  });

  test('BPC-INS-2, BPC-INS-3: thresholds and colours of the four institutions', () => {
    expect(INSTITUTIONS.map((id) => institutions[id].influences.join(' '))).toEqual([
      'military politics media',
      'ngo military industry',
      'education industry politics',
      'ngo media education',
    ]);
    for (const id of INSTITUTIONS) expect(institutions[id].tiers.map(({ threshold }) => threshold)).toEqual([8, 12, 16]);
  });

  test('BPC-END-1, BPC-DRW-4, BPC-IMP-4: the figures that rules read from the data', () => {
    expect(constants).toMatchObject({
      'victory-ghg': 33,
      'last-turn': 36,
      'hand-limit': 10,
      'actions-per-turn': 2,
      'tp-base-target': 20,
      'external-cards-per-type': 3,
      'aci-external-cards': 2,
    });
  });
});
