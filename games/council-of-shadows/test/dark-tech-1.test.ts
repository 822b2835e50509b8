// 6.5: the Dark Tech cards of level I.

import { at, instead } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { SKIP } from '../rules/table.ts';
import type { DarkTechId, PlanetId, SystemId } from '../types/index.ts';
import { steps } from './choosing.ts';
import { gems, type Position, positionFor } from './position.ts';

const NO_GEMS = gems(0, 0, 0);
const extract = (system: SystemId) => ({ do: 'extract', system }) as const;
const colonise = (planet: PlanetId) => ({ do: 'colonise', planet }) as const;

/** Seat 0, with nothing in its pockets, has just taken the card. */
function taken(card: DarkTechId, prepare: (table: Position) => unknown = () => 0, people = 2): Position {
  const table = positionFor(people).give(0, { gems: NO_GEMS, darkTech: [card] });
  prepare(table);
  return table.ask(...steps.darkTech(card));
}

describe('Dark Tech of level I', () => {
  test('COS-DTI-1: New celestial portal adds a zone of range 3 on the right, and one G', () => {
    const table = taken('dt1-celestial-portal');
    expect(table.player(0).zones.map(({ name, range }) => [name, range])).toEqual([
      ['1', 1],
      ['2', 1],
      ['3', 1],
      ['portal', 3],
    ]);
    expect(table.player(0).gems).toEqual(gems(0, 1, 0));
  });

  test('COS-DTI-2: cards then return to the hand only after the last zone', () => {
    const table = taken('dt1-celestial-portal', (it) => it.zones(0, [], ['st-gems'], ['st-extract']));
    table.ask({ do: 'shift', seat: 0 });
    expect(table.player(0).zones.map((zone) => zone.cards)).toEqual([[], [], ['st-gems'], ['st-extract']]);
    table.ask({ do: 'shift', seat: 0 });
    expect(table.player(0).hand).toContain('st-extract');
  });

  test('COS-DTI-3: the new zone is empty and must be filled in the next planning', () => {
    const table = taken('dt1-celestial-portal', (it) => it.zones(0, [], ['st-gems'], ['st-extract']));
    expect(table.player(0).zones[3]?.cards).toEqual([]);
    table.give(0, { gems: NO_GEMS }).give(1, { gems: NO_GEMS });
    instead(table.state, { do: 'plan-phase' });
    table.ask();
    table.acts(0, { do: 'plan-card', zone: 1, card: 'st-discover' }, { do: 'keep', zone: 2 }, { do: 'keep', zone: 3 });
    expect(table.rules(0, { do: 'keep', zone: 4 })).toEqual(['COS-PLN-2']);
  });

  test('COS-DTI-4: Gem transformation turns A into G and G into T; one T at once', () => {
    const table = taken('dt1-gem-transformation', (it) =>
      it.board({ 'grey-1': 's1-03', 'grey-2': 's1-05' }).cubes(0, { 's1-03a': 1, 's1-05a': 1 }),
    );
    expect(table.player(0).gems).toEqual(gems(0, 0, 1));
    table.ask(steps.extract(2, 1)).acts(0, extract('s1-03'), extract('s1-05')); // A+G, A+A
    expect(table.player(0).gems).toEqual(gems(0, 3, 2));
  });

  test('COS-DTI-5: it applies to every resource of a system, and to no other gems', () => {
    const table = taken('dt1-gem-transformation', (it) => it.board({ 'red-1': 's3-06' }).cubes(0, { 's3-06a': 1 })).give(0, {
      gems: NO_GEMS,
    });
    table.ask(...steps.card('st-gems', 1));
    expect(table.player(0).gems).toEqual(gems(2, 1, 0));
    table
      .give(0, { gems: NO_GEMS, leader: 'leader-buteo', stations: [{ kind: 'extraction', galaxy: 'red' }] })
      .ask(steps.exploit());
    table.acts(0, { do: 'leader-extract', system: 's3-06' }, { do: 'station-extract', system: 's3-06' });
    expect(table.player(0).gems).toEqual(gems(0, 0, 4));
    table.give(0, { gems: NO_GEMS }).act(0, { do: 'stop-exploiting' });
    table.onTop(1, 's1-05', 's1-06').ask(steps.discover(1));
    table.acts(
      0,
      { do: 'discover', sector: 1 },
      { do: 'take-tile', tile: 's1-05' },
      { do: 'place-tile', space: 'orange-1' },
      { do: 'take-resource' },
    );
    expect(table.player(0).gems).toEqual(gems(0, 2, 0));
  });

  /** Discovers `s1-05` and colonises its first planet. */
  function settle(table: Position, cubes: number, mode: 'either' | 'both' = 'either'): number {
    table.board({}).onTop(1, 's1-05', 's1-06').ask(steps.discover(1, { cubes, mode }));
    table.acts(
      0,
      { do: 'discover', sector: 1 },
      { do: 'take-tile', tile: 's1-05' },
      { do: 'place-tile', space: 'orange-1' },
      colonise('s1-05a'),
    );
    return table.cubesOn(0, 's1-05a');
  }

  test('COS-DTI-6: People of explorers may place one cube more on a new system, at most three', () => {
    const explored = [1, 2, 3].map((cubes) => {
      const table = taken('dt1-explorers');
      const stated = settle(table, cubes);
      if (table.step.do === 'discover-extra-cube') table.act(0, { do: 'add-cube', planet: 's1-05a' });
      return [stated, table.cubesOn(0, 's1-05a')];
    });
    expect(explored).toEqual([
      [1, 2],
      [2, 3],
      [3, 3],
    ]);
    const plain = positionFor(2);
    expect(settle(plain, 1)).toBe(1);
    expect(plain.step.do).not.toBe('discover-extra-cube');
  });

  test('COS-DTI-7: the extra cube is a choice', () => {
    const table = taken('dt1-explorers');
    settle(table, 1);
    expect(table.legal(0)).toEqual([{ do: 'add-cube', planet: 's1-05a' }, SKIP]);
    table.act(0, SKIP);
    expect(table.cubesOn(0, 's1-05a')).toBe(1);
    expect(table.told('skipped')).toEqual([{ kind: 'skipped', who: 0, what: 'discover-extra-cube', able: true }]);
  });

  test('COS-DTI-7, COS-DIS-9: with both halves to offer it comes before the resource', () => {
    const table = taken('dt1-explorers');
    settle(table, 1, 'both');
    expect(table.step.do).toBe('discover-extra-cube');
    table.act(0, { do: 'add-cube', planet: 's1-05a' });
    expect(table.step).toMatchObject({ do: 'discover-follow-up', offer: 'resource' });
  });

  test('COS-DTI-7: also with the Reconnaissance mission, not with a plain colonise step', () => {
    const table = taken('dt1-explorers', (it) => it.board({ 'grey-1': 's1-01' }))
      .ask(steps.colonise(1, 1))
      .act(0, colonise('s1-01a'));
    expect(table.cubesOn(0, 's1-01a')).toBe(1);
    table.onTop(3, 's3-01', 's3-02').ask(...steps.darkTech('dt2-recon-mission'));
    table.acts(
      0,
      { do: 'discover', sector: 3 },
      { do: 'take-tile', tile: 's3-01' },
      { do: 'place-tile', space: 'red-1' },
      colonise('s3-01b'),
      { do: 'add-cube', planet: 's3-01b' },
    );
    expect(table.cubesOn(0, 's3-01b')).toBe(3);
  });

  test('COS-DTI-8: Science colonies place a cube anywhere and gain the resource there', () => {
    const table = taken('dt1-science-colonies', (it) =>
      it.board({ 'red-1': 's3-08', 'grey-1': 's1-01' }).cubes(1, { 's1-01a': 1 }),
    );
    expect(table.legalOf(0, 'colonise').map(({ planet }) => planet)).toEqual(['s1-01b', 's3-08a', 's3-08b']);
    table.act(0, colonise('s3-08b'));
    expect(table.cubesOn(0, 's3-08b')).toBe(1);
    expect(table.player(0)).toMatchObject({ gems: gems(0, 0, 1), energy: 2 });
  });

  test('COS-DTI-9: Empire gives 3 energy per galaxy with the majority, exploited or not', () => {
    const table = taken('dt1-empire', (it) => it.board({ 'orange-1': 's1-07', 'red-1': 's3-06', 'grey-1': 's1-01' }));
    table.cubes(0, { 's1-07a': 1, 's3-06a': 1, 's1-01a': 1 }).cubes(1, { 's1-01b': 1 }).ask({ do: 'exploitation', seat: 0 });
    expect(table.player(0).energy).toBe(6);
    table.act(0, { do: 'stop-exploiting' });
    expect(table.player(0).energy).toBe(6);
  });

  test('COS-DTI-10: Extended planning raises all own zones to range 3, with 1 energy a step', () => {
    const table = taken(
      'dt1-extended-planning',
      (it) => it.give(0, { upgrades: ['range-2-2'] }) && Object.assign(at(it.player(0).zones, 1), { range: 2 }),
    );
    expect(table.player(0).zones.map((zone) => zone.range)).toEqual([3, 3, 3]);
    expect(table.player(0).energy).toBe(5);
  });

  test('COS-DTI-11: cubes lie on all steps made, as if they had been bought', () => {
    const table = taken('dt1-extended-planning');
    expect(table.player(0).upgrades.toSorted()).toEqual([
      'range-1-2',
      'range-1-3',
      'range-2-2',
      'range-2-3',
      'range-3-2',
      'range-3-3',
    ]);
  });

  test('COS-DTI-12: Energy saver moves the consumption back 7, once, within its bounds', () => {
    expect(taken('dt1-energy-saver', (it) => it.give(0, { consumption: 40 })).player(0)).toMatchObject({
      consumption: 33,
      recorded: 0,
    });
    expect(taken('dt1-energy-saver', (it) => it.give(0, { consumption: 24 })).player(0).consumption).toBe(20);
    expect(taken('dt1-energy-saver', (it) => it.give(0, { consumption: 40, energy: 36 })).player(0).consumption).toBe(37);
  });

  test('COS-DTI-13: with a second level-up pending the counter does not move', () => {
    expect(taken('dt1-energy-saver', (it) => it.give(0, { consumption: 26, energy: 29 })).player(0).consumption).toBe(26);
    expect(taken('dt1-energy-saver', (it) => it.give(0, { consumption: 26, energy: 26 })).player(0).consumption).toBe(26);
  });

  const shared = () =>
    taken('dt1-shared-extraction', (it) => it.board({ 'grey-1': 's1-05', 'blue-1': 's2-03', 'red-1': 's3-05' }), 3);

  test('COS-DTI-14: Shared extraction opens systems where only opponents have colonies, within range; one T at once', () => {
    const table = shared();
    expect(table.player(0).gems).toEqual(gems(0, 0, 1));
    table.cubes(1, { 's1-05a': 1, 's2-03a': 1 }).ask(steps.extract(2, 1));
    expect(table.legalOf(0, 'extract')).toEqual([extract('s1-05')]);
    table.act(0, extract('s1-05'));
    expect(table.player(0).gems).toEqual(gems(2, 0, 1));
  });

  test('COS-DTI-15: each opponent cube serves once per card, and the number of extractions does not grow', () => {
    const table = shared()
      .cubes(1, { 's2-03a': 1 })
      .cubes(2, { 's2-03b': 1 })
      .ask(steps.extract(4, 2))
      .acts(0, extract('s2-03'), extract('s2-03'));
    expect(table.player(0).energy).toBe(6);
    expect(table.step.do).toBe('buy');
    const own = shared().cubes(0, { 's2-03a': 1 }).cubes(1, { 's2-03b': 2 }).ask(steps.extract(4, 2)).act(0, extract('s2-03'));
    expect(own.player(0).energy).toBe(3);
    expect(own.step.do).toBe('buy');
    const few = shared().cubes(1, { 's2-03a': 3 }).ask(steps.extract(1, 2)).act(0, extract('s2-03'));
    expect(few.step.do).toBe('buy');
  });

  test('COS-DTI-16: also for People of resources and Buteo, in any sector; not for stations', () => {
    const table = shared()
      .cubes(1, { 's3-05a': 1 })
      .ask(...steps.darkTech('dt2-resource-people'))
      .act(0, extract('s3-05'));
    expect(table.player(0).energy).toBe(4);
    table.give(0, { leader: 'leader-buteo', stations: [{ kind: 'extraction', galaxy: 'red' }] }).ask(steps.exploit());
    expect(table.rules(0, { do: 'station-extract', system: 's3-05' })).toEqual(['COS-STA-7']);
    table.act(0, { do: 'leader-extract', system: 's3-05' });
    expect(table.player(0).energy).toBe(8);
  });
});
