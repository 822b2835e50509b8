// Chapter 5.5: Phase 3a, moving the crew.
import { at } from '@kaya/engine';
import { expect, test } from 'vitest';
import { mapOf } from '../data/tables.ts';
import type { FutureEnergyStep } from '../types/index.ts';
import { type Laid, position } from './position.ts';

const MOVE: FutureEnergyStep = { do: 'move', seat: 0 };
const go = (space: string) => ({ do: 'go', space }) as const;

const NOTHING = { money: 0, contracts: {} } as const;

/** Seat 0 has a coal plant and a gas plant; every space is covered with nuclear. */
function moving(given: Laid, money = 9) {
  const players = [{ money, contracts: { 'c3-06': [0, 1, 1] } }, { money: 0 }, { money: 0 }, { money: 0 }];
  return position({ elsewhere: 'nuclear', players, ...given }, [MOVE]);
}

test('FE-MOVE-1: to a token that equals a symbol with a plant under it; a site matches any plant', () => {
  const table = moving({ tokens: { prague: 'gas', berlin: 'coal', munich: 'site', hamburg: 'oil' } });
  expect(table.options).toEqual([go('berlin'), go('prague'), go('munich')]);
  expect(table.why(go('hamburg'))).toEqual(['FE-MOVE-1']);
  expect(table.runner.why(0, go('vienna'))[0]).toEqual({ rule: 'FE-MOVE-1', values: { token: 'nuclear' } }); // its nuclear slot is empty
});

test('FE-MOVE-2, FE-MOVE-8: over any number of uncovered spaces, whoever built there, and through the start space', () => {
  const table = moving(
    {
      crew: 'paris',
      plants: { paris: [0, 1], brussels: [1], prague: [0, 0, 1], krakow: [0, 0, 0, 1] },
      tokens: { warsaw: 'gas', lyon: 'gas' },
    },
    9,
  );
  const { state } = table;
  table.choose(go('warsaw'));
  expect(at(table.told('crew-moved'), 0)).toMatchObject({
    path: ['paris', 'brussels', 'start', 'prague', 'krakow', 'warsaw'],
    bank: 5,
    tolls: [0, 0, 0, 0],
  });
  expect(mapOf(state).spaces[state.crew]?.id).toBe('warsaw');
});

test('FE-MOVE-3, FE-MOVE-4, FE-MOVE-16: 1M to the bank for an empty connection, 1M to the owner of a line, at once', () => {
  const table = moving({ tokens: { prague: 'gas', berlin: 'gas' }, lines: { 'start/berlin': [2] } }, 3);
  const { state } = table;
  table.choose(go('berlin'));
  expect(state.players.map((player) => player.money).slice(0, 3)).toEqual([2, 0, 1]);
  const empty = moving({ tokens: { prague: 'gas', berlin: 'gas' } }, 3);
  empty.choose(go('prague'));
  expect(empty.state.players.map((player) => player.money)).toEqual([2, 0, 0, 0]);
});

test('FE-MOVE-5: an own line is free, also with a second line beside it', () => {
  for (const owners of [[0], [0, 3]]) {
    const table = moving({ tokens: { prague: 'gas', berlin: 'gas' }, lines: { 'start/berlin': owners } }, 0);
    const { state } = table;
    // With no money only berlin can be reached, so the crew went there by itself.
    expect(mapOf(state).spaces[state.crew]?.id).toBe('berlin');
    expect(state.players.map((player) => player.money)).toEqual([0, 0, 0, 0]);
    expect(table.runner.decision?.do).toBe('place-line');
  }
});

test('FE-MOVE-6: two lines of two others cost 2M, 1M each', () => {
  const lines = { 'start/berlin': [1, 3] };
  const table = moving({ tokens: { prague: 'gas', berlin: 'gas' }, lines }, 2);
  const { state } = table;
  table.choose(go('berlin'));
  expect(state.players.map((player) => player.money)).toEqual([0, 1, 0, 1]);
});

test('FE-MOVE-7: a covered space cannot be passed', () => {
  const table = moving({ tokens: { copenhagen: 'gas', prague: 'gas', berlin: 'coal' }, lines: { 'start/hamburg': [0] } });
  expect(table.why(go('copenhagen'))).toEqual(['FE-MOVE-7']);
  expect(table.options).toEqual([go('berlin'), go('prague')]);
});

test('FE-MOVE-9: never to a space without a token, never to the start space', () => {
  const table = moving({
    crew: 'hamburg',
    plants: { hamburg: [1], berlin: [1] },
    tokens: { copenhagen: 'gas', prague: 'gas' },
  });
  expect(table.why(go('berlin'))).toEqual(['FE-MOVE-9']);
  expect(table.why(go('hamburg'))).toEqual(['FE-MOVE-9']);
  expect(table.why(go('start'))).toEqual(['engine.not-asked']);
});

test('FE-MOVE-10: the whole way must be payable before the move', () => {
  const given: Laid = { plants: { hamburg: [1] }, tokens: { copenhagen: 'gas', prague: 'gas', berlin: 'coal' } };
  const poor = moving(given, 1);
  expect(poor.options).toEqual([go('berlin'), go('prague')]);
  expect(poor.runner.why(0, go('copenhagen'))).toEqual([{ rule: 'FE-MOVE-10', values: { price: 2, money: 1 } }]);
  expect(moving(given, 2).options).toEqual([go('copenhagen'), go('berlin'), go('prague')]);
});

test('FE-MOVE-11, FE-DEC-5: who can move must, but where to is free choice', () => {
  const table = moving({ tokens: { berlin: 'coal', prague: 'gas' } });
  expect(table.why({ do: 'pass' })).toEqual(['FE-MOVE-11']);
  expect(table.options).toHaveLength(2);
});

test('FE-MOVE-12, FE-DEC-5: without a legal destination nothing of Phase 3 happens, and nobody is asked', () => {
  for (const { state, events, runner } of [
    moving({}), // nothing matches
    moving({ tokens: { copenhagen: 'gas' } }), // nothing can be reached
    moving({ tokens: { berlin: 'coal' } }, 0), // nothing can be paid
  ]) {
    expect(events).toEqual([{ kind: 'passed', seat: 0 }]);
    expect(runner.decision?.do).toBe('place-line');
    expect([state.crew, state.tokens.filter((token) => token !== null).length]).toEqual([0, 45]);
  }
});

test('FE-MOVE-14, FE-DEC-6: the payment is chosen where there are several, else made', () => {
  const given: Laid = {
    tokens: { berlin: 'gas', prague: 'gas' },
    plants: { hamburg: [1] },
    lines: { 'start/berlin': [1, 2], 'hamburg/berlin': [0] },
  };
  const table = moving(given, 2);
  const { state } = table;
  table.choose(go('berlin'));
  expect(table.runner.decision).toEqual({ do: 'route', seat: 0, space: 'berlin' });
  expect(table.options).toEqual([
    { do: 'route', bank: 1, tolls: [0, 0, 0, 0] },
    { do: 'route', bank: 0, tolls: [0, 1, 1, 0] },
  ]);
  table.choose({ do: 'route', bank: 0, tolls: [0, 1, 1, 0] });
  expect(state.players.map((player) => player.money)).toEqual([0, 1, 1, 0]);
});

test('FE-MOVE-14, FE-EX-64: an opponent may be paid though one need not; it can then join and pay back more', () => {
  const table = moving({
    tokens: { berlin: 'gas', prague: 'gas' },
    plants: { hamburg: [1] },
    lines: { 'start/berlin': [0], 'start/hamburg': [1], 'hamburg/berlin': [0] },
    players: [{ money: 1, contracts: { 'c3-06': [0, 1, 1] } }, { money: 1, contracts: { 'c2-04': [1, 1] } }, NOTHING, NOTHING],
  });
  const { state } = table;
  table.choose(go('berlin'));
  expect(table.options).toEqual([
    { do: 'route', bank: 0, tolls: [0, 0, 0, 0] },
    { do: 'route', bank: 0, tolls: [0, 1, 0, 0] },
  ]);
  table.choose({ do: 'route', bank: 0, tolls: [0, 1, 0, 0] });
  if (table.runner.decision?.do === 'build-slot') table.choose({ do: 'build', contract: 'c3-06', slot: 1 });
  expect(table.runner.decision).toMatchObject({ do: 'joint', seat: 1 });
  table.choose({ do: 'join', contract: 'c2-04', slot: 0 });
  expect(state.players.map((player) => player.money)).toEqual([2, 0, 0, 0]);
});

test('FE-MOVE-14: of payments that give the opponents the same only the one that gives the bank least is offered', () => {
  const table = moving({ tokens: { berlin: 'gas', prague: 'gas' }, plants: { hamburg: [1] } });
  const { state } = table;
  table.choose(go('berlin'));
  expect(table.runner.decision?.do).not.toBe('route');
  expect(state.players[0]?.money).toBe(8);
});

test('FE-MOVE-15: the way that is told is the shortest of those with this payment', () => {
  const table = moving({
    tokens: { berlin: 'gas', prague: 'gas' },
    plants: { hamburg: [1] },
    lines: { 'start/hamburg': [0], 'hamburg/berlin': [0], 'start/berlin': [0] },
  });
  table.choose(go('berlin'));
  expect(at(table.told('crew-moved'), 0).path).toEqual(['start', 'berlin']);
});

test('FE-SET-10: with two players the crew never enters a red space', () => {
  const table = position(
    {
      seats: 2,
      elsewhere: null,
      tokens: { london: 'gas', paris: 'gas' },
      players: [{ money: 30, contracts: { 'c3-06': [1, 1, 1] } }, {}],
    },
    [MOVE],
  );
  expect(table.options).toEqual([go('london'), go('paris')]);
  expect(table.why(go('dublin'))).toEqual(['engine.not-asked']);
});

test('FE-M2-23: from the covered space where it stands the crew may leave, or build there for nothing', () => {
  const table = moving({ crew: 'prague', tokens: { prague: 'gas', krakow: 'coal' } }, 0);
  const { state } = table;
  expect(mapOf(state).spaces[state.crew]?.id).toBe('prague'); // the only one that can be paid
  expect(at(table.told('crew-moved'), 0)).toMatchObject({ path: ['prague'], bank: 0 });
  expect(table.runner.decision?.do).toBe('place-line');
  const leaving = moving({ crew: 'prague', tokens: { prague: 'oil', krakow: 'coal' } }, 1);
  expect(mapOf(leaving.state).spaces[leaving.state.crew]?.id).toBe('krakow');
});

test('FE-M3-7, FE-M3-8, FE-M3-9, FE-M3-10: each nuclear token on the board makes one connection of the way free', () => {
  const given: Laid = {
    options: { module3: true },
    tokens: { copenhagen: 'gas' },
    plants: { hamburg: [1] },
    lines: { 'hamburg/copenhagen': [1, 2] },
  };
  const withTokens = (nuclear: number, money: number) =>
    position(
      {
        elsewhere: 'oil',
        ...given,
        players: [{ money, nuclear, contracts: { 'c3-06': [0, 1, 1] } }, { money: 0 }, { money: 0 }],
      },
      [MOVE, { do: 'turn-over', seat: 0 }],
    );
  const free = withTokens(2, 0);
  expect(free.told('crew-moved')[0]).toMatchObject({ bank: 0, tolls: [0, 0, 0, 0] });
  expect(free.told('crew-moved')[0]?.free).toHaveLength(2);
  expect(at(free.state.players, 0).nuclear).toBe(2); // ready again
  const one = withTokens(1, 2);
  expect(one.options).toEqual([
    { do: 'route', bank: 1, tolls: [0, 0, 0, 0] },
    { do: 'route', bank: 0, tolls: [0, 1, 1, 0] },
  ]);
  expect(withTokens(1, 0).told('passed')).toHaveLength(1);
  expect(withTokens(1, 1).told('crew-moved')).toHaveLength(1); // obliged to go
});
