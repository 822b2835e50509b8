// The charts: money, lines, plants and points by source, round by round.
import { at, below, seeded } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { SOURCES } from '../types/index.ts';
import { started } from './choosing.ts';
import { OPTIONS, position } from './position.ts';

describe('over a whole game', () => {
  const table = started(3, { ...OPTIONS, module1: true }, 'charts');
  const rng = seeded('charts');
  while (!table.runner.over) table.choose(at(table.options, below(rng, table.options.length)));
  const { state } = table;
  const charts = table.told('chart');
  const last = (name: string) => charts.filter((chart) => chart.chart === name).at(-1)?.values;

  test('every chart has one point for the start and one for each round', () => {
    const names = ['money', 'lines', 'plants', 'points', 'sources-0', 'sources-1', 'sources-2'];
    expect([...new Set(charts.map((chart) => chart.chart))]).toEqual(names);
    const rounds = Array.from({ length: state.round + 1 }, (_, round) => round);
    for (const name of names) expect(charts.filter((chart) => chart.chart === name).map((chart) => chart.at)).toEqual(rounds);
  });

  test('the last points are those of the end', () => {
    const bySeat = (of: (seat: number) => number) => Object.fromEntries([0, 1, 2].map((seat) => [String(seat), of(seat)]));
    expect(last('money')).toEqual(bySeat((seat) => at(state.players, seat).money));
    expect(last('lines')).toEqual(bySeat((seat) => 15 - at(state.players, seat).lines));
    expect(last('plants')).toEqual(bySeat((seat) => at(state.players, seat).built.reduce((sum, count) => sum + count, 0)));
    expect(last('points')).toEqual(bySeat((seat) => at(state.outcome?.scores ?? [], seat)));
    for (const seat of [0, 1, 2]) {
      expect(last(`sources-${seat}`)).toEqual(state.outcome?.sources[seat]);
      expect(Object.keys(last(`sources-${seat}`) ?? {})).toEqual([...SOURCES]);
    }
  });
});

test('FE-HID-2: before the end points stand as final scoring would give them, without certificates', () => {
  const table = position(
    { plants: { oslo: [1] }, lines: { 'start/hamburg': [0] }, players: [{ certificates: [5], contracts: { 'c2-01': [0, 1] } }] },
    [{ do: 'round-over' }],
  );
  const points = table.told('chart').find((chart) => chart.chart === 'sources-0')?.values;
  expect(points).toMatchObject({ contracts: 0, emptySlots: 1, certificates: 0, regions: 6, network: 1, largestNetwork: 0 });
});
