// Chapter 6.9: the verbs of the effect vocabulary, each alone.

import { describe, expect, test } from 'vitest';
import type { Effect } from '../data/read.ts';
import { amount } from '../rules/events/conditions.ts';
import { selected } from '../rules/events/selectors.ts';
import type { RegionId } from '../types/index.ts';
import type { World } from './choosing.ts';
import { differences } from './differences.ts';
import { newWorld } from './position.ts';

type LowCarbon = [RegionId, string, Partial<Record<'globals', string>>, string[]];

function apply(world: World, target: RegionId | null, ...effects: readonly Effect[]): string[] {
  const before = structuredClone(world.state);
  world.run({ do: 'effects', effects, target, shielded: false, by: null, power: 0 });
  return differences(before, world.finish().state, target);
}

describe('numbers and places', () => {
  test('BPC-VOC-1: numbers, zones, all zones, half, sum and opposite', () => {
    const { state } = newWorld();
    state.zones = { poles: 3, glaciers: 2, currents: 1, forests: 1 };
    expect(amount(state, 4)).toBe(4);
    expect(amount(state, { zones: ['poles', 'currents'] })).toBe(4);
    expect(amount(state, { zonesTotal: true })).toBe(7);
    expect(amount(state, { half: { zonesTotal: true } })).toBe(3);
    expect(amount(state, { plus: [1, { zones: ['poles'] }] })).toBe(4);
    expect(amount(state, { neg: { half: { zonesTotal: true } } })).toBe(-3);
  });

  test('BPC-VOC-2, BPC-CLI-9: the selectors', () => {
    const { state } = newWorld().turnOf('russia');
    expect(selected(state, undefined, 'china')).toEqual(['china']);
    expect(selected(state, 'active', 'china')).toEqual(['russia']);
    expect(selected(state, { regions: ['india', 'europe'] }, null)).toEqual(['europe', 'india']);
    expect(selected(state, { where: { livingStandard: [1] } }, null)).toEqual(['africa', 'india']);
    expect(selected(state, { linked: 'target' }, 'africa').sort()).toEqual(['europe', 'middle-east']);
    expect(selected(state, { next: 2, dir: 'down', from: 'target' }, 'china')).toEqual(['india', 'europe']);
    expect(selected(state, { next: 9, dir: 'up', from: 'target' }, 'europe')).toHaveLength(9);
    expect(selected(state, { next: 9, dir: 'up', from: 'target' }, 'europe').at(-1)).toBe('india');
    expect(selected(state, { first: { regions: ['europe', 'africa'] }, from: 'active', dir: 'down' }, null)).toEqual(['europe']);
  });

  test('BPC-VOC-3, BPC-FLW-9: a description is fixed when the effect starts, and regions come from the top of the track', () => {
    const world = newWorld();
    world.state.order = [...world.state.order].reverse();
    apply(world, null, { op: 'add', token: 'shortage', n: 1, on: { where: { livingStandard: [3] } } });
    expect(world.told('added').map(({ region }) => region)).toEqual(['china', 'russia', 'middle-east']);
  });
});

describe('verbs', () => {
  test('BPC-VOC-4, BPC-CAL-5: add puts one batch in each region; refugees go, local refugees stay', () => {
    expect(apply(newWorld(), 'africa', { op: 'add', token: 'shortage', n: 2 })).toEqual(['dearth +1']);
    expect(apply(newWorld(), 'africa', { op: 'add', token: 'refugee-local', n: 1 })).toEqual(['refugee +1']);
    expect(apply(newWorld(), 'africa', { op: 'add', token: 'refugee', n: 1 })).toEqual(['europe refugee +1']);
  });

  test('BPC-VOC-5, BPC-FLW-10: remove takes what there is of exactly that kind', () => {
    const world = () => newWorld().set('china', { riot: 1, dearth: 2 });
    expect(apply(world(), 'china', { op: 'remove', token: 'riot', n: 2 })).toEqual(['riot -1']);
    expect(apply(world(), 'china', { op: 'remove', token: 'shortage', n: 1 })).toEqual([]);
    expect(apply(world(), 'china', { op: 'remove', token: 'dearth', n: 'all' })).toEqual(['dearth -2']);
  });

  test('BPC-VOC-6: a fossil token is coal where oil is imported at that moment, else gas', () => {
    expect(apply(newWorld(), 'china', { op: 'electricity-add', kind: 'fossil' })).toEqual(['coal +1']);
    expect(apply(newWorld(), 'russia', { op: 'electricity-add', kind: 'fossil' })).toEqual(['gas +1']);
    expect(apply(newWorld(), 'europe', { op: 'electricity-replace', from: ['nuclear'], to: 'fossil' })).toEqual([
      'coal +1',
      'nuclear -1',
    ]);
    expect(apply(newWorld(), 'africa', { op: 'electricity-replace', from: ['nuclear'], to: 'fossil' })).toEqual([]);
  });

  test.each([
    ['india', 'add', {}, ['hydro', 'renewable-intermittent']],
    ['china', 'add', {}, ['renewable-intermittent']],
    ['china', 'add', { globals: 'M' }, ['nuclear', 'renewable-intermittent']],
    ['middle-east', 'add', {}, ['hydro', 'renewable-dispatchable', 'renewable-intermittent']],
  ] as LowCarbon[])('BPC-VOC-7, BPC-EVT-15, BPC-DEC-25: low-carbon kinds in %s (%s)', (region, _how, changes, kinds) => {
    const world = newWorld();
    Object.assign(world.state, changes);
    world.run({ do: 'low-carbon-kind', seat: 0, region, replaces: null });
    const open = world.atRest
      ? world.told('electricity').map(({ added }) => added)
      : world.offered('install').map(({ kind }) => kind);
    expect([...open].sort()).toEqual(kinds);
  });

  test('BPC-VOC-7: dispatchable renewables may take the place of intermittent ones', () => {
    const world = newWorld().set('india', {
      electricity: { ...newWorld().region('india').electricity, 'renewable-intermittent': 1 },
    });
    world.run({ do: 'low-carbon-kind', seat: 0, region: 'india', replaces: 'renewable-intermittent' });
    expect(
      world
        .offered('install')
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(['hydro', 'renewable-dispatchable']);
  });

  test('BPC-VOC-8, BPC-TPX-14: gain-tp needs the requirement, seeds the transformation, and may do something else instead', () => {
    const world = newWorld();
    expect(apply(world, 'china', { op: 'gain-tp', tp: 'E' })).toEqual([]);
    expect(world.state.seeded).toBe('');
    expect(apply(world, 'europe', { op: 'gain-tp', tp: 'E' })).toEqual(['tps +E']);
    expect(world.state.seeded).toBe('E');
    expect(apply(world, 'europe', { op: 'gain-tp', tp: 'E', otherwise: [{ op: 'ghg', d: -1 }] })).toEqual(['ghg -1']);
  });

  test('BPC-VOC-9, BPC-REG-13, BPC-OIL-8: oil production −1 spares a region that produces 1, and +1 turns an import into local oil', () => {
    expect(apply(newWorld(), 'india', { op: 'oil-production', d: -1 })).toEqual([]);
    expect(apply(newWorld(), 'russia', { op: 'oil-production', d: -1 })).toEqual(['exports -1']);
    expect(apply(newWorld(), 'china', { op: 'oil-production', d: 1 })).toEqual(['imports -1', 'local +1']);
    expect(apply(newWorld(), 'russia', { op: 'oil-production', d: 1 })).toEqual(['exports +1']);
  });

  test('BPC-VOC-10, BPC-DEC-29: cards are discarded from the active player to the left, nothing by who has none', () => {
    const world = newWorld().hold(1, 'ngo-1', 'ngo-2').hold(2, 'media-1').hold(3, 'media-2');
    world.state.active = 2;
    apply(world, 'china', { op: 'discard', who: 'each', n: 1 });
    expect(world.told('discarded').map(({ who }) => who)).toEqual([2, 3, 1]);
    expect(world.state.players.map(({ hand }) => hand.length)).toEqual([0, 1, 0, 0]);
  });

  test('BPC-VOC-11: a propagation does nothing for a region that does not share', () => {
    const world = newWorld().set('india', { war: 1 });
    world.state.seeded = 'G';
    for (const id of ['europe', 'russia', 'china', 'africa'] as const) world.set(id, { tps: 'G' });
    expect(apply(world, 'india', { op: 'propagate' })).toEqual([]);
    world.set('india', { war: 0 });
    expect(apply(world, 'india', { op: 'propagate' })).toEqual(['discipline +1', 'tps +G']);
  });

  test('BPC-VOC-12: Discipline 1 lowered by a card is Chaos', () => {
    expect(apply(newWorld(), 'china', { op: 'discipline', d: -1 })).toEqual(['chaos', 'discipline -1']);
    expect(apply(newWorld(), 'europe', { op: 'discipline', d: -1 })).toEqual(['discipline -1']);
  });

  test('BPC-VOC-4, BPC-REG-9, BPC-REG-10: populations stay at 1, rates between −2 and 4, the counter above 0', () => {
    expect(apply(newWorld().set('russia', { population: 1 }), 'russia', { op: 'population', d: -1 })).toEqual([]);
    expect(apply(newWorld().set('russia', { demography: 4 }), 'russia', { op: 'demography', d: 1 })).toEqual([]);
    expect(apply(newWorld().set('russia', { demography: -2 }), 'russia', { op: 'demography', d: -1 })).toEqual([]);
  });

  test('BPC-GHG-3: the counter never goes below 0', () => {
    const world = newWorld();
    world.state.ghg = 1;
    expect(apply(world, null, { op: 'ghg', d: -3 })).toEqual(['ghg -1']);
  });

  test('BPC-VOC-2: clear and integrate let the table pick', () => {
    const world = newWorld().set('china', { epizootic: 3 }).set('india', { epizootic: 1 });
    world.run({
      do: 'effects',
      effects: [{ op: 'clear', token: 'epizootic', regions: 1 }],
      target: null,
      shielded: false,
      by: null,
      power: 0,
    });
    world.choose({ do: 'pick', token: 'epizootic', region: 'china' });
    expect([world.region('china').epizootic, world.region('india').epizootic]).toEqual([0, 1]);
  });
});
