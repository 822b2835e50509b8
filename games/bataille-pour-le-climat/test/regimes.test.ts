// Chapters 5.22 to 5.24: War, Dictatorship and Chaos.

import { describe, expect, test } from 'vitest';
import type { ActivationPart, RegionId, Token } from '../types/index.ts';
import type { World } from './choosing.ts';
import { newWorld } from './position.ts';

const add = (world: World, region: RegionId, token: Token, n: number): World =>
  world.run({ do: 'add', region, token, n }).finish();
const act = (world: World, region: RegionId, part: ActivationPart): World =>
  world.turnOf(region).run({ do: 'activation', region, part });
const fled = (world: World): number => world.told('refugees').reduce((sum, { n }) => sum + n, 0);
const dictatorship = { regime: 'dictatorship', discipline: 4 } as const;
const chaos = { regime: 'chaos', discipline: 0 } as const;

describe('war', () => {
  test('BPC-WAR-2, BPC-WAR-4: a War costs a token, oil and a level and raises births, without Riots', () => {
    const world = newWorld().set('china', { riot: 2, refugee: 1 });
    add(world, 'china', 'war', 1);
    expect(world.region('china')).toMatchObject({
      war: 1,
      secondFace: false,
      riot: 0,
      conflict: 0,
      standard: 2,
      demography: 1,
      imports: 1,
      refugee: 0,
    });
    expect(fled(world)).toBe(6);
    expect(world.told('added').filter(({ region, token }) => region === 'china' && token === 'riot')).toEqual([]);
  });

  test('BPC-WAR-3: worsening raises each colour by one level', () => {
    const world = newWorld().set('europe', { shortage: 2, epizootic: 1 });
    add(world, 'europe', 'war', 1);
    expect(world.region('europe')).toMatchObject({ shortage: 0, dearth: 1, famine: 0, epizootic: 0, epidemic: 1, pandemic: 0 });
    const hungry = newWorld().set('europe', { dearth: 2, epidemic: 1 });
    add(hungry, 'europe', 'war', 1);
    expect(hungry.region('europe')).toMatchObject({ dearth: 0, famine: 1, epidemic: 0, pandemic: 1 });
  });

  test('BPC-WAR-5: at LS 1 neither electricity nor oil is lost', () => {
    const world = newWorld();
    add(world, 'africa', 'war', 1);
    expect(world.region('africa')).toMatchObject({
      war: 1,
      standard: 1,
      demography: 3,
      local: 1,
      exports: 1,
      electricity: { coal: 1 },
    });
  });

  test('BPC-WAR-7: its first activation drives out refugees, worsens, turns the pawn and holds an export', () => {
    const world = newWorld().set('russia', { war: 1, shortage: 1 });
    act(world, 'russia', 'red').finish();
    expect(fled(world)).toBe(2);
    expect(world.region('russia')).toMatchObject({ war: 1, secondFace: true, held: 1, exports: 1, dearth: 1 });
    const poor = act(newWorld().set('china', { war: 1 }), 'china', 'red').finish();
    expect(poor.region('china')).toMatchObject({ secondFace: true, held: 0 });
  });

  test('BPC-WAR-9: when the UN ends a War the held export comes back, and a later War starts on its first face', () => {
    for (const effect of [
      { op: 'remove', token: 'war', n: 1, on: 'anywhere' },
      { op: 'war-to-conflict', n: 1 },
    ] as const) {
      const world = newWorld().set('russia', { war: 1, secondFace: true, held: 1, exports: 1 });
      world
        .run({ do: 'effects', effects: [effect], target: null, shielded: false, by: null, power: 16 })
        .firstWhile('pick-token');
      expect(world.region('russia')).toMatchObject({ war: 0, secondFace: false, held: 0, exports: 2 });
      expect(world.region('russia').conflict).toBe(effect.op === 'remove' ? 0 : 1);
    }
  });

  test('BPC-WAR-11, BPC-CHA-5: a War on a region in Chaos makes it a Dictatorship', () => {
    const world = newWorld()
      .set('china', { ...chaos, population: 9 })
      .d4(2);
    add(world, 'china', 'war', 1);
    expect(world.region('china')).toMatchObject({ regime: 'dictatorship', discipline: 4, war: 0, standard: 2 });
  });

  test('BPC-WAR-12: a second War, or a War on a Dictatorship, does nothing', () => {
    const twice = newWorld().set('china', { war: 1 });
    add(twice, 'china', 'war', 1);
    expect(twice.region('china')).toMatchObject({ war: 1, standard: 3, population: 33 });
    const tyranny = newWorld().set('china', dictatorship);
    add(tyranny, 'china', 'war', 1);
    expect(tyranny.region('china')).toMatchObject({ war: 0, standard: 3, regime: 'dictatorship' });
  });
});

describe('dictatorship', () => {
  test('BPC-DIC-1: it removes War, red pawns and refugees and sets Discipline to 4', () => {
    const world = newWorld().set('russia', { war: 1, secondFace: true, refugee: 2 });
    act(world, 'russia', 'red').finish();
    expect(world.region('russia')).toMatchObject({
      regime: 'dictatorship',
      discipline: 4,
      war: 0,
      secondFace: false,
      refugee: 0,
      riot: 0,
    });
  });

  test('BPC-DIC-2: it takes no red pawn', () => {
    const world = newWorld().set('china', dictatorship);
    for (const token of ['riot', 'conflict'] as const) add(world, 'china', token, 3);
    expect(world.region('china')).toMatchObject({ riot: 0, conflict: 0, war: 0, population: 33 });
  });

  test('BPC-DIC-3, BPC-CHA-8: Dictatorships and Chaos are passed by green events', () => {
    const world = newWorld().set('china', dictatorship).set('russia', chaos).turnOf('india').reveal('resistance');
    expect(world.state.event?.target).toBe('indo-australia');
  });

  test('BPC-DIC-5, BPC-DIC-6, BPC-DIC-7, BPC-DIC-8, BPC-DIC-9: rate towards 0, the first possible pair, and PU lost', () => {
    const world = act(newWorld().set('china', { ...dictatorship, demography: 2 }), 'china', 'red').finish();
    expect(world.region('china')).toMatchObject({ demography: 1, tps: 'AB', population: 30 });
    expect(
      act(newWorld().set('china', { ...dictatorship, demography: -2 }), 'china', 'red')
        .finish()
        .region('china').demography,
    ).toBe(-1);
    const half = act(newWorld().set('china', { ...dictatorship, tps: 'ABC' }), 'china', 'red').finish();
    expect(half.region('china').tps).toBe('ABCD');
    const sick = act(newWorld().set('china', { ...dictatorship, epidemic: 1, demography: 2 }), 'china', 'red').finish();
    expect(sick.region('china')).toMatchObject({ demography: 2, tps: '', population: 33 });
  });

  test('BPC-DIC-10, BPC-DIC-14: orange and green pawns act as in a region that does not share, and the Riot of a Dearth is ignored', () => {
    const world = newWorld()
      .set('china', { ...dictatorship, epidemic: 1 })
      .d8(1);
    act(world, 'china', 'green');
    expect(world.region('china')).toMatchObject({ population: 30, shortage: 1 });
    const hungry = newWorld().set('china', { ...dictatorship, dearth: 1 });
    act(hungry, 'china', 'orange').finish();
    expect(fled(hungry)).toBe(3);
    expect(hungry.region('china').riot).toBe(0);
  });

  test('BPC-DIC-12, BPC-INS-13: the UN ends it with enough power, and Discipline is 2', () => {
    const world = newWorld().set('china', { ...dictatorship, shortage: 4 });
    world.run({
      do: 'effects',
      effects: [{ op: 'remove-dictatorship', setDiscipline: 2 }],
      target: null,
      shielded: false,
      by: null,
      power: 22,
    });
    world.firstWhile('pick-token');
    // Resilience falls from 4 to 3, so that the four Shortages overflow.
    expect(world.region('china')).toMatchObject({ regime: 'free', discipline: 2, shortage: 0, dearth: 1 });
  });

  test('BPC-DIC-13: at Discipline 0 it becomes Chaos', () => {
    const world = newWorld()
      .set('china', { regime: 'dictatorship', discipline: 1 })
      .run({ do: 'discipline', region: 'china', d: -1 });
    expect(world.region('china')).toMatchObject({ regime: 'chaos', discipline: 0 });
  });
});

describe('chaos', () => {
  const collapse = (world: World, id: RegionId) => world.run({ do: 'discipline', region: id, d: -1 }).finish();

  test('BPC-CHA-1, BPC-CHA-2, BPC-CHA-4: with Dearths PU is lost; red, orange and refugees go, green stays', () => {
    const world = newWorld().set('china', { dearth: 2, riot: 1, refugee: 2, epizootic: 1 });
    collapse(world, 'china');
    expect(world.region('china')).toMatchObject({
      regime: 'chaos',
      discipline: 0,
      population: 30,
      dearth: 0,
      riot: 0,
      refugee: 0,
      epizootic: 1,
    });
    const famine = newWorld().set('china', { famine: 1 }).d4(1, 2, 3);
    collapse(famine, 'china');
    expect(famine.region('china')).toMatchObject({ population: 27, famine: 0 });
  });

  test('BPC-CHA-3, BPC-CHA-6: Conflicts cost PU too, and the losses add up with the PU of the moment', () => {
    const world = newWorld().set('china', { dearth: 1, conflict: 1, population: 32 });
    collapse(world, 'china');
    expect(world.region('china').population).toBe(32 - 3 - 2);
  });

  test('BPC-CHA-7: Riots and Shortages are ignored, each Conflict or Dearth costs 1', () => {
    const world = newWorld().set('china', chaos);
    for (const [token, n] of [
      ['riot', 2],
      ['shortage', 2],
      ['conflict', 1],
      ['dearth', 2],
    ] as const)
      add(world, 'china', token, n);
    expect(world.region('china')).toMatchObject({ riot: 0, shortage: 0, conflict: 0, dearth: 0, population: 30 });
  });

  test('BPC-CHA-9, BPC-CHA-10: refugees leave, births fall, PU dies, and diseases come on top', () => {
    const world = newWorld()
      .set('china', { ...chaos, epidemic: 1 })
      .d8(1);
    act(world, 'china', 'red').finish();
    expect(world.region('china')).toMatchObject({ demography: -1, population: 30 });
    expect(fled(world)).toBe(6);
    act(world, 'china', 'green');
    expect(world.region('china').population).toBe(27);
  });

  test('BPC-CHA-9, BPC-GRN-4: only at the activation do refugees leave a sick Chaos; others stay and infect nobody', () => {
    const world = add(newWorld().set('china', { ...chaos, epidemic: 1 }), 'china', 'refugee', 2);
    expect(fled(world)).toBe(0);
    expect(world.region('china').refugee).toBe(2);
    expect(fled(add(newWorld().set('china', chaos), 'china', 'refugee', 2))).toBe(2);
  });

  test('BPC-CHA-11: the UN ends Chaos, and Discipline is 2', () => {
    const world = newWorld().set('china', chaos);
    world
      .run({
        do: 'effects',
        effects: [{ op: 'remove-chaos', setDiscipline: 2 }],
        target: null,
        shielded: false,
        by: null,
        power: 16,
      })
      .firstWhile('pick-token');
    expect(world.region('china')).toMatchObject({ regime: 'free', discipline: 2 });
  });

  test('BPC-CHA-13: Discipline neither rises nor falls in Chaos', () => {
    const world = newWorld().set('china', chaos);
    world.run({
      do: 'effects',
      effects: [
        { op: 'discipline', d: 1 },
        { op: 'discipline', d: -1 },
      ],
      target: 'china',
      shielded: false,
      by: null,
      power: 0,
    });
    expect(world.region('china')).toMatchObject({ regime: 'chaos', discipline: 0 });
  });

  test('BPC-CHA-14: an Exodus from Chaos moves normally', () => {
    const world = newWorld()
      .set('russia', chaos)
      .run({ do: 'exodus', from: 'russia', left: 1 })
      .choose({ do: 'send-unit', to: 'china' });
    expect([world.region('russia').population, world.region('china').population]).toEqual([4, 34]);
  });
});
