// Tricky interactions of calamities, refugees and regimes (chapter 13.2), with their exact numbers.

import { instead } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { oilBalance } from '../rules/regions/region.ts';
import { REGIONS } from '../types/index.ts';
import { newWorld } from './position.ts';

describe('overflow', () => {
  test('BPC-EX-40, BPC-CAL-5, BPC-WRM-3: the third Glaciers pawn brings one Dearth to India and one to China', () => {
    const world = newWorld().set('china', { shortage: 1 });
    world.state.zones.glaciers = 2;
    world.reveal('warming-glaciers-1');
    expect(world.state.zones.glaciers).toBe(3);
    expect(world.region('india')).toMatchObject({ shortage: 0, dearth: 1, famine: 0 });
    expect(world.region('china')).toMatchObject({ shortage: 0, dearth: 1, famine: 0 });
  });

  test('BPC-EX-41, BPC-CAL-12, BPC-ORG-4, BPC-SHR-1: two Shortages on a Dearth at Resilience 1 are a Famine', () => {
    const world = newWorld().set('india', { dearth: 1 }).run({ do: 'add', region: 'india', token: 'shortage', n: 2 });
    expect(world.region('india')).toMatchObject({ dearth: 0, famine: 1 });
  });

  test('BPC-EX-70, BPC-CAL-10, BPC-LIV-18: a rise to LS 3 makes nothing overflow; a Discipline that falls to 2 turns 3 Conflicts into a War', () => {
    const world = newWorld().set('south-america', {
      conflict: 2,
      electricity: { ...newWorld().region('south-america').electricity, gas: 2 },
    });
    world.turnOf('south-america').run({ do: 'activation', region: 'south-america', part: 'living-standard' });
    expect(world.region('south-america')).toMatchObject({ standard: 3, conflict: 2, war: 0 });
    world.set('india', { discipline: 3, conflict: 3 }).run({ do: 'discipline', region: 'india', d: -1 });
    world.finish();
    expect(world.region('india')).toMatchObject({ discipline: 2, conflict: 0, war: 1 });
  });
});

describe('war', () => {
  test('BPC-EX-42, BPC-REF-5, BPC-WAR-2: six refugees of a war in China in three groups', () => {
    const world = newWorld()
      .set('china', { population: 33 })
      .set('russia', { refugee: 2 })
      .set('indo-australia', { refugee: 2 })
      .run({ do: 'flee', from: 'china', n: 6, infected: false });
    world.choose(
      { do: 'send-refugee', to: 'russia' },
      { do: 'send-refugee', to: 'russia' },
      { do: 'send-refugee', to: 'russia' },
      { do: 'send-refugee', to: 'india' },
      { do: 'send-refugee', to: 'indo-australia' },
      { do: 'send-refugee', to: 'indo-australia' },
    );
    expect(world.atRest).toBe(true);
    expect(world.region('russia')).toMatchObject({ refugee: 3, riot: 1 });
    expect(world.region('india')).toMatchObject({ refugee: 1, riot: 0 });
    expect(world.region('indo-australia')).toMatchObject({ refugee: 2, riot: 1 });
  });

  test('BPC-EX-43, BPC-WAR-2, BPC-WAR-3, BPC-GRN-4, BPC-GRN-7: a War on a sick and hungry Middle East', () => {
    const world = newWorld().set('middle-east', { shortage: 2, epidemic: 1, refugee: 1 });
    world.run({ do: 'add', region: 'middle-east', token: 'war', n: 1 });
    expect(world.region('middle-east')).toMatchObject({
      standard: 2,
      demography: 3,
      local: 2,
      exports: 4,
      electricity: { gas: 2 },
      war: 1,
      secondFace: false,
      refugee: 2,
      shortage: 0,
      dearth: 1,
      epidemic: 0,
      pandemic: 1,
    });
    expect(world.region('africa').epidemic).toBe(1);
    expect(oilBalance(world.state)).toBe(1);
  });

  test('BPC-EX-45, BPC-WAR-8, BPC-DIC-1, BPC-ACT-4: a War on its second face becomes a Dictatorship, after refugees and worsening', () => {
    const world = newWorld().set('russia', { war: 1, secondFace: true, held: 1, exports: 1, shortage: 1, refugee: 2 });
    world.turnOf('russia').run({ do: 'activation', region: 'russia', part: 'red' });
    world.firstWhile('refugee-destination');
    expect(world.region('russia')).toMatchObject({
      regime: 'dictatorship',
      war: 0,
      held: 0,
      exports: 1,
      discipline: 4,
      refugee: 0,
      shortage: 0,
      dearth: 1,
      population: 5,
    });
    expect(world.told('refugees').reduce((sum, { n }) => sum + n, 0)).toBe(2);
    expect(world.region('russia').tps).toBe('');
  });

  test('BPC-EX-51, BPC-REG-12, BPC-REG-14, BPC-WAR-9: the held token comes back when the UN ends the War, and merges with an import', () => {
    const world = newWorld().set('russia', { war: 1, secondFace: true, local: 3, exports: 0, held: 1 }).turnOf('russia');
    world.reveal('oil-constraint-01');
    expect(world.region('russia')).toMatchObject({ local: 2, imports: 1, exports: 0, held: 1 });
    const before = oilBalance(world.state);
    world.run({
      do: 'effects',
      effects: [{ op: 'remove', token: 'war', n: 1, on: 'anywhere' }],
      target: null,
      shielded: false,
      by: null,
      power: 16,
    });
    world.finish();
    expect(world.region('russia')).toMatchObject({ war: 0, local: 3, imports: 0, exports: 0, held: 0 });
    expect(oilBalance(world.state)).toBe(before + 1);
  });
});

describe('famine, chaos and dictatorship', () => {
  test('BPC-EX-44, BPC-ORG-8, BPC-ORG-9, BPC-CHA-1, BPC-ACT-4: a Famine in Africa that ends in Chaos', () => {
    const world = newWorld().set('africa', { famine: 1, population: 29 }).d4(2, 3).activate('africa');
    expect(world.region('africa')).toMatchObject({ population: 24, demography: 2 });
    expect(world.step).toMatchObject({ do: 'exodus-destination', from: 'africa', left: 2 });
    world.choose({ do: 'send-unit', to: 'europe' }, { do: 'send-unit', to: 'europe' });
    expect(world.region('europe')).toMatchObject({ population: 14, riot: 4 });
    expect(world.region('africa')).toMatchObject({ famine: 0, discipline: 0, regime: 'chaos', population: 26 });
    expect(world.told('population').filter(({ region }) => region === 'africa')).toMatchObject([
      { from: 29, to: 24, cause: 'famine', dice: [2, 3] },
      { from: 22, to: 26, cause: 'births' },
    ]);
  });

  test('BPC-EX-54, BPC-GRN-8, BPC-CHA-5: a Pandemic in a War brings Discipline to 0, and Chaos with War is a Dictatorship', () => {
    const world = newWorld().set('south-america', { war: 1, pandemic: 1 });
    world.dice([4, 3], [4, 2], [8, 8]).turnOf('south-america');
    world.run({ do: 'activation', region: 'south-america', part: 'green' });
    expect(world.region('south-america')).toMatchObject({
      population: 8,
      regime: 'dictatorship',
      discipline: 4,
      war: 0,
      shortage: 0,
      dearth: 0,
      famine: 0,
      pandemic: 1,
    });
    expect(world.told('rolled')).toMatchObject([{ purpose: { for: 'disease', was: 'pandemic' } }]);
    expect(world.region('middle-east').epidemic).toBe(1);
  });

  test('BPC-EX-55, BPC-DIC-5, BPC-DIC-10, BPC-DIC-11, BPC-ORG-8: a Dictatorship in Famine eliminates its Exodus and loses Discipline', () => {
    const world = newWorld().set('china', { regime: 'dictatorship', discipline: 4, famine: 1, population: 33, demography: 1 });
    world
      .d4(1, 1, 1)
      .turnOf('china')
      .run({ do: 'activation', region: 'china', part: 'red' }, { do: 'activation', region: 'china', part: 'orange' });
    expect(world.atRest).toBe(true);
    // 33 − 3 on the dice, then three units of 30 are eliminated.
    expect(world.region('china')).toMatchObject({ population: 27, demography: 0, famine: 0, discipline: 3, tps: '' });
  });

  test('BPC-EX-56, BPC-EXO-7, BPC-EXO-8: a sick Dictatorship lets its people go, and the Pandemic with them', () => {
    const world = newWorld().set('russia', { regime: 'dictatorship', discipline: 4, famine: 1, pandemic: 1 });
    world.d4(1).turnOf('russia');
    world.run({ do: 'activation', region: 'russia', part: 'orange' }, { do: 'activation', region: 'russia', part: 'green' });
    expect(world.step).toMatchObject({ do: 'exodus-destination', from: 'russia', left: 1 });
    world.choose({ do: 'send-unit', to: 'europe' });
    expect(world.region('europe')).toMatchObject({ population: 13, epidemic: 1, riot: 2 });
    expect(world.region('russia')).toMatchObject({ pandemic: 0, population: 3, discipline: 3 });
    expect(world.told('rolled')).toEqual([]);
  });

  test('BPC-EX-71, BPC-EXO-3, BPC-EXO-5: an Exodus from India without any destination is eliminated', () => {
    const world = newWorld().set('india', { population: 38 });
    for (const id of ['china', 'middle-east', 'indo-australia'] as const) world.set(id, { war: 1 });
    world.run({ do: 'exodus', from: 'india', left: 3 });
    expect(world.atRest).toBe(true);
    expect(world.region('india').population).toBe(35);
    expect(world.told('exodus-unit')).toHaveLength(3);
  });

  test('BPC-EX-72, BPC-CHA-9: six refugees leave India in Chaos although it is sick, and each destination gets an Epidemic', () => {
    const world = newWorld().set('india', { regime: 'chaos', discipline: 0, epidemic: 1, population: 38 });
    world.turnOf('india').run({ do: 'activation', region: 'india', part: 'red' });
    expect(world.step).toMatchObject({ do: 'refugee-destination', left: 6 });
    for (const to of ['china', 'china', 'china', 'china', 'middle-east', 'middle-east'] as const)
      world.choose({ do: 'send-refugee', to });
    expect(world.region('china')).toMatchObject({ refugee: 3, riot: 1, epidemic: 1 });
    expect(world.region('middle-east')).toMatchObject({ refugee: 2, epidemic: 1 });
    expect(world.region('india')).toMatchObject({ population: 35, demography: 0 });
  });

  test('BPC-EX-75, BPC-DIC-8, BPC-TPX-4, BPC-TPX-14: a Dictatorship at LS 1 imposes EF, which lowers the counter but seeds nothing', () => {
    const world = newWorld().set('india', { regime: 'dictatorship', discipline: 4 });
    world.turnOf('india').run({ do: 'activation', region: 'india', part: 'red' });
    expect(world.region('india').tps).toBe('EF');
    expect(world.state.ghg).toBe(99);
    expect(world.state.seeded).toBe('');
  });

  test('BPC-EX-63, BPC-END-4, BPC-END-6: after a victory a Riot turns Conflicts into a War, which costs PU and stays free', () => {
    const world = newWorld().set('indo-australia', { refugee: 2, conflict: 2, population: 25 });
    world.state.ghg = 33;
    world.state.turn = 9;
    instead(world.state, { do: 'victory-check' });
    world.runner.reset(world.state);
    world.runner.advance();
    while (world.state.outcome === null) {
      const [first] = world.options;
      if (first === undefined) throw new Error('nothing to answer');
      world.choose(first);
    }
    const { population, standard, regime, war } = world.region('indo-australia');
    expect({ population, standard, regime, war }).toEqual({ population: 23, standard: 1, regime: 'free', war: 0 });
    const free = REGIONS.reduce((sum, id) => sum + world.region(id).population, 0);
    expect(world.state.outcome?.scores).toEqual(new Array(4).fill(Math.floor((36 * free) / 9)));
  });
});
