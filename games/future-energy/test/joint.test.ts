// Chapter 5.9: joint construction, with the answers that can be given in advance.
import { at, Match, type Seat } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { mapOf } from '../data/tables.ts';
import { game } from '../rules/game.ts';
import type { ContractSymbol, FutureEnergyStep, JointOffer, TokenType } from '../types/index.ts';
import { type Laid, OPTIONS, position } from './position.ts';

type Given = NonNullable<Laid['players']>[number];

function round(symbol: ContractSymbol, token: TokenType, builder: Seat = 0): FutureEnergyStep {
  return { do: 'joint-round', offer: { builder, space: 'prague', symbol, token }, asked: 0 };
}

const NOTHING: Given = { money: 9, contracts: { 'c2-06': [1, 1] } };
const GAS: Given = { money: 2, contracts: { 'c2-04': [1, 1] } };

function joining(players: readonly Given[], step: FutureEnergyStep, given: Laid = {}) {
  return position({ plants: { prague: [1] }, ...given, players }, [step]);
}

test('FE-JOIN-1, FE-JOIN-9: the others are asked one by one, from the one after the builder', () => {
  const table = joining([GAS, GAS, GAS, GAS], round('gas', 'gas', 2));
  const { state } = table;
  const order: Seat[] = [];
  for (let i = 0; i < 3; i++) {
    order.push(table.seat);
    table.choose({ do: 'decline' });
  }
  expect(order).toEqual([3, 0, 1]);
  expect(table.told('join-declined').map((event) => event.seat)).toEqual([3, 0, 1]);
  expect(state.players.map((player) => player.money)).toEqual([2, 2, 2, 2]);
});

test('FE-JOIN-2, FE-DEC-14: only who has 2M and a plant under the same symbol is asked', () => {
  const table = joining([GAS, NOTHING, { ...GAS, money: 1 }, GAS], round('gas', 'gas'));
  expect(table.seat).toBe(3);
  expect(table.options).toEqual([{ do: 'join', contract: 'c2-04', slot: 0 }, { do: 'decline' }]);
  expect(table.why({ do: 'join', contract: 'c2-04', slot: 1 })).toEqual(['FE-JOIN-2']);
  const nobody = joining([GAS, NOTHING, NOTHING, { ...GAS, money: 1 }], round('gas', 'gas'));
  expect([nobody.runner.decision?.do, nobody.events]).toEqual(['place-line', []]);
});

test('FE-JOIN-3: on a site the symbol of the plant counts', () => {
  const table = joining([GAS, NOTHING, GAS, NOTHING], round('gas', 'site'));
  expect(table.seat).toBe(2);
});

test('FE-JOIN-4, FE-JOIN-6: 2M to the builder, one plant on the same space, no token and no effect', () => {
  const table = joining([{ money: 0 }, GAS], round('gas', 'gas'), { crew: 'vienna' });
  const { state, events } = table;
  table.choose({ do: 'join', contract: 'c2-04', slot: 0 });
  expect(state.players.slice(0, 2).map((player) => player.money)).toEqual([2, 0]);
  expect(state.players.map((player) => player.built[mapOf(state).space('prague')])).toEqual([1, 1, 0, 0]);
  expect(at(state.players, 1).certificates).toEqual([]);
  expect(events.map((event) => event.kind)).toEqual(['joined', 'built']);
  expect(table.runner.decision?.do).toBe('place-line');
});

test('FE-JOIN-6: one plant only, also on an oil space', () => {
  const oil: Given = { money: 2, contracts: { 'c2-01': [1, 1], 'c2-03': [1, 1] } };
  const table = joining([{}, oil], round('oil', 'oil'));
  const { state } = table;
  table.choose({ do: 'join', contract: 'c2-03', slot: 0 });
  expect(at(state.players, 1).built[mapOf(state).space('prague')]).toBe(1);
  expect(table.runner.decision?.do).toBe('place-line');
});

test('FE-JOIN-5: once somebody has joined nobody else is asked', () => {
  const table = joining([{}, GAS, GAS, GAS], round('gas', 'gas'));
  table.choose({ do: 'decline' });
  table.choose({ do: 'join', contract: 'c2-04', slot: 0 });
  expect(table.runner.decision?.do).toBe('place-line');
});

test('FE-JOIN-7: joining may complete a contract', () => {
  const table = joining([{}, { money: 2, contracts: { 'c2-04': [1, 0] } }], round('gas', 'gas'));
  const { state } = table;
  table.choose({ do: 'join', contract: 'c2-04', slot: 0 });
  expect(at(state.players, 1)).toMatchObject({ money: 1, completed: ['c2-04'], points: { contracts: 4 } });
});

test('FE-JOIN-8: the builder is not asked', () => {
  const table = position(
    {
      tokens: { prague: 'gas' },
      crew: 'prague',
      players: [{ money: 0, contracts: { 'c2-04': [1, 1] } }, GAS, NOTHING, NOTHING],
    },
    [{ do: 'build-slot', seat: 0, space: 'prague' }],
  );
  expect(table.runner.decision).toMatchObject({ do: 'joint', seat: 1 });
});

test('FE-BLD-6: who has three plants on the space cannot join', () => {
  const offer: JointOffer = { builder: 0, space: 'prague', symbol: 'gas', token: 'gas' };
  const table = position(
    {
      options: { module2: true },
      plants: { prague: [1, 3] },
      players: [{}, { ...GAS, publicContracts: ['pc-01'], kept: ['coal', 'gas'] }],
    },
    [{ do: 'joint', seat: 1, offer, asked: 0 }],
  );
  expect(table.why({ do: 'join', contract: 'c2-04', slot: 0 })).toEqual(['FE-BLD-6']);
});

describe('answers given in advance', () => {
  const oil: Given = { money: 2, contracts: { 'c3-02': [1, 1, 1], 'c2-01': [1, 0], 'c2-04': [1, 1] } };
  const answer = (name: string, symbol: ContractSymbol) => {
    const table = joining([{}, oil], round(symbol, symbol));
    return table.runner.standing(1, name);
  };

  test('are named by the decision', () => {
    expect(joining([{}, oil], round('oil', 'oil')).runner.standingAnswers()).toEqual([
      'never-join',
      'join-if-oil',
      'join-if-it-completes',
      'always-join',
    ]);
  });

  test('FE-JOIN-9: never join', () => {
    expect(answer('never-join', 'oil')).toEqual({ do: 'decline' });
  });

  test('join if oil, with the contract that is closest to completion', () => {
    expect(answer('join-if-oil', 'oil')).toEqual({ do: 'join', contract: 'c2-01', slot: 0 });
    expect(answer('join-if-oil', 'nuclear')).toEqual({ do: 'decline' });
    const emptied: Given = { money: 2, contracts: { 'c2-03': [0, 1], 'c3-02': [1, 1, 1] } };
    const table = joining([{}, emptied], round('oil', 'oil'));
    expect(table.runner.standing(1, 'join-if-oil')).toEqual({ do: 'join', contract: 'c3-02', slot: 2 });
  });

  test('join if it completes a contract', () => {
    expect(answer('join-if-it-completes', 'oil')).toEqual({ do: 'join', contract: 'c2-01', slot: 0 });
    expect(answer('join-if-it-completes', 'nuclear')).toEqual({ do: 'decline' });
  });

  test('FE-PC-15: both plants of a doubled oil slot may complete it, on an oil token only and where there is room', () => {
    const doubled: Given = { money: 2, contracts: { 'c2-04': [1, 1], 'c2-03': [2, 0] } };
    const standing = (name: string, token: TokenType, own = 0) => {
      const given = { options: { module2: true }, plants: { prague: [1, own] } };
      return joining([{}, doubled], round('oil', token), given).runner.standing(1, name);
    };
    const completing = { do: 'join', contract: 'c2-03', slot: 0 };
    expect(standing('join-if-it-completes', 'oil')).toEqual(completing);
    expect(standing('always-join', 'oil')).toEqual(completing);
    expect(standing('join-if-it-completes', 'site')).toEqual({ do: 'decline' });
    expect(standing('join-if-it-completes', 'oil', 2)).toEqual({ do: 'decline' });
  });

  test('always join', () => {
    expect(answer('always-join', 'gas')).toEqual({ do: 'join', contract: 'c2-04', slot: 0 });
  });

  test('keep a table online from waiting', () => {
    const started = Match.start(game, { seats: 3, options: OPTIONS, seed: 'standing' });
    if (!started.ok) throw new Error('the game did not start');
    const { match } = started;
    for (const seat of [0, 1, 2]) match.setStanding(seat, 'joint', 'never-join');
    for (let i = 0; !match.over; i++) {
      expect(match.decision?.do).not.toBe('joint');
      const seat = match.awaited()[0] ?? 0;
      const list = match.legal(seat);
      match.act(seat, at(list, (5 * i) % list.length));
    }
  });
});
