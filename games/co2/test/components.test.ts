import { at } from '@kaya/engine';
import { expect, test } from 'vitest';
import { components } from '../data/index.ts';
import { EDITIONS, ENERGIES, FOSSILS, GRANTS, REGIONS } from '../types/index.ts';

/** Chapters 2, 6 and 16: counts and constraints of the components. */

const { constants } = components;

test('CO2-CMP-1, CO2-CMP-2, CO2-CMP-5: 40 CEPs, 25 tech cubes, 4 scientists each', () => {
  expect(constants.cepTotal).toBe(40);
  expect(constants.techTotal).toBe(25);
  expect(constants.scientistsPerPlayer).toBe(4);
});

test('CO2-CMP-4: 20 discs in the French edition, 15 in the Russian one', () => {
  expect(EDITIONS.map((edition) => components.editions[edition].discsPerPlayer)).toEqual([20, 15]);
});

test('CO2-CMP-6, CO2-CMP-7, CO2-CMP-10: 30 project tiles and 25 plants, evenly over the five types in their order', () => {
  expect(ENERGIES).toEqual(['forestation', 'solar', 'cold-fusion', 'biomass', 'recycling']);
  for (const type of ENERGIES) {
    expect(components.projectTiles[type]).toBe(6);
    expect(components.plants[type]).toHaveLength(5);
  }
});

test('CO2-CMP-8: ten tiles each of coal at 40, oil at 30 and gas at 20 ppm', () => {
  expect(FOSSILS.map((fossil) => [fossil, components.fossilTiles[fossil], components.ppm[fossil]])).toEqual([
    ['coal', 10, 40],
    ['oil', 10, 30],
    ['gas', 10, 20],
  ]);
});

test('CO2-CMP-11, CO2-CMP-12, CO2-CMP-13: six regions clockwise, their slots, and one project space for each grant', () => {
  expect(REGIONS.map((id) => [id, components.regions[id].slots])).toEqual([
    ['north-america', 5],
    ['europe', 5],
    ['asia', 6],
    ['oceania', 4],
    ['africa', 3],
    ['south-america', 4],
  ]);
  for (const id of REGIONS) expect(components.regions[id].grants).toEqual(GRANTS);
});

test('CO2-CMP-14, CO2-CMP-15: six summit places, tracks of twelve spaces', () => {
  expect(constants.summitPlaces).toBe(6);
  for (const type of ENERGIES) {
    expect(components.tracks[type].last).toBe(12);
    expect(components.tracks[type].spaces).toHaveLength(13);
  }
});

test('CO2-CMP-18: a decade is a year on the track, from 1970 to 2020', () => {
  expect(components.years.slice(1)).toEqual([1970, 1980, 1990, 2000, 2010, 2020]);
});

test('CO2-PLT-1: money, tech and points of all plants', () => {
  const table = ENERGIES.map((type) => components.plants[type].map(({ money, tech, points }) => [money, tech, points].join('/')));
  expect(table).toEqual([
    ['5/3/7', '6/3/8', '6/4/9', '7/4/10', '7/5/11'],
    ['10/2/8', '11/2/9', '11/3/10', '12/3/11', '12/4/12'],
    ['11/3/12', '12/3/13', '12/4/14', '13/4/15', '13/5/16'],
    ['8/2/7', '9/2/8', '9/3/9', '10/3/10', '10/4/11'],
    ['9/1/6', '10/1/7', '10/2/8', '11/2/9', '11/3/10'],
  ]);
});

test('CO2-PLT-2: points are half the money and one and a half per cube, rounded half up, and two more for cold fusion', () => {
  for (const type of ENERGIES) {
    for (const { money, tech, points } of components.plants[type]) {
      expect(points).toBe(Math.floor(money / 2 + 1.5 * tech + 0.5) + (type === 'cold-fusion' ? 2 : 0));
    }
  }
});

test('CO2-TRK-1: the income row of every track', () => {
  for (const type of ENERGIES) {
    expect(components.tracks[type].spaces.map(({ income }) => income)).toEqual([0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5]);
  }
});

test('CO2-TRK-2: the bonuses of the tracks', () => {
  const bonuses = ENERGIES.map((type) =>
    components.tracks[type].spaces.flatMap(({ bonus }, space) =>
      bonus === null ? [] : [`${space} ${bonus.kind}${bonus.kind === 'expertise' ? ` ${bonus.type}` : ''}`],
    ),
  );
  expect(bonuses).toEqual([
    ['2 tech', '5 expertise solar', '7 region-cep', '10 expertise-any'],
    ['3 region-cep', '5 expertise cold-fusion', '8 tech', '10 expertise-any'],
    ['2 tech', '4 expertise biomass', '6 region-cep', '9 expertise-any'],
    ['3 tech', '6 expertise recycling', '8 region-cep', '10 expertise-any'],
    ['2 region-cep', '4 expertise forestation', '7 tech', '10 expertise-any'],
  ]);
});

test('CO2-TRK-3: the construction icon lies where the lowest plant of the type can be built', () => {
  expect(ENERGIES.map((type) => components.tracks[type].constructionIcon)).toEqual([3, 2, 3, 2, 1]);
  for (const type of ENERGIES) {
    expect(components.tracks[type].constructionIcon).toBe(at(components.plants[type], 0).expertise);
  }
});

test('CO2-AGD-1: the eight agenda tiles', () => {
  const short = Object.values(components.agendas).map((types) => types.map((type) => SYMBOL[type]).join(''));
  expect(short).toEqual(['FSB', 'SRF', 'BNF', 'RFN', 'FRB', 'NBS', 'RNS', 'SBR']);
});

test('CO2-AGD-2: whichever two tiles are left out, every type is wanted by two regions', () => {
  const agendas = Object.values(components.agendas);
  for (let a = 0; a < agendas.length; a++) {
    for (let b = a + 1; b < agendas.length; b++) {
      const used = agendas.filter((_, i) => i !== a && i !== b);
      for (const type of ENERGIES) expect(used.filter((types) => types.includes(type)).length).toBeGreaterThanOrEqual(2);
    }
  }
});

test('CO2-SMT-1: 8, 6 and 4 summits with two, three and four topics; every type on ten of them', () => {
  const summits = Object.values(components.summits);
  expect([2, 3, 4].map((size) => summits.filter((topics) => topics.length === size).length)).toEqual([8, 6, 4]);
  for (const type of ENERGIES) expect(summits.filter((topics) => topics.includes(type))).toHaveLength(10);
  expect(components.summits['summit-09']).toEqual(['forestation', 'cold-fusion', 'recycling']);
});

const SYMBOL = { forestation: 'F', solar: 'S', 'cold-fusion': 'N', biomass: 'B', recycling: 'R' } as const;

test.each([
  ['CO2-UN-34', 'un-goal-34', 'FS', 5],
  ['CO2-UN-35', 'un-goal-35', 'FB', 5],
  ['CO2-UN-36', 'un-goal-36', 'FR', 4],
  ['CO2-UN-37', 'un-goal-37', 'SN', 6],
  ['CO2-UN-38', 'un-goal-38', 'NB', 6],
  ['CO2-UN-39', 'un-goal-39', 'NR', 5],
  ['CO2-UN-40', 'un-goal-40', 'FSN', 9],
  ['CO2-UN-41', 'un-goal-41', 'SNB', 8],
  ['CO2-UN-42', 'un-goal-42', 'NBR', 8],
  ['CO2-UN-43', 'un-goal-43', 'FBR', 7],
  ['CO2-UN-44', 'un-goal-44', 'FSR', 7],
  ['CO2-UN-45', 'un-goal-45', 'FSBR', 11],
  ['CO2-UN-46', 'un-goal-46', 'SNBR', 12],
] as const)('%s: %s asks for %s and is worth %i points', (_, id, types, points) => {
  const goal = components.unGoals[id];
  expect(goal?.types.map((type) => SYMBOL[type]).join('')).toBe(types);
  expect(goal?.points).toBe(points);
});

test.each([
  ['CO2-EVC-47', 'event-47', 'africa'],
  ['CO2-EVC-48', 'event-48', 'asia'],
  ['CO2-EVC-49', 'event-49', 'europe'],
  ['CO2-EVC-50', 'event-50', 'north-america'],
  ['CO2-EVC-51', 'event-51', 'oceania'],
  ['CO2-EVC-52', 'event-52', 'south-america'],
] as const)('%s: %s strikes %s', (_, id, region) => {
  expect(components.events[id]?.region).toBe(region);
});

test('CO2-EDI-1: the editions differ in exactly these values', () => {
  const { fr, ru } = components.editions;
  expect(fr).toEqual({
    discsPerPlayer: 20,
    unGoals: Array.from({ length: 13 }, (_, i) => `un-goal-${34 + i}`),
    goalsRemoved: [[], goals(27, 30, 32, 33), goals(28, 30, 33), goals(30), [], []],
    scientistProjectToHand: true,
    summitOrder: 'active-last',
    plantsNotCountedForGoal: 1,
    extremeGasRemoved: 6,
    soloNextProject: 'next-region',
  });
  expect(ru).toEqual({
    discsPerPlayer: 15,
    unGoals: Array.from({ length: 12 }, (_, i) => `un-goal-${34 + i}`),
    goalsRemoved: [[], goals(27, 33), [], [], [], []],
    scientistProjectToHand: false,
    summitOrder: 'from-first-player',
    plantsNotCountedForGoal: 0,
    extremeGasRemoved: 0,
    soloNextProject: 'same-region',
  });
  const different = ENERGIES.filter(
    (type) => JSON.stringify(components.benefits.fr[type]) !== JSON.stringify(components.benefits.ru[type]),
  );
  expect(different).toEqual(['biomass', 'recycling']);
});

function goals(...numbers: number[]): string[] {
  return numbers.map((number) => `company-goal-${number}`);
}

test('CO2-EDI-5: only the printed numbers of the market cards are swapped in the Russian edition', () => {
  expect(components.lobby['lobby-25']).toMatchObject({ number: { fr: 25, ru: 26 }, trigger: { action: 'market-buy' } });
  expect(components.lobby['lobby-26']).toMatchObject({ number: { fr: 26, ru: 25 }, trigger: { action: 'market-sell' } });
});

test('the cards are numbered from 1 to 52 without a gap, and every lobby card has a step of its own', () => {
  const numbers = [
    ...Object.values(components.lobby).map((card) => card.number.fr),
    ...Object.values(components.goals).map((card) => card.number),
    ...Object.values(components.unGoals).map((card) => card.number),
    ...Object.values(components.events).map((card) => card.number),
  ];
  expect(numbers).toEqual(Array.from({ length: 52 }, (_, i) => i + 1));
  const triggers = Object.values(components.lobby).map((card) => JSON.stringify(card.trigger));
  expect(new Set(triggers).size).toBe(26);
});

test('minor effects are 7 tech, 7 money, 6 CEP and 6 moves, never of the kind of the major effect', () => {
  const cards = Object.values(components.lobby);
  const count = (kind: string) => cards.filter((card) => card.minor.kind === kind).length;
  expect(['tech', 'money', 'cep-from-market', 'move-scientist'].map(count)).toEqual([7, 7, 6, 6]);
  for (const card of cards) expect(card.major.map((effect) => effect.kind)).not.toContain(card.minor.kind);
});

test('every UN goal asks for each type seven times in all', () => {
  for (const type of ENERGIES) {
    expect(Object.values(components.unGoals).filter((goal) => goal.types.includes(type))).toHaveLength(7);
  }
});
