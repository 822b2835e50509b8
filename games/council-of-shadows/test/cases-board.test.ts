// 13.2: tricky cases of cards, planets and tiles (T7 to T17, T22 to T25, T31 to T33, T35, T36).
import { at } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { components } from '../data/index.ts';
import type { CardId, CosAction, GalaxyId, PlanetId, SystemId } from '../types/index.ts';
import { planCards, steps } from './choosing.ts';
import { gems, positionFor } from './position.ts';

const NO_GEMS = gems(0, 0, 0);
const SKIP = { do: 'skip' } as const;
const STOP_EXPLOITING = { do: 'stop-exploiting' } as const;
const colonise = (planet: PlanetId): CosAction => ({ do: 'colonise', planet });
const extract = (system: SystemId): CosAction => ({ do: 'extract', system });
const exploit = (galaxy: GalaxyId): CosAction => ({ do: 'exploit', galaxy });

describe('colonising', () => {
  test('T7, COS-COL-3, COS-COL-4, COS-COL-5: a tower on an occupied planet', () => {
    const table = positionFor(2).board({ 'grey-1': 's1-01', 'grey-2': 's1-02' });
    table.cubes(0, { 's1-01a': 1 }).cubes(1, { 's1-01a': 1, 's1-01b': 3 });
    table.ask(...steps.card('st-colonise-2', 1));
    expect(table.legal(0)).toEqual([colonise('s1-02a'), SKIP]);
    expect(table.rules(0, colonise('s1-01a'))).toEqual(['COS-COL-3']);
    table.give(0, { colonyExtension: true });
    expect(table.legal(0)).toEqual([colonise('s1-01a'), colonise('s1-02a'), SKIP]);
    expect(table.rules(0, colonise('s1-01b'))).toEqual(['COS-COL-4']);
    table.act(0, colonise('s1-01a'));
    expect([table.cubesOn(0, 's1-01a'), table.cubesOn(1, 's1-01a')]).toEqual([2, 1]);
  });

  test('T31, COS-LEA-5: the free colony of Zoe reaches every sector within her terraforming', () => {
    const table = positionFor(2).board({ 'red-1': 's3-03', 'pink-1': 's3-09' }).cubes(1, { 's3-09b': 1 });
    table.give(0, { leader: 'leader-zoe', terraformed: { earth: true, desert: true, volcanic: false } });
    table.act(0, { do: 'free-colony' });
    expect(table.legal(0)).toEqual([colonise('s3-03a'), colonise('s3-03b'), colonise('s3-09a')]);
    table.act(0, colonise('s3-03b'));
    expect(table.cubesOn(0, 's3-03b')).toBe(1);
    expect(table.step).toMatchObject({ do: 'buy', seat: 0, purchases: 0 });
    expect(table.rules(0, { do: 'free-colony' })).toEqual(['COS-LEA-5']);
  });
});

describe('extracting', () => {
  test('T8, COS-EXT-2, COS-EXT-3, COS-EXT-4, COS-EXT-5: each cube once per card, within range', () => {
    const table = positionFor(2).board({ 'grey-1': 's1-05', 'blue-1': 's2-03' }).give(0, { gems: NO_GEMS });
    table.cubes(0, { 's1-05a': 1, 's2-03a': 1 }).ask(...steps.card('st-extract', 1));
    expect(table.legal(0)).toEqual([extract('s1-05'), SKIP]);
    table.act(0, extract('s1-05'));
    expect(table.player(0).gems).toEqual(gems(2, 0, 0));
    table.ask(...steps.card('st-extract', 2)).acts(0, extract('s1-05'), extract('s2-03'));
    expect(table.player(0)).toMatchObject({ gems: gems(4, 0, 0), energy: 3 });
    table
      .cubes(0, { 's1-05a': 2 })
      .ask(...steps.card('st-extract', 1))
      .acts(0, extract('s1-05'), extract('s1-05'));
    expect(table.player(0).gems).toEqual(gems(8, 0, 0));
  });

  test('T15, COS-DTI-14, COS-DTI-15: the cubes of opponents serve as often as they are there', () => {
    const table = positionFor(3)
      .board({ 'red-1': 's3-05', 'grey-1': 's1-05' })
      .give(0, { darkTech: ['dt1-shared-extraction'], gems: NO_GEMS });
    table.cubes(1, { 's3-05a': 1 }).cubes(2, { 's3-05b': 1 }).cubes(0, { 's1-05a': 1 });
    table.ask(...steps.card('ai-mega-drill', 3)).acts(0, extract('s3-05'), extract('s3-05'));
    expect(table.player(0).energy).toBe(8);
    expect(table.rules(0, extract('s3-05'))).toEqual(['COS-EXT-3']);
    expect(table.legal(0)).toEqual([extract('s1-05'), SKIP]);
    table.act(0, SKIP).ask(...steps.card('ai-mega-drill', 2));
    expect(table.rules(0, extract('s3-05'))).toEqual(['COS-UPG-9']);
  });
});

describe('discovering', () => {
  test('T9, COS-DIS-1, COS-DIS-4, COS-CMP-17: the last tile, and a full sector', () => {
    const table = positionFor(3).board({}).onlyTiles(3, 's3-01').ask(steps.discover(3)).act(0, { do: 'discover', sector: 3 });
    expect(table.legal(0)).toEqual([{ do: 'take-tile', tile: 's3-01' }]);
    table.acts(0, { do: 'take-tile', tile: 's3-01' }, { do: 'place-tile', space: 'red-1' }, SKIP);
    table.ask(steps.discover(3));
    expect(table.rules(0, { do: 'discover', sector: 3 })).toEqual(['COS-CMP-17']);
    const sector2 = ['green-1', 'green-2', 'blue-1', 'blue-2', 'blue-3', 'brown-3', 'brown-4', 'brown-5'];
    const tiles = components.systems.filter(({ sector }) => sector === 2);
    const full = positionFor(3).board(Object.fromEntries(sector2.map((space, i) => [space, at(tiles, i).id])));
    full.ask(steps.discover(2));
    expect(full.rules(0, { do: 'discover', sector: 2 })).toEqual(['COS-DIS-1']);
    expect(full.legal(0)).toEqual([{ do: 'discover', sector: 1 }, SKIP]);
  });

  test.each([
    ['T13, COS-DIS-7, COS-DIS-8', 'st-discover'],
    ['T14, COS-DIS-9', 'ai-survey-team'],
  ] as const)('%s: without a planet for a cube the resource is still offered by %s', (_, card) => {
    const table = positionFor(2)
      .board({})
      .onTop(2, 's2-05', 's2-01')
      .give(0, { gems: NO_GEMS })
      .ask(...steps.card(card, 2));
    table.acts(0, { do: 'discover', sector: 2 }, { do: 'take-tile', tile: 's2-05' }, { do: 'place-tile', space: 'blue-1' });
    expect(table.legal(0)).toEqual([{ do: 'take-resource' }, SKIP]);
    table.act(0, { do: 'take-resource' });
    expect(table.player(0).gems).toEqual(gems(0, 0, 1));
  });
});

describe('cards on zones', () => {
  test('T16, COS-PLN-4, COS-CON-2, COS-SHF-2: covered cards neither count nor act, and all come back', () => {
    const table = positionFor(2).zones(0, [], ['st-extract'], ['st-colonise-2', 'ai-reactor', 'st-transform']);
    table.ask({ do: 'record-consumption' });
    expect(table.player(0).recorded).toBe(4);
    table.give(0, { gems: NO_GEMS, energy: 0 }).ask({ do: 'action-turn', player: 0 });
    expect(table.told('card-resolved').map(({ card }) => card)).toEqual(['st-extract', 'st-transform']);
    expect(table.player(0).energy).toBe(0);
    expect(table.player(0).hand).toEqual(expect.arrayContaining(['st-colonise-2', 'ai-reactor', 'st-transform']));
    expect(table.player(0).zones.map(({ cards }) => cards)).toEqual([[], [], ['st-extract']]);
  });

  test('T17, COS-DTI-1, COS-DTI-2, COS-DTI-3: a new zone is empty, is planned, and takes what the third one lets go', () => {
    const table = positionFor(2).zones(0, [], ['st-extract'], ['st-gems']).give(0, { gems: NO_GEMS });
    table.ask(...steps.darkTech('dt1-celestial-portal'));
    expect(table.player(0)).toMatchObject({ gems: gems(0, 1, 0) });
    expect(table.player(0).zones.map(({ range, cards }) => [range, cards.length])).toEqual([
      [1, 0],
      [1, 1],
      [1, 1],
      [3, 0],
    ]);
    table.act(0, { do: 'stop-buying' }).act(1, { do: 'stop-buying' });
    table
      .act(0, { do: 'plan-card', zone: 1, card: 'st-transform' })
      .act(0, { do: 'keep', zone: 2 })
      .act(0, { do: 'keep', zone: 3 });
    expect(table.rules(0, { do: 'keep', zone: 4 })).toEqual(['COS-PLN-2']);
    table.act(0, { do: 'plan-card', zone: 4, card: 'st-discover' });
    planCards(table, 1, 'st-transform', 'st-extract', 'st-gems');
    table.ask({ do: 'shift', seat: 0 });
    expect(table.player(0).zones.map(({ cards }) => cards)).toEqual([[], ['st-transform'], ['st-extract'], ['st-gems']]);
    expect(table.player(0).hand).toContain('st-discover');
  });

  test('T33, COS-DTI-10, COS-DTI-11: Extended planning with Ava', () => {
    const table = positionFor(2).give(0, { leader: 'leader-ava', upgrades: ['range-1-2', 'range-3-2', 'range-3-3'] });
    table.player(0).zones.push({ name: 'ava', range: 1, cards: [] });
    at(table.player(0).zones, 0).range = 2;
    at(table.player(0).zones, 2).range = 3;
    table.ask(...steps.darkTech('dt1-extended-planning'));
    expect(table.player(0).zones.map(({ range }) => range)).toEqual([3, 3, 3, 3]);
    expect(table.player(0).energy).toBe(5);
    expect(table.player(0).upgrades).toHaveLength(8);
  });

  test('T36, COS-PLN-8, COS-PLN-9: one card for two empty zones fills one of them and covers nothing', () => {
    const zones: CardId[][] = [[], ['st-extract'], ['st-gems'], ['st-discover'], []];
    const table = positionFor(2);
    table.player(0).zones.push({ name: 'ava', range: 1, cards: [] }, { name: 'portal', range: 3, cards: [] });
    table.zones(0, ...zones).give(0, { hand: ['st-transform'] });
    table.act(0, { do: 'stop-buying' }).act(1, { do: 'stop-buying' });
    expect(table.legal(0)).toEqual([
      { do: 'plan-card', zone: 1, card: 'st-transform' },
      { do: 'keep', zone: 1 },
    ]);
    table.act(0, { do: 'keep', zone: 1 });
    expect(table.player(0).plan).toEqual(['keep', 'keep', 'keep', 'keep', 'st-transform']);
    const other = positionFor(2);
    other.player(0).zones.push({ name: 'ava', range: 1, cards: [] }, { name: 'portal', range: 3, cards: [] });
    other.zones(0, [], ['st-extract'], ['st-gems'], ['st-discover'], []).give(0, { hand: ['st-transform'] });
    other.act(0, { do: 'stop-buying' }).act(1, { do: 'stop-buying' }).act(0, { do: 'plan-card', zone: 1, card: 'st-transform' });
    expect(other.player(0).plan).toEqual(['st-transform', 'keep', 'keep', 'keep', 'keep']);
  });
});

describe('bonus cards and the market', () => {
  test('T10, COS-BON-2, COS-BON-3, COS-BON-4: the fifth bonus card', () => {
    const table = positionFor(2).board({ 'blue-1': 's2-02' }).cubes(0, { 's2-02a': 1 });
    table.give(0, { dark: 'bd-galaxy-red', light: ['bl-flat', 'bl-ai-1', 'bl-gem-gold'] });
    table.state.lightPile = { top: ['bl-bonus-1'], loose: ['bl-bonus-2'], bottom: [] };
    table.ask(steps.exploit()).act(0, exploit('blue'));
    expect(table.legalOf(0, 'return-bonus').map(({ card }) => card)).toEqual(['bl-flat', 'bl-ai-1', 'bl-gem-gold', 'bl-bonus-1']);
    expect(table.legal(0)).toHaveLength(4);
    table.act(0, { do: 'return-bonus', card: 'bl-ai-1' });
    expect(table.player(0).light).toEqual(['bl-flat', 'bl-gem-gold', 'bl-bonus-1']);
    expect(table.state.lightPile).toEqual({ top: [], loose: ['bl-bonus-2'], bottom: ['bl-ai-1'] });
  });

  test('T32, COS-BUY-4, COS-CMP-13: the deck has one card for two purchases', () => {
    const table = positionFor(2)
      .market('ai-throttle', 'ai-reactor')
      .give(0, { gems: gems(1, 1, 0) });
    table.state.deck = { top: ['ai-overload'], loose: [], bottom: [] };
    table.buys(0, { do: 'buy-card', slot: 0 }, { do: 'buy-card', slot: 1 });
    expect(table.state.market.slice(0, 2)).toEqual(['ai-overload', null]);
    expect(table.state.market.filter((card) => card !== null)).toHaveLength(7);
  });

  test('T35, COS-DTS-7, COS-DTS-8: Better information with four bonus cards', () => {
    const table = positionFor(2)
      .market('ai-reactor')
      .give(0, { gems: NO_GEMS, dark: 'bd-galaxy-red', light: ['bl-flat', 'bl-ai-1', 'bl-gem-gold'] });
    table.ask(...steps.darkTech('dt2-better-information')).act(0, { do: 'take-card', slot: 0 });
    expect(table.player(0).hand).toContain('ai-reactor');
    expect(at(table.state.market, 0)).not.toBeNull();
    expect(table.step.do).toBe('bonus-limit');
    expect(table.player(0).gems).toEqual(NO_GEMS);
    table.act(0, { do: 'return-bonus', card: 'bl-flat' });
    expect(table.player(0).gems).toEqual(gems(0, 0, 1));
  });
});

describe('exploiting', () => {
  test('T12, COS-COL-7, COS-XPL-10: a cube out of a mixed stack', () => {
    const table = positionFor(2).board({ 'orange-1': 's1-01' }).cubes(0, { 's1-01a': 2 }).cubes(1, { 's1-01a': 1 });
    table.ask(steps.exploit()).act(0, exploit('orange'));
    expect([table.cubesOn(0, 's1-01a'), table.cubesOn(1, 's1-01a')]).toEqual([1, 1]);
  });

  test('T22, COS-LEA-8: Casares spares the cube with three colonies', () => {
    const left = (colonies: number, station = false) => {
      const table = positionFor(2, { module1: true })
        .board({ 'red-1': 's3-09', 'red-2': 's3-06' })
        .cubes(0, { 's3-09a': colonies });
      if (station) table.give(0, { stations: [{ kind: 'colonisation', galaxy: 'red' }] });
      table.give(0, { leader: 'leader-casares', energy: 0 }).ask(steps.exploit()).act(0, exploit('red'));
      return [table.player(0).energy, table.cubesOn(0, 's3-09a')];
    };
    expect(left(3)).toEqual([10, 3]);
    expect(left(2)).toEqual([10, 1]);
    expect(left(1, true)).toEqual([10, 0]);
  });

  test('T23, COS-STA-10, COS-STA-11: the cubes of a colonisation station decide majorities and nothing else', () => {
    const table = positionFor(2, { module1: true })
      .board({ 'blue-1': 's2-02' })
      .cubes(0, { 's2-02a': 1 })
      .cubes(1, { 's2-02b': 3 });
    table.give(0, { stations: [{ kind: 'colonisation', galaxy: 'blue' }] });
    table.ask(steps.exploit()).act(0, exploit('blue'));
    expect(table.player(0).energy).toBe(8);
    expect(table.player(0).light).toHaveLength(1);
    expect(table.cubesOn(0, 's2-02a')).toBe(0);
    table.act(0, STOP_EXPLOITING).ask(steps.exploit());
    expect(table.rules(0, exploit('blue'))).toEqual(['COS-XPL-1']);
    table.act(0, STOP_EXPLOITING).ask(steps.exploit(1)).act(1, exploit('blue'));
    expect(table.player(1).energy).toBe(3);
  });

  test('T24, COS-STA-9: with an exploitation station the colony stays, round after round', () => {
    const table = positionFor(2, { module1: true }).board({ 'pink-1': 's3-09' }).cubes(0, { 's3-09a': 1 });
    table.give(0, { stations: [{ kind: 'exploitation', galaxy: 'pink' }] });
    for (const energy of [8, 16]) {
      table.ask(steps.exploit()).act(0, exploit('pink'));
      expect(table.rules(0, exploit('pink'))).toEqual(['COS-INV-22']);
      table.act(0, STOP_EXPLOITING);
      expect(table.player(0).energy).toBe(energy);
    }
    expect(table.cubesOn(0, 's3-09a')).toBe(1);
    expect(table.player(0).light).toHaveLength(2);
  });

  test('T25, COS-STA-7, COS-STA-8, COS-STA-12: the extraction station works where a colony is left in the galaxy', () => {
    const table = positionFor(2, { module1: true }).board({ 'grey-1': 's1-01', 'grey-2': 's1-05' }).cubes(0, { 's1-01a': 1 });
    table.give(0, { gems: gems(0, 1, 1) }).act(0, { do: 'buy-station', station: 'extraction', galaxy: 'grey' });
    const mine: CosAction = { do: 'station-extract', system: 's1-05' };
    table.ask(steps.exploit());
    expect(table.legal(0)).toContainEqual(mine);
    table.act(0, exploit('grey'));
    expect(table.rules(0, mine)).toEqual(['COS-STA-7']);
    table.act(0, STOP_EXPLOITING).cubes(0, { 's1-01a': 1 }).ask(steps.exploit()).act(0, mine);
    expect(table.player(0).gems).toEqual(gems(2, 0, 0));
    expect(table.rules(0, mine)).toEqual(['COS-XPL-9']);
  });
});
