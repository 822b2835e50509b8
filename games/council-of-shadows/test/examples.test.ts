// 13.1: the examples of the rulebook, with their exact numbers.
import { at } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import type { CardId, CosAction, GalaxyId, LeaderId, PlanetId, SpaceId, SystemId, UpgradeId } from '../types/index.ts';
import { idleUntil, planCards, steps } from './choosing.ts';
import { freshPosition, gems, type Position, positionFor } from './position.ts';

const STOP_BUYING = { do: 'stop-buying' } as const;
const STOP_EXPLOITING = { do: 'stop-exploiting' } as const;
const exploit = (galaxy: GalaxyId): CosAction => ({ do: 'exploit', galaxy });
const colonise = (planet: PlanetId): CosAction => ({ do: 'colonise', planet });
const upgrade = (id: UpgradeId): CosAction => ({ do: 'buy-upgrade', upgrade: id });
const card = (slot: number): CosAction => ({ do: 'buy-card', slot });
const range = (table: Position, seat: number, zone: number) => at(table.player(seat).zones, zone - 1).range;

describe('buying', () => {
  test('E1, COS-BUY-1, COS-BUY-2, COS-UPG-7, COS-UPG-8: two cards and a range upgrade in one turn', () => {
    const table = positionFor(3)
      .market('ai-throttle', 'ai-twin-colony')
      .give(0, { gems: gems(3, 2, 0) });
    const pay = (anthracite: number, gold: number): CosAction => ({ do: 'pay', gems: gems(anthracite, gold, 0) });
    table.acts(0, card(0), pay(1, 0), card(1), upgrade('range-1-2'), pay(1, 0));
    const player = table.player(0);
    expect(player.gems).toEqual(gems(1, 1, 0));
    expect(player.hand).toEqual(expect.arrayContaining(['ai-throttle', 'ai-twin-colony']));
    expect(table.state.market.filter((it) => it !== null)).toHaveLength(8);
    expect(range(table, 0, 1)).toBe(2);
    expect(player.energy).toBe(1);
    expect(table.step).toMatchObject({ do: 'buy', seat: 1 });
  });

  test('E2, COS-PAY-1, COS-PAY-2, COS-PAY-3, COS-PAY-4: the payments for anthracite and gold', () => {
    const payments = (held: ReturnType<typeof gems>) => {
      const table = positionFor(2).market('ai-deep-probe').give(0, { gems: held });
      if (table.rules(0, card(0)).length > 0) return table.rules(0, card(0));
      table.act(0, card(0));
      return table.step.do === 'pay' ? table.legalOf(0, 'pay').map((action) => action.gems) : table.player(0).gems;
    };
    expect(payments(gems(1, 2, 1))).toEqual([gems(1, 1, 0), gems(0, 2, 0), gems(1, 0, 1), gems(0, 1, 1)]);
    expect(payments(gems(0, 0, 2))).toEqual(gems(0, 0, 0));
    expect(payments(gems(2, 0, 0))).toEqual(['COS-PAY-1']);
  });
});

describe('consumption and turn order', () => {
  test('E3, COS-CON-1, COS-ORD-1: twelve recorded acts before six, whatever the totals', () => {
    const table = positionFor(3).give(0, { consumption: 33 }).give(1, { consumption: 41 }).give(2, { consumption: 20 });
    table.zones(0, ['st-colonise-2'], ['st-discover'], ['st-extract']);
    table.zones(1, ['st-colonise-1'], ['st-gems'], ['ai-refinery']);
    table.zones(2, ['st-extract'], ['st-transform'], ['ai-light-colony']);
    table.ask({ do: 'record-consumption' });
    expect(table.state.players.map(({ consumption, recorded }) => [consumption, recorded])).toEqual([
      [45, 12],
      [47, 6],
      [25, 5],
    ]);
    expect(table.state.order).toEqual([0, 1, 2]);
  });

  test('E4, COS-CON-4, COS-CON-8: at the cap only what was moved is recorded', () => {
    const table = positionFor(2).give(0, { consumption: 95 }).give(1, { consumption: 40 });
    table.zones(0, ['st-colonise-2'], ['st-discover'], ['st-extract']);
    table.zones(1, ['st-colonise-1'], ['st-gems'], ['ai-refinery']);
    table.ask({ do: 'record-consumption' });
    expect(table.player(0)).toMatchObject({ consumption: 100, recorded: 5 });
    expect(table.player(1).recorded).toBe(6);
    expect(table.state.order).toEqual([1, 0]);
  });

  test('E18, COS-PLN-3: three cards from a hand of six in the first round, four with Ava', () => {
    const played = (table: Position) => {
      table.act(0, STOP_BUYING).act(1, STOP_BUYING);
      while (table.runner.awaited().includes(0)) {
        expect(table.rules(0, { do: 'keep', zone: table.player(0).plan.indexOf('open') + 1 })).toEqual(['COS-PLN-2']);
        table.act(0, at(table.legal(0), 0));
      }
      return table.player(0).plan.length;
    };
    expect(played(positionFor(2))).toBe(3);
    const table = positionFor(2);
    table.player(0).zones.push({ name: 'ava', range: 1, cards: [] });
    expect(played(table)).toBe(4);
  });
});

describe('acting', () => {
  test('E5, COS-ACT-3: without upgrades only the Earth-like planet is offered', () => {
    const table = positionFor(2)
      .board({ 'grey-1': 's1-02' })
      .ask(...steps.card('st-colonise-1', 1));
    expect(table.legal(0)).toEqual([colonise('s1-02a'), { do: 'skip' }]);
  });

  test('E19, COS-UPG-9: a zone of range 3 reaches all three sectors', () => {
    const table = positionFor(4).board({ 'grey-1': 's1-01', 'blue-1': 's2-02', 'yellow-1': 's3-09' });
    table.ask(...steps.card('st-colonise-1', 3));
    expect(table.legalOf(0, 'colonise').map(({ planet }) => planet)).toEqual(['s1-01a', 's1-01b', 's2-02a', 's2-02b', 's3-09a']);
  });

  test('E16, COS-DTI-6, COS-DTI-7: explorers may place one cube more', () => {
    const cubes = (source: CardId) => {
      const table = positionFor(2)
        .board({})
        .onTop(1, 's1-01', 's1-02')
        .give(0, { darkTech: ['dt1-explorers'] });
      table.ask(...steps.card(source, 1));
      table.acts(0, { do: 'discover', sector: 1 }, { do: 'take-tile', tile: 's1-01' }, { do: 'place-tile', space: 'orange-1' });
      return table.acts(0, colonise('s1-01a'), { do: 'add-cube', planet: 's1-01a' }).cubesOn(0, 's1-01a');
    };
    expect(cubes('st-discover')).toBe(2);
    expect(cubes('ai-pioneer-fleet')).toBe(3);
  });

  test('E17, COS-DTI-4: gems of a resource come one colour better', () => {
    const gained = (system: SystemId, space: SpaceId, planet: PlanetId) => {
      const table = positionFor(2)
        .board({ [space]: system })
        .cubes(0, { [planet]: 1 });
      table.give(0, { darkTech: ['dt1-gem-transformation'], gems: gems(0, 0, 0) });
      return table
        .ask(...steps.card('st-extract', 3))
        .act(0, { do: 'extract', system })
        .player(0).gems;
    };
    expect(gained('s2-01', 'blue-1', 's2-01a')).toEqual(gems(0, 1, 1));
    expect(gained('s3-04', 'red-1', 's3-04a')).toEqual(gems(0, 0, 2));
  });
});

describe('exploiting and rising', () => {
  test('E6, COS-XPL-1, COS-XPL-2, COS-XPL-3, COS-XPL-4, COS-MAJ-1, COS-MAJ-3: with and without the majority', () => {
    const table = positionFor(3).board({ 'blue-1': 's2-02', 'green-1': 's2-01', 'green-2': 's2-09' });
    table.cubes(0, { 's2-02a': 2, 's2-01a': 1 }).cubes(1, { 's2-02b': 1, 's2-09a': 1 }).cubes(2, { 's2-09b': 2 });
    table.ask(steps.exploit()).act(0, exploit('blue'));
    expect(table.player(0)).toMatchObject({ energy: 8 });
    expect(table.player(0).light).toHaveLength(1);
    expect(table.cubesOn(0, 's2-02a')).toBe(1);
    expect(table.rules(0, exploit('blue'))).toEqual(['COS-INV-22']);
    table.act(0, exploit('green'));
    expect(table.player(0)).toMatchObject({ energy: 12 });
    expect(table.player(0).light).toHaveLength(2);
    expect(table.cubesOn(0, 's2-01a')).toBe(0);
  });

  test('E7, COS-DTL-2: 63 energy against 56 leave 7', () => {
    const table = positionFor(2).give(0, { energy: 63, consumption: 56 }).ask({ do: 'energy-check', player: 0 });
    expect(table.player(0)).toMatchObject({ level: 1, energy: 7, consumption: 56 });
  });

  test('E8, COS-DTL-2, COS-DTL-5, COS-DTL-8, COS-CMS-1: a low yield is enough to rise', () => {
    const table = positionFor(3).board({ 'red-1': 's3-09', 'grey-1': 's1-01' });
    table.give(0, { energy: 36, consumption: 40, gems: gems(0, 0, 0) }).give(1, { gems: gems(0, 0, 0) });
    table
      .give(2, { gems: gems(0, 0, 0), level: 1 })
      .cubes(0, { 's3-09a': 1, 's1-01a': 1 })
      .cubes(1, { 's3-09b': 2 });
    table.ask({ do: 'energy-check', player: 0 }, steps.exploit()).act(0, exploit('red'));
    expect(table.player(0)).toMatchObject({ energy: 41, level: 0 });
    expect(table.legalOf(0, 'exploit')).toEqual([exploit('grey')]);
    table.act(0, STOP_EXPLOITING);
    expect(table.player(0)).toMatchObject({ energy: 1, level: 1 });
    expect(table.legalOf(0, 'take-dark-tech')).toHaveLength(6);
    expect(table.player(1).gems).toEqual(gems(0, 1, 0));
    expect(table.player(2).gems).toEqual(gems(0, 0, 0));
  });

  test('E20, COS-DTL-12, COS-CMS-5: level III brings the throne, no card, and nothing for the others', () => {
    const table = positionFor(3).give(0, { level: 2, energy: 50, consumption: 45 });
    const before = structuredClone(table.state.players.map((player) => player.gems));
    table.ask({ do: 'energy-check', player: 0 });
    expect(table.player(0)).toMatchObject({ level: 3, energy: 5, darkTech: [] });
    expect(table.state.throne).toBe(0);
    expect(table.step.do).toBe('buy');
    expect(table.state.players.map((player) => player.gems)).toEqual(before);
  });
});

test('E9, COS-SET-12, COS-BUY-3, COS-DIS-1, COS-DIS-2, COS-DIS-3, COS-COL-1, COS-EXT-3, COS-EXT-6, COS-SHF-1: a round of two', () => {
  const table = positionFor(2).board({ 'grey-1': 's1-01', 'grey-2': 's1-02' }).market('ai-light-colony', 'ai-throttle');
  expect(table.state.players.map((player) => player.gems)).toEqual([gems(1, 1, 0), gems(1, 1, 0)]);
  table.buys(0, card(0), upgrade('range-1-2'));
  expect(table.player(0)).toMatchObject({ gems: gems(0, 0, 0), energy: 1 });
  table
    .act(1, card(1))
    .act(1, { do: 'pay', gems: gems(1, 0, 0) })
    .act(1, STOP_BUYING);
  expect(table.player(1).gems).toEqual(gems(0, 1, 0));

  planCards(table, 0, 'st-discover', 'st-colonise-2', 'st-extract');
  table.onTop(2, 's2-02', 's2-05').onTop(1, 's1-04', 's1-09');
  planCards(table, 1, 'st-discover', 'ai-throttle', 'st-colonise-1');
  expect(table.state.players.map(({ consumption, recorded }) => [consumption, recorded])).toEqual([
    [32, 12],
    [24, 4],
  ]);
  expect(table.state.order).toEqual([0, 1]);

  expect(table.legalOf(0, 'discover')).toEqual([
    { do: 'discover', sector: 1 },
    { do: 'discover', sector: 2 },
  ]);
  table.acts(0, { do: 'discover', sector: 2 }, { do: 'take-tile', tile: 's2-02' });
  expect(at(table.state.sectorPiles, 1).bottom).toEqual(['s2-05']);
  expect(table.legalOf(0, 'place-tile').map(({ space }) => space)).toEqual(['green-1', 'green-2', 'blue-1', 'blue-2', 'blue-3']);
  table.acts(0, { do: 'place-tile', space: 'blue-1' }, colonise('s2-02a'), colonise('s1-01a'));
  table.acts(0, { do: 'extract', system: 's1-01' }, { do: 'extract', system: 's1-01' });
  expect(table.player(0).gems).toEqual(gems(2, 0, 0));
  expect(table.cubesOn(0, 's1-01a')).toBe(2);
  expect(table.player(0).zones.map(({ cards }) => cards)).toEqual([[], ['st-discover'], ['st-colonise-2']]);
  expect(table.player(0).hand).toContain('st-extract');
  table.acts(0, exploit('blue'), exploit('grey'), STOP_EXPLOITING);
  expect(table.player(0).energy).toBe(13);
  expect(table.player(0).light).toHaveLength(1);
  expect([table.cubesOn(0, 's2-02a'), table.cubesOn(0, 's1-01a')]).toEqual([0, 1]);

  expect(table.legalOf(1, 'discover')).toEqual([{ do: 'discover', sector: 1 }]);
  table.acts(1, { do: 'discover', sector: 1 }, { do: 'take-tile', tile: 's1-04' }, { do: 'place-tile', space: 'orange-1' });
  table.act(1, colonise('s1-04a'));
  expect(table.legalOf(1, 'colonise')).toEqual([colonise('s1-01b'), colonise('s1-02a'), colonise('s1-04b')]);
  table.acts(1, colonise('s1-04b'));
  expect(table.player(1).hand).toContain('st-colonise-1');
  table.act(1, exploit('orange'));
  if (table.step.do === 'remove-cube') table.act(1, { do: 'remove-cube', planet: 's1-04a' });
  table.act(1, STOP_EXPLOITING);
  expect(table.player(1).energy).toBe(5);
  expect(table.step).toMatchObject({ do: 'buy', seat: 0 });
  expect(table.state.round).toBe(2);
});

describe('final scoring', () => {
  const scored = (table: Position, number = 0) => {
    table.ask({ do: 'final-scoring' });
    return table.told('scored').find(({ who }) => who === number);
  };

  test('E12, COS-SCO-3, COS-BNL-6: three AI cards with AI mastery give 13', () => {
    const table = positionFor(2).hand(0, 'ai-throttle', 'ai-reactor').zones(0, ['ai-overload', 'st-extract']);
    table.give(0, { light: ['bl-ai-1'], consumption: 100 });
    const score = scored(table);
    expect(score?.aiCards).toBe(6);
    expect(score?.bonus).toContainEqual({ card: 'bl-ai-1', energy: 7 });
  });

  test('E13, COS-BNL-7: Collector with three light cards gives 7', () => {
    const table = positionFor(2).give(0, { light: ['bl-flat', 'bl-bonus-1', 'bl-gem-gold'], consumption: 100 });
    expect(scored(table)?.bonus).toContainEqual({ card: 'bl-bonus-1', energy: 7 });
  });

  test.each([
    [57, 5],
    [60, 6],
    [100, 10],
  ])('E14, COS-BNL-4: consumption %i gives %i', (consumption, energy) => {
    const table = positionFor(2).give(0, { light: ['bl-consumption-1'], consumption });
    expect(scored(table)?.bonus).toContainEqual({ card: 'bl-consumption-1', energy });
  });

  test('E15, COS-BND-1: the envoy of the grey galaxy gives 9, 6 or 3', () => {
    const envoy = (own: number, other: number) => {
      const table = positionFor(2).board({ 'grey-1': 's1-01' }).cubes(0, { 's1-01a': own }).cubes(1, { 's1-01b': other });
      return scored(table.give(0, { dark: 'bd-galaxy-grey', consumption: 100 }))?.bonus.find(
        (it) => it.card === 'bd-galaxy-grey',
      );
    };
    expect(envoy(2, 1)?.energy).toBe(9);
    expect(envoy(1, 1)?.energy).toBe(6);
    expect(envoy(0, 1)?.energy).toBe(3);
  });
});

test('COS-FLW-8: after the round of E9 the turn order stays until the next planning', () => {
  const table = positionFor(2);
  idleUntil(table, ({ state }) => state.phase === 'act');
  const { order } = structuredClone(table.state);
  idleUntil(table, ({ state }) => state.round === 2);
  expect(table.step).toMatchObject({ do: 'buy', seat: order[0] });
  expect(table.state.order).toEqual(order);
});

test('E11, COS-LEA-3, COS-LEA-4, COS-LEA-5, COS-LEA-6, COS-LEA-8, COS-LEA-10, COS-LEA-11: where each leader starts', () => {
  const start = (leader: LeaderId) => {
    const table = freshPosition(2, { module2: true });
    for (const seat of [0, 1]) table.act(seat, at(table.legalOf(seat, 'choose-civilisation'), 0));
    const seat = at(table.runner.awaited(), 0);
    const { consumption, energy, recorded } = table.act(seat, { do: 'choose-leader', leader }).player(seat);
    return [consumption, energy, recorded];
  };
  expect(start('leader-buteo')).toEqual([30, 0, 0]);
  expect(start('leader-zoe')).toEqual([34, 0, 0]);
  expect(start('leader-ava')).toEqual([28, 0, 0]);
  expect(start('leader-casares')).toEqual([26, 0, 0]);
  expect(start('leader-s3e3')).toEqual([27, 0, 0]);
  expect(start('leader-breish')).toEqual([25, 8, 0]);
});
