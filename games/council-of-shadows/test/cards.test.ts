// 6.3, 6.4: the starting cards and the AI cards, one by one.
import { describe, expect, test } from 'vitest';
import { cardOf, components } from '../data/index.ts';
import type { CardId, PlanetId, SystemId } from '../types/index.ts';
import { steps } from './choosing.ts';
import { gems, type Position, positionFor } from './position.ts';

const NO_GEMS = gems(0, 0, 0);
const SKIP = { do: 'skip' } as const;
const colonise = (planet: PlanetId) => ({ do: 'colonise', planet }) as const;
const extract = (system: SystemId) => ({ do: 'extract', system }) as const;

/** Seat 0 resolves the card from a zone of range 1; systems of all sectors are on the board. */
function resolve(card: CardId, prepare: (table: Position) => unknown = () => 0): Position {
  const table = positionFor(2).board({ 'grey-1': 's1-05', 'grey-2': 's1-08', 'blue-1': 's2-03', 'red-1': 's3-01' });
  table.onTop(1, 's1-02', 's1-10').onTop(3, 's3-08', 's3-09').give(0, { gems: NO_GEMS });
  prepare(table);
  return table.ask(...steps.card(card, 1));
}

/** Consumption and price of a card. */
const face = (card: CardId) => [cardOf(card).consumption, ...Object.values(cardOf(card).cost)];
const faces = (...cards: readonly CardId[]) => cards.map(face);
const planets = (table: Position) => table.legalOf(0, 'colonise').map(({ planet }) => planet);

/** The card discovers `s1-02` and waits for what comes next. */
function discovered(card: CardId): Position {
  const table = resolve(card);
  expect(table.legalOf(0, 'discover')).toEqual([{ do: 'discover', sector: 1 }]);
  return table.acts(
    0,
    { do: 'discover', sector: 1 },
    { do: 'take-tile', tile: 's1-02' },
    { do: 'place-tile', space: 'orange-1' },
  );
}

describe('starting cards', () => {
  test('COS-STC-1: Colonise 1', () => {
    expect(cardOf('st-colonise-1').consumption).toBe(3);
    const table = resolve('st-colonise-1');
    expect(planets(table)).toEqual(['s1-05a', 's1-08a']);
    expect(table.act(0, colonise('s1-05a')).cubesOn(0, 's1-05a')).toBe(1);
  });

  test('COS-STC-2: Colonise 2', () => {
    expect(cardOf('st-colonise-2').consumption).toBe(6);
    expect(resolve('st-colonise-2').act(0, colonise('s1-05a')).cubesOn(0, 's1-05a')).toBe(2);
  });

  test('COS-STC-3: Extract', () => {
    expect(cardOf('st-extract').consumption).toBe(3);
    const table = resolve('st-extract', (it) => it.cubes(0, { 's1-05a': 3 })).acts(0, extract('s1-05'), extract('s1-05'));
    expect(table.player(0).gems).toEqual(gems(4, 0, 0));
    expect(table.step.do).toBe('buy');
  });

  test('COS-STC-4: Discover', () => {
    expect(cardOf('st-discover').consumption).toBe(3);
    expect(discovered('st-discover').act(0, colonise('s1-02a')).cubesOn(0, 's1-02a')).toBe(1);
    expect(discovered('st-discover').act(0, { do: 'take-resource' }).player(0).gems).toEqual(gems(0, 1, 0));
  });

  test('COS-STC-5: Gather gems', () => {
    expect(cardOf('st-gems').consumption).toBe(3);
    expect(resolve('st-gems').player(0).gems).toEqual(gems(2, 1, 0));
  });

  test('COS-STC-6: Transform gems', () => {
    expect(cardOf('st-transform').consumption).toBe(1);
    const table = resolve('st-transform', (it) => it.give(0, { gems: gems(2, 0, 0) })).act(0, {
      do: 'transform',
      gem: 'anthracite',
    });
    expect(table.player(0).gems).toEqual(gems(1, 1, 0));
    expect(table.step.do).toBe('buy');
  });
});

describe('AI cards', () => {
  test('COS-AIC-1, COS-AIC-2, COS-AIC-3: Throttle, Standby and Hibernation only lower the consumption', () => {
    expect(faces('ai-throttle', 'ai-standby', 'ai-hibernation')).toEqual([
      [-2, 1, 0, 0],
      [-3, 0, 1, 0],
      [-4, 1, 0, 1],
    ]);
    for (const card of ['ai-throttle', 'ai-standby', 'ai-hibernation'] as const) expect(resolve(card).step.do).toBe('buy');
  });

  test('COS-AIC-4: Silent probe', () => {
    expect(face('ai-silent-probe')).toEqual([-1, 1, 0, 1]);
    expect(discovered('ai-silent-probe').legal(0)).toEqual([colonise('s1-02a'), { do: 'take-resource' }, SKIP]);
    expect(discovered('ai-silent-probe').act(0, colonise('s1-02a')).cubesOn(0, 's1-02a')).toBe(1);
  });

  test('COS-AIC-5: Deep probe discovers anywhere and colonises any planet', () => {
    expect(face('ai-deep-probe')).toEqual([3, 1, 1, 0]);
    const table = resolve('ai-deep-probe');
    expect(table.legalOf(0, 'discover').length).toBe(3);
    table.acts(0, { do: 'discover', sector: 3 }, { do: 'take-tile', tile: 's3-08' }, { do: 'place-tile', space: 'pink-1' });
    expect(table.legal(0)).toEqual([colonise('s3-08a'), colonise('s3-08b'), { do: 'take-resource' }, SKIP]);
    expect(table.act(0, colonise('s3-08b')).cubesOn(0, 's3-08b')).toBe(1);
  });

  test('COS-AIC-6: Survey team colonises and gains the resource', () => {
    expect(face('ai-survey-team')).toEqual([3, 0, 2, 0]);
    const table = discovered('ai-survey-team').acts(0, colonise('s1-02a'), { do: 'take-resource' });
    expect([table.cubesOn(0, 's1-02a'), table.player(0).gems]).toEqual([1, gems(0, 1, 0)]);
  });

  test('COS-AIC-7: Pioneer fleet places two cubes or takes the resource twice', () => {
    expect(face('ai-pioneer-fleet')).toEqual([4, 1, 1, 0]);
    expect(discovered('ai-pioneer-fleet').act(0, colonise('s1-02a')).cubesOn(0, 's1-02a')).toBe(2);
    expect(discovered('ai-pioneer-fleet').act(0, { do: 'take-resource' }).player(0).gems).toEqual(gems(0, 2, 0));
  });

  test('COS-AIC-8, COS-DEC-6: Scout or colonise does one of two things, or nothing', () => {
    expect(face('ai-scout-or-settle')).toEqual([2, 0, 1, 0]);
    const table = resolve('ai-scout-or-settle');
    expect(table.legal(0)).toEqual([{ do: 'choose-branch', option: 0 }, { do: 'choose-branch', option: 1 }, SKIP]);
    table.act(0, { do: 'choose-branch', option: 0 });
    expect(planets(table)).toEqual(['s1-05a', 's1-08a']);
    expect(resolve('ai-scout-or-settle').act(0, { do: 'choose-branch', option: 1 }).step.do).toBe('discover-pile');
    expect(resolve('ai-scout-or-settle').act(0, SKIP).step.do).toBe('buy');
    const blocked = resolve('ai-scout-or-settle', (it) => it.onlyTiles(1));
    expect(blocked.rules(0, { do: 'choose-branch', option: 1 })).toEqual(['COS-DEC-6']);
    expect(resolve('ai-scout-or-settle', (it) => it.board({}).onlyTiles(1)).step.do).toBe('buy');
  });

  test('COS-AIC-9: Colonise and mine gains the resource with the cube, and nothing without', () => {
    expect(face('ai-settle-and-mine')).toEqual([3, 0, 1, 0]);
    const table = resolve('ai-settle-and-mine').act(0, colonise('s1-05a'));
    expect([table.cubesOn(0, 's1-05a'), table.player(0).gems]).toEqual([1, gems(2, 0, 0)]);
    expect(resolve('ai-settle-and-mine').act(0, SKIP).player(0).gems).toEqual(NO_GEMS);
  });

  test('COS-AIC-10: Far colony', () => {
    expect(face('ai-far-colony')).toEqual([5, 1, 0, 1]);
    const table = resolve('ai-far-colony', (it) => it.cubes(1, { 's3-01a': 1 }));
    expect(planets(table)).not.toContain('s3-01a');
    expect(table.act(0, colonise('s3-01b')).cubesOn(0, 's3-01b')).toBe(2);
  });

  test('COS-AIC-11: Great tower is the only card with three colonies at once', () => {
    expect(face('ai-great-tower')).toEqual([6, 0, 1, 1]);
    expect(resolve('ai-great-tower').act(0, colonise('s1-05a')).cubesOn(0, 's1-05a')).toBe(3);
    const triple = components.aiCards.filter(({ steps: all }) => all.some((step) => step.op === 'colonise' && step.cubes === 3));
    expect(triple.map(({ id }) => id)).toEqual(['ai-great-tower']);
  });

  test('COS-AIC-12, COS-AIC-13: Twin colony and Light colony', () => {
    expect(face('ai-twin-colony')).toEqual([4, 0, 1, 0]);
    expect(face('ai-light-colony')).toEqual([1, 0, 1, 0]);
    expect(resolve('ai-twin-colony').act(0, colonise('s1-08a')).cubesOn(0, 's1-08a')).toBe(2);
    expect(resolve('ai-light-colony').act(0, colonise('s1-08a')).cubesOn(0, 's1-08a')).toBe(1);
  });

  test('COS-AIC-14: Far outpost', () => {
    expect(face('ai-far-outpost')).toEqual([1, 1, 1, 0]);
    expect(resolve('ai-far-outpost').act(0, colonise('s3-01a')).cubesOn(0, 's3-01a')).toBe(1);
  });

  test('COS-AIC-15: Two landings, on the same planet only with the extension', () => {
    expect(face('ai-two-landings')).toEqual([4, 0, 2, 0]);
    const table = resolve('ai-two-landings').act(0, colonise('s1-05a'));
    expect(planets(table)).toEqual(['s1-08a']);
    table.act(0, colonise('s1-08a'));
    const same = resolve('ai-two-landings', (it) => it.give(0, { colonyExtension: true })).acts(
      0,
      colonise('s1-05a'),
      colonise('s1-05a'),
    );
    expect(same.cubesOn(0, 's1-05a')).toBe(2);
  });

  test('COS-AIC-16, COS-AIC-17, COS-AIC-19: Deep, Quiet and Mega drill extract 3, 2 and 4 times in range', () => {
    expect(faces('ai-deep-drill', 'ai-quiet-drill', 'ai-mega-drill')).toEqual([
      [3, 0, 1, 0],
      [1, 0, 1, 0],
      [4, 0, 2, 0],
    ]);
    for (const [card, times] of [
      ['ai-deep-drill', 3],
      ['ai-quiet-drill', 2],
      ['ai-mega-drill', 4],
    ] as const) {
      const table = resolve(card, (it) => it.cubes(0, { 's1-05a': 3, 's1-05b': 3, 's2-03a': 1 }));
      expect(table.rules(0, extract('s2-03'))).toEqual(['COS-UPG-9']);
      for (let i = 0; i < times; i++) table.act(0, extract('s1-05'));
      expect(table.step.do).toBe('buy');
      expect(table.player(0).gems).toEqual(gems(2 * times, 0, 0));
    }
  });

  test('COS-AIC-18: Remote drill extracts twice in any sector', () => {
    expect(face('ai-remote-drill')).toEqual([2, 1, 1, 0]);
    const table = resolve('ai-remote-drill', (it) => it.cubes(0, { 's2-03a': 1, 's3-01a': 1 })).acts(
      0,
      extract('s2-03'),
      extract('s3-01'),
    );
    expect(table.player(0)).toMatchObject({ energy: 3, gems: gems(0, 0, 1) });
  });

  test('COS-AIC-20, COS-AIC-21: Gem vault and Gem cache', () => {
    expect(faces('ai-gem-vault', 'ai-gem-cache')).toEqual([
      [2, 1, 1, 0],
      [1, 0, 1, 0],
    ]);
    expect(resolve('ai-gem-vault').player(0).gems).toEqual(gems(0, 1, 1));
    expect(resolve('ai-gem-cache').player(0).gems).toEqual(gems(1, 1, 0));
  });

  test('COS-AIC-22: Refinery transforms one gem', () => {
    expect(face('ai-refinery')).toEqual([0, 1, 0, 0]);
    const table = resolve('ai-refinery', (it) => it.give(0, { gems: gems(0, 2, 0) })).act(0, { do: 'transform', gem: 'gold' });
    expect(table.player(0).gems).toEqual(gems(0, 1, 1));
    expect(table.step.do).toBe('buy');
  });

  test('COS-AIC-23, COS-DEC-13: Mine and refine extracts once, then transforms up to twice', () => {
    expect(face('ai-mine-and-refine')).toEqual([0, 2, 0, 0]);
    const table = resolve('ai-mine-and-refine', (it) => it.cubes(0, { 's1-05a': 2 })).act(0, extract('s1-05'));
    table.act(0, { do: 'transform', gem: 'anthracite' });
    expect(table.legal(0)).toEqual([{ do: 'transform', gem: 'anthracite' }, { do: 'transform', gem: 'gold' }, SKIP]);
    table.act(0, { do: 'transform', gem: 'gold' });
    expect(table.player(0).gems).toEqual(gems(1, 0, 1));
  });

  test('COS-AIC-24, COS-AIC-25: Reactor and Overload', () => {
    expect(faces('ai-reactor', 'ai-overload')).toEqual([
      [0, 0, 1, 0],
      [4, 1, 1, 0],
    ]);
    expect(resolve('ai-reactor').player(0).energy).toBe(4);
    expect(resolve('ai-overload').player(0).energy).toBe(8);
  });
});
