// Chapter 6.9: every verb of the effect vocabulary, alone.

import { expect, test } from 'vitest';
import type { Effect } from '../data/read.ts';
import { oilBalance } from '../rules/regions/region.ts';
import type { BpcStep } from '../types/index.ts';
import type { World } from './choosing.ts';
import { newWorld } from './position.ts';

/** Carries out one effect with China as its target. */
function run(world: World, effect: Effect, more: Partial<Extract<BpcStep, { do: 'effects' }>> = {}): World {
  return world.run({ do: 'effects', effects: [effect], target: 'china', shielded: false, by: null, power: 0, ...more });
}

test('BPC-VOC-4: add puts a batch on each selected region', () => {
  const world = run(newWorld(), { op: 'add', token: 'shortage', n: 2, on: { regions: ['china', 'russia'] } });
  expect([world.region('china').shortage, world.region('russia').shortage]).toEqual([2, 2]);
  expect(run(newWorld(), { op: 'add', token: 'refugee-local', n: 1 }).region('china').refugee).toBe(1);
  expect(run(newWorld(), { op: 'add', token: 'refugee', n: 1 }).step).toMatchObject({ do: 'refugee-destination', from: 'china' });
});

test('BPC-VOC-5: remove takes up to n of exactly that kind, or all', () => {
  expect(run(newWorld().set('china', { riot: 3 }), { op: 'remove', token: 'riot', n: 2 }).region('china').riot).toBe(1);
  expect(
    run(newWorld().set('china', { epizootic: 3 }), { op: 'remove', token: 'epizootic', n: 'all' }).region('china').epizootic,
  ).toBe(0);
  expect(run(newWorld().set('china', { conflict: 1 }), { op: 'remove', token: 'riot', n: 1 }).region('china').conflict).toBe(1);
});

test('BPC-VOC-5, BPC-INS-10: clear takes all tokens of a kind from so many regions', () => {
  const world = newWorld().set('china', { epizootic: 2 }).set('india', { epizootic: 1 }).set('africa', { epizootic: 1 });
  run(world, { op: 'clear', token: 'epizootic', regions: 2 });
  world.choose({ do: 'pick', token: 'epizootic', region: 'china' }, { do: 'pick', token: 'epizootic', region: 'india' });
  expect([world.region('china').epizootic, world.region('india').epizootic, world.region('africa').epizootic]).toEqual([0, 0, 1]);
  expect(world.atRest).toBe(true);
});

test('BPC-REF-10, BPC-EVG-24: integrate takes up to n refugees anywhere', () => {
  const world = run(newWorld().set('china', { refugee: 2 }).set('russia', { refugee: 1 }), { op: 'integrate', n: 2 });
  world.choose({ do: 'pick', token: 'refugee', region: 'russia' });
  expect(world.offered('enough')).toHaveLength(1);
  world.choose({ do: 'pick', token: 'refugee', region: 'china' });
  expect([world.region('china').refugee, world.region('russia').refugee]).toEqual([1, 0]);
  expect(world.atRest).toBe(true);
});

test('BPC-VOC-12, BPC-CHA-1: discipline rises, falls, and leads to Chaos', () => {
  expect(run(newWorld(), { op: 'discipline', d: 1 }).region('china').discipline).toBe(2);
  expect(run(newWorld(), { op: 'discipline', d: -1 }).region('china')).toMatchObject({ discipline: 0, regime: 'chaos' });
});

test('BPC-REG-9, BPC-REG-10: demography and population change within their bounds', () => {
  expect(run(newWorld(), { op: 'demography', d: 2 }).region('china').demography).toBe(2);
  expect(run(newWorld(), { op: 'population', d: -1 }).region('china').population).toBe(32);
  expect(run(newWorld().set('china', { population: 1 }), { op: 'population', d: -1 }).region('china').population).toBe(1);
});

test('BPC-VOC-6: fossil power is coal where oil is imported, else gas', () => {
  expect(run(newWorld(), { op: 'electricity-add', kind: 'fossil' }).region('china').electricity.coal).toBe(3);
  const world = run(newWorld(), { op: 'electricity-add', kind: 'fossil' }, { target: 'russia' });
  expect(world.region('russia').electricity.gas).toBe(2);
  const replaced = run(newWorld(), { op: 'electricity-replace', from: ['nuclear'], to: 'fossil' }, { target: 'europe' });
  expect(replaced.region('europe').electricity).toMatchObject({ nuclear: 0, coal: 2 });
});

test('BPC-OIL-2, BPC-OIL-8: oil production', () => {
  expect(oilBalance(run(newWorld(), { op: 'oil-production', d: 1 }).state)).toBe(1);
  expect(oilBalance(run(newWorld(), { op: 'oil-production', d: -1 }, { target: 'russia' }).state)).toBe(-1);
});

test('BPC-VOC-1, BPC-EVT-11: ghg and green-pawn count in numbers, zones, halves, sums and opposites', () => {
  expect(run(newWorld(), { op: 'ghg', d: { neg: { half: { zonesTotal: true } } } }).state.ghg).toBe(98);
  expect(run(newWorld(), { op: 'ghg', d: { plus: [{ zones: ['poles', 'forests'] }, 3] } }).state.ghg).toBe(105);
  expect(run(newWorld(), { op: 'green-pawn', d: { zones: ['forests'] } }).state.green).toBe(1);
});

test('BPC-VOC-11, BPC-PRO-1: propagate runs one propagation', () => {
  const world = newWorld();
  for (const id of ['europe', 'russia', 'africa', 'india'] as const) world.set(id, { tps: 'G' });
  world.state.seeded = 'G';
  expect(run(world, { op: 'propagate' }).region('china').tps).toBe('G');
});

test('BPC-VOC-8: gain-tp gives and seeds it where it may be learned, else does otherwise', () => {
  const world = run(newWorld(), { op: 'gain-tp', tp: 'G' });
  expect([world.region('china').tps, world.state.seeded]).toEqual(['G', 'G']);
  const owned = run(newWorld().set('china', { tps: 'G' }), { op: 'gain-tp', tp: 'G', otherwise: [{ op: 'ghg', d: -1 }] });
  expect(owned.state.ghg).toBe(99);
});

test('BPC-EXO-1: exodus moves PU units out', () => {
  const world = run(newWorld(), { op: 'exodus' });
  expect(world.step).toMatchObject({ do: 'exodus-destination', from: 'china', left: 3 });
});

test('BPC-VOC-10: discard asks each player, or the active one', () => {
  const world = newWorld().hold(0, 'ngo-1', 'ngo-2').hold(1, 'ngo-3');
  run(world, { op: 'discard', who: 'active', n: 1 }).choose({ do: 'discard', card: 'ngo-1' });
  expect([world.player(0).hand, world.player(1).hand]).toEqual([['ngo-2'], ['ngo-3']]);
});

test('BPC-CMP-10: add-destruction puts a pawn, three at most', () => {
  const world = newWorld();
  for (let i = 0; i < 4; i++) run(world, { op: 'add-destruction', zone: 'poles' });
  expect(world.state.zones.poles).toBe(3);
});

test('BPC-CCC-7, BPC-CCC-11, BPC-CCC-14: effects may depend on zones, on all zones, or on the target', () => {
  const yes: Effect[] = [{ op: 'ghg', d: 1 }];
  const no: Effect[] = [{ op: 'ghg', d: -1 }];
  expect(run(newWorld(), { op: 'if-zones', zones: ['poles', 'currents'], min: 2, yes, no }).state.ghg).toBe(101);
  expect(run(newWorld(), { op: 'if-zones', zones: ['poles'], min: 2, yes, no }).state.ghg).toBe(99);
  expect(run(newWorld(), { op: 'if-zones-total', min: 4, yes, no }).state.ghg).toBe(101);
  expect(run(newWorld(), { op: 'if-zones-total', min: 5, yes, no }).state.ghg).toBe(99);
  expect(run(newWorld(), { op: 'if-region', condition: { importsOil: true }, yes, no }).state.ghg).toBe(101);
  expect(run(newWorld(), { op: 'if-region', condition: { exportsOil: true }, yes, no }).state.ghg).toBe(99);
});

test('BPC-INS-7, BPC-WAR-9: war-to-conflict turns a War into a Conflict and gives back its oil', () => {
  const world = newWorld().set('russia', { war: 1, secondFace: true, held: 1, exports: 1 });
  run(world, { op: 'war-to-conflict', n: 1 }).choose({ do: 'pick', token: 'war', region: 'russia' });
  expect(world.region('russia')).toMatchObject({ war: 0, secondFace: false, conflict: 1, held: 0, exports: 2 });
});

test('BPC-CHA-11, BPC-DIC-12: remove-chaos and remove-dictatorship free a region, the latter if the power is enough', () => {
  const chaos = newWorld().set('china', { regime: 'chaos', discipline: 0 });
  run(chaos, { op: 'remove-chaos', setDiscipline: 2 }).choose({ do: 'pick', token: 'chaos', region: 'china' });
  expect(chaos.region('china')).toMatchObject({ regime: 'free', discipline: 2 });
  const weak = newWorld().set('china', { regime: 'dictatorship', discipline: 4 });
  run(weak, { op: 'remove-dictatorship', setDiscipline: 2 }, { power: 21 });
  expect(weak.region('china').regime).toBe('dictatorship');
  // 16 + 2 × 4, less 2 with Famox in play.
  run(weak, { op: 'remove-dictatorship', setDiscipline: 2 }, { power: 22 }).choose({
    do: 'pick',
    token: 'dictatorship',
    region: 'china',
  });
  expect(weak.region('china')).toMatchObject({ regime: 'free', discipline: 2 });
});

test('BPC-EMP-20: shielded effects pass over regions with a nature reserve', () => {
  const world = run(newWorld(), { op: 'add', token: 'shortage', n: 1, on: { where: {} } }, { shielded: true });
  expect(world.state.order.filter((id) => world.region(id).shortage === 0)).toEqual([
    'south-america',
    'africa',
    'indo-australia',
    'russia',
  ]);
});
