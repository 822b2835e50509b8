import { describe, expect, test } from 'vitest';
import { mapFor } from '../data/tables.ts';
import type { TokenId } from '../types/index.ts';
import type { Given } from './cards.ts';
import { connectionOf, type Laid, PAUSE, pile, position } from './position.ts';

// Section 13.2, module 2. Seats: 0 white, 1 red, 2 blue, 3 yellow.
const map = mapFor(4);
const on = (space: string) => map.space(space);
const NOBODY = { contracts: {} };
const options = { module2: true };
const ALL_FOUR: TokenId[] = ['coal', 'gas', 'nuclear', 'oil'];

describe('paying for a public contract', () => {
  const holding = (player: object) =>
    position({ options, players: [{ money: 0, publicContracts: ['pc-07'], ...player }] }, [{ do: 'turn-end', seat: 0 }]);

  test('FE-EX-45, FE-M2-10, FE-M2-12: with substitutes the effect, but no points', () => {
    const table = holding({ kept: ['coal', 'investor'], jokers: 1 });
    const { state } = table;
    table.choose({ do: 'use-public', card: 'pc-07' });
    expect(table.options).toEqual([
      { do: 'pay', with: 'joker' },
      { do: 'pay', with: 'investor' },
    ]);
    table.choose({ do: 'pay', with: 'joker' });
    expect(state.players[0]).toMatchObject({ money: 6, kept: [], jokers: 0, publicContracts: [] });
    expect(state.players[0]?.points.publicContracts).toBe(0);
    expect(state.box).toMatchObject({ jokers: 1, tokens: ['coal', 'investor'] });
  });

  test('FE-EX-45, FE-M2-10: joker, site and investor alone do not pay', () => {
    const table = position(
      { options, players: [{ money: 9, publicContracts: ['pc-07'], kept: ['site', 'investor'], jokers: 1 }] },
      [{ do: 'plan', seat: 0 }],
    );
    expect(table.why({ do: 'use-public', card: 'pc-07' }, 0)).toEqual(['FE-M2-10']);
  });

  test('FE-EX-46, FE-M2-6, FE-OPT-3: a third investor is kept; with the option the first one is kept too', () => {
    const take = (investors: number, more: Laid['options']) =>
      position({ options: { ...options, ...more }, players: [{ money: 0, investors }] }, [
        { do: 'income', seat: 0 },
        { do: 'use-token', seat: 0, space: 'prague', token: 'investor' },
      ]).state.players[0];
    expect(take(2, {})).toMatchObject({ investors: 2, kept: ['investor'], money: 5 });
    expect(take(0, {})).toMatchObject({ investors: 1, kept: [], money: 4 });
    expect(take(0, { permanentTokensWithModule2: 'always-kept' })).toMatchObject({ investors: 0, kept: ['investor'], money: 3 });
    const table = holding({ publicContracts: ['pc-01'], kept: ['coal', 'investor'] });
    expect(table.why({ do: 'use-public', card: 'pc-01' }, 0)).toEqual([]);
  });

  test('FE-EX-54, FE-PC-3: a certificate worth 4 brings 5M and scores no more', () => {
    const table = holding({ publicContracts: ['pc-03'], kept: ['gas', 'oil'], certificates: [4] });
    const { state } = table;
    table.choose({ do: 'use-public', card: 'pc-03' });
    expect(state.players[0]).toMatchObject({ money: 5, certificates: [] });
    expect(state.players[0]?.points.publicContracts).toBe(2);
    expect(state.box.certificates).toEqual([4]);
  });
});

describe('twin plants', () => {
  test('FE-EX-47, FE-PC-14: a second plant on an oil slot comes from the reserve', () => {
    const table = position(
      {
        options,
        players: [
          { publicContracts: ['pc-12'], kept: ['gas', 'nuclear', 'oil'], contracts: { 'c2-03': [1, 1], 'c3-02': [1, 1, 1] } },
        ],
      },
      [{ do: 'turn-end', seat: 0 }],
    );
    const { state } = table;
    table.choose({ do: 'use-public', card: 'pc-12' });
    expect(table.options).toEqual([
      { do: 'double-oil', contract: 'c2-03', slot: 0 },
      { do: 'double-oil', contract: 'c3-02', slot: 2 },
      { do: 'skip' },
    ]);
    table.choose({ do: 'double-oil', contract: 'c2-03', slot: 0 });
    expect(state.players[0]?.contracts[0]).toEqual({ id: 'c2-03', plants: [2, 1] });
    expect(state.players[0]?.plants).toBe(13);
    expect(state.players[0]?.points.publicContracts).toBe(4);
  });

  const onOil = (contracts: Record<string, number[]>) =>
    position({ options, tokens: { prague: 'oil' }, players: [{ contracts }, NOBODY, NOBODY, NOBODY] }, [
      { do: 'build-slot', seat: 0, space: 'prague' },
    ]);

  test('FE-EX-47, FE-PC-15, FE-BLD-6: both are built together, and with one more the space is full', () => {
    const table = onOil({ 'c2-03': [2, 1], 'c3-02': [1, 1, 1], 'c2-01': [1, 1] });
    const { state } = table;
    table.choose({ do: 'build', contract: 'c2-03', slot: 0 });
    expect(state.players[0]?.built[on('prague')]).toBe(2);
    table.choose({ do: 'oil-extra', contract: 'c3-02', slot: 2 });
    expect(state.players[0]?.built[on('prague')]).toBe(3);
    expect(state.players[0]?.contracts.map(({ plants }) => plants)).toEqual([
      [0, 1],
      [1, 1, 0],
      [1, 1],
    ]);
    expect(table.runner.decision).toEqual(PAUSE);
  });

  test('FE-EX-48, FE-PC-16: where there is room for one, one stays on the slot', () => {
    const table = onOil({ 'c2-01': [1, 1], 'c3-02': [1, 1, 1], 'c2-03': [2, 1] });
    const { state } = table;
    table.choose(
      { do: 'build', contract: 'c2-01', slot: 0 },
      { do: 'oil-extra', contract: 'c3-02', slot: 2 },
      { do: 'oil-extra', contract: 'c2-03', slot: 0 },
    );
    expect(state.players[0]?.built[on('prague')]).toBe(3);
    expect(state.players[0]?.contracts[2]).toEqual({ id: 'c2-03', plants: [1, 1] });
    expect(table.runner.decision).toEqual(PAUSE);
  });

  test.each([
    ['oil', 2, [0, 1]],
    ['site', 1, [1, 1]],
  ] as const)('FE-EX-49, FE-PC-15, FE-PC-17: joining on a space with %s places %i', (token, placed, left) => {
    const players: Given[] = [
      { money: 0, contracts: { 'c2-01': [1, 1] } },
      { money: 3, contracts: { 'c2-03': [2, 1] } },
      NOBODY,
      NOBODY,
    ];
    const table = position({ options, tokens: { prague: token }, players }, [{ do: 'build-slot', seat: 0, space: 'prague' }]);
    const { state } = table;
    if (token === 'site') table.choose({ do: 'build', contract: 'c2-01', slot: 0 });
    table.choose({ do: 'join', contract: 'c2-03', slot: 0 });
    expect(state.players[1]).toMatchObject({ money: 1, contracts: [{ id: 'c2-03', plants: left }] });
    expect(state.players[1]?.built[on('prague')]).toBe(placed);
  });
});

describe('cards in the own turn', () => {
  const convoy: Given = { publicContracts: ['pc-05'], kept: ['coal', 'nuclear'] };

  test('FE-EX-50, FE-PC-5, FE-PC-6, FE-M2-23: where the convoy stops one may build at once, for nothing', () => {
    const players: Given[] = [{ ...convoy, money: 0, contracts: { 'c2-10': [1, 1] } }, NOBODY, NOBODY, NOBODY];
    const table = position({ options, elsewhere: 'coal', tokens: { prague: 'gas' }, players }, [{ do: 'move', seat: 0 }]);
    const { state } = table;
    table.choose({ do: 'use-public', card: 'pc-05' });
    expect(table.options).toHaveLength(8);
    table.choose({ do: 'step-crew', space: 'prague' });
    expect(state.crew).toBe(on('prague'));
    expect(table.told('crew-moved')).toMatchObject([{ path: ['prague'], bank: 0, tolls: [0, 0, 0, 0] }]);
    expect(state.players[0]?.built[on('prague')]).toBe(1);
  });

  test('FE-EX-50, FE-M2-23: the crew may also leave the covered space, at the usual price', () => {
    const players: Given[] = [{ ...convoy, money: 1, contracts: { 'c2-08': [0, 1] } }, NOBODY, NOBODY, NOBODY];
    const table = position({ options, elsewhere: 'coal', tokens: { prague: 'gas', krakow: 'engineer' }, players }, [
      { do: 'move', seat: 0 },
    ]);
    const { state } = table;
    table.choose({ do: 'use-public', card: 'pc-05' }, { do: 'step-crew', space: 'prague' });
    expect(state.crew).toBe(on('krakow'));
    expect(state.tokens[on('prague')]).toBe('gas');
    // 1M for the connection, 1M back for the completed contract.
    expect(state.players[0]?.money).toBe(1);
  });

  test('FE-EX-51, FE-M2-20, FE-INT-11: a contract taken with a card fulfils the obligation and uses no action', () => {
    const players: Given[] = [{ money: 1, contracts: {}, publicContracts: ['pc-10'], kept: ['coal', 'nuclear', 'oil'] }];
    const table = position({ options, players }, [{ do: 'turn', seat: 0 }]);
    const { state } = table;
    expect(table.options).toEqual([
      { do: 'plan', choice: 'contract' },
      { do: 'use-public', card: 'pc-10' },
    ]);
    table.choose({ do: 'use-public', card: 'pc-10' }, { do: 'take-contract', place: 1 });
    expect(state.players[0]?.contracts).toHaveLength(1);
    expect(state.players[0]?.money).toBe(4);
    expect(table.options).toEqual([
      { do: 'plan', choice: 'one-line' },
      { do: 'plan', choice: 'contract' },
      { do: 'plan', choice: 'public' },
      { do: 'done' },
    ]);
  });

  test('FE-EX-52, FE-PC-9, FE-LINE-7: a moved line may lie beside one of another player, not beside two or an own one', () => {
    const table = position(
      { options, lines: { 'start/hamburg': [1, 2], 'start/berlin': [3], 'start/prague': [1], 'paris/lyon': [1] } },
      [{ do: 'pc-line-to', seat: 1, card: 'pc-08', from: connectionOf('paris/lyon') }],
    );
    const { state } = table;
    const to = (ends: string) => ({ do: 'line-to', connection: connectionOf(ends) }) as const;
    expect(table.why(to('start/hamburg'))).toEqual(['FE-LINE-7']);
    expect(table.why(to('start/prague'))).toEqual(['FE-LINE-7']);
    table.choose(to('start/berlin'));
    expect(state.lines[map.connection(connectionOf('start/berlin'))]).toBe((1 << 1) | (1 << 3));
    expect(state.lines[map.connection(connectionOf('paris/lyon'))]).toBe(0);
    expect(state.players[1]?.lines).toBe(15);
  });

  const overtime = (contract: number) =>
    position(
      {
        options,
        players: [{ money: 3, publicContracts: ['pc-16'], kept: ALL_FOUR }],
        change: {
          turn: { seat: 0, performed: { 'one-line': 0, 'two-lines': 0, contract }, obliged: false },
          display: ['c2-01', 'c2-02', 'c2-03', 'c2-04'],
          contractPile: pile('c2-05', 'c2-06'),
        },
      },
      [{ do: 'turn-end', seat: 0 }],
    );

  test('FE-EX-53, FE-PC-23, FE-PC-24: overtime buys a second contract of either kind at its price', () => {
    const table = overtime(1);
    const { state } = table;
    table.choose({ do: 'use-public', card: 'pc-16' });
    expect(table.options).toEqual([
      { do: 'repeat', choice: 'contract' },
      { do: 'repeat', choice: 'public' },
    ]);
    table.choose({ do: 'repeat', choice: 'contract' });
    expect(table.options).toEqual([1, 2, 3].map((place) => ({ do: 'buy-contract', place })));
    table.choose({ do: 'buy-contract', place: 3 });
    expect(state.players[0]?.money).toBe(0);
    expect(state.players[0]?.points.publicContracts).toBe(6);
  });

  test('FE-EX-53, FE-M2-18: without a planning action in this turn it scores 6 VP and does nothing', () => {
    const table = overtime(0);
    const { state } = table;
    table.choose({ do: 'use-public', card: 'pc-16' });
    expect(state.players[0]).toMatchObject({ money: 3, publicContracts: [] });
    expect(state.players[0]?.points.publicContracts).toBe(6);
    expect(table.told('effect-lost')).toEqual([{ kind: 'effect-lost', seat: 0, cause: 'pc-16' }]);
  });
});

describe('cards when asked to join', () => {
  test('FE-EX-55, FE-M2-14, FE-M2-24, FE-M2-16: first the money from a card, then the joining', () => {
    const players: Given[] = [
      NOBODY,
      { money: 0, contracts: { 'c2-09': [1, 1] } },
      { money: 0, contracts: { 'c2-10': [1, 1] }, publicContracts: ['pc-01'], kept: ['coal', 'gas'] },
      NOBODY,
    ];
    const table = position({ options, tokens: { prague: 'gas' }, players }, [{ do: 'build-slot', seat: 1, space: 'prague' }]);
    const { state } = table;
    expect(table.runner.awaited()).toEqual([2]);
    expect(table.why({ do: 'join', contract: 'c2-10', slot: 0 }, 2)).toEqual(['FE-JOIN-4']);
    table.choose({ do: 'use-public', card: 'pc-01' });
    expect(state.players[2]?.money).toBe(4);
    table.choose({ do: 'join', contract: 'c2-10', slot: 0 });
    expect(state.players[2]).toMatchObject({ money: 2, jokers: 1 });
    expect(state.players[2]?.points.publicContracts).toBe(2);
    expect(state.players[1]?.money).toBe(2);
  });
});
