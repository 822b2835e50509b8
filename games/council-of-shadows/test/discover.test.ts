// 5.7: extract and discover.
import { at, pileSize } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import type { PlanetId, SpaceId, SystemId } from '../types/index.ts';
import { steps } from './choosing.ts';
import { gems, positionFor } from './position.ts';

const NO_GEMS = gems(0, 0, 0);
const colonise = (planet: PlanetId) => ({ do: 'colonise', planet }) as const;
const extract = (system: SystemId) => ({ do: 'extract', system }) as const;
const SKIP = { do: 'skip' } as const;

describe('extract', () => {
  const table = () =>
    positionFor(2).board({ 'grey-1': 's1-05', 'grey-2': 's1-02', 'blue-1': 's2-03' }).give(0, { gems: NO_GEMS });

  test('COS-EXT-1: up to n resources', () => {
    const it = table().cubes(0, { 's1-05a': 3 }).ask(steps.extract(2, 1)).acts(0, extract('s1-05'), extract('s1-05'));
    expect(it.player(0).gems).toEqual(gems(4, 0, 0));
    expect(it.step.do).toBe('buy');
  });

  test('COS-EXT-2: an own colony in the system, within range; terraforming is irrelevant', () => {
    const it = table().cubes(0, { 's1-05b': 1, 's2-03a': 1 }).cubes(1, { 's1-02a': 1 }).ask(steps.extract(2, 1));
    expect(it.legalOf(0, 'extract')).toEqual([extract('s1-05')]);
    expect(it.rules(0, extract('s1-02'))).toEqual(['COS-EXT-2']);
    expect(it.rules(0, extract('s2-03'))).toEqual(['COS-UPG-9']);
  });

  test('COS-EXT-3: each own cube once per card, all planets of the system together', () => {
    const it = table().cubes(0, { 's1-05a': 1, 's1-05b': 1 }).ask(steps.extract(4, 1)).act(0, extract('s1-05'));
    it.act(0, extract('s1-05'));
    expect(it.step.do).toBe('buy');
    expect(it.player(0).gems).toEqual(gems(4, 0, 0));
    const used = table().cubes(0, { 's1-05a': 1, 's1-02a': 1 }).ask(steps.extract(4, 1)).act(0, extract('s1-05'));
    expect(used.runner.why(0, extract('s1-05'))).toEqual([{ rule: 'COS-EXT-3', values: { system: 's1-05', times: 1 } }]);
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
    const it = positionFor(2).board({ 'blue-1': 's2-11' }).cubes(0, { 's2-11a': 1 }).give(0, { gems: NO_GEMS });
    it.ask(steps.extract(1, 2)).act(0, extract('s2-11'));
    expect(it.player(0)).toMatchObject({ gems: gems(2, 0, 0), energy: 1 });
    expect(it.told('extracted')).toEqual([
      { kind: 'extracted', who: 0, system: 's2-11', times: 1, gems: gems(2, 0, 0), energy: 1, source: 'st-extract' },
    ]);
  });
});

describe('discover', () => {
  const table = () => positionFor(2).board({}).onTop(1, 's1-05', 's1-06').onTop(2, 's2-05', 's2-07').give(0, { gems: NO_GEMS });
  const take = (tile: SystemId) => ({ do: 'take-tile', tile }) as const;
  const place = (space: SpaceId) => ({ do: 'place-tile', space }) as const;
  const discover = (sector: 1 | 2 | 3) => ({ do: 'discover', sector }) as const;

  test('COS-DIS-1: a pile within range, with a tile, in a sector with a free open space', () => {
    const it = table().onlyTiles(3).ask(steps.discover(2));
    expect(it.legalOf(0, 'discover')).toEqual([discover(1), discover(2)]);
    expect(it.rules(0, discover(3))).toEqual(['COS-UPG-9', 'COS-CMP-17']);
  });

  test('COS-DIS-2: one of two tiles, on any free space of the sector, in any galaxy', () => {
    const it = table().tile('s1-01', 'grey-1').ask(steps.discover(2)).act(0, discover(1));
    expect(it.legal(0)).toEqual([take('s1-05'), take('s1-06')]);
    it.act(0, take('s1-06'));
    expect(it.legalOf(0, 'place-tile').map(({ space }) => space)).toEqual([
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
    expect(any.legalOf(0, 'colonise').length).toBe(2);
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
    const told = { kind: 'skipped', who: 0, what: 'discover-follow-up', able: true };
    expect(found().acts(0, SKIP, SKIP).told('skipped')).toEqual([told]);
    expect(found().acts(0, colonise('s1-05a'), SKIP).told('skipped')).toEqual([]); // the new system was not left alone
  });

  test('COS-DIS-10: a tile on the board stays where it is', () => {
    const it = table().tile('s1-01', 'grey-1').ask(steps.discover(1)).acts(0, discover(1), take('s1-05'));
    for (const { action, reasons } of it.runner.candidates(0)) {
      if (action.do === 'place-tile' && action.space === 'grey-1')
        expect(reasons.map(({ rule }) => rule)).toEqual(['COS-DIS-10']);
    }
  });
});
