// Chapter 6.4: public contracts that move plants.
import { at } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { mapOf } from '../data/tables.ts';
import { goals } from '../explain/index.ts';
import { actionWords } from '../text/actions.ts';
import type { ContractId, TokenId } from '../types/index.ts';
import { plantsIn, using } from './cards.ts';
import { position } from './position.ts';

describe('plants on contracts', () => {
  test('FE-PC-4, FE-DEC-20: pc-04 moves a plant one slot to the side, onto an empty one', () => {
    const contracts = { 'c3-01': [1, 0, 1], 'c4-01': [0, 0, 1, 1] };
    const table = using('pc-04', { contracts });
    const player = table.player(0);
    expect(table.options).toEqual([
      { do: 'shift', contract: 'c3-01', from: 0, to: 1 },
      { do: 'shift', contract: 'c3-01', from: 2, to: 1 },
      { do: 'shift', contract: 'c4-01', from: 2, to: 1 },
    ]);
    expect(table.why({ do: 'shift', contract: 'c4-01', from: 2, to: 3 })).toEqual(['FE-PC-4']);
    table.choose({ do: 'shift', contract: 'c4-01', from: 2, to: 1 });
    expect(player.contracts[1]?.plants).toEqual([0, 1, 0, 1]);
    expect(using('pc-04', { contracts: { 'c2-01': [1, 1] } }).told('effect-lost')).toHaveLength(1);
  });

  test('FE-PC-7, FE-DEC-22, FE-DONE-2: pc-06 puts a plant back into the reserve, and may complete the contract', () => {
    const table = using('pc-06', { plants: 3, contracts: { 'c2-01': [0, 1], 'c3-01': [1, 1, 1] } });
    const player = table.player(0);
    expect(table.options).toHaveLength(4);
    table.choose({ do: 'return-plant', contract: 'c2-01', slot: 1 });
    expect(player).toMatchObject({ plants: 4, money: 1, completed: ['c2-01'], points: { contracts: 4, publicContracts: 2 } });
  });

  test('FE-PC-14, FE-DEC-25: pc-12 puts a second plant on an oil slot with exactly one', () => {
    const table = using('pc-12', { plants: 3, contracts: { 'c2-03': [1, 1], 'c2-01': [0, 1], 'c2-04': [1, 2] } });
    const player = table.player(0);
    expect(table.options).toEqual([{ do: 'double-oil', contract: 'c2-03', slot: 0 }, { do: 'skip' }]);
    expect(table.why({ do: 'double-oil', contract: 'c2-03', slot: 1 })).toEqual(['FE-PC-14']);
    expect(table.why({ do: 'double-oil', contract: 'c2-04', slot: 1 })).toEqual(['FE-PC-14']);
    table.choose({ do: 'double-oil', contract: 'c2-03', slot: 0 });
    expect([player.plants, player.contracts[0]?.plants]).toEqual([2, [2, 1]]);
  });

  test('FE-PC-14, FE-M2-18: pc-12 may be declined; without a plant in reserve it is impossible', () => {
    const table = using('pc-12', { plants: 3, contracts: { 'c2-03': [1, 1] } });
    const player = table.player(0);
    table.choose({ do: 'skip' });
    expect(player).toMatchObject({ plants: 3, points: { publicContracts: 4 } });
    const none = using('pc-12', { plants: 0, contracts: { 'c2-03': [1, 1] } });
    expect(none.told('effect-lost')).toHaveLength(1);
  });
});

describe('a doubled oil slot', () => {
  const doubled = { 'c2-03': [2, 1] };
  const build = (token: TokenId, contracts: Readonly<Record<ContractId, readonly number[]>>) =>
    position(
      {
        options: { module2: true },
        crew: 'prague',
        tokens: { prague: token },
        players: [{ contracts }, { money: 0 }, { money: 0 }, { money: 0 }],
      },
      [{ do: 'build-slot', seat: 0, space: 'prague' }],
    );

  test('FE-PC-15: on an oil token both plants are placed together', () => {
    const table = build('oil', doubled);
    const { state } = table;
    expect(plantsIn(state, 'prague')).toBe(2);
    expect(table.told('built')).toMatchObject([{ count: 2, contract: 'c2-03', slot: 0 }]);
    expect(at(state.players, 0).contracts[0]?.plants).toEqual([0, 1]);
    expect(table.runner.decision?.do).toBe('place-line');
  });

  test.each([
    ['oil', 'yes', true],
    ['site', 'no', false],
  ] as const)('FE-PC-15: where %s lay, the label says whether both complete the contract: %s', (token, last, completes) => {
    const { state } = build(token, { 'c2-03': [2, 0], 'c2-01': [1, 1] });
    const [slot, space] = [{ contract: 'c2-03', slot: 0 } as const, mapOf(state).space('prague')];
    expect(actionWords({ do: 'build', ...slot }, state, 0).values).toMatchObject({ last });
    expect(goals(state, 0).get(space)?.completes).toBe(completes);
  });

  test('FE-PC-15: also for who joins, for one price', () => {
    const offer = { builder: 1, space: 'prague', symbol: 'oil', token: 'oil' } as const;
    const table = position(
      { options: { module2: true }, plants: { prague: [0, 1] }, players: [{ money: 3, contracts: doubled }] },
      [{ do: 'joint', seat: 0, offer, asked: 2 }],
    );
    const { state } = table;
    table.choose({ do: 'join', contract: 'c2-03', slot: 0 });
    expect([plantsIn(state, 'prague'), at(state.players, 0).money]).toEqual([2, 1]);
  });

  test('FE-PC-16: with room for one only, one is placed and the other stays', () => {
    const table = build('oil', { 'c2-01': [1, 1], 'c3-02': [1, 1, 1], 'c2-03': [2, 1] });
    const { state } = table;
    table.choose({ do: 'build', contract: 'c2-01', slot: 0 });
    table.choose({ do: 'oil-extra', contract: 'c3-02', slot: 2 }, { do: 'oil-extra', contract: 'c2-03', slot: 0 });
    expect([plantsIn(state, 'prague'), at(state.players, 0).contracts[2]?.plants]).toEqual([3, [1, 1]]);
  });

  test('FE-PC-17: on a site, and for every other effect, the two plants count singly', () => {
    const site = build('site', doubled);
    site.choose({ do: 'build', contract: 'c2-03', slot: 0 });
    expect([plantsIn(site.state, 'prague'), at(site.state.players, 0).contracts[0]?.plants]).toEqual([1, [1, 1]]);
    const coal = position({ players: [{ contracts: doubled }], options: { module2: true } }, [{ do: 'coal-return', seat: 0 }]);
    coal.choose({ do: 'coal-return', contract: 'c2-03', slot: 0 });
    expect(at(coal.state.players, 0).contracts[0]?.plants).toEqual([1, 1]);
    const shifted = using('pc-04', { contracts: { 'c2-03': [2, 0] } });
    expect(shifted.player(0).contracts[0]?.plants).toEqual([1, 1]);
    const returned = using('pc-06', { contracts: { 'c2-03': [2, 0] } });
    expect(returned.player(0).contracts[0]?.plants).toEqual([1, 0]);
    const joined = using('pc-09', { contracts: { 'c2-03': [2, 0] } }, { plants: { prague: [0, 1] } });
    expect(joined.player(0).contracts[0]?.plants).toEqual([1, 0]);
    const twice = using('pc-15', { contracts: { 'c2-03': [2, 0] } }, { plants: { prague: [0, 1] } });
    expect([twice.player(0).completed, plantsIn(twice.state, 'prague')]).toEqual([['c2-03'], 2]);
  });

  test('FE-PC-18: the contract is completed only when both are gone', () => {
    const first = build('site', { 'c2-03': [2, 0] });
    expect(at(first.state.players, 0)).toMatchObject({ completed: [], contracts: [{ plants: [1, 0] }] });
    const both = build('oil', { 'c2-03': [2, 0] });
    expect(at(both.state.players, 0)).toMatchObject({ completed: ['c2-03'], contracts: [] });
  });
});

describe('building like a joint construction', () => {
  const plants = { prague: [0, 1], berlin: [3, 1], vienna: [1, 0], munich: [1, 0, 2] };
  const slot = (contract: ContractId, index: number) => ({ do: 'join-slot', contract, slot: index }) as const;
  const space = (id: string) => ({ do: 'join-space', space: id }) as const;

  test('FE-PC-10, FE-PC-11, FE-DEC-23: pc-09 puts any plant where another player has one; nothing is paid or gained', () => {
    const table = using('pc-09', { contracts: { 'c2-03': [1, 1] } }, { plants });
    const { state } = table;
    const player = table.player(0);
    expect(table.options).toEqual([slot('c2-03', 0), slot('c2-03', 1)]);
    table.choose(slot('c2-03', 1));
    expect(table.options).toEqual([space('prague'), space('munich')]);
    expect(table.why(space('start'))).toEqual(['FE-PC-11']);
    expect(table.why(space('berlin'))).toEqual(['FE-BLD-6']);
    expect(table.why(space('vienna'))).toEqual(['FE-PC-10']);
    table.choose(space('munich'));
    expect([plantsIn(state, 'munich'), player.money, player.jokers]).toEqual([2, 0, 0]);
    expect([table.runner.decision?.do, player.points.publicContracts]).toEqual(['place-line', 4]);
  });

  test('FE-PC-21, FE-PC-22: pc-15 puts two plants of one contract, on one space or on two', () => {
    const table = using('pc-15', { contracts: { 'c3-01': [1, 1, 1], 'c2-03': [1, 1] } }, { plants });
    const { state } = table;
    table.choose(slot('c3-01', 0), space('munich'));
    expect(table.runner.decision).toMatchObject({ do: 'pc-join-slot', left: 1, contract: 'c3-01' });
    expect(table.options).toEqual([slot('c3-01', 1), slot('c3-01', 2)]);
    expect(table.why(slot('c2-03', 0))).toEqual(['FE-PC-22']);
    table.choose(slot('c3-01', 2), space('prague'));
    expect([plantsIn(state, 'munich'), plantsIn(state, 'prague')]).toEqual([2, 1]);
    const same = using('pc-15', { contracts: { 'c3-01': [1, 1, 1] } }, { plants: { prague: [0, 1] } });
    same.choose(slot('c3-01', 0)); // prague is the only space
    same.choose(slot('c3-01', 1));
    expect(plantsIn(same.state, 'prague')).toBe(2);
  });

  test('FE-PC-22: one plant is enough where a second one cannot be placed', () => {
    const single = using('pc-15', { contracts: { 'c2-03': [1, 0], 'c2-04': [1, 1] } }, { plants: { prague: [0, 1] } });
    single.choose(slot('c2-03', 0));
    expect([plantsIn(single.state, 'prague'), single.player(0).completed]).toEqual([1, ['c2-03']]);
    expect(single.runner.decision?.do).toBe('place-line');
    const full = using('pc-15', { contracts: { 'c2-04': [1, 1] } }, { plants: { prague: [2, 1] } });
    full.choose(slot('c2-04', 1));
    expect([plantsIn(full.state, 'prague'), full.player(0).contracts[0]?.plants]).toEqual([3, [1, 0]]);
  });

  test('FE-PC-10: without such a space, or without a plant, it is impossible', () => {
    expect(using('pc-09', { contracts: { 'c2-03': [1, 1] } }, { plants: { vienna: [1] } }).told('effect-lost')).toHaveLength(1);
    expect(using('pc-09', { contracts: {} }, { plants }).told('effect-lost')).toHaveLength(1);
  });

  test('FE-INT-12: nobody joins it', () => {
    const table = using('pc-09', { contracts: { 'c2-03': [1, 1] } }, { plants: { prague: [0, 1] } });
    for (const player of table.runner.state.players.slice(1))
      Object.assign(player, { money: 9, contracts: [{ id: 'c2-04', plants: [1, 1] }] });
    table.choose(slot('c2-03', 0));
    expect(table.runner.decision?.do).toBe('place-line');
  });
});
