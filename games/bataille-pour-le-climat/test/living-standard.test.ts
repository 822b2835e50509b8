// Chapters 5.20, 5.21 and 5.27: the Living Standard, wars for oil, and the efforts of China and North America.
import { at } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { victimOf } from '../rules/regions/living-standard.ts';
import { oilBalance } from '../rules/regions/region.ts';
import type { RegionId } from '../types/index.ts';
import type { World } from './choosing.ts';
import { newWorld } from './position.ts';

function quiet(): World {
  const world = newWorld();
  for (const player of world.state.players) player.employer = null;
  return world;
}

const check = (world: World, id: RegionId): World =>
  world.turnOf(id).run({ do: 'activation', region: id, part: 'living-standard' });

function electricity(world: World, id: RegionId, changes: Partial<ReturnType<World['region']>['electricity']>): World {
  return world.set(id, { electricity: { ...world.region(id).electricity, ...changes } });
}

/** Nobody can be attacked. */
const peace = (world: World) => {
  for (const id of ['south-america', 'middle-east', 'indo-australia'] as const) world.set(id, { war: 1 });
  return world;
};

describe('losing a level', () => {
  test('BPC-LIV-1, BPC-LIV-6, BPC-LIV-11, BPC-LIV-21: a deficit costs a level and settles the oil shortage of the same activation', () => {
    const world = electricity(peace(quiet()), 'europe', { coal: 0 }).set('russia', { exports: 0 });
    expect(oilBalance(world.state)).toBe(-2);
    check(world, 'europe').finish();
    expect(world.region('europe')).toMatchObject({ standard: 3, imports: 2, demography: 1, riot: 3 });
    expect(world.told('standard')).toMatchObject([{ cause: 'deficit' }]);
    expect(oilBalance(world.state)).toBe(-1);
  });

  test('BPC-LIV-3, BPC-LIV-5: no voluntary decrease in War, Chaos or Dictatorship, with special pawns, or below LS 3', () => {
    const modest = (id: RegionId, changes: Parameters<World['set']>[1]) => {
      const world = quiet();
      world.set(id, { discipline: 3, tps: 'ABEF', imports: 0, local: world.region(id).standard - 1, ...changes });
      check(world, id).finish();
      return world.told('standard').length;
    };
    expect(modest('europe', {})).toBe(1);
    expect(modest('europe', { war: 1 })).toBe(0);
    expect(modest('europe', { regime: 'dictatorship', discipline: 4 })).toBe(0);
    expect(modest('china', { special: 1, tps: 'AB' })).toBe(0);
    expect(modest('south-america', {})).toBe(0);
    expect(modest('europe', { discipline: 2 })).toBe(0);
    expect(modest('europe', { tps: 'AB' })).toBe(0);
  });

  test('BPC-LIV-4: a voluntary decrease brings neither Riots nor births, and frees a unit', () => {
    const world = quiet().set('russia', { discipline: 3, tps: 'ABEF', local: 2 });
    check(world, 'russia').firstWhile('electricity-remove');
    expect(world.region('russia')).toMatchObject({ standard: 2, local: 1, exports: 3, riot: 0, demography: 0 });
  });

  test('BPC-LIV-12, BPC-LIV-22, BPC-CAL-10: Riots come before the one overflow check against the new Resilience', () => {
    const world = peace(quiet())
      .set('north-america', { special: 0, riot: 1, shortage: 4, refugee: 4 })
      .set('russia', { exports: 1 });
    check(world, 'north-america').firstWhile('electricity-remove');
    // LS 3: 1 + 3 Riots are a Conflict, 4 Shortages a Dearth, and one refugee too many is a Riot, which joins the Conflict.
    expect(world.region('north-america')).toMatchObject({
      standard: 3,
      riot: 0,
      conflict: 2,
      shortage: 0,
      dearth: 1,
      refugee: 3,
      demography: 1,
    });
  });

  test('BPC-LIV-12: LS 1 never falls', () => {
    const world = peace(quiet()).set('india', { imports: 1, local: 0 });
    expect(oilBalance(world.state)).toBeLessThan(0);
    check(world, 'india').finish();
    expect(world.region('india')).toMatchObject({ standard: 1, imports: 1 });
  });
});

describe('rising', () => {
  test('BPC-LIV-13: no rise in War or Chaos; the surplus waits', () => {
    const world = electricity(quiet(), 'russia', { gas: 2 }).set('russia', { war: 1 });
    check(world, 'russia');
    expect(world.atRest).toBe(true);
    expect(world.region('russia')).toMatchObject({ standard: 3, electricity: { gas: 2 } });
  });

  test('BPC-LIV-13, BPC-LIV-17: who is drawn into War by the refugees of its own war for oil does not rise any more', () => {
    const world = electricity(quiet(), 'china', { gas: quiet().region('china').electricity.gas + 1 });
    world.set('south-america', { war: 1 }).set('middle-east', { war: 1, exports: 3 });
    world.set('china', { refugee: 3, conflict: 3 });
    check(world, 'china').firstWhile('electricity-remove');
    expect(world.told('war-for-oil')).toMatchObject([{ region: 'china', victim: 'indo-australia' }]);
    while (!world.atRest) {
      const toChina = world.offered('send-refugee').find(({ to }) => to === 'china');
      world.choose(toChina ?? at(world.options, 0));
    }
    expect(world.region('china')).toMatchObject({ war: 1, standard: 2 });
    expect(world.told('standard').filter(({ cause }) => cause === 'rise')).toEqual([]);
  });

  test('BPC-LIV-14: at LS 4 the surplus is simply removed', () => {
    const world = check(electricity(quiet(), 'europe', { gas: 2 }), 'europe');
    expect(world.step).toMatchObject({ do: 'electricity-remove', cause: 'surplus' });
    world.choose({ do: 'give-up-token', kind: 'coal' });
    expect(world.region('europe')).toMatchObject({ standard: 4, electricity: { coal: 0, gas: 2 } });
  });

  test('BPC-LIV-16, BPC-LIV-19: at LS 2–3 the people may refuse: 2 chances per pair, and 2 with Discipline 3; LS 1 never does', () => {
    const world = electricity(quiet(), 'russia', { gas: 2 }).set('russia', { tps: 'EF', discipline: 3 }).d8(4);
    check(world, 'russia');
    expect(world.told('rolled')).toMatchObject([{ purpose: { for: 'refuse-rise' }, chance: 4 }]);
    expect(world.step).toMatchObject({ do: 'electricity-remove', cause: 'no-rise' });
    const willing = electricity(quiet(), 'russia', { gas: 2 }).set('russia', { tps: 'EF', discipline: 3 }).d8(5);
    check(willing, 'russia');
    expect(willing.told('standard')).toMatchObject([{ region: 'russia', from: 3, to: 4, cause: 'rise' }]);
    expect(willing.region('russia')).toMatchObject({
      standard: 4,
      discipline: 2,
      demography: -1,
      exports: 1,
      local: 4,
    });
    const poor = electricity(quiet(), 'africa', { gas: 1 }).set('africa', { tps: 'EF', discipline: 3 });
    check(poor, 'africa');
    expect(poor.told('rolled')).toEqual([]);
    expect(poor.region('africa').standard).toBe(2);
  });

  test('BPC-LIV-17, BPC-WOI-5: to rise by war the people are asked twice', () => {
    const world = electricity(quiet(), 'china', { gas: 1 }).set('china', { tps: 'EF', special: 0 }).d8(8, 8);
    check(world, 'china').finish();
    expect(world.told('rolled').map(({ purpose }) => purpose.for)).toEqual(['refuse-rise', 'refuse-war']);
    expect(world.region('china').standard).toBe(4);
  });

  test('BPC-LIV-20: one level at most per activation; a second surplus token waits', () => {
    const world = check(electricity(quiet(), 'russia', { gas: 3 }).set('russia', { standard: 2, local: 2 }), 'russia');
    expect(world.region('russia')).toMatchObject({ standard: 3, electricity: { gas: 3 } });
    expect(world.atRest).toBe(true);
  });

  test('BPC-LIV-23: a Dictatorship asks nobody', () => {
    const world = electricity(quiet(), 'russia', { gas: 2 }).set('russia', { tps: 'EF', regime: 'dictatorship', discipline: 4 });
    check(world, 'russia');
    expect(world.told('rolled')).toEqual([]);
    expect(world.region('russia').standard).toBe(4);
  });

  test('BPC-OIL-7, BPC-LIV-15: own export first, then a positive balance, then war', () => {
    const sources = (id: RegionId, balance: number) => {
      const world = electricity(quiet(), id, { gas: world0.region(id).electricity.gas + 1 });
      world.set('middle-east', { exports: 3 + balance });
      check(world, id).finish();
      return world
        .told('oil')
        .filter(({ region }) => region === id)
        .map(({ change }) => change);
    };
    const world0 = newWorld();
    expect(sources('russia', 1)).toEqual(['export-used']);
    expect(sources('indo-australia', 1)).toEqual(['imported']);
    expect(sources('china', 0)).toEqual(['imported']);
  });
});

describe('wars for oil', () => {
  test('BPC-WOI-1, BPC-WOI-2, BPC-WOI-3: the first weaker region below, of LS 2 or more, without the bomb, at peace', () => {
    const world = quiet();
    expect(victimOf(world.state, 'europe')).toBe('south-america');
    expect(victimOf(world.state, 'russia')).toBe('south-america');
    world.set('south-america', { war: 1 });
    expect(victimOf(world.state, 'europe')).toBe('middle-east');
    expect(victimOf(world.state, 'china')).toBe('indo-australia');
    world.set('indo-australia', { regime: 'dictatorship', discipline: 4 });
    expect(victimOf(world.state, 'china')).toBeNull();
    expect(victimOf(world.state, 'south-america')).toBeNull();
    expect(victimOf(world.set('europe', { war: 1 }).state, 'europe')).toBeNull();
  });

  test('BPC-WOI-4, BPC-LIV-8: the War frees a unit, and the attacker keeps its level', () => {
    const world = quiet().set('russia', { exports: 1 });
    check(world, 'europe').finish();
    expect(world.told('war-for-oil')).toMatchObject([{ region: 'europe', victim: 'south-america' }]);
    expect(world.region('south-america')).toMatchObject({ war: 1, standard: 1, local: 1, exports: 2 });
    expect(world.region('europe')).toMatchObject({ standard: 4, imports: 3 });
    expect(oilBalance(world.state)).toBe(0);
  });
});

describe('China and North America', () => {
  test('BPC-SPC-4, BPC-SPC-5, BPC-SPC-6: an effort removes one pawn per activation, and the others lack goods', () => {
    const world = electricity(quiet(), 'china', { coal: 1 }).set('china', { tps: 'CD', discipline: 2 });
    check(world, 'china');
    expect(world.region('china').special).toBe(1);
    expect((['europe', 'north-america', 'middle-east', 'russia'] as const).map((id) => world.region(id).shortage)).toEqual([
      1, 1, 1, 1,
    ]);
    check(world, 'china');
    expect(world.region('china').special).toBe(1); // the second pawn asks for two pairs and Discipline 3
    world.set('china', { tps: 'CDEF', discipline: 3 });
    check(world, 'china').finish();
    expect(world.region('china').special).toBe(0);
  });

  test('BPC-SPC-5, BPC-SPC-8: an effort and an oil shortage of one activation cost one pawn', () => {
    const world = peace(electricity(quiet(), 'china', { coal: 1 }))
      .set('china', { tps: 'CD', discipline: 2 })
      .set('russia', { exports: 0 });
    expect(oilBalance(world.state)).toBeLessThan(0);
    check(world, 'china').finish();
    expect(world.region('china')).toMatchObject({ special: 1, standard: 3, imports: 2 });
  });

  test('BPC-SPC-2, BPC-SPC-7: without a war North America gives up a pawn, and Riots break out at LS 2–3', () => {
    const world = peace(quiet()).set('russia', { exports: 1 });
    check(world, 'north-america');
    expect(world.region('north-america')).toMatchObject({ special: 1, standard: 4, imports: 1 });
    expect((['russia', 'china'] as const).map((id) => world.region(id).riot)).toEqual([1, 1]);
    expect(oilBalance(world.state)).toBe(-1);
  });

  test('BPC-SPC-3: no pawn is given up to rise', () => {
    const world = check(electricity(peace(quiet()), 'china', { gas: 1 }), 'china').finish();
    expect(world.region('china')).toMatchObject({ special: 2, standard: 3 });
  });
});
