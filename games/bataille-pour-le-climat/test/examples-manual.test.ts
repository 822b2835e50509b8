// The worked examples that come from the manual (chapter 13.1), with their exact numbers.

import { describe, expect, test } from 'vitest';
import { endOfTurnSpaces } from '../rules/events/climate.ts';
import { electricityTokens, emissions, oilBalance } from '../rules/regions/region.ts';
import { powerNeeded } from '../rules/transformations/implant.ts';
import { propagationOdds } from '../rules/transformations/propagation.ts';
import { type Card, REGIONS, type RegionId } from '../types/index.ts';
import type { World } from './choosing.ts';
import { newWorld, startGame } from './position.ts';

function learns(world: World, id: RegionId): string {
  return world.learnable(id).join('');
}

describe('energy and cards', () => {
  test('BPC-EX-1, BPC-REG-1, BPC-REG-2: Europe at LS 4 uses 1 local and 3 imported oil, and 4 electricity tokens', () => {
    const europe = newWorld().region('europe');
    expect([europe.local, europe.imports, electricityTokens(europe)]).toEqual([1, 3, 4]);
  });

  test('BPC-EX-2, BPC-REG-6, BPC-SPC-1: the start emissions of the regions with special pawns', () => {
    const { state } = newWorld();
    expect((['north-america', 'china', 'russia', 'middle-east'] as const).map((id) => emissions(state, id))).toEqual([
      16, 11, 10, 8,
    ]);
  });

  test.each([
    [3, 6],
    [4, 5],
    [5, 5],
  ])('BPC-EX-3, BPC-DRW-1, BPC-DRW-2, BPC-DRW-3: with %i characters the active player draws %i cards', (characters, cards) => {
    const world = startGame({}, characters);
    world.firstWhile('starting-draw', 'draw-secondary');
    const drawn = world.told('drew').filter(({ who }) => who === world.state.active);
    expect(drawn).toHaveLength(cards);
    const counts = Object.values(Object.groupBy(drawn, ({ card }) => card.split('-')[0] ?? '')).map((list) => list?.length);
    expect(counts.sort()).toEqual(characters === 3 ? [1, 1, 2, 2] : [1, 2, 2]);
  });

  test('BPC-EX-4, BPC-IMP-4, BPC-EMP-4: a transformation costs 16, or 15 with The Shift Action; with 7 Destruction pawns 13 and 12', () => {
    const world = newWorld();
    const shift = world.state.players.find((player) => player.employer === 'shift-action');
    if (shift === undefined) throw new Error('The Shift Action is among the suggested employers');
    expect(powerNeeded(world.state)).toBe(15);
    world.state.zones = { poles: 2, glaciers: 2, currents: 2, forests: 1 };
    expect(powerNeeded(world.state)).toBe(12);
    shift.employer = null;
    expect(powerNeeded(world.state)).toBe(13);
    world.state.zones = { poles: 1, glaciers: 1, currents: 1, forests: 1 };
    expect(powerNeeded(world.state)).toBe(16);
  });
});

describe('events', () => {
  test('BPC-EX-5, BPC-OIL-1, BPC-OIL-2, BPC-OIL-3, BPC-OIL-4, BPC-EVT-4: an Oil Constraint passes India, which produces 1, and takes the export of Africa, once', () => {
    const world = newWorld();
    world.state.order = ['india', 'africa', ...REGIONS.filter((id) => id !== 'india' && id !== 'africa')];
    world.reveal('oil-constraint-01');
    expect(world.region('africa').exports).toBe(0);
    expect(oilBalance(world.state)).toBe(-1);
    world.reveal('oil-constraint-03');
    expect([world.region('africa').local, world.region('india').local]).toEqual([1, 1]);
    expect(oilBalance(world.state)).toBe(-2);
  });

  test('BPC-EX-6, BPC-OIL-2, BPC-OIL-3: without exports a local token becomes an import', () => {
    const world = newWorld().turnOf('north-america').reveal('oil-constraint-01');
    const { local, imports, exports } = world.region('north-america');
    expect([local, imports, exports, oilBalance(world.state)]).toEqual([2, 2, 0, -1]);
  });

  test.each([
    [null, 2],
    [9, 2],
    [10, 1],
    [13, 1],
    [14, 0],
  ] as const)(
    'BPC-EX-7, BPC-EVT-8, BPC-EVT-9: Mad cow flu with power %s puts %i Epizootics on the target',
    (power, epizootics) => {
      const gifts: Readonly<Record<number, readonly Card[]>> = {
        9: ['education-4', 'education-4', 'industry-1'],
        10: ['education-4', 'education-4', 'industry-2'],
        13: ['education-4', 'education-4', 'industry-4', 'industry-1'],
        14: ['education-4', 'education-4', 'industry-4', 'industry-2'],
      };
      const world = newWorld();
      if (power !== null) world.hold(1, ...(gifts[power] ?? []));
      world.state.external = ['media-1', 'military-1'];
      world.turnOf('europe').reveal('mad-cow-flu');
      if (power === null) world.choose({ do: 'no-aci' });
      else {
        world.choose({ do: 'launch' });
        while (!world.atRest) {
          const give = world.offered('give')[0];
          world.choose(give ?? { do: 'contributed' });
        }
      }
      expect(world.region('europe').epizootic).toBe(epizootics);
    },
  );

  test('BPC-EX-8, BPC-EVT-3, BPC-EVT-4: with India active the search for Mad cow flu goes down and round to Europe', () => {
    const world = newWorld().turnOf('india').reveal('mad-cow-flu');
    expect(world.state.event).toEqual({ card: 'mad-cow-flu', target: 'europe' });
  });

  test('BPC-EX-9, BPC-VOC-6, BPC-LIV-13, BPC-LIV-15, BPC-LIV-18: Growth on an exporter adds gas, and its activation burns the exported oil', () => {
    const world = newWorld().turnOf('south-america').reveal('growth');
    world.choose({ do: 'no-aci' });
    expect(world.region('south-america').electricity).toMatchObject({ hydro: 1, gas: 2 });
    world.activate('south-america');
    const { exports, local, standard, demography, discipline } = world.region('south-america');
    expect({ exports, local, standard, demography, discipline }).toEqual({
      exports: 0,
      local: 3,
      standard: 3,
      demography: 0,
      discipline: 1,
    });
    expect(oilBalance(world.state)).toBe(-1);
  });

  test('BPC-EX-10, BPC-LIV-15: Growth on an importer adds coal; with a balance of +1 it imports and rises', () => {
    const world = newWorld().set('russia', { exports: 3 }).turnOf('indo-australia').reveal('growth');
    world.choose({ do: 'no-aci' });
    expect(world.region('indo-australia').electricity).toMatchObject({ coal: 2, gas: 1 });
    world.activate('indo-australia');
    expect(world.region('indo-australia')).toMatchObject({ imports: 2, standard: 3 });
    expect(oilBalance(world.state)).toBe(0);
  });

  test('BPC-EX-11, BPC-LIV-15, BPC-LIV-19, BPC-WOI-1: with a balance of 0 the surplus token of any kind goes, and LS stays 2', () => {
    const world = newWorld().turnOf('indo-australia').reveal('growth');
    world.choose({ do: 'no-aci' }).activate('indo-australia');
    expect(world.step.do).toBe('electricity-remove');
    world.choose({ do: 'give-up-token', kind: 'coal' });
    expect(world.region('indo-australia')).toMatchObject({ standard: 2, imports: 1, electricity: { coal: 1, gas: 1 } });
  });
});

describe('propagation', () => {
  function taught(): World {
    const world = newWorld();
    world.state.seeded = 'ACDGJK';
    return world
      .set('south-america', { standard: 4, discipline: 2, tps: 'G' })
      .set('europe', { tps: 'CD' })
      .set('russia', { tps: 'D' })
      .set('africa', { standard: 2, tps: 'K' })
      .set('indo-australia', { tps: 'A' })
      .set('india', { tps: 'G' })
      .set('middle-east', { tps: 'G' });
  }

  test('BPC-EX-12, BPC-PRO-3, BPC-PRO-4, BPC-PRO-6: three regions can teach something, so the die succeeds on 1–6 and the choice is A, C or D', () => {
    const world = taught();
    expect(propagationOdds(world.state, 'south-america')).toEqual({ sum: 6, certain: 0, chance: 6 });
    expect(learns(world, 'south-america')).toBe('ACD');
  });

  test('BPC-EX-13, BPC-PRO-3, BPC-TPX-9: the same with South America at LS 3 and J in Africa', () => {
    const world = taught().set('south-america', { standard: 3 }).set('africa', { tps: 'J' });
    expect(propagationOdds(world.state, 'south-america')).toEqual({ sum: 6, certain: 0, chance: 6 });
    expect(learns(world, 'south-america')).toBe('ACD');
  });

  test.each([
    [2, { sum: 4, certain: 0, chance: 4 }],
    [4, { sum: 8, certain: 1, chance: 0 }],
    [5, { sum: 10, certain: 1, chance: 2 }],
  ] as const)('BPC-EX-14, BPC-PRO-6, BPC-PRO-7: %i regions counted', (count, odds) => {
    const world = newWorld();
    world.state.seeded = 'G';
    for (const id of REGIONS.filter((it) => it !== 'india').slice(0, count)) world.set(id, { tps: 'G' });
    expect(propagationOdds(world.state, 'india')).toEqual(odds);
  });

  test('BPC-EX-15, BPC-PRO-5: the precise method counts F, I and J for India: chance 3', () => {
    const world = newWorld({ propagation: 'precise' });
    world.state.seeded = 'ABCDEFGIJ';
    world
      .set('india', { discipline: 2, tps: 'EG' })
      .set('south-america', { tps: 'EF' })
      .set('africa', { tps: 'IJ' })
      .set('europe', { tps: 'ABCD' })
      .set('russia', { tps: 'AC' })
      .set('middle-east', { tps: 'BD' })
      .set('indo-australia', { tps: 'CD' });
    expect(propagationOdds(world.state, 'india')).toEqual({ sum: 3, certain: 0, chance: 3 });
    expect(learns(world, 'india')).toBe('FIJ');
  });

  test('BPC-EX-16, BPC-PRO-6: a sum of 27 gives three transformations and chance 3, a sum of 1 chance 1', () => {
    const world = newWorld({ propagation: 'precise' });
    world.state.seeded = 'CDEFGHJK';
    world.set('south-america', { discipline: 2 }).set('europe', { tps: 'C' });
    expect(propagationOdds(world.state, 'south-america')).toEqual({ sum: 1, certain: 0, chance: 1 });
    for (const id of ['russia', 'china', 'india'] as const) world.set(id, { tps: 'CDEFGHJK' });
    world.set('europe', { tps: 'CDE' });
    expect(propagationOdds(world.state, 'south-america')).toEqual({ sum: 27, certain: 3, chance: 3 });
  });
});

describe('calamities', () => {
  test('BPC-EX-17, BPC-CAL-6, BPC-RED-1: at Resilience 4 three Riots do nothing, and a fifth makes a Conflict', () => {
    const world = newWorld().set('europe', { riot: 3 }).activate('europe');
    expect(world.region('europe')).toMatchObject({ riot: 3, refugee: 0 });
    expect(world.told('refugees')).toEqual([]);
    world.set('europe', { riot: 4 }).run({ do: 'add', region: 'europe', token: 'riot', n: 1 });
    expect(world.region('europe')).toMatchObject({ riot: 0, conflict: 1 });
  });

  test('BPC-EX-18, BPC-CAL-4, BPC-CAL-5: two Shortages at once at Resilience 1 make a Dearth', () => {
    const world = newWorld().run({ do: 'add', region: 'africa', token: 'shortage', n: 2 });
    expect(world.region('africa')).toMatchObject({ shortage: 0, dearth: 1 });
  });

  test('BPC-EX-19, BPC-ORG-3: a Shortage added to a Dearth is a Dearth', () => {
    const world = newWorld().set('europe', { dearth: 1 }).run({ do: 'add', region: 'europe', token: 'shortage', n: 1 });
    expect(world.region('europe')).toMatchObject({ shortage: 0, dearth: 2 });
  });

  test('BPC-EX-20, BPC-RED-6: in a War Riots do nothing and a Conflict costs 1 population', () => {
    const world = newWorld().set('europe', { war: 1 }).run({ do: 'add', region: 'europe', token: 'riot', n: 2 });
    expect(world.region('europe')).toMatchObject({ riot: 0, population: 12 });
    world.run({ do: 'add', region: 'europe', token: 'conflict', n: 1 });
    expect(world.region('europe')).toMatchObject({ conflict: 0, war: 1, population: 11 });
  });

  test('BPC-EX-21, BPC-CLI-1, BPC-EMP-22: the green pawn advances by the tens of the counter, one less with Malmö', () => {
    const world = newWorld();
    const spaces = (ghg: number) => {
      world.state.ghg = ghg;
      return endOfTurnSpaces(world.state);
    };
    expect([100, 115, 59].map(spaces)).toEqual([10, 11, 5]);
    world.player(0).employer = 'malmo-resilience-institute';
    expect([100, 115, 59].map(spaces)).toEqual([9, 10, 4]);
  });

  test('BPC-EX-22, BPC-CCC-1, BPC-CLI-8, BPC-CLI-9: Heat wave with 5 Destruction pawns', () => {
    const world = newWorld();
    world.state.zones = { poles: 2, glaciers: 1, currents: 1, forests: 1 };
    world.turnOf('russia').reveal('heat-wave');
    // The region above Russia is Indo-Australia (Resilience 2): its two Shortages stay, its refugees go.
    expect(world.step).toMatchObject({ do: 'refugee-destination', from: 'indo-australia', left: 2 });
    world.choose({ do: 'send-refugee', to: 'china' }, { do: 'send-refugee', to: 'china' });
    expect(world.region('indo-australia').shortage).toBe(2);
    expect(world.region('china').refugee).toBe(2);
    const hit = (['africa', 'middle-east', 'south-america', 'north-america', 'europe'] as const).map(
      (id) => world.region(id).shortage,
    );
    expect(hit).toEqual([1, 1, 1, 1, 1]);
    expect((['russia', 'china', 'india'] as const).map((id) => world.region(id).shortage)).toEqual([0, 0, 0]);
  });

  test.each([
    [8, 1],
    [9, 2],
  ])('BPC-EX-23, BPC-CLI-9: Heat wave with %i Destruction pawns hits the region above the target %i times', (pawns, times) => {
    const world = newWorld();
    world.state.zones = { poles: 0, glaciers: 3, currents: 3, forests: pawns - 6 };
    world.turnOf('china').reveal('heat-wave');
    world.finish();
    const hits = world.told('added').filter(({ region, token }) => region === 'indo-australia' && token === 'shortage');
    expect(hits).toHaveLength(times);
    const others = REGIONS.filter((id) => id !== 'russia' && id !== 'indo-australia');
    for (const id of others)
      expect(world.events.filter((event) => 'region' in event && event.region === id && event.kind === 'added').length, id).toBe(
        1,
      );
  });
});
