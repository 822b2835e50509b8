// Chapter 9: what is asked, with which options, and in which order.
import { at, below, pick, Runner, seeded } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { game } from '../rules/game.ts';
import type { CosAction, GalaxyId, PlanetId } from '../types/index.ts';
import { planCards, steps } from './choosing.ts';
import { freshPosition, gems, type Position, positionFor, STANDARD } from './position.ts';

const SKIP = { do: 'skip' } as const;
const exploit = (galaxy: GalaxyId): CosAction => ({ do: 'exploit', galaxy });
const colonise = (planet: PlanetId): CosAction => ({ do: 'colonise', planet });
const kinds = (table: Position, seat: number) => [...new Set(table.legal(seat).map((action) => action.do))];

describe('setting up', () => {
  test('COS-DEC-1: each seat in turn chooses a free civilisation, without a way round', () => {
    const table = freshPosition(3);
    expect(table.step).toEqual({ do: 'choose-civilisation', seat: 0 });
    expect(table.legal(0)).toHaveLength(4);
    table.act(0, { do: 'choose-civilisation', civilisation: 'shengar' });
    expect(table.step).toEqual({ do: 'choose-civilisation', seat: 1 });
    expect(table.legalOf(1, 'choose-civilisation').map(({ civilisation }) => civilisation)).toEqual([
      'tretans',
      'humans',
      'automas',
    ]);
    expect(table.rules(1, { do: 'choose-civilisation', civilisation: 'shengar' })).toEqual(['COS-SET-11']);
    expect(freshPosition(1).legal(0)).toHaveLength(3);
  });

  test('COS-DEC-2: leaders from the highest token down, each once', () => {
    const table = freshPosition(3, { module2: true });
    for (const seat of [0, 1, 2]) table.act(seat, at(table.legal(seat), 0));
    const order = table.state.order.toReversed();
    for (const [turn, seat] of order.entries()) {
      expect(table.step).toEqual({ do: 'choose-leader', seat });
      expect(table.legal(seat)).toHaveLength(6 - turn);
      table.act(seat, at(table.legal(seat), 0));
    }
    expect(table.step.do).toBe('buy');
  });
});

describe('buying', () => {
  test('COS-DEC-3: what can be afforded, Zoe’s colony, and stop; after three purchases only these two', () => {
    const table = positionFor(2)
      .board({ 'grey-1': 's1-01' })
      .give(0, { leader: 'leader-zoe', gems: gems(4, 0, 0) });
    table.market('ai-throttle', 'ai-refinery', 'ai-reactor');
    expect(kinds(table, 0)).toEqual(['buy-card', 'buy-upgrade', 'free-colony', 'stop-buying']);
    expect(table.rules(0, { do: 'buy-card', slot: 2 })).toEqual(['COS-PAY-1']);
    for (const zone of [1, 2, 3]) table.act(0, { do: 'buy-upgrade', upgrade: `range-${zone}-2` });
    expect(table.legal(0)).toEqual([{ do: 'free-colony' }, { do: 'stop-buying' }]);
    expect(table.rules(0, { do: 'buy-card', slot: 0 })).toEqual(['COS-BUY-1']);
    table.act(0, { do: 'free-colony' }).act(0, colonise('s1-01a'));
    expect(table.step).toMatchObject({ do: 'buy', seat: 1 });
  });

  test('COS-DEC-3: the free colony is offered only where a planet is left for it', () => {
    const table = positionFor(2).board({ 'grey-1': 's1-03' }).cubes(1, { 's1-03a': 1 }).give(0, { leader: 'leader-zoe' });
    expect(table.rules(0, { do: 'free-colony' })).toEqual(['COS-COL-3']);
  });

  test('COS-DEC-4: one option per way to pay, the cheapest first; a single one is not asked', () => {
    const table = positionFor(2)
      .market('ai-mine-and-refine')
      .give(0, { gems: gems(2, 1, 1) })
      .act(0, { do: 'buy-card', slot: 0 });
    expect(table.legalOf(0, 'pay').map((action) => action.gems)).toEqual([
      gems(2, 0, 0),
      gems(1, 1, 0),
      gems(1, 0, 1),
      gems(0, 1, 1),
    ]);
    expect(kinds(table, 0)).toEqual(['pay']);
    const forced = positionFor(2)
      .market('ai-mine-and-refine')
      .give(0, { gems: gems(2, 0, 0) })
      .act(0, { do: 'buy-card', slot: 0 });
    expect(forced.player(0)).toMatchObject({ gems: gems(0, 0, 0) });
  });

  test('COS-DEC-22: item, payment, effect, then the market is refilled', () => {
    const table = positionFor(2)
      .market('ai-throttle')
      .give(0, { gems: gems(1, 1, 0) })
      .act(0, { do: 'buy-card', slot: 0 });
    expect(at(table.state.market, 0)).toBe('ai-throttle');
    table.act(0, { do: 'pay', gems: gems(1, 0, 0) });
    expect(table.events.map(({ kind }) => kind)).toEqual(['bought-card', 'market']);
  });
});

test('COS-DEC-5: zone by zone from the left: each card in hand, and keeping what lies there', () => {
  const table = positionFor(2).zones(0, [], ['st-extract'], ['st-gems']);
  table.act(0, { do: 'stop-buying' }).act(1, { do: 'stop-buying' });
  expect(table.legal(0)).toEqual(
    ['st-colonise-1', 'st-colonise-2', 'st-discover', 'st-transform'].map((card) => ({ do: 'plan-card', zone: 1, card })),
  );
  table.act(0, { do: 'plan-card', zone: 1, card: 'st-discover' });
  expect(table.legal(0)).toEqual([
    ...['st-colonise-1', 'st-colonise-2', 'st-transform'].map((card) => ({ do: 'plan-card', zone: 2, card })),
    { do: 'keep', zone: 2 },
  ]);
  table.act(0, { do: 'plan-card', zone: 2, card: 'st-transform' }).act(0, { do: 'keep', zone: 3 });
  expect(table.runner.awaited()).toEqual([1]);
  planCards(table, 1, 'st-extract', 'st-gems', 'st-transform');
  expect(table.player(0).zones.map(({ cards }) => cards)).toEqual([['st-discover'], ['st-extract', 'st-transform'], ['st-gems']]);
});

describe('acting', () => {
  test('COS-DEC-6: both branches and skip; a branch that can do nothing is not offered', () => {
    const table = positionFor(2)
      .board({ 'grey-1': 's1-01' })
      .ask(...steps.card('ai-scout-or-settle', 1));
    expect(table.legal(0)).toEqual([{ do: 'choose-branch', option: 0 }, { do: 'choose-branch', option: 1 }, SKIP]);
    const bare = positionFor(2)
      .board({})
      .ask(...steps.card('ai-scout-or-settle', 1));
    expect(bare.legal(0)).toEqual([{ do: 'choose-branch', option: 1 }, SKIP]);
    expect(bare.rules(0, { do: 'choose-branch', option: 0 })).toEqual(['COS-DEC-6']);
  });

  test('COS-DEC-7: one option per legal planet and skip; Zoe’s colony knows no skip', () => {
    const table = positionFor(2).board({ 'grey-1': 's1-01' }).ask(steps.colonise(1, 1));
    expect(table.legal(0)).toEqual([colonise('s1-01a'), colonise('s1-01b'), SKIP]);
    const zoe = positionFor(2).board({ 'grey-1': 's1-01' }).give(0, { leader: 'leader-zoe' }).act(0, { do: 'free-colony' });
    expect(zoe.legal(0)).toEqual([colonise('s1-01a'), colonise('s1-01b')]);
  });

  test('COS-DEC-8: asked again for each extraction, while a cube is unused', () => {
    const table = positionFor(2).board({ 'grey-1': 's1-01', 'grey-2': 's1-02' }).cubes(0, { 's1-01a': 1, 's1-02a': 1 });
    table.ask(steps.extract(3, 1));
    expect(table.legal(0)).toEqual([{ do: 'extract', system: 's1-01' }, { do: 'extract', system: 's1-02' }, SKIP]);
    table.act(0, { do: 'extract', system: 's1-01' });
    expect(table.legal(0)).toEqual([{ do: 'extract', system: 's1-02' }, SKIP]);
    table.act(0, { do: 'extract', system: 's1-02' });
    expect(table.step.do).toBe('buy');
  });

  test('COS-DEC-9, COS-DEC-10, COS-DEC-11, COS-DEC-12, COS-DEC-22: pile, tile, space, follow-up', () => {
    const table = positionFor(2).board({ 'orange-1': 's1-03' }).onTop(1, 's1-01', 's1-02').ask(steps.discover(2));
    expect(table.legal(0)).toEqual([{ do: 'discover', sector: 1 }, { do: 'discover', sector: 2 }, SKIP]);
    table.act(0, { do: 'discover', sector: 1 });
    expect(table.legal(0)).toEqual([
      { do: 'take-tile', tile: 's1-01' },
      { do: 'take-tile', tile: 's1-02' },
    ]);
    table.act(0, { do: 'take-tile', tile: 's1-02' });
    const spaces = ['grey-1', 'grey-2', 'orange-2', 'orange-3', 'orange-4', 'green-3'];
    expect(table.legal(0)).toEqual(spaces.map((space) => ({ do: 'place-tile', space })));
    table.act(0, { do: 'place-tile', space: 'green-3' });
    expect(table.legal(0)).toEqual([colonise('s1-02a'), { do: 'take-resource' }, SKIP]);
  });

  test('COS-DEC-10: even a single drawn tile is shown', () => {
    const table = positionFor(2).board({}).onlyTiles(1, 's1-01').ask(steps.discover(1)).act(0, { do: 'discover', sector: 1 });
    expect(table.step.do).toBe('discover-tile');
    expect(table.legal(0)).toHaveLength(1);
  });

  test('COS-DEC-12: with both, first the cubes or skip, then the resource or skip; twice means both times', () => {
    const table = positionFor(2)
      .board({})
      .onTop(1, 's1-05', 's1-02')
      .give(0, { gems: gems(0, 0, 0) });
    table.ask(steps.discover(1, { mode: 'both', extractTimes: 2 }));
    table.acts(0, { do: 'discover', sector: 1 }, { do: 'take-tile', tile: 's1-05' }, { do: 'place-tile', space: 'grey-1' });
    expect(table.legal(0)).toEqual([colonise('s1-05a'), SKIP]);
    table.act(0, SKIP);
    expect(table.legal(0)).toEqual([{ do: 'take-resource' }, SKIP]);
    table.act(0, { do: 'take-resource' });
    expect(table.player(0).gems).toEqual(gems(4, 0, 0));
  });

  test('COS-DEC-13: transform offers what is held, and stop', () => {
    const table = positionFor(2)
      .give(0, { gems: gems(1, 0, 0) })
      .ask(steps.transform(3));
    expect(table.legal(0)).toEqual([{ do: 'transform', gem: 'anthracite' }, SKIP]);
    table.act(0, { do: 'transform', gem: 'anthracite' });
    expect(table.legal(0)).toEqual([{ do: 'transform', gem: 'gold' }, SKIP]);
    table.act(0, { do: 'transform', gem: 'gold' });
    expect(table.player(0).gems).toEqual(gems(0, 0, 1));
    expect(table.step.do).toBe('buy');
  });
});

describe('exploiting', () => {
  test('COS-DEC-14: galaxies, station, leader and stop; asked even when only stop is left', () => {
    const table = positionFor(2, { module1: true }).board({ 'grey-1': 's1-01', 'orange-1': 's1-02' });
    table.cubes(0, { 's1-01a': 1, 's1-02a': 1 });
    table.give(0, { leader: 'leader-buteo', stations: [{ kind: 'extraction', galaxy: 'grey' }] }).ask(steps.exploit());
    expect(table.legal(0)).toEqual([
      exploit('grey'),
      exploit('orange'),
      { do: 'station-extract', system: 's1-01' },
      { do: 'leader-extract', system: 's1-01' },
      { do: 'leader-extract', system: 's1-02' },
      { do: 'stop-exploiting' },
    ]);
    expect(positionFor(2).board({}).ask(steps.exploit()).legal(0)).toEqual([{ do: 'stop-exploiting' }]);
  });

  test('COS-DEC-15, COS-DEC-16, COS-DEC-21: energy, then the cube, then the card, then which one to return', () => {
    const table = positionFor(2).board({ 'blue-1': 's2-02' }).cubes(0, { 's2-02a': 1, 's2-02b': 1 });
    table
      .give(0, { light: ['bl-flat', 'bl-ai-1', 'bl-ai-2'] })
      .ask(steps.exploit())
      .act(0, exploit('blue'));
    expect(table.player(0).energy).toBe(8);
    expect(table.legal(0)).toEqual([
      { do: 'remove-cube', planet: 's2-02a' },
      { do: 'remove-cube', planet: 's2-02b' },
    ]);
    expect(table.player(0).light).toHaveLength(3);
    table.act(0, { do: 'remove-cube', planet: 's2-02b' });
    expect(kinds(table, 0)).toEqual(['return-bonus']);
    expect(table.legal(0)).toHaveLength(4);
    table.act(0, { do: 'return-bonus', card: 'bl-flat' });
    expect(table.step.do).toBe('exploit');
  });
});

describe('rising', () => {
  test('COS-DEC-17, COS-DEC-18, COS-DEC-23: compensation, card, the questions of the card, the next check', () => {
    const table = positionFor(2).market('ai-reactor', 'ai-great-tower').give(0, { level: 1, energy: 80, consumption: 30 });
    table.give(0, { leader: 'leader-casares' }).give(1, { gems: gems(0, 0, 0) });
    table.state.darkTechPiles[1] = ['dt2-better-information', 'dt2-supremacy'];
    table.ask({ do: 'energy-check', player: 0 });
    expect(table.events.map(({ kind }) => kind)).toEqual(['level', 'compensation']);
    expect(table.legal(0)).toEqual([
      { do: 'take-dark-tech', card: 'dt2-better-information' },
      { do: 'take-dark-tech', card: 'dt2-supremacy' },
    ]);
    table.act(0, { do: 'take-dark-tech', card: 'dt2-better-information' });
    expect(table.step.do).toBe('take-ai-card');
    expect(table.legal(0)).toHaveLength(8); // seven cards and skip: the leader may not have the eighth
    expect(table.rules(0, { do: 'take-card', slot: 1 })).toEqual(['COS-LEA-9']);
    table.act(0, { do: 'take-card', slot: 0 });
    expect(table.events.map(({ kind }) => kind)).toEqual(['took-card', 'market', 'bonus-drawn', 'gems', 'level', 'throne']);
    expect(table.player(0)).toMatchObject({ level: 3, energy: 20 });
  });

  test('COS-DEC-19: up to two different galaxies with a colony, or stop', () => {
    const table = positionFor(2).board({ 'grey-1': 's1-01', 'orange-1': 's1-02' }).cubes(0, { 's1-01a': 2, 's1-02a': 1 });
    table.ask(...steps.darkTech('dt2-hegemonic-people'));
    expect(table.legal(0)).toEqual([exploit('grey'), exploit('orange'), { do: 'stop-exploiting' }]);
    table.act(0, exploit('grey'));
    expect(table.legal(0)).toEqual([exploit('orange'), { do: 'stop-exploiting' }]);
    expect(table.rules(0, exploit('grey'))).toEqual(['COS-DTS-9']);
    table.act(0, exploit('orange'));
    expect(table.step.do).toBe('buy');
  });
});

test('COS-DEC-20: for the Automa the human is asked, without a way round', () => {
  const table = positionFor(1).board({ 'orange-1': 's1-01' });
  if (table.state.automa !== null) table.state.automa.card = 'au1-1';
  table.ask({ do: 'automa-row', row: 0 });
  expect(table.step).toMatchObject({ do: 'automa-planet', seat: 0 });
  expect(kinds(table, 0)).toEqual(['colonise']);
});

test('COS-DEC-24: the final scoring asks nothing', () => {
  const table = positionFor(4);
  table.ask({ do: 'final-scoring' });
  expect(table.runner.over).toBe(true);
});

test('COS-DEC-25, COS-INV-27: every decision has one to a hundred options', () => {
  const rng = seeded('options');
  for (const seats of [1, 2, 3, 4]) {
    const options = { ...STANDARD, module1: below(rng, 2) === 0, module2: true };
    const runner = Runner.start(game, { seats, options, seed: `options ${seats}` });
    while (!runner.over) {
      const seat = pick(rng, runner.awaited());
      const legal = runner.legal(seat);
      expect(legal.length).toBeGreaterThanOrEqual(1);
      expect(legal.length).toBeLessThanOrEqual(100);
      runner.act(seat, pick(rng, legal));
    }
  }
});
