// 13.2: tricky cases of counters, levels, order and the end (T1 to T6, T18 to T21, T27, T34).
import { at } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { galaxyOf } from '../data/index.ts';
import { hasMajority } from '../rules/galaxies/majority.ts';
import type { CosAction, DarkTechId, GalaxyId, UpgradeId } from '../types/index.ts';
import { steps } from './choosing.ts';
import { gems, positionFor } from './position.ts';

const NO_GEMS = gems(0, 0, 0);
const take = (card: DarkTechId): CosAction => ({ do: 'take-dark-tech', card });
const exploit = (galaxy: GalaxyId): CosAction => ({ do: 'exploit', galaxy });

describe('levels', () => {
  test('T1, COS-DTL-6, COS-DTL-7, COS-DTI-13, COS-CMS-1, COS-CMS-3: two levels, with Energy saver in between', () => {
    const table = positionFor(3).give(0, { consumption: 26, energy: 55 });
    table.give(1, { gems: NO_GEMS }).give(2, { gems: NO_GEMS });
    table.state.darkTechPiles[0] = ['dt1-energy-saver', 'dt1-empire'];
    table.ask({ do: 'energy-check', player: 0 });
    expect(table.player(0)).toMatchObject({ level: 1, energy: 29 });
    expect(table.player(1).gems).toEqual(gems(0, 1, 0));
    table.act(0, take('dt1-energy-saver'));
    expect(table.player(0)).toMatchObject({ level: 2, energy: 3, consumption: 26 });
    expect(table.step).toMatchObject({ do: 'choose-dark-tech', level: 2 });
    expect([table.player(1).gems, table.player(2).gems]).toEqual([gems(0, 2, 1), gems(0, 2, 1)]);
  });

  test.each([
    [44, 50, 6, 37],
    [40, 76, 36, 37],
  ])('T2, COS-DTI-12, COS-CON-6: from %i with energy %i Energy saver stops above energy %i, at %i', (from, energy, left, to) => {
    const table = positionFor(2).give(0, { consumption: from, energy });
    table.state.darkTechPiles[0] = ['dt1-energy-saver', 'dt1-empire'];
    table.ask({ do: 'energy-check', player: 0 }).act(0, take('dt1-energy-saver'));
    expect(table.player(0)).toMatchObject({ level: 1, energy: left, consumption: to });
  });

  test('T3, COS-DTL-7, COS-DTS-9, COS-DTL-12: a card that brings the next level', () => {
    const table = positionFor(3).board({ 'red-1': 's3-09', 'orange-1': 's1-01' }).cubes(0, { 's3-09a': 1, 's1-01a': 1 });
    table.give(0, { level: 1, consumption: 40, energy: 70 }).give(1, { gems: NO_GEMS }).give(2, { gems: NO_GEMS, level: 1 });
    table.state.darkTechPiles[1] = ['dt2-hegemonic-people', 'dt2-energy-surge'];
    table.ask({ do: 'energy-check', player: 0 }).act(0, take('dt2-hegemonic-people'));
    expect(table.player(0)).toMatchObject({ level: 2, energy: 30 });
    table.acts(0, exploit('red'), exploit('orange'));
    expect(table.player(0)).toMatchObject({ level: 3, energy: 5 });
    expect(table.state.throne).toBe(0);
    expect([table.player(1).gems, table.player(2).gems]).toEqual([gems(0, 1, 1), gems(0, 0, 1)]);
  });

  test('T18, COS-FLW-9, COS-CMS-6, COS-UPG-6: a level in the buy turn pays the others at once', () => {
    const table = positionFor(3).give(0, { energy: 30, consumption: 36, gems: gems(0, 1, 1) });
    for (const seat of [1, 2]) table.give(seat, { gems: NO_GEMS });
    table.act(0, { do: 'buy-upgrade', upgrade: 'energy-3' });
    expect(table.player(0)).toMatchObject({ level: 1, energy: 1 });
    expect(table.player(1).gems).toEqual(gems(0, 1, 0));
    expect(table.step).toMatchObject({ do: 'choose-dark-tech', seat: 0 });
    table.state.darkTechPiles[0] = ['dt1-empire', 'dt1-explorers'];
    table.act(0, take('dt1-empire'));
    expect(table.step).toMatchObject({ do: 'buy', seat: 1 });
    expect(table.legal(1)).toContainEqual({ do: 'buy-upgrade', upgrade: 'range-1-2' });
  });

  test('T19, COS-DTL-3: an exact hit is enough', () => {
    const table = positionFor(2).give(0, { energy: 40, consumption: 40 }).ask({ do: 'energy-check', player: 0 });
    expect(table.player(0)).toMatchObject({ level: 1, energy: 0, consumption: 40 });
  });
});

describe('consumption and order', () => {
  test('T4, COS-CON-6, COS-CON-7, COS-CON-8, COS-CON-9: a negative sum stops above the energy', () => {
    const table = positionFor(2).give(0, { consumption: 24, energy: 22 });
    table.zones(0, ['ai-hibernation'], ['ai-throttle'], ['ai-light-colony']);
    table.ask({ do: 'energy-check', player: 0 }, { do: 'record-consumption' });
    expect(table.player(0)).toMatchObject({ consumption: 23, recorded: -1, level: 0, energy: 22 });
  });

  test('T5, COS-DTS-3, COS-DTS-4: Perpetual motion acts last, even after a negative consumption', () => {
    const table = positionFor(4).give(3, { darkTech: ['dt1-empire', 'dt2-perpetual-motion'], consumption: 50 });
    table.give(2, { consumption: 40 });
    table.zones(0, ['st-extract'], ['ai-remote-drill'], ['ai-refinery']);
    table.zones(1, ['ai-mine-and-refine'], ['ai-reactor'], []);
    table.zones(2, ['ai-throttle'], [], []);
    table.zones(3, ['st-colonise-2'], ['st-gems'], ['st-extract']);
    table.ask({ do: 'record-consumption' });
    expect(table.state.players.map(({ recorded }) => recorded)).toEqual([5, 0, -2, 0]);
    expect(table.state.order).toEqual([0, 1, 2, 3]);
    expect(table.player(3).consumption).toBe(50);
  });

  test('T6, COS-ORD-2, COS-ORD-3, COS-ORD-4: on a tie the counter that came first goes first', () => {
    const table = positionFor(2).zones(0, ['st-extract']).zones(1, ['st-extract']);
    table.give(0, { energy: 17, arrival: 1 }).give(1, { energy: 17, arrival: 2 });
    expect(table.ask({ do: 'record-consumption' }).state.order).toEqual([0, 1]);
    table.give(0, { energy: 15 });
    table.state.arrivals = 2;
    const gain = { op: 'gainEnergy', amount: 2 } as const;
    table.ask({ do: 'record-consumption' }, { do: 'effect', seat: 0, effect: gain, range: 1, source: 'energy-1' });
    expect(table.player(0).energy).toBe(17);
    expect(table.state.order).toEqual([1, 0]);
    table.give(1, { energy: 16, level: 2 });
    expect(table.ask({ do: 'record-consumption' }).state.order).toEqual([0, 1]);
  });
});

describe('the end', () => {
  test('T20, COS-SCO-2, COS-SCO-3, COS-SCO-4, COS-SCO-5, COS-SCO-6: a level in the final scoring', () => {
    const table = positionFor(3).board({ 'red-1': 's3-09' }).cubes(0, { 's3-09a': 2 }).cubes(1, { 's3-09b': 2 });
    table.hand(0, 'ai-throttle', 'ai-reactor', 'ai-overload', 'ai-standby');
    table.give(0, { level: 2, energy: 40, consumption: 58, gems: gems(1, 1, 1), dark: 'bd-galaxy-red', light: ['bl-sector-3'] });
    for (const seat of [1, 2]) table.give(seat, { gems: NO_GEMS });
    table.ask({ do: 'final-scoring' });
    expect(table.told('scored').find(({ who }) => who === 0)).toMatchObject({
      gems: 6,
      aiCards: 8,
      bonus: [
        { card: 'bd-galaxy-red', energy: 6 },
        { card: 'bl-sector-3', energy: 6 },
      ],
      level: 3,
      energy: 8,
    });
    expect(table.state.throne).toBeNull();
    expect(table.player(0).darkTech).toEqual([]);
    expect(table.player(0).gems).toEqual(gems(1, 1, 1));
    expect([table.player(1).gems, table.player(2).gems]).toEqual([NO_GEMS, NO_GEMS]);
  });

  test('T21, COS-TIE-1: the throne is not the victory', () => {
    const table = positionFor(2).give(0, { level: 3, energy: 0, consumption: 60, gems: NO_GEMS, dark: 'bd-galaxy-red' });
    table.give(1, { level: 2, energy: 74, consumption: 60, gems: gems(0, 0, 1), dark: 'bd-galaxy-blue' });
    table.state.throne = 0;
    table.ask({ do: 'final-scoring' });
    expect(table.state.players.map(({ level, energy }) => [level, energy])).toEqual([
      [3, 3],
      [3, 20],
    ]);
    expect(table.state.outcome).toMatchObject({ ending: 'throne', winners: [1], ranks: [2, 1] });
  });

  test.each([
    [6, [0]],
    [7, [0, 1]],
  ] as const)('T34, COS-TIE-2, COS-TIE-3, COS-TIE-4: seven board cubes against %i', (cubes, winners) => {
    const upgrades: UpgradeId[] = [
      'terraform-desert',
      'terraform-volcanic',
      'colony-extension',
      'range-1-2',
      'range-2-2',
      'range-3-2',
      'energy-1',
    ];
    const table = positionFor(2).give(0, {
      level: 2,
      energy: 10,
      consumption: 60,
      gems: NO_GEMS,
      dark: 'bd-galaxy-red',
      upgrades,
    });
    table.give(1, { level: 2, energy: 10, consumption: 60, gems: NO_GEMS, dark: 'bd-galaxy-blue' });
    table.give(1, { upgrades: upgrades.slice(0, cubes) }).ask({ do: 'final-scoring' });
    expect(table.state.outcome?.winners).toEqual(winners);
  });
});

test('T27, COS-LEA-11, COS-LEA-12: a tie is enough for the yield of Breish, not for Empire', () => {
  const table = positionFor(2).board({ 'orange-1': 's1-01' }).cubes(0, { 's1-01a': 1 }).cubes(1, { 's1-01b': 1 });
  table.give(0, { leader: 'leader-breish', darkTech: ['dt1-empire'], energy: 0 }).ask({ do: 'exploitation', seat: 0 });
  expect(hasMajority(table.state, 0, galaxyOf('orange'))).toBe(false);
  expect(table.player(0).energy).toBe(0);
  table.act(0, exploit('orange'));
  expect(table.player(0).energy).toBe(5);
});

test('T26, COS-XPL-8, COS-LEA-10, COS-DTI-9: S3E3 and Empire come first, before any cube leaves', () => {
  const table = positionFor(2).board({ 'orange-1': 's1-01', 'grey-1': 's1-02', 'blue-1': 's2-02' });
  table.cubes(0, { 's1-01a': 2, 's1-02a': 2, 's2-02a': 1 }).cubes(1, { 's2-02b': 1 });
  table.give(0, { leader: 'leader-s3e3', darkTech: ['dt1-empire'] }).ask({ do: 'exploitation', seat: 0 });
  expect(
    table
      .told('energy')
      .map(({ amount }) => amount)
      .sort(),
  ).toEqual([5, 6]);
  expect(table.player(0).energy).toBe(11);
  expect(at(table.legal(0), 0)).toEqual(exploit('grey'));
});

test('T11, COS-XPL-3, COS-MAJ-3: the majority changes while a round is played', () => {
  const table = positionFor(2).board({ 'orange-1': 's1-01' }).cubes(0, { 's1-01a': 2 }).cubes(1, { 's1-01b': 2 });
  table.ask(steps.exploit(0), steps.exploit(1)).acts(0, exploit('orange'), { do: 'stop-exploiting' });
  expect(table.player(0).energy).toBe(2);
  table.act(1, exploit('orange'));
  expect(table.player(1).energy).toBe(5);
});
