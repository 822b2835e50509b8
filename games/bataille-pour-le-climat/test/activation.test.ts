// Chapters 5.19 and 5.28: the activation of a region, step by step.

import { describe, expect, test } from 'vitest';
import { greenhouseGases } from '../rules/regions/region.ts';
import { ACTIVATION } from '../types/index.ts';
import { newWorld } from './position.ts';

describe('activation', () => {
  test('BPC-ACT-1: renewables, red, orange, green, yellow, propagation, Living Standard, births, gases, climate', () => {
    const world = newWorld().activate('india');
    expect(world.told('activation').map(({ part }) => part)).toEqual([...ACTIVATION]);
    expect([...ACTIVATION]).toEqual([
      'renewables',
      'red',
      'orange',
      'green',
      'yellow',
      'propagation',
      'living-standard',
      'births',
      'ghg',
      'climate',
    ]);
  });

  test('BPC-ACT-3: the red step resolves exactly one thing', () => {
    const world = newWorld().set('russia', { war: 1, secondFace: true });
    world.turnOf('russia').run({ do: 'activation', region: 'russia', part: 'red' }).finish();
    // The Dictatorship that comes of it neither takes people nor imposes a pair now (BPC-ACT-4).
    expect(world.region('russia')).toMatchObject({ regime: 'dictatorship', population: 5, tps: '' });
  });

  test('BPC-ACT-4: a War placed by the renewables has had its effects and does not act again in the red step', () => {
    const electricity = { ...newWorld().region('china').electricity, 'renewable-dispatchable': 2 };
    const world = newWorld().set('china', { electricity, conflict: 3, exports: 1, imports: 0 });
    world.turnOf('china').run({ do: 'activate' }).finish();
    expect(world.told('war')).toEqual([{ kind: 'war', region: 'china' }]);
    expect(world.told('war-second-face')).toEqual([]);
    expect(world.told('activation').map(({ part }) => part)).toEqual(ACTIVATION.filter((part) => part !== 'red'));
    expect(world.region('china')).toMatchObject({ war: 1, secondFace: false, held: 0 });
    // One that was there before acts, and the next activation is its first.
    world.run({ do: 'activate' }).finish();
    expect(world.region('china')).toMatchObject({ war: 1, secondFace: true, held: 1 });
  });

  test('BPC-ACT-6: the table value of rate and population is added, never below 1', () => {
    const births = (population: number, demography: number) => {
      const world = newWorld().set('europe', { population, demography });
      return world.run({ do: 'activation', region: 'europe', part: 'births' }).region('europe').population;
    };
    expect([births(29, 3), births(15, 0), births(1, -2), births(45, -1)]).toEqual([35, 15, 1, 41]);
  });

  test('BPC-ACT-8, BPC-GHG-1: population times emissions by 10, rounded half up', () => {
    expect([
      greenhouseGases(33, 11),
      greenhouseGases(5, 10),
      greenhouseGases(15, 5),
      greenhouseGases(13, 3),
      greenhouseGases(7, 0),
    ]).toEqual([36, 5, 8, 4, 0]);
  });

  test('BPC-ACT-9, BPC-FLW-11, BPC-GHG-2: the counter moves by the difference of the region, only now', () => {
    const world = newWorld().set('china', { electricity: { ...newWorld().region('china').electricity, coal: 1, gas: 1 } });
    expect(world.state.ghg).toBe(100);
    world.turnOf('china').run({ do: 'activation', region: 'china', part: 'ghg' });
    expect(world.region('china').ghg).toBe(33);
    expect(world.state.ghg).toBe(97);
  });
});
