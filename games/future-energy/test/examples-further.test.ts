import { at, seeded } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { mapFor, START } from '../data/tables.ts';
import { breakTrios } from '../rules/setup.ts';
import type { TokenId } from '../types/index.ts';
import { PAUSE, pile, position } from './position.ts';

// Section 13.2, base game. Seats: 0 white, 1 red, 2 blue, 3 yellow.
const map = mapFor(4);
const on = (space: string) => map.space(space);
const NOBODY = { contracts: {} };
const FREE_TOLLS = [0, 0, 0, 0];

describe('movement', () => {
  const twoWays = (money: number) =>
    position(
      {
        elsewhere: 'coal',
        tokens: { berlin: 'gas' },
        plants: { hamburg: [1, 0, 0, 0] },
        lines: { 'start/berlin': [1, 2], 'hamburg/berlin': [3] },
        players: [NOBODY, NOBODY, NOBODY, { money, contracts: { 'c2-10': [1, 1] } }],
      },
      [{ do: 'move', seat: 3 }],
    );

  test('FE-EX-22, FE-MOVE-6, FE-MOVE-14: with 2M, the bank or the two owners', () => {
    const table = twoWays(2);
    const { state } = table;
    expect(table.runner.legal(3)).toEqual([
      { do: 'route', bank: 1, tolls: FREE_TOLLS },
      { do: 'route', bank: 0, tolls: [0, 1, 1, 0] },
    ]);
    table.choose({ do: 'route', bank: 0, tolls: [0, 1, 1, 0] });
    expect(state.players.map((player) => player.money)).toEqual([2, 3, 3, 0]);
  });

  test('FE-EX-22, FE-MOVE-10: with 1M only one way is left, and it is taken by itself', () => {
    const table = twoWays(1);
    const { state } = table;
    expect(state.players.map((player) => player.money)).toEqual([2, 2, 2, 0]);
    expect(state.crew).toBe(on('berlin'));
    expect(table.runner.decision).toEqual(PAUSE);
  });

  test('FE-EX-22, FE-MOVE-12: with 0M there is no destination', () => {
    const { state, events } = twoWays(0);
    expect(events).toEqual([{ kind: 'passed', seat: 3 }]);
    expect(state.crew).toBe(START);
  });

  test('FE-EX-23, FE-MOVE-5: a connection with an own line is free, whoever else has one there', () => {
    const { state } = position(
      {
        elsewhere: 'coal',
        tokens: { berlin: 'gas' },
        lines: { 'start/berlin': [1, 3] },
        players: [NOBODY, NOBODY, NOBODY, { money: 0, contracts: { 'c2-10': [1, 1] } }],
      },
      [{ do: 'move', seat: 3 }],
    );
    expect(state.crew).toBe(on('berlin'));
    expect(state.players.map((player) => player.money)).toEqual([2, 2, 2, 0]);
  });

  test('FE-EX-24, FE-MOVE-7, FE-MOVE-12: covered spaces all around that do not match leave no destination', () => {
    const around = Object.fromEntries(at(map.neighbours, START).map((space) => [at(map.spaces, space).id, 'coal' as const]));
    const { state, events } = position(
      { elsewhere: 'gas', tokens: around, players: [NOBODY, { money: 50, contracts: { 'c2-10': [1, 1] } }] },
      [{ do: 'move', seat: 1 }],
    );
    expect(Object.keys(around)).toHaveLength(8);
    expect(events).toEqual([{ kind: 'passed', seat: 1 }]);
    expect(state.players[1]?.money).toBe(50);
  });

  test('FE-EX-25, FE-MOVE-11, FE-TOK-1: a third investor must be fetched if there is nothing else, and goes to the box', () => {
    const { state } = position(
      {
        elsewhere: 'coal',
        tokens: { berlin: 'investor' },
        players: [{ money: 1, investors: 2, contracts: { 'c2-10': [1, 1] } }, NOBODY, NOBODY, NOBODY],
      },
      [
        { do: 'income', seat: 0 },
        { do: 'move', seat: 0 },
      ],
    );
    expect(state.players[0]).toMatchObject({ investors: 2, money: 5, contracts: [{ id: 'c2-10', plants: [1, 0] }] });
    expect(state.box.tokens).toEqual(['investor']);
  });
});

describe('coal and completed contracts', () => {
  const onCoal = (contracts: Record<string, number[]>) =>
    position({ tokens: { prague: 'coal' }, players: [NOBODY, NOBODY, { money: 0, contracts }, NOBODY] }, [
      { do: 'build-slot', seat: 2, space: 'prague' },
    ]);

  test('FE-EX-26, FE-TOK-5, FE-DONE-2: coal completes the contract it was built from', () => {
    const table = onCoal({ 'c2-07': [1, 1] });
    const { state } = table;
    table.choose({ do: 'coal-return', contract: 'c2-07', slot: 1 });
    expect(state.players[2]).toMatchObject({ money: 1, plants: 15, completed: ['c2-07'], contracts: [] });
    expect(state.players[2]?.points.contracts).toBe(4);
  });

  test('FE-EX-27, FE-DONE-1, FE-DONE-2, FE-DONE-3: building completes one contract, coal another', () => {
    const table = onCoal({ 'c2-06': [0, 1], 'c3-04': [1, 0, 0] });
    const { state } = table;
    table.choose({ do: 'coal-return', contract: 'c3-04', slot: 0 });
    expect(state.players[2]).toMatchObject({ money: 2, completed: ['c2-06', 'c3-04'], contracts: [] });
    expect(state.players[2]?.points.contracts).toBe(11);
  });

  test('FE-EX-28, FE-TOK-4: after the last plant there is nothing for coal to take', () => {
    const table = onCoal({ 'c2-06': [0, 1] });
    const { state, events } = table;
    expect(state.players[2]?.points.contracts).toBe(4);
    expect(table.runner.decision).toEqual(PAUSE);
    expect(events).toContainEqual({ kind: 'effect-lost', seat: 2, cause: 'coal' });
  });
});

describe('planning', () => {
  const obliged = (money: number) =>
    position(
      {
        elsewhere: 'site',
        players: [{ money, plants: 2, contracts: {} }, NOBODY, NOBODY, NOBODY],
        change: { display: ['c4-01', 'c4-02', 'c3-01', 'c2-01'], contractPile: pile('c2-02', 'c2-03') },
      },
      [{ do: 'turn', seat: 0 }],
    );

  test('FE-EX-31, FE-PLAN-9, FE-PLAN-10: what fits is too dear: only a line may be bought, and phase 3 is passed', () => {
    const table = obliged(0);
    const { events } = table;
    expect(table.runner.legal(0)).toEqual([{ do: 'plan', choice: 'one-line' }, { do: 'done' }]);
    table.choose({ do: 'done' });
    expect(events.at(-1)).toEqual({ kind: 'passed', seat: 0 });
  });

  test('FE-EX-31, FE-PLAN-6, FE-PLAN-7, FE-PLAN-8: with 4M the fourth contract must be bought', () => {
    const { state, events } = obliged(1);
    expect(events).toContainEqual({
      kind: 'contract-got',
      seat: 0,
      contract: 'c2-01',
      place: 4,
      price: 4,
      cause: null,
    });
    expect(state.players[0]).toMatchObject({ money: 0, plants: 0, contracts: [{ id: 'c2-01', plants: [1, 1] }] });
  });

  test('FE-EX-32, FE-LINE-5: with one line left two cannot be bought, one can', () => {
    const table = position({ players: [{ money: 9, lines: 1 }] }, [{ do: 'plan', seat: 0 }]);
    expect(table.why({ do: 'plan', choice: 'two-lines' }, 0)).toEqual(['FE-LINE-5']);
    expect(table.why({ do: 'plan', choice: 'one-line' }, 0)).toEqual([]);
  });

  test('FE-EX-42, FE-SET-11: with two players 53 connections are open, none to a closed space', () => {
    const table = position({ seats: 2 }, []);
    const closed = ['dublin', 'bergen', 'helsinki', 'lisbon', 'madrid', 'valencia', 'kyiv', 'athens'];
    const offered = table.runner.legal(0).map((action) => (action.do === 'place-line' ? action.connection : ''));
    expect(offered).toHaveLength(53);
    expect(offered.filter((id) => id.split('--').some((end) => closed.includes(end)))).toEqual([]);
  });

  test('FE-EX-43, FE-SET-7, FE-SET-8: of three coal tokens at the start two are exchanged with left-over tokens', () => {
    const around = at(map.neighbours, START);
    const tokens = map.spaces.map((): TokenId | null => null);
    const others: TokenId[] = ['gas', 'oil', 'nuclear', 'investor', 'engineer'];
    for (const space of around) {
      const coal = ['hamburg', 'berlin', 'prague'].includes(at(map.spaces, space).id);
      tokens[space] = coal ? 'coal' : (others.pop() ?? null);
    }
    const left: TokenId[] = ['gas', 'oil', 'site', 'investor'];
    const before = [...tokens, ...left].sort();
    expect(breakTrios(tokens, left, around, seeded('trio'))).toBe(true);
    expect(around.filter((space) => tokens[space] === 'coal')).toHaveLength(1);
    expect(left.filter((token) => token === 'coal')).toHaveLength(2);
    expect([...tokens, ...left].sort()).toEqual(before);
  });
});

describe('joint construction', () => {
  const everybody = (contracts: Record<string, number[]>, money = 5) => [0, 1, 2, 3].map(() => ({ money, contracts }));

  test('FE-EX-40, FE-JOIN-1, FE-JOIN-5, FE-JOIN-9: asked in turn order until one accepts', () => {
    const table = position({ tokens: { prague: 'gas' }, players: everybody({ 'c2-10': [1, 1] }) }, [
      { do: 'build-slot', seat: 2, space: 'prague' },
    ]);
    const { state } = table;
    expect(table.runner.awaited()).toEqual([3]);
    table.choose({ do: 'decline' });
    expect(table.runner.awaited()).toEqual([0]);
    table.choose({ do: 'join', contract: 'c2-10', slot: 0 });
    expect(table.runner.decision).toEqual(PAUSE);
    expect(state.players.map((player) => player.money)).toEqual([3, 5, 7, 5]);
    expect(state.players.map((player) => player.built[on('prague')])).toEqual([1, 0, 1, 0]);
  });

  test('FE-EX-41, FE-JOIN-7, FE-DONE-1: joining may complete a contract', () => {
    const players = [{ contracts: { 'c2-01': [1, 1] } }, NOBODY, NOBODY, { money: 2, contracts: { 'c2-05': [0, 1] } }];
    const table = position({ tokens: { prague: 'oil' }, players }, [{ do: 'build-slot', seat: 0, space: 'prague' }]);
    const { state } = table;
    table.choose({ do: 'join', contract: 'c2-05', slot: 1 });
    expect(state.players[3]).toMatchObject({ money: 1, completed: ['c2-05'], contracts: [] });
    expect(state.players[3]?.points.contracts).toBe(4);
  });
});
