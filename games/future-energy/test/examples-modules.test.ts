import { viewOf } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { mapFor } from '../data/map.ts';
import { edition } from '../index.ts';
import { acts, forbidden, position } from './position.ts';

// Section 13.1: the examples of modules 2 and 3. Seats: 0 white, 1 red, 2 blue, 3 yellow.
const map = mapFor(4);
const pile = (...top: string[]) => ({ top, loose: [], bottom: [] });
const NOBODY = { contracts: {} };
const on = (space: string) => map.space(space);

describe('modules 2 and 3', () => {
  test('FE-EX-18, FE-M2-2, FE-M2-3, FE-M2-4, FE-M2-5: a public contract for 1M, and no other contract in this turn', () => {
    const { runner, state } = position(
      {
        options: { module2: true },
        players: [{ money: 3, engineers: 2 }],
        change: { publicRow: ['pc-01', 'pc-02', 'pc-03', 'pc-04'], publicPile: pile('pc-05', 'pc-06') },
      },
      [{ do: 'plan', seat: 0 }],
    );
    acts(runner, 0, { do: 'plan', choice: 'public' }, { do: 'buy-public', card: 'pc-03' });
    expect(state.players[0]).toMatchObject({ money: 2, publicContracts: ['pc-03'] });
    expect([...state.publicRow].sort()).toEqual(['pc-01', 'pc-02', 'pc-04', 'pc-05']);
    expect(forbidden(runner, 0, { do: 'plan', choice: 'contract' })).toContain('FE-PLAN-3');
    expect(forbidden(runner, 0, { do: 'plan', choice: 'public' })).toContain('FE-PLAN-3');
    expect(viewOf(edition.game, state, 1).players[0]?.publicContracts).toEqual(['pc-03']);
  });

  test('FE-EX-19, FE-JOIN-4, FE-M2-8: who joins takes a joker', () => {
    const { runner, state } = position(
      {
        options: { module2: true },
        tokens: { prague: 'gas' },
        players: [NOBODY, { money: 0, contracts: { 'c2-09': [1, 1] } }, { money: 3, contracts: { 'c2-10': [1, 1] } }, NOBODY],
      },
      [{ do: 'build-slot', seat: 1, space: 'prague' }],
    );
    acts(runner, 2, { do: 'join', contract: 'c2-10', slot: 0 });
    expect(state.players.map((player) => player.money)).toEqual([2, 2, 1, 2]);
    expect(state.players.map((player) => player.jokers)).toEqual([0, 0, 1, 0]);
    expect(state.jokers).toBe(17);
    expect(state.players[2]?.built[on('prague')]).toBe(1);
  });

  test('FE-EX-20, FE-M2-9, FE-PC-8: three real tokens bring 6M and 4 VP', () => {
    const { runner, state } = position(
      {
        options: { module2: true },
        turn: 2,
        players: [{}, {}, { money: 0, publicContracts: ['pc-07'], kept: ['coal', 'gas', 'oil'] }],
      },
      [{ do: 'plan', seat: 2 }],
    );
    acts(runner, 2, { do: 'use-public', card: 'pc-07' });
    expect(state.players[2]).toMatchObject({ money: 6, kept: [], publicContracts: [] });
    expect(state.players[2]?.points.publicContracts).toBe(4);
    expect([...state.box.tokens].sort()).toEqual(['coal', 'gas', 'oil']);
    expect(state.box.publicContracts).toEqual(['pc-07']);
  });

  test('FE-EX-21, FE-M3-7, FE-M3-8, FE-M3-10, FE-MOVE-14: a nuclear token saves either the bank or the owner', () => {
    const { runner, state } = position(
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
    expect(runner.legal(3)).toEqual([
      { do: 'route', bank: 1, tolls: [0, 0, 0, 0] },
      { do: 'route', bank: 0, tolls: [0, 1, 0, 0] },
    ]);
    acts(runner, 3, { do: 'route', bank: 1, tolls: [0, 0, 0, 0] });
    expect(state.players.map((player) => player.money)).toEqual([2, 2, 2, 0]);
    expect(state.crew).toBe(on('copenhagen'));
    expect(state.players[3]?.nuclear).toBe(1);
  });
});
