import { at, pileSize, SPECTATOR, viewOf } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { mapFor } from '../data/tables.ts';
import { box } from '../index.ts';
import { type ContractId, HIDDEN_VALUE } from '../types/index.ts';
import { connectionOf, type Laid, PAUSE, pile, position } from './position.ts';

// Section 13.1. Seats: 0 white, 1 red, 2 blue, 3 yellow.
const map = mapFor(4);
const NOBODY = { contracts: {} };
const on = (space: string) => map.space(space);
const line = (ends: string) => map.connection(connectionOf(ends));

describe('income, planning', () => {
  test('FE-EX-1, FE-INC-1: 3M and 1M for the investor', () => {
    const { state } = position({ players: [{ money: 0, investors: 1 }] }, [{ do: 'income', seat: 0 }]);
    expect(state.players[0]?.money).toBe(4);
  });

  test('FE-EX-2, FE-PLAN-1, FE-PLAN-2, FE-PLAN-3, FE-LINE-1, FE-CON-1, FE-CON-2, FE-CON-5: a line, then the third contract', () => {
    const display: ContractId[] = ['c2-01', 'c4-02', 'c3-02', 'c2-09'];
    const players = [{}, {}, {}, { money: 5, engineers: 2 }];
    const table = position({ turn: 3, players, change: { display, contractPile: pile('c2-10', 'c2-03') } }, [
      { do: 'plan', seat: 3 },
    ]);
    const { state } = table;
    table.choose({ do: 'plan', choice: 'one-line' }, { do: 'place-line', connection: connectionOf('start/zurich') });
    expect(table.why({ do: 'plan', choice: 'one-line' }, 3)).toContain('FE-PLAN-3');
    table.choose({ do: 'plan', choice: 'contract' }, { do: 'buy-contract', place: 3 });
    expect(state.players[3]).toMatchObject({ money: 1, lines: 14, plants: 11 });
    expect(state.players[3]?.contracts[1]).toEqual({ id: 'c3-02', plants: [1, 1, 1] });
    expect(state.lines[line('start/zurich')]).toBe(1 << 3);
    expect(state.display).toEqual(['c2-01', 'c4-02', 'c2-09', 'c2-10']);
    expect(table.runner.decision).toEqual(PAUSE);
  });

  test('FE-EX-3, FE-LINE-2, FE-LINE-3, FE-LINE-5: two lines, one at the start space and one far away', () => {
    const table = position({ turn: 1, players: [{}, { money: 5 }] }, [{ do: 'plan', seat: 1 }]);
    const { state } = table;
    table.choose(
      { do: 'plan', choice: 'two-lines' },
      { do: 'place-line', connection: connectionOf('start/hamburg') },
      { do: 'place-line', connection: connectionOf('paris/lyon') },
    );
    expect(state.players[1]).toMatchObject({ money: 0, lines: 13 });
    expect(state.lines[line('start/hamburg')]).toBe(1 << 1);
    expect(state.lines[line('paris/lyon')]).toBe(1 << 1);
    expect(table.runner.decision).toEqual(PAUSE);
  });

  test('FE-EX-4, FE-CON-1, FE-CON-2, FE-CON-5: the second place costs 2M, and the display is filled up', () => {
    const change: Laid['change'] = { display: ['c2-01', 'c4-03', 'c2-03', 'c2-04'], contractPile: pile('c3-01', 'c3-02') };
    const table = position({ turn: 2, players: [{}, {}, { money: 2 }], change }, [{ do: 'plan', seat: 2 }]);
    const { state } = table;
    table.choose({ do: 'plan', choice: 'contract' }, { do: 'buy-contract', place: 2 });
    expect(state.players[2]).toMatchObject({ money: 0, plants: 10 });
    expect(state.players[2]?.contracts[1]).toEqual({ id: 'c4-03', plants: [1, 1, 1, 1] });
    expect(state.display).toEqual(['c2-01', 'c2-03', 'c2-04', 'c3-01']);
    expect(state.contractPile.top).toEqual(['c3-02']);
  });
});

describe('movement and construction', () => {
  test('FE-EX-5, FE-MOVE-3, FE-MOVE-4, FE-MOVE-5, FE-MOVE-8, FE-MOVE-16: three connections, three prices', () => {
    const table = position(
      {
        elsewhere: 'gas',
        tokens: { lyon: 'coal' },
        plants: { brussels: [0, 0, 1, 0], paris: [1, 0, 0, 0] },
        lines: { 'start/brussels': [1], 'paris/lyon': [3] },
        players: [NOBODY, { money: 2, contracts: {} }, NOBODY, { money: 3, contracts: { 'c3-04': [0, 1, 1] } }],
      },
      [{ do: 'move', seat: 3 }],
    );
    const { state, events } = table;
    expect(state.players.map((player) => player.money)).toEqual([2, 3, 2, 1]);
    expect(state.crew).toBe(on('lyon'));
    expect(events[0]).toEqual({
      kind: 'crew-moved',
      seat: 3,
      path: ['start', 'brussels', 'paris', 'lyon'],
      bank: 1,
      tolls: [0, 1, 0, 0],
      free: [],
    });
    expect(table.runner.decision).toEqual({ do: 'coal-return', seat: 3 });
  });

  test('FE-EX-6, FE-BLD-1, FE-BLD-4, FE-TOK-6, FE-USE-4, FE-HID-2: gas brings a certificate that only its owner knows', () => {
    const table = position(
      {
        elsewhere: 'coal',
        tokens: { prague: 'gas' },
        players: [NOBODY, { money: 2, contracts: { 'start-no-coal': [1, 1, 1, 1, 1] } }, NOBODY, NOBODY],
      },
      [{ do: 'move', seat: 1 }],
    );
    const { state } = table;
    const player = at(state.players, 1);
    expect(player.money).toBe(1);
    expect(player.contracts[0]?.plants).toEqual([0, 1, 1, 1, 1]);
    expect(player.built[on('prague')]).toBe(1);
    expect(state.tokens[on('prague')]).toBeNull();
    expect(state.box.tokens).toEqual(['gas']);
    expect(player.certificates).toHaveLength(1);
    expect([3, 4, 5]).toContain(player.certificates[0]);
    expect(pileSize(state.certificatePile)).toBe(9);
    expect(viewOf(box.game, state, 1).players[1]?.certificates).toEqual(player.certificates);
    for (const viewer of [0, 2, 3, SPECTATOR]) {
      expect(viewOf(box.game, state, viewer).players[1]?.certificates).toEqual([HIDDEN_VALUE]);
    }
    expect(table.runner.decision).toEqual(PAUSE);
  });

  test('FE-EX-7, FE-BLD-3, FE-TOK-12, FE-USE-5: a site takes an oil plant and gives 3M, not the oil effect', () => {
    const table = position(
      {
        elsewhere: 'gas',
        tokens: { munich: 'site' },
        players: [{ money: 1, contracts: { 'start-no-gas': [1, 1, 1, 1, 1], 'c2-01': [1, 1] } }, NOBODY, NOBODY, NOBODY],
      },
      [{ do: 'move', seat: 0 }],
    );
    const { state } = table;
    expect(table.runner.decision?.do).toBe('build-slot');
    table.choose({ do: 'build', contract: 'start-no-gas', slot: 2 });
    expect(state.players[0]?.built[on('munich')]).toBe(1);
    expect(state.players[0]?.money).toBe(3);
    expect(table.runner.decision).toEqual(PAUSE);
  });

  test('FE-EX-8, FE-TOK-7, FE-LINE-6, FE-LINE-7: a nuclear token places a line beside another, and then it is full', () => {
    const table = position({ lines: { 'start/berlin': [3] } }, [
      { do: 'shared-line', seat: 0, left: 1, cause: 'nuclear', optional: true },
      { do: 'shared-line', seat: 1, left: 1, cause: 'nuclear', optional: true },
    ]);
    const { state } = table;
    const money = state.players[1]?.money;
    const berlin = { do: 'place-line', connection: connectionOf('start/berlin') } as const;
    table.choose(berlin);
    expect(state.lines[line('start/berlin')]).toBe((1 << 1) | (1 << 3));
    expect(state.players[1]).toMatchObject({ money, lines: 14 });
    expect(table.why(berlin, 0)).toEqual(['FE-LINE-7']);
    table.choose({ do: 'skip' });
    expect(table.why(berlin, 0)).toEqual(['FE-LINE-4']);
  });

  test('FE-EX-9, FE-TOK-3: coal takes a plant off a contract, back to the reserve', () => {
    const table = position(
      {
        tokens: { prague: 'coal' },
        players: [NOBODY, NOBODY, { contracts: { 'start-no-oil': [1, 1, 1, 1, 1] } }, NOBODY],
      },
      [{ do: 'build-slot', seat: 2, space: 'prague' }],
    );
    const { state } = table;
    table.choose({ do: 'coal-return', contract: 'start-no-oil', slot: 1 });
    expect(state.players[2]?.contracts[0]?.plants).toEqual([0, 0, 1, 1, 1]);
    expect(state.players[2]?.plants).toBe(15);
    expect(state.players[2]?.built[on('prague')]).toBe(1);
  });

  test('FE-EX-10, FE-TOK-10, FE-TOK-11: oil builds three plants from three contracts', () => {
    const table = position(
      {
        tokens: { prague: 'oil' },
        players: [NOBODY, NOBODY, NOBODY, { contracts: { 'c2-01': [1, 1], 'c3-02': [1, 1, 1], 'c4-06': [1, 1, 1, 1] } }],
      },
      [{ do: 'build-slot', seat: 3, space: 'prague' }],
    );
    const { state } = table;
    table.choose(
      { do: 'build', contract: 'c2-01', slot: 0 },
      { do: 'oil-extra', contract: 'c3-02', slot: 2 },
      { do: 'oil-extra', contract: 'c4-06', slot: 0 },
    );
    expect(state.players[3]?.built[on('prague')]).toBe(3);
    expect(state.players[3]?.contracts.map(({ plants }) => plants)).toEqual([
      [0, 1],
      [1, 1, 0],
      [0, 1, 1, 1],
    ]);
    expect(table.runner.decision).toEqual(PAUSE);
  });

  test('FE-EX-11, FE-DONE-1, FE-DONE-3: two contracts completed in one turn score 7 and 4 VP, with 1M each', () => {
    const table = position(
      {
        tokens: { prague: 'oil' },
        players: [
          NOBODY,
          NOBODY,
          NOBODY,
          { money: 0, contracts: { 'c2-01': [1, 0], 'c3-02': [0, 0, 1], 'c4-06': [1, 1, 1, 1] } },
        ],
      },
      [{ do: 'build-slot', seat: 3, space: 'prague' }],
    );
    const { state } = table;
    table.choose(
      { do: 'build', contract: 'c2-01', slot: 0 },
      { do: 'oil-extra', contract: 'c3-02', slot: 2 },
      { do: 'oil-extra', contract: 'c4-06', slot: 0 },
    );
    expect(state.players[3]).toMatchObject({ money: 2, completed: ['c2-01', 'c3-02'] });
    expect(state.players[3]?.points.contracts).toBe(11);
    expect(state.players[3]?.contracts.map(({ id }) => id)).toEqual(['c4-06']);
  });

  test('FE-EX-12, FE-JOIN-1, FE-JOIN-2, FE-JOIN-3, FE-JOIN-4, FE-JOIN-6: only who can join is asked', () => {
    const table = position(
      {
        tokens: { munich: 'site' },
        players: [
          { money: 0, contracts: { 'c2-06': [1, 1] } },
          { money: 9, contracts: { 'c2-07': [1, 1] } },
          { money: 1, contracts: { 'c2-01': [1, 1] } },
          { money: 2, contracts: { 'c2-10': [1, 1] } },
        ],
      },
      [{ do: 'build-slot', seat: 0, space: 'munich' }],
    );
    const { state } = table;
    table.choose({ do: 'build', contract: 'c2-06', slot: 0 });
    expect(table.runner.decision).toMatchObject({ do: 'joint', seat: 3 });
    expect(table.why({ do: 'join', contract: 'c2-10', slot: 0 }, 3)).toEqual(['FE-JOIN-2']);
    table.choose({ do: 'join', contract: 'c2-10', slot: 1 });
    expect(state.players.map((player) => player.money)).toEqual([5, 9, 1, 0]);
    expect(state.players.map((player) => player.built[on('munich')])).toEqual([1, 0, 0, 1]);
    expect(state.players[3]).toMatchObject({ investors: 0, kept: [], contracts: [{ id: 'c2-10', plants: [1, 0] }] });
    expect(table.runner.decision).toEqual(PAUSE);
  });
});
