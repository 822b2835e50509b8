// What a plan would leave, and what a line would add, before it is made.
import { instead, pileOf } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { heeds } from '../coach/heeds.ts';
import { mapFor } from '../data/tables.ts';
import { explain } from '../index.ts';
import { connectionOf, type Laid, laid } from './position.ts';

const map = mapFor(4);

describe('what a planning action leaves', () => {
  const given: Laid = {
    elsewhere: null,
    tokens: { prague: 'coal', krakow: null, kyiv: 'oil' },
    players: [{ money: 3, contracts: { 'c2-03': [1, 1] } }],
  };

  test('FE-MOVE-10: how much money is left, and how many destinations can still be paid for', () => {
    const state = laid(given);
    expect([...explain.goals(state, 0).values()].map(({ price }) => price)).toEqual([1, 3]);
    expect(explain.planOutlook(state, 0, 'one-line')).toMatchObject({ price: 1, money: 2, before: 2, after: 1 });
    expect(explain.planOutlook(state, 0, 'two-lines')).toMatchObject({ money: -2, after: 0 });
  });

  test('FE-MOVE-10: the coach warns where a plan can leave nothing for the crew’s way, and nowhere else', () => {
    const planning = (money: number, lines: Laid['lines'] = {}) => {
      const state = laid({ ...given, lines, players: [{ money, contracts: { 'c2-03': [1, 1] } }] });
      instead(state, { do: 'plan', seat: 0 });
      return heeds.in(state, 0);
    };
    // A line costs 1, two cost 5, and the way to Prague 1.
    expect(planning(1)).toEqual([{ name: 'fare', values: { least: 1 } }]);
    expect(planning(2)).toEqual([]);
    expect(planning(5)).toEqual([{ name: 'fare', values: { least: 1 } }]);
    expect(planning(5, { 'start/prague': [0] })).toEqual([]);
    expect(planning(9)).toEqual([]);
  });

  test('FE-END-1, FE-END-2: a last line and a last contract end the game', () => {
    const state = laid({ ...given, players: [{ money: 9, lines: 2 }] });
    expect(explain.planOutlook(state, 0, 'one-line').ends).toBeNull();
    expect(explain.planOutlook(state, 0, 'two-lines').ends).toBe('line');
    expect(explain.planOutlook(state, 0, 'contract').ends).toBeNull();
    expect(explain.endsByLine(laid({ players: [{ lines: 1 }] }), 0)).toBe(true);
    state.contractPile = pileOf(['c2-05']);
    expect(explain.planOutlook(state, 0, 'contract').ends).toBe('contract');
    expect(explain.planOutlook({ ...state, lastRound: true }, 0, 'contract').ends).toBeNull();
    expect(explain.planOutlook(state, 0, 'public').ends).toBeNull();
  });
});

describe('what a line adds', () => {
  test('FE-SCO-8: only connections that reach a further region of the network bring points', () => {
    const state = laid({ lines: { 'start/prague': [0] } });
    const gains = explain.lineGains(state, 0);
    expect(gains.get(map.connection(connectionOf('prague/krakow')))).toBe(2);
    expect(gains.has(map.connection(connectionOf('prague/vienna')))).toBe(false);
    expect(gains.has(map.connection(connectionOf('start/prague')))).toBe(false);
  });

  test('FE-LINE-4, FE-LINE-6: while the question is where a bought line goes, a place beside a rival brings nothing', () => {
    const state = laid({ lines: { 'start/prague': [0], 'prague/krakow': [1] } });
    const beside = map.connection(connectionOf('prague/krakow'));
    expect(explain.lineGains(state, 0).get(beside)).toBe(2);
    instead(state, { do: 'shared-line', seat: 0, cause: 'pc-01', left: 1, optional: true });
    expect(explain.lineGains(state, 0).get(beside)).toBe(2);
    instead(state, { do: 'place-line', seat: 0, left: 1 });
    expect(explain.lineGains(state, 0).has(beside)).toBe(false);
  });

  test('FE-M1-2: with module 1 also the plants that it links', () => {
    const given: Laid = { plants: { prague: [1], vienna: [2] }, lines: { 'start/prague': [0] } };
    const link = map.connection(connectionOf('prague/vienna'));
    const without = explain.lineGains(laid(given), 0).get(link) ?? 0;
    expect(without).toBe(0);
    expect(explain.lineGains(laid({ ...given, options: { module1: true } }), 0).get(link)).toBeGreaterThan(0);
  });
});
