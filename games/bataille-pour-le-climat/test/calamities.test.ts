// Chapters 5.12 to 5.15: how calamities pile up, overflow and act.

import { describe, expect, test } from 'vitest';
import { type ActivationPart, CALAMITIES, REGIONS, type RegionId, type Token } from '../types/index.ts';
import type { World } from './choosing.ts';
import { newWorld } from './position.ts';

const add = (world: World, region: RegionId, token: Token, n: number): World =>
  world.run({ do: 'add', region, token, n }).finish();
const act = (world: World, region: RegionId, part: ActivationPart): World =>
  world.turnOf(region).run({ do: 'activation', region, part });
const fled = (world: World): number => world.told('refugees').reduce((sum, { n }) => sum + n, 0);

describe('common rules', () => {
  test('BPC-CAL-1, BPC-CAL-3: three colours with three levels; an Epidemic and a pawn of level 3 are never more than one', () => {
    expect(CALAMITIES).toEqual(['riot', 'conflict', 'war', 'shortage', 'dearth', 'famine', 'epizootic', 'epidemic', 'pandemic']);
    const world = newWorld();
    for (const token of ['epidemic', 'famine'] as const) add(add(world, 'europe', token, 1), 'europe', token, 1);
    expect(world.region('europe')).toMatchObject({ epidemic: 1, famine: 1 });
  });

  test('BPC-CAL-2, BPC-CAL-11: a pawn of level 2 chases away those of level 1', () => {
    const world = newWorld().set('europe', { riot: 3, shortage: 2 });
    add(add(world, 'europe', 'conflict', 1), 'europe', 'dearth', 1);
    expect(world.region('europe')).toMatchObject({ riot: 0, conflict: 1, shortage: 0, dearth: 1 });
  });

  test('BPC-CAL-3, BPC-CAL-6: pawns up to the Resilience just lie there', () => {
    const world = add(newWorld(), 'europe', 'riot', 4);
    expect(world.region('europe')).toMatchObject({ riot: 4, conflict: 0 });
    expect(world.told('overflowed')).toEqual([]);
  });

  test('BPC-CAL-7: before the activation pawns only pile up', () => {
    const world = newWorld().set('africa', { population: 29 });
    add(world, 'africa', 'conflict', 1);
    add(world, 'africa', 'dearth', 1);
    add(world, 'africa', 'epidemic', 1);
    expect(world.region('africa')).toMatchObject({ conflict: 1, dearth: 1, epidemic: 1, population: 29, refugee: 0 });
    expect(world.told('refugees')).toEqual([]);
  });

  test('BPC-CAL-8, BPC-CAL-9, BPC-ACT-5: red, orange, green, yellow, and never back', () => {
    // The Dearth adds a second Riot after the red step is over: no refugee comes of it.
    const world = newWorld().set('south-america', { dearth: 1, riot: 1, refugee: 0 }).activate('south-america');
    world.finish();
    expect(world.region('south-america').riot).toBe(2);
    expect(fled(world)).toBe(1);
  });
});

describe('red', () => {
  test('BPC-RED-2: Riots equal to the Resilience drive out one refugee and stay', () => {
    const world = act(newWorld().set('south-america', { riot: 2 }), 'south-america', 'red').finish();
    expect(fled(world)).toBe(1);
    expect(world.region('south-america').riot).toBe(2);
    expect(fled(act(newWorld().set('south-america', { riot: 1 }), 'south-america', 'red').finish())).toBe(0);
  });

  test('BPC-RED-3, BPC-CAL-12: a Riot added to Conflicts is a Conflict', () => {
    expect(add(newWorld().set('europe', { conflict: 1 }), 'europe', 'riot', 2).region('europe')).toMatchObject({
      riot: 0,
      conflict: 3,
    });
  });

  test('BPC-RED-4, BPC-WAR-1: Conflicts above the Resilience are a War, with all that it brings', () => {
    const world = newWorld().set('indo-australia', { conflict: 2 });
    add(world, 'indo-australia', 'riot', 1);
    expect(world.region('indo-australia')).toMatchObject({ conflict: 0, war: 1, standard: 1 });
  });

  test('BPC-RED-5: Conflicts drive out PU refugees and stay', () => {
    const world = act(newWorld().set('china', { conflict: 1, population: 33 }), 'china', 'red').finish();
    expect(fled(world)).toBe(3);
    expect(world.region('china').conflict).toBe(1);
  });
});

describe('orange', () => {
  test('BPC-ORG-1: Shortages above the Resilience are one Dearth', () => {
    expect(add(newWorld().set('china', { shortage: 3 }), 'china', 'shortage', 1).region('china')).toMatchObject({
      shortage: 0,
      dearth: 1,
    });
  });

  test('BPC-ORG-2: Shortages equal to the Resilience drive out one refugee and stay', () => {
    const world = act(newWorld().set('south-america', { shortage: 2 }), 'south-america', 'orange').finish();
    expect(fled(world)).toBe(1);
    expect(world.region('south-america').shortage).toBe(2);
  });

  test('BPC-EX-61, BPC-ORG-5, BPC-ACT-2: two intermittent tokens and two Shortages in China', () => {
    const world = newWorld();
    const { electricity } = world.region('china');
    world.set('china', { shortage: 2, electricity: { ...electricity, coal: 1, hydro: 0, 'renewable-intermittent': 2 } });
    act(world, 'china', 'renewables');
    expect(world.region('china')).toMatchObject({ shortage: 0, dearth: 1, riot: 1 });
    act(world, 'china', 'orange').finish();
    expect(fled(world)).toBe(3);
    expect(world.region('china')).toMatchObject({ dearth: 1, riot: 2 });
  });

  test('BPC-ORG-6, BPC-SHR-1: a region in Famine does not share', () => {
    const world = newWorld().set('china', { famine: 1 });
    world.player(0).place = 'china';
    expect(world.why({ do: 'electricity' })).toEqual(['BPC-CHR-13']);
  });

  test('BPC-ORG-7: in a Famine Shortages do nothing and each Dearth costs 1 population', () => {
    const world = newWorld().set('china', { famine: 1 });
    add(world, 'china', 'shortage', 3);
    expect(world.region('china')).toMatchObject({ shortage: 0, population: 33 });
    add(world, 'china', 'dearth', 2);
    expect(world.region('china')).toMatchObject({ dearth: 0, famine: 1, population: 31 });
  });
});

describe('green', () => {
  test('BPC-GRN-1: Epizootics above the Resilience are one Epidemic', () => {
    expect(add(newWorld().set('africa', { epizootic: 1 }), 'africa', 'epizootic', 1).region('africa')).toMatchObject({
      epizootic: 0,
      epidemic: 1,
    });
  });

  test('BPC-GRN-2: Epizootics equal to the Resilience bring one Shortage and stay', () => {
    const world = act(newWorld().set('south-america', { epizootic: 2 }), 'south-america', 'green');
    expect(world.region('south-america')).toMatchObject({ epizootic: 2, shortage: 1 });
    expect(
      act(newWorld().set('south-america', { epizootic: 1 }), 'south-america', 'green').region('south-america').shortage,
    ).toBe(0);
  });

  test('BPC-GRN-3: with an Epidemic or Pandemic an Epizootic is a Shortage', () => {
    for (const sick of ['epidemic', 'pandemic'] as const) {
      const world = add(newWorld().set('europe', { [sick]: 1 }), 'europe', 'epizootic', 2);
      expect(world.region('europe')).toMatchObject({ epizootic: 0, shortage: 2, [sick]: 1 });
    }
  });

  test('BPC-GRN-4: the refugees of a sick region stay', () => {
    const world = act(newWorld().set('china', { conflict: 1, epidemic: 1 }), 'china', 'red');
    expect(world.region('china').refugee).toBe(3);
    expect(fled(world)).toBe(0);
  });

  test('BPC-GRN-5, BPC-EXO-4, BPC-EXO-7: an Exodus from a sick region carries an Epidemic, and two Riots', () => {
    const world = newWorld().set('russia', { epidemic: 1 }).run({ do: 'exodus', from: 'russia', left: 1 });
    world.choose({ do: 'send-unit', to: 'europe' });
    expect(world.region('europe')).toMatchObject({ population: 13, epidemic: 1, riot: 2 });
    expect(world.region('russia').population).toBe(4);
  });

  test('BPC-GRN-6: an Epidemic brings a Shortage, costs PU where nothing is shared, and ends on 1–2', () => {
    const healed = act(newWorld().set('china', { epidemic: 1 }).d8(2), 'china', 'green');
    expect(healed.region('china')).toMatchObject({ epidemic: 0, pandemic: 0, shortage: 1, population: 33 });
    const worse = act(newWorld().set('china', { epidemic: 1, war: 1 }).d8(3), 'china', 'green');
    expect(worse.region('china')).toMatchObject({ epidemic: 0, pandemic: 1, shortage: 1, population: 30 });
    expect(worse.region('india').epidemic).toBe(1);
  });

  test('BPC-GRN-7, BPC-GRN-10, BPC-GRN-11: a new Pandemic infects the next healthy region down the track, sharing or not', () => {
    const world = newWorld().set('india', { pandemic: 1 }).set('europe', { epidemic: 1 }).set('north-america', { war: 1 });
    add(world, 'china', 'pandemic', 1);
    expect(world.region('north-america').epidemic).toBe(1);
    const full = newWorld();
    for (const id of REGIONS) if (id !== 'china') full.set(id, { epidemic: 1 });
    add(full, 'china', 'pandemic', 1);
    expect(REGIONS.map((id) => full.region(id).epidemic)).toEqual([1, 1, 1, 1, 1, 1, 1, 0, 1]);
  });

  test('BPC-GRN-8: a Pandemic brings two Shortages, costs dice and Discipline where nothing is shared, and spreads on a failure', () => {
    const world = newWorld().set('europe', { pandemic: 1, war: 1 }).dice([4, 3], [8, 5]);
    act(world, 'europe', 'green');
    expect(world.region('europe')).toMatchObject({ pandemic: 1, shortage: 2, population: 9, discipline: 1 });
    expect(world.region('north-america').epidemic).toBe(1);
    const sharing = act(newWorld().set('europe', { pandemic: 1 }).d8(1), 'europe', 'green');
    expect(sharing.region('europe')).toMatchObject({ pandemic: 0, shortage: 2, population: 12, discipline: 2 });
  });

  test('BPC-GRN-9: an Epidemic replaces Epizootics, and a second one does nothing', () => {
    expect(add(newWorld().set('china', { epizootic: 2 }), 'china', 'epidemic', 1).region('china')).toMatchObject({
      epizootic: 0,
      epidemic: 1,
    });
    expect(add(newWorld().set('china', { pandemic: 1 }), 'china', 'epidemic', 1).region('china')).toMatchObject({
      epidemic: 0,
      pandemic: 1,
    });
  });
});
