import { viewOf } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { mapFor } from '../data/tables.ts';
import { box } from '../index.ts';
import { connectionOf, PAUSE, pile, position } from './position.ts';

// Section 13.1: the examples of modules 2 and 3. Seats: 0 white, 1 red, 2 blue, 3 yellow.
const map = mapFor(4);
const NOBODY = { contracts: {} };
const on = (space: string) => map.space(space);

describe('modules 2 and 3', () => {
  test('FE-EX-18, FE-M2-2, FE-M2-3, FE-M2-4, FE-M2-5: a public contract for 1M, and no other contract in this turn', () => {
    const table = position(
      {
        options: { module2: true },
        players: [{ money: 3, engineers: 2 }],
        change: { publicRow: ['pc-01', 'pc-02', 'pc-03', 'pc-04'], publicPile: pile('pc-05', 'pc-06') },
      },
      [{ do: 'plan', seat: 0 }],
    );
    const { state } = table;
    table.choose({ do: 'plan', choice: 'public' }, { do: 'buy-public', card: 'pc-03' });
    expect(state.players[0]).toMatchObject({ money: 2, publicContracts: ['pc-03'] });
    expect([...state.publicRow].sort()).toEqual(['pc-01', 'pc-02', 'pc-04', 'pc-05']);
    expect(table.why({ do: 'plan', choice: 'contract' }, 0)).toContain('FE-PLAN-3');
    expect(table.why({ do: 'plan', choice: 'public' }, 0)).toContain('FE-PLAN-3');
    expect(viewOf(box.game, state, 1).players[0]?.publicContracts).toEqual(['pc-03']);
  });

  test('FE-EX-19, FE-JOIN-4, FE-M2-8: who joins takes a joker', () => {
    const table = position(
      {
        options: { module2: true },
        tokens: { prague: 'gas' },
        players: [NOBODY, { money: 0, contracts: { 'c2-09': [1, 1] } }, { money: 3, contracts: { 'c2-10': [1, 1] } }, NOBODY],
      },
      [{ do: 'build-slot', seat: 1, space: 'prague' }],
    );
    const { state } = table;
    table.choose({ do: 'join', contract: 'c2-10', slot: 0 });
    expect(state.players.map((player) => player.money)).toEqual([2, 2, 1, 2]);
    expect(state.players.map((player) => player.jokers)).toEqual([0, 0, 1, 0]);
    expect(state.jokers).toBe(17);
    expect(state.players[2]?.built[on('prague')]).toBe(1);
  });

  test('FE-EX-20, FE-M2-9, FE-PC-8: three real tokens bring 6M and 4 VP', () => {
    const table = position(
      {
        options: { module2: true },
        turn: 2,
        players: [{}, {}, { money: 0, publicContracts: ['pc-07'], kept: ['coal', 'gas', 'oil'] }],
      },
      [{ do: 'plan', seat: 2 }],
    );
    const { state } = table;
    table.choose({ do: 'use-public', card: 'pc-07' });
    expect(state.players[2]).toMatchObject({ money: 6, kept: [], publicContracts: [] });
    expect(state.players[2]?.points.publicContracts).toBe(4);
    expect([...state.box.tokens].sort()).toEqual(['coal', 'gas', 'oil']);
    expect(state.box.publicContracts).toEqual(['pc-07']);
  });

  test('FE-EX-21, FE-M3-7, FE-M3-8, FE-M3-10, FE-MOVE-14: a nuclear token saves either the bank or the owner', () => {
    const table = position(
      {
        options: { module3: true },
        elsewhere: 'coal',
        tokens: { copenhagen: 'gas' },
        plants: { hamburg: [1, 0, 0, 0] },
        lines: { 'hamburg/copenhagen': [1] },
        players: [NOBODY, NOBODY, NOBODY, { money: 1, nuclear: 1, contracts: { 'c2-10': [1, 1] } }],
      },
      [
        { do: 'turn-over', seat: 3 },
        { do: 'move', seat: 3 },
      ],
    );
    const { state } = table;
    expect(table.runner.legal(3)).toEqual([
      { do: 'route', bank: 1, tolls: [0, 0, 0, 0] },
      { do: 'route', bank: 0, tolls: [0, 1, 0, 0] },
    ]);
    table.choose({ do: 'route', bank: 1, tolls: [0, 0, 0, 0] });
    expect(state.players.map((player) => player.money)).toEqual([2, 2, 2, 0]);
    expect(state.crew).toBe(on('copenhagen'));
    expect(state.players[3]?.nuclear).toBe(1);
  });
});

describe('module 3, further cases', () => {
  const options = { module3: true };

  test('FE-EX-56, FE-M3-7, FE-M3-10, FE-MOVE-14: two nuclear tokens on three connections', () => {
    const table = position(
      {
        options,
        elsewhere: 'coal',
        tokens: { gothenburg: 'gas' },
        plants: { hamburg: [1, 0, 0, 0], copenhagen: [1, 0, 0, 0] },
        lines: { 'hamburg/copenhagen': [1], 'copenhagen/gothenburg': [1, 2] },
        players: [NOBODY, NOBODY, NOBODY, { money: 1, nuclear: 2, contracts: { 'c2-10': [1, 1] } }],
      },
      [{ do: 'move', seat: 3 }],
    );
    expect(table.runner.legal(3)).toEqual([
      { do: 'route', bank: 1, tolls: [0, 0, 0, 0] },
      { do: 'route', bank: 0, tolls: [0, 1, 0, 0] },
    ]);
  });

  test('FE-EX-57, FE-M3-5, FE-M3-6: a third nuclear token goes to the box, and there is no free line', () => {
    const take = (nuclear: number) =>
      position({ options, players: [{ nuclear }] }, [{ do: 'use-token', seat: 0, space: 'prague', token: 'nuclear' }]);
    const third = take(2);
    expect(third.state.players[0]).toMatchObject({ nuclear: 2, lines: 15, kept: [] });
    expect(third.state.box.tokens).toEqual(['nuclear']);
    expect(third.runner.decision).toEqual(PAUSE);
    const second = take(1);
    expect(second.state.players[0]?.nuclear).toBe(2);
    expect(second.runner.decision).toEqual(PAUSE);
  });

  test('FE-EX-58, FE-INT-2: a kept nuclear token pays for a public contract', () => {
    const table = position(
      {
        options: { module2: true, module3: true },
        players: [{ nuclear: 1, kept: ['coal'], publicContracts: ['pc-05'] }],
      },
      [
        { do: 'turn-end', seat: 0 },
        { do: 'use-token', seat: 0, space: 'prague', token: 'nuclear' },
      ],
    );
    const { state } = table;
    table.choose({ do: 'nuclear', to: 'keep' });
    expect(state.players[0]).toMatchObject({ nuclear: 1, kept: ['coal', 'nuclear'] });
    table.choose({ do: 'use-public', card: 'pc-05' }, { do: 'step-crew', space: 'prague' });
    expect(state.players[0]).toMatchObject({ nuclear: 1, kept: [], publicContracts: [] });
    expect(state.players[0]?.points.publicContracts).toBe(2);
  });

  test('FE-EX-59, FE-NS-3, FE-END-2: the free contract of a site turns up the last one', () => {
    const table = position({ options, change: { display: ['c2-01', 'c2-02', 'c2-03', 'c2-04'], contractPile: pile('c2-05') } }, [
      { do: 'use-token', seat: 0, space: 'prague', token: 'ns-contract' },
    ]);
    const { state } = table;
    const money = state.players[0]?.money;
    table.choose({ do: 'take-contract', place: 4 });
    expect(state.display).toEqual(['c2-01', 'c2-02', 'c2-03', 'c2-05']);
    expect(state.players[0]).toMatchObject({ money, plants: 12 });
    expect(state.lastRound).toBe(true);
  });

  test('FE-EX-60, FE-NS-5, FE-NS-6: the extra plant goes beside one or two own plants, also on the space just built on', () => {
    const table = position(
      {
        options,
        tokens: { prague: 'ns-plant' },
        plants: { berlin: [1, 0, 0, 0], vienna: [2, 1, 0, 0], munich: [3, 0, 0, 0], zurich: [0, 2, 0, 0] },
        players: [{ contracts: { 'c3-01': [1, 1, 1] } }, NOBODY, NOBODY, NOBODY],
      },
      [{ do: 'build-slot', seat: 0, space: 'prague' }],
    );
    const { state } = table;
    table.choose({ do: 'build', contract: 'c3-01', slot: 0 }, { do: 'extra-plant', contract: 'c3-01', slot: 2 });
    expect([...table.options].map((action) => ('space' in action ? action.space : '')).sort()).toEqual([
      'berlin',
      'prague',
      'vienna',
    ]);
    expect(table.why({ do: 'extra-plant-space', space: 'munich' }, 0)).toEqual(['FE-BLD-6']);
    expect(table.why({ do: 'extra-plant-space', space: 'start' }, 0)).toEqual(['FE-NS-6']);
    expect(table.why({ do: 'extra-plant-space', space: 'zurich' }, 0)).toEqual(['FE-NS-5']);
    table.choose({ do: 'extra-plant-space', space: 'prague' });
    expect(state.players[0]?.built[on('prague')]).toBe(2);
    expect(state.players[0]?.contracts[0]?.plants).toEqual([0, 1, 0]);
  });

  test('FE-EX-61, FE-NS-4, FE-END-1: with one line left there is no second question', () => {
    const table = position({ options, players: [{ lines: 1 }] }, [
      { do: 'use-token', seat: 0, space: 'prague', token: 'ns-lines-2' },
    ]);
    const { state } = table;
    expect(table.runner.decision?.do).toBe('shared-line');
    table.choose({ do: 'place-line', connection: connectionOf('start/hamburg') });
    expect(state.players[0]?.lines).toBe(0);
    expect(state.lastRound).toBe(true);
    expect(table.runner.decision).toEqual(PAUSE);
  });
});
