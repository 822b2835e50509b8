// The brain: what it values, and that a bot with it beats random play.
import { at, below, seeded, viewOf } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { brain } from '../bot/brain.ts';
import { turnsLeft } from '../bot/outlook.ts';
import { game } from '../rules/game.ts';
import type { ContractId, FutureEnergyAction } from '../types/index.ts';
import { started } from './choosing.ts';
import { type Laid, laid, OPTIONS, position } from './position.ts';

const value = (given: Laid) => brain.value(laid(given), 0);

describe('the value of a position', () => {
  test('rises with points, money, investors, certificates and lines that reach further', () => {
    const base = value({});
    for (const better of [
      { players: [{ money: 4 }] },
      { players: [{ investors: 1 }] },
      { players: [{ engineers: 2 }] },
      { players: [{ certificates: [3] }] },
      { lines: { 'start/hamburg': [0] }, players: [{ lines: 14 }] },
    ] satisfies Laid[]) {
      expect(value(better)).toBeGreaterThan(base);
    }
    const one = value({ lines: { 'start/hamburg': [0] }, players: [{ lines: 14 }] });
    expect(value({ lines: { 'hamburg/copenhagen': [0] }, players: [{ lines: 14 }] })).toBeGreaterThan(one);
  });

  test('a contract nearer to completion is worth more, one that cannot be finished any more little', () => {
    const early = (plants: number[]) => value({ players: [{ contracts: { 'c3-01': plants } }] });
    expect(early([1, 0, 0])).toBeGreaterThan(early([1, 1, 0]));
    expect(early([1, 1, 0])).toBeGreaterThan(early([1, 1, 1]));
    const late = { lastRound: true, round: 1 };
    const done = { turns: 1 };
    const atTheEnd = value({ players: [{ ...done, contracts: { 'c4-01': [1, 1, 1, 1] } }], change: late });
    expect(atTheEnd - value({ players: [{ ...done, contracts: {} }], change: late })).toBeLessThan(0.5);
  });

  test('is the score once the game is over', () => {
    const { state } = position({ players: [{ money: 0, certificates: [5] }] }, [{ do: 'final-scoring' }]);
    expect(brain.value(state, 0)).toBe(at(state.outcome?.scores ?? [], 0));
  });

  test('counts the turns left by the pile and by the lines', () => {
    const left = (pile: number, lines: number) =>
      turnsLeft(
        laid({
          players: [{ lines }, {}, {}, {}],
          change: { contractPile: { top: [], loose: new Array<ContractId>(pile).fill('c2-01'), bottom: [] } },
        }),
        0,
      );
    expect(left(18, 15)).toBeGreaterThan(left(4, 15));
    expect(left(18, 15)).toBeGreaterThan(left(18, 2));
  });
});

describe('the first sight', () => {
  const best = (given: Laid, step: Parameters<typeof position>[1][number]): FutureEnergyAction => {
    const table = position(given, [step]);
    const list = table.options;
    const promise = brain.order(viewOf(game, table.runner.state, table.seat), table.seat, list);
    expect(promise).toHaveLength(list.length);
    return at(list, promise.indexOf(Math.max(...promise)));
  };

  test('completes a contract where it can', () => {
    const players = [{ money: 9, contracts: { 'c2-07': [1, 0], 'c4-03': [1, 1, 1, 1] } }];
    expect(best({ elsewhere: 'coal', players, crew: 'prague' }, { do: 'build-slot', seat: 0, space: 'prague' })).toEqual({
      do: 'build',
      contract: 'c2-07',
      slot: 0,
    });
  });

  test('takes the cheaper way, and rather pays the bank', () => {
    const given: Laid = {
      elsewhere: 'nuclear',
      tokens: { berlin: 'gas' },
      plants: { hamburg: [1] },
      lines: { 'start/berlin': [1, 2], 'hamburg/berlin': [0] },
      players: [{ money: 3, contracts: { 'c2-04': [1, 1] } }],
    };
    expect(best(given, { do: 'route', seat: 0, space: 'berlin' })).toEqual({ do: 'route', bank: 1, tolls: [0, 0, 0, 0] });
  });

  test('brings the network into a new region', () => {
    const action = best({ lines: { 'start/hamburg': [0] }, players: [{ lines: 14 }] }, { do: 'place-line', seat: 0, left: 1 });
    expect(action.do === 'place-line' && action.connection).toMatch(/hamburg/);
  });

  test('finds a number for every action that comes up', () => {
    for (const seats of [2, 3, 4]) {
      const table = started(seats, { ...OPTIONS, module1: true, module2: true, module3: true }, 'order');
      const rng = seeded('order');
      while (!table.runner.over) {
        const list = table.options;
        const promise = brain.order(table.state, table.seat, list);
        expect(promise.every(Number.isFinite)).toBe(true);
        expect(Number.isFinite(brain.value(table.state, table.seat))).toBe(true);
        table.choose(at(list, below(rng, list.length)));
      }
    }
  });
});

test('who follows the first sight alone beats random play nearly always', () => {
  let won = 0;
  const GAMES = 40;
  for (let i = 0; i < GAMES; i++) {
    const seats = 2 + (i % 3);
    const thinker = i % seats;
    const table = started(seats, OPTIONS, `first sight ${i}`);
    const rng = seeded(`first sight ${i}`);
    while (!table.runner.over) {
      const list = table.options;
      const promise = brain.order(table.state, table.seat, list);
      const chosen = table.seat === thinker ? promise.indexOf(Math.max(...promise)) : below(rng, list.length);
      table.choose(at(list, chosen));
    }
    if (table.state.outcome?.winners.includes(thinker)) won++;
  }
  expect(won).toBeGreaterThanOrEqual(GAMES * 0.85);
});
