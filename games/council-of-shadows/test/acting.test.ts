// 5.7, 5.8: the cards from left to right, their steps, and the shift.
import { at, pileSize } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { components } from '../data/index.ts';
import { gems, steps, tableFor } from './table.ts';

const NO_GEMS = gems(0, 0, 0);
const colonise = (planet: string) => ({ do: 'colonise', planet }) as const;
const extract = (system: string) => ({ do: 'extract', system }) as const;
const SKIP = { do: 'skip' } as const;
const planets = (actions: readonly { readonly planet: string }[]) => actions.map(({ planet }) => planet);

describe('resolving the cards', () => {
  test('COS-ACT-1: the top cards from the leftmost zone to the rightmost, one after another', () => {
    const table = tableFor(2).board({}).zones(0, ['st-gems', 'st-transform'], ['st-extract'], ['st-gems']);
    table.ask({ do: 'action-turn', player: 0 });
    expect(table.step.do).toBe('transform');
    table.act(0, SKIP);
    expect(table.eventsOf('card-resolved').map(({ zone, card }) => [zone, card])).toEqual([
      [2, 'st-extract'],
      [3, 'st-gems'],
    ]);
  });

  test('COS-ACT-2: each card reaches as far as its zone', () => {
    const table = tableFor(2).board({ 'grey-1': 's1-01', 'blue-1': 's2-02' }).zones(0, ['st-colonise-1'], ['st-colonise-2']);
    at(table.player(0).zones, 1).range = 2;
    table.ask({ do: 'action-turn', player: 0 });
    expect(planets(table.options(0, 'colonise'))).toEqual(['s1-01a', 's1-01b']);
    table.act(0, SKIP);
    expect(planets(table.options(0, 'colonise'))).toEqual(['s1-01a', 's1-01b', 's2-02a', 's2-02b']);
  });

  test('COS-ACT-3: without upgrades only Earth-like planets of sector 1', () => {
    const table = tableFor(2).board({ 'grey-1': 's1-08', 'blue-1': 's2-02' }).ask(steps.colonise(1, 1));
    expect(planets(table.options(0, 'colonise'))).toEqual(['s1-08a']);
    expect(table.rules(0, colonise('s1-08b'))).toEqual(['COS-COL-2']);
    expect(table.rules(0, colonise('s2-02a'))).toEqual(['COS-UPG-9']);
  });

  test('COS-ACT-4: the steps of a card in the order printed', () => {
    const table = tableFor(2).board({ 'grey-1': 's1-01' }).cubes(0, { 's1-01a': 1 }).give(0, { gems: NO_GEMS });
    table.ask(...steps.card('ai-mine-and-refine', 1));
    expect(table.step.do).toBe('extract');
    table.act(0, extract('s1-01'));
    expect(table.step.do).toBe('transform');
  });

  test('COS-ACT-5: any step may be skipped or stopped; an impossible one is passed over', () => {
    const table = tableFor(2).board({ 'grey-1': 's1-05' }).cubes(0, { 's1-05a': 3 }).give(0, { gems: NO_GEMS });
    table.ask(steps.extract(3, 1)).acts(0, extract('s1-05'), SKIP);
    expect(table.player(0).gems).toEqual(gems(2, 0, 0));
    expect(table.step.do).toBe('buy');
    table.board({}).ask(steps.colonise(1, 1));
    expect(table.step.do).toBe('buy');
    expect(table.eventsOf('skipped')).toEqual([{ kind: 'skipped', who: 0, what: 'colonise', able: false }]);
  });

  test('COS-ACT-6: what one card changes holds for the next: discover, colonise, extract in one turn', () => {
    const table = tableFor(2).board({}).onTop(1, 's1-05', 's1-06').give(0, { gems: NO_GEMS });
    table.zones(0, ['st-discover'], ['st-colonise-1'], ['st-extract']).ask({ do: 'action-turn', player: 0 });
    table.acts(
      0,
      { do: 'discover', sector: 1 },
      { do: 'take-tile', tile: 's1-05' },
      { do: 'place-tile', space: 'orange-2' },
      SKIP,
    );
    table.acts(0, colonise('s1-05a'), extract('s1-05'));
    expect(table.player(0).gems).toEqual(gems(2, 0, 0));
  });

  test('COS-ACT-7: a card without a step does nothing', () => {
    const table = tableFor(2).zones(0, ['ai-throttle'], ['ai-standby'], ['ai-hibernation']);
    table.ask({ do: 'action-turn', player: 0 });
    expect(table.step.do).toBe('exploit');
  });

  test('COS-ACT-8: anywhere ignores range and terraforming, never occupancy', () => {
    const table = tableFor(2).board({ 'grey-1': 's1-08', 'red-1': 's3-01' }).cubes(1, { 's3-01a': 1 });
    table.ask(...steps.card('ai-far-outpost', 1));
    expect(planets(table.options(0, 'colonise'))).toEqual(['s1-08a', 's1-08b', 's1-08c', 's3-01b']);
    expect(table.rules(0, colonise('s3-01a'))).toEqual(['COS-COL-3']);
  });

  test('COS-ACT-9: plain gains, and the resource that comes with a cube, are no decision', () => {
    const table = tableFor(2).board({ 'grey-1': 's1-05' }).give(0, { gems: NO_GEMS });
    table.ask(...steps.card('ai-settle-and-mine', 1)).act(0, colonise('s1-05a'));
    expect(table.player(0).gems).toEqual(gems(2, 0, 0));
    table.ask(...steps.card('ai-reactor', 1));
    expect(table.player(0).energy).toBe(4);
    expect(table.step.do).toBe('buy');
  });
});

describe('colonise', () => {
  test('COS-COL-1: n cubes as one tower on one planet', () => {
    const table = tableFor(2).board({ 'grey-1': 's1-01' }).ask(steps.colonise(2, 1)).act(0, colonise('s1-01b'));
    expect([table.cubesOn(0, 's1-01a'), table.cubesOn(0, 's1-01b')]).toEqual([0, 2]);
    expect(table.step.do).toBe('buy');
    expect(table.eventsOf('colonised')).toEqual([
      { kind: 'colonised', who: 0, planet: 's1-01b', system: 's1-01', cubes: 2, source: 'st-colonise-1' },
    ]);
  });

  test('COS-COL-2: within range and within the own terraforming', () => {
    const table = tableFor(2).board({ 'grey-1': 's1-08', 'blue-1': 's2-05' });
    table.give(0, { terraformed: { earth: true, desert: true, volcanic: false } }).ask(steps.colonise(1, 2));
    expect(planets(table.options(0, 'colonise'))).toEqual(['s1-08a', 's1-08b', 's2-05a']);
    expect(table.why(0, colonise('s1-08c'))).toEqual([{ rule: 'COS-COL-2', values: { planet: 's1-08c', type: 'volcanic' } }]);
  });

  test('COS-COL-3: a free planet, or with the colony extension one with one or two cubes of anybody', () => {
    const table = tableFor(3).board({ 'grey-1': 's1-01', 'grey-2': 's1-07' });
    table.cubes(0, { 's1-01a': 1 }).cubes(1, { 's1-01b': 1, 's1-07a': 2 }).cubes(2, { 's1-07a': 1 }).ask(steps.colonise(1, 1));
    expect(planets(table.options(0, 'colonise'))).toEqual(['s1-07b']);
    expect(table.why(0, colonise('s1-01b'))).toEqual([{ rule: 'COS-COL-3', values: { planet: 's1-01b', cubes: 1 } }]);
    table.give(0, { colonyExtension: true });
    expect(planets(table.options(0, 'colonise'))).toEqual(['s1-01a', 's1-01b', 's1-07b']);
  });

  test('COS-COL-4: never more than three cubes', () => {
    const table = tableFor(3).board({ 'grey-1': 's1-01' }).cubes(1, { 's1-01a': 2 }).cubes(2, { 's1-01a': 1 });
    table.give(0, { colonyExtension: true }).ask(steps.colonise(1, 1));
    expect(table.rules(0, colonise('s1-01a'))).toEqual(['COS-COL-4']);
  });

  test('COS-COL-5: as many cubes as fit, otherwise all of them', () => {
    const table = tableFor(2).board({ 'grey-1': 's1-01' }).cubes(1, { 's1-01a': 2, 's1-01b': 1 });
    table.give(0, { colonyExtension: true }).ask(steps.colonise(3, 1)).act(0, colonise('s1-01a'));
    expect(table.cubesOn(0, 's1-01a')).toBe(1);
    table.ask(steps.colonise(2, 1)).act(0, colonise('s1-01b'));
    expect(table.cubesOn(0, 's1-01b')).toBe(2);
  });

  test('COS-COL-6: each planet of a system is separate', () => {
    const table = tableFor(2)
      .board({ 'grey-1': 's1-04' })
      .cubes(1, { 's1-04a': 1 })
      .ask(steps.colonise(1, 1))
      .act(0, colonise('s1-04b'));
    expect([table.cubesOn(1, 's1-04a'), table.cubesOn(0, 's1-04b')]).toEqual([1, 1]);
  });

  test('COS-COL-7: a planet holds a number of cubes per player, in no order', () => {
    const table = tableFor(2).board({ 'grey-1': 's1-03' }).cubes(0, { 's1-03a': 1 }).cubes(1, { 's1-03a': 2 });
    table.ask({ do: 'remove-cube', seat: 0, galaxy: 'grey' });
    expect([table.cubesOn(0, 's1-03a'), table.cubesOn(1, 's1-03a')]).toEqual([0, 2]);
  });
});

describe('extract', () => {
  const table = () => tableFor(2).board({ 'grey-1': 's1-05', 'grey-2': 's1-02', 'blue-1': 's2-03' }).give(0, { gems: NO_GEMS });

  test('COS-EXT-1: up to n resources', () => {
    const it = table().cubes(0, { 's1-05a': 3 }).ask(steps.extract(2, 1)).acts(0, extract('s1-05'), extract('s1-05'));
    expect(it.player(0).gems).toEqual(gems(4, 0, 0));
    expect(it.step.do).toBe('buy');
  });

  test('COS-EXT-2: an own colony in the system, within range; terraforming is irrelevant', () => {
    const it = table().cubes(0, { 's1-05b': 1, 's2-03a': 1 }).cubes(1, { 's1-02a': 1 }).ask(steps.extract(2, 1));
    expect(it.options(0, 'extract')).toEqual([extract('s1-05')]);
    expect(it.rules(0, extract('s1-02'))).toEqual(['COS-EXT-2']);
    expect(it.rules(0, extract('s2-03'))).toEqual(['COS-UPG-9']);
  });

  test('COS-EXT-3: each own cube once per card, all planets of the system together', () => {
    const it = table().cubes(0, { 's1-05a': 1, 's1-05b': 1 }).ask(steps.extract(4, 1)).act(0, extract('s1-05'));
    it.act(0, extract('s1-05'));
    expect(it.step.do).toBe('buy');
    expect(it.player(0).gems).toEqual(gems(4, 0, 0));
    const used = table().cubes(0, { 's1-05a': 1, 's1-02a': 1 }).ask(steps.extract(4, 1)).act(0, extract('s1-05'));
    expect(used.why(0, extract('s1-05'))).toEqual([{ rule: 'COS-EXT-3', values: { system: 's1-05', times: 1 } }]);
  });

  test('COS-EXT-4: spread over different systems', () => {
    const it = table()
      .cubes(0, { 's1-05a': 1, 's1-02a': 1 })
      .ask(steps.extract(2, 1))
      .acts(0, extract('s1-05'), extract('s1-02'));
    expect(it.player(0).gems).toEqual(gems(2, 1, 0));
  });

  test('COS-EXT-5: another card of the same turn may use the same cubes again', () => {
    const it = table()
      .cubes(0, { 's1-02a': 1 })
      .zones(0, ['st-extract'], ['ai-quiet-drill'])
      .ask({ do: 'action-turn', player: 0 });
    it.acts(0, extract('s1-02'), extract('s1-02'));
    expect(it.player(0).gems).toEqual(gems(0, 2, 0));
  });

  test('COS-EXT-6: no cube is removed', () => {
    const it = table().cubes(0, { 's1-02a': 1 }).ask(steps.extract(1, 1)).act(0, extract('s1-02'));
    expect(it.cubesOn(0, 's1-02a')).toBe(1);
  });

  test('COS-EXT-7: all gems and all energy of the resource at once', () => {
    const it = tableFor(2).board({ 'blue-1': 's2-11' }).cubes(0, { 's2-11a': 1 }).give(0, { gems: NO_GEMS });
    it.ask(steps.extract(1, 2)).act(0, extract('s2-11'));
    expect(it.player(0)).toMatchObject({ gems: gems(2, 0, 0), energy: 1 });
    expect(it.eventsOf('extracted')).toEqual([
      { kind: 'extracted', who: 0, system: 's2-11', times: 1, gems: gems(2, 0, 0), energy: 1, source: 'st-extract' },
    ]);
  });
});

describe('discover', () => {
  const table = () => tableFor(2).board({}).onTop(1, 's1-05', 's1-06').onTop(2, 's2-05', 's2-07').give(0, { gems: NO_GEMS });
  const take = (tile: string) => ({ do: 'take-tile', tile }) as const;
  const place = (space: string) => ({ do: 'place-tile', space }) as const;
  const discover = (sector: 1 | 2 | 3) => ({ do: 'discover', sector }) as const;

  test('COS-DIS-1: a pile within range, with a tile, in a sector with a free open space', () => {
    const it = table().onlyTiles(3).ask(steps.discover(2));
    expect(it.options(0, 'discover')).toEqual([discover(1), discover(2)]);
    expect(it.rules(0, discover(3))).toEqual(['COS-UPG-9', 'COS-CMP-17']);
  });

  test('COS-DIS-2: one of two tiles, on any free space of the sector, in any galaxy', () => {
    const it = table().tile('s1-01', 'grey-1').ask(steps.discover(2)).act(0, discover(1));
    expect(it.legal(0)).toEqual([take('s1-05'), take('s1-06')]);
    it.act(0, take('s1-06'));
    expect(it.options(0, 'place-tile').map(({ space }) => space)).toEqual([
      'grey-2',
      'orange-1',
      'orange-2',
      'orange-3',
      'orange-4',
      'green-3',
    ]);
    expect(it.rules(0, place('grey-1'))).toEqual(['COS-DIS-10']);
    expect(it.rules(0, place('blue-1'))).toEqual(['COS-DIS-2']);
    it.act(0, place('green-3'));
    expect(it.state.spaces.filter((tile) => tile !== null)).toEqual(['s1-01', 's1-06']);
  });

  test('COS-DIS-3: the other tile goes to the bottom of its pile', () => {
    const it = table().ask(steps.discover(2)).acts(0, discover(1), take('s1-06'));
    expect(at(it.state.sectorPiles, 0).bottom).toEqual(['s1-05']);
  });

  test('COS-DIS-4: a single tile is drawn and placed', () => {
    const it = table().onlyTiles(2, 's2-07').ask(steps.discover(2)).act(0, discover(2));
    expect(it.legal(0)).toEqual([take('s2-07')]);
    it.act(0, take('s2-07'));
    expect(at(it.state.sectorPiles, 1)).toEqual({ top: [], loose: [], bottom: [] });
  });

  test('COS-DIS-5: before drawing one may skip, afterwards a tile must be placed', () => {
    const it = table().ask(steps.discover(1));
    const before = pileSize(at(it.state.sectorPiles, 0));
    expect(it.legal(0)).toContainEqual(SKIP);
    it.act(0, discover(1));
    expect(it.rules(0, SKIP)).toEqual(['engine.not-asked']);
    it.act(0, take('s1-05'));
    expect(it.rules(0, SKIP)).toEqual(['engine.not-asked']);
    expect(pileSize(at(it.state.sectorPiles, 0))).toBe(before - 1);
    expect(table().ask(steps.discover(1)).act(0, SKIP).step.do).toBe('buy');
  });

  test('COS-DIS-6: then the cubes as a tower on one planet, or the resource the stated number of times', () => {
    const found = () =>
      table()
        .ask(steps.discover(1, { cubes: 2, extractTimes: 2 }))
        .acts(0, discover(1), take('s1-05'), place('grey-1'));
    expect(found().legal(0)).toEqual([colonise('s1-05a'), { do: 'take-resource' }, SKIP]);
    const cubes = found().act(0, colonise('s1-05a'));
    expect([cubes.cubesOn(0, 's1-05a'), cubes.player(0).gems]).toEqual([2, NO_GEMS]);
    const resource = found().act(0, { do: 'take-resource' });
    expect([resource.cubesOn(0, 's1-05a'), resource.player(0).gems]).toEqual([0, gems(4, 0, 0)]);
    expect(resource.step.do).toBe('buy');
  });

  test('COS-DIS-7: cubes need a planet within the terraforming, unless any planet will do', () => {
    const it = table().ask(steps.discover(2)).acts(0, discover(2), take('s2-05'), place('blue-1'));
    expect(it.rules(0, colonise('s2-05a'))).toEqual(['COS-DIS-7']);
    const any = table()
      .ask(steps.discover(2, { anyPlanet: true }))
      .acts(0, discover(2), take('s2-05'), place('blue-1'));
    expect(any.options(0, 'colonise').length).toBe(2);
  });

  test('COS-DIS-8: the resource needs neither a colony nor terraforming', () => {
    const it = table().ask(steps.discover(2)).acts(0, discover(2), take('s2-05'), place('blue-1'), { do: 'take-resource' });
    expect(it.player(0).gems).toEqual(gems(0, 0, 1));
  });

  test('COS-DIS-9: mode both gives cubes, then the resource; each half is optional', () => {
    const found = () =>
      table()
        .ask(steps.discover(1, { mode: 'both' }))
        .acts(0, discover(1), take('s1-05'), place('grey-1'));
    expect(found().legal(0)).toEqual([colonise('s1-05a'), SKIP]);
    const both = found().act(0, colonise('s1-05a'));
    expect(both.legal(0)).toEqual([{ do: 'take-resource' }, SKIP]);
    both.act(0, { do: 'take-resource' });
    expect([both.cubesOn(0, 's1-05a'), both.player(0).gems]).toEqual([1, gems(2, 0, 0)]);
    expect(found().acts(0, SKIP, SKIP).player(0).gems).toEqual(NO_GEMS);
  });

  test('COS-DIS-10: a tile on the board stays where it is', () => {
    const it = table().tile('s1-01', 'grey-1').ask(steps.discover(1)).acts(0, discover(1), take('s1-05'));
    for (const { action, reasons } of it.runner.candidates(0)) {
      if (action.do === 'place-tile' && action.space === 'grey-1')
        expect(reasons.map(({ rule }) => rule)).toEqual(['COS-DIS-10']);
    }
  });
});

describe('gems', () => {
  test('COS-GEM-1: the starting card gives A+A+G', () => {
    expect(
      tableFor(2)
        .give(0, { gems: NO_GEMS })
        .ask(...steps.card('st-gems', 1))
        .player(0).gems,
    ).toEqual(gems(2, 1, 0));
  });

  test('COS-GEM-2: one A for a G, or one G for a T', () => {
    const table = tableFor(2)
      .give(0, { gems: gems(1, 1, 1) })
      .ask(steps.transform(1));
    expect(table.legal(0)).toEqual([{ do: 'transform', gem: 'anthracite' }, { do: 'transform', gem: 'gold' }, SKIP]);
    table.act(0, { do: 'transform', gem: 'anthracite' });
    expect(table.player(0).gems).toEqual(gems(0, 2, 1));
    table.ask(steps.transform(1));
    expect(table.rules(0, { do: 'transform', gem: 'anthracite' })).toEqual(['COS-GEM-2']);
    table.act(0, { do: 'transform', gem: 'gold' });
    expect(table.player(0).gems).toEqual(gems(0, 1, 2));
  });

  test('COS-GEM-3: up to n times, and the same gem again', () => {
    const table = tableFor(2)
      .give(0, { gems: gems(1, 0, 0) })
      .ask(steps.transform(2));
    table.acts(0, { do: 'transform', gem: 'anthracite' }, { do: 'transform', gem: 'gold' });
    expect(table.player(0).gems).toEqual(gems(0, 0, 1));
    expect(table.step.do).toBe('buy');
  });

  test('COS-GEM-4: any number of gems', () => {
    const table = tableFor(2)
      .give(0, { gems: gems(50, 50, 50) })
      .ask(...steps.card('st-gems', 1));
    expect(table.player(0).gems).toEqual(gems(52, 51, 50));
  });
});

describe('the shift', () => {
  const shifted = (...zones: string[][]) =>
    tableFor(2)
      .zones(0, ...zones)
      .ask({ do: 'shift', seat: 0 });

  test('COS-SHF-1, COS-SHF-3: every pile moves one zone to the right, and zone 1 is empty', () => {
    const table = shifted(['st-gems'], ['st-extract'], ['st-discover']);
    expect(table.player(0).zones.map((zone) => zone.cards)).toEqual([[], ['st-gems'], ['st-extract']]);
    const gap = shifted(['st-gems'], [], ['st-discover']);
    expect(gap.player(0).zones.map((zone) => zone.cards)).toEqual([[], ['st-gems'], []]);
  });

  test('COS-SHF-2: the last pile returns to the hand as a whole', () => {
    const table = shifted([], [], ['st-gems', 'st-extract', 'st-discover']);
    expect(table.player(0).hand.toSorted()).toEqual(components.startingCards.map(({ id }) => id).toSorted());
    expect(table.eventsOf('shifted')).toEqual([{ kind: 'shifted', who: 0, returned: ['st-gems', 'st-extract', 'st-discover'] }]);
  });

  test('COS-SHF-4: the shift comes before the exploitation step', () => {
    const table = tableFor(2).zones(0, [], [], ['ai-throttle']).ask({ do: 'action-turn', player: 0 });
    expect(table.step.do).toBe('exploit');
    expect(table.player(0).hand).toContain('ai-throttle');
  });
});
