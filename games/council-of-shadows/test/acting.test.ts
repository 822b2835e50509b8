// 5.7, 5.8: the cards from left to right, and the shift.
import { at } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { components } from '../data/index.ts';
import type { CardId, PlanetId, SystemId } from '../types/index.ts';
import { steps } from './choosing.ts';
import { gems, positionFor } from './position.ts';

const NO_GEMS = gems(0, 0, 0);
const colonise = (planet: PlanetId) => ({ do: 'colonise', planet }) as const;
const extract = (system: SystemId) => ({ do: 'extract', system }) as const;
const SKIP = { do: 'skip' } as const;
const planets = (actions: readonly { readonly planet: PlanetId }[]) => actions.map(({ planet }) => planet);

describe('resolving the cards', () => {
  test('COS-ACT-1: the top cards from the leftmost zone to the rightmost, one after another', () => {
    const table = positionFor(2).board({}).zones(0, ['st-gems', 'st-transform'], ['st-extract'], ['st-gems']);
    table.ask({ do: 'action-turn', player: 0 });
    expect(table.step.do).toBe('transform');
    table.act(0, SKIP);
    expect(table.told('card-resolved').map(({ zone, card }) => [zone, card])).toEqual([
      [2, 'st-extract'],
      [3, 'st-gems'],
    ]);
  });

  test('COS-ACT-2: each card reaches as far as its zone', () => {
    const table = positionFor(2).board({ 'grey-1': 's1-01', 'blue-1': 's2-02' }).zones(0, ['st-colonise-1'], ['st-colonise-2']);
    at(table.player(0).zones, 1).range = 2;
    table.ask({ do: 'action-turn', player: 0 });
    expect(planets(table.legalOf(0, 'colonise'))).toEqual(['s1-01a', 's1-01b']);
    table.act(0, SKIP);
    expect(planets(table.legalOf(0, 'colonise'))).toEqual(['s1-01a', 's1-01b', 's2-02a', 's2-02b']);
  });

  test('COS-ACT-3: without upgrades only Earth-like planets of sector 1', () => {
    const table = positionFor(2).board({ 'grey-1': 's1-08', 'blue-1': 's2-02' }).ask(steps.colonise(1, 1));
    expect(planets(table.legalOf(0, 'colonise'))).toEqual(['s1-08a']);
    expect(table.rules(0, colonise('s1-08b'))).toEqual(['COS-COL-2']);
    expect(table.rules(0, colonise('s2-02a'))).toEqual(['COS-UPG-9']);
  });

  test('COS-ACT-4: the steps of a card in the order printed', () => {
    const table = positionFor(2).board({ 'grey-1': 's1-01' }).cubes(0, { 's1-01a': 1 }).give(0, { gems: NO_GEMS });
    table.ask(...steps.card('ai-mine-and-refine', 1));
    expect(table.step.do).toBe('extract');
    table.act(0, extract('s1-01'));
    expect(table.step.do).toBe('transform');
  });

  test('COS-ACT-5: any step may be skipped or stopped; an impossible one is passed over', () => {
    const table = positionFor(2).board({ 'grey-1': 's1-05' }).cubes(0, { 's1-05a': 3 }).give(0, { gems: NO_GEMS });
    table.ask(steps.extract(3, 1)).acts(0, extract('s1-05'), SKIP);
    expect(table.player(0).gems).toEqual(gems(2, 0, 0));
    expect(table.step.do).toBe('buy');
    table.board({}).ask(steps.colonise(1, 1));
    expect(table.step.do).toBe('buy');
    expect(table.told('skipped')).toEqual([{ kind: 'skipped', who: 0, what: 'colonise', able: false }]);
  });

  test('COS-ACT-6: what one card changes holds for the next: discover, colonise, extract in one turn', () => {
    const table = positionFor(2).board({}).onTop(1, 's1-05', 's1-06').give(0, { gems: NO_GEMS });
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
    const table = positionFor(2).zones(0, ['ai-throttle'], ['ai-standby'], ['ai-hibernation']);
    table.ask({ do: 'action-turn', player: 0 });
    expect(table.step.do).toBe('exploit');
  });

  test('COS-ACT-8: anywhere ignores range and terraforming, never occupancy', () => {
    const table = positionFor(2).board({ 'grey-1': 's1-08', 'red-1': 's3-01' }).cubes(1, { 's3-01a': 1 });
    table.ask(...steps.card('ai-far-outpost', 1));
    expect(planets(table.legalOf(0, 'colonise'))).toEqual(['s1-08a', 's1-08b', 's1-08c', 's3-01b']);
    expect(table.rules(0, colonise('s3-01a'))).toEqual(['COS-COL-3']);
  });

  test('COS-ACT-9: plain gains, and the resource that comes with a cube, are no decision', () => {
    const table = positionFor(2).board({ 'grey-1': 's1-05' }).give(0, { gems: NO_GEMS });
    table.ask(...steps.card('ai-settle-and-mine', 1)).act(0, colonise('s1-05a'));
    expect(table.player(0).gems).toEqual(gems(2, 0, 0));
    table.ask(...steps.card('ai-reactor', 1));
    expect(table.player(0).energy).toBe(4);
    expect(table.step.do).toBe('buy');
  });
});

describe('the shift', () => {
  const shifted = (...zones: CardId[][]) =>
    positionFor(2)
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
    expect(table.told('shifted')).toEqual([{ kind: 'shifted', who: 0, returned: ['st-gems', 'st-extract', 'st-discover'] }]);
  });

  test('COS-SHF-4: the shift comes before the exploitation step', () => {
    const table = positionFor(2).zones(0, [], [], ['ai-throttle']).ask({ do: 'action-turn', player: 0 });
    expect(table.step.do).toBe('exploit');
    expect(table.player(0).hand).toContain('ai-throttle');
  });
});
