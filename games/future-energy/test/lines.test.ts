// Chapters 5.3 and 5.4: lines and contracts.
import { at, pileOf } from '@kaya/engine';
import { expect, test } from 'vitest';
import type { ContractId, FutureEnergyStep } from '../types/index.ts';
import { connectionOf, position } from './position.ts';

const PLAN: FutureEnergyStep = { do: 'plan', seat: 0 };
const line = (ends: string) => ({ do: 'place-line', connection: connectionOf(ends) }) as const;

test('FE-LINE-1: a bought line is paid at once and goes from the reserve to the board', () => {
  const table = position({ players: [{ money: 1 }] }, [PLAN]);
  const { state } = table;
  table.choose({ do: 'plan', choice: 'one-line' });
  expect(at(state.players, 0).money).toBe(0);
  expect(table.options).toHaveLength(80);
  table.choose(line('paris/lyon'));
  expect(at(state.players, 0).lines).toBe(14);
  expect(table.told('line-placed')).toEqual([
    { kind: 'line-placed', seat: 0, connection: connectionOf('paris/lyon'), cause: null, beside: null, left: 14 },
  ]);
});

test('FE-LINE-2, FE-LINE-3, FE-DEC-2: any unoccupied connection, also at the start space; it need not touch anything', () => {
  const table = position({ crew: 'athens', lines: { 'paris/lyon': [1] } }, [{ do: 'place-line', seat: 0, left: 1 }]);
  expect(table.options).toHaveLength(79);
  for (const ends of ['start/hamburg', 'madrid/lisbon', 'helsinki/tallinn']) expect(table.why(line(ends))).toEqual([]);
});

test('FE-LINE-4: a connection with a line takes no bought line', () => {
  const table = position({ lines: { 'paris/lyon': [1], 'start/hamburg': [0] } }, [{ do: 'place-line', seat: 0, left: 1 }]);
  expect(table.why(line('paris/lyon'))).toEqual(['FE-LINE-4']);
  expect(table.why(line('start/hamburg'))).toEqual(['FE-LINE-4']);
});

test('FE-LINE-5, FE-DEC-2: two lines on two different connections, one after the other', () => {
  const table = position({ players: [{ money: 5 }] }, [{ do: 'coal-return', seat: 1 }, PLAN]);
  const { state } = table;
  table.choose({ do: 'plan', choice: 'two-lines' });
  table.choose(line('start/hamburg'));
  expect(table.runner.decision).toEqual({ do: 'place-line', seat: 0, left: 1 });
  expect(table.why(line('start/hamburg'))).toEqual(['FE-LINE-4']);
  table.choose(line('paris/lyon'));
  expect(table.runner.decision?.do).toBe('coal-return');
  expect([at(state.players, 0).money, at(state.players, 0).lines]).toEqual([0, 13]);
});

test('FE-LINE-5: not with one line in reserve', () => {
  const table = position({ players: [{ money: 9, lines: 1 }] }, [PLAN]);
  expect(table.why({ do: 'plan', choice: 'two-lines' })).toEqual(['FE-LINE-5']);
  expect(table.runner.why(0, { do: 'plan', choice: 'two-lines' })[0]?.values).toEqual({ lines: 1 });
});

test('FE-LINE-6, FE-LINE-7, FE-DEC-10: a shared connection takes one line beside one of another player, no more', () => {
  const shared: FutureEnergyStep = { do: 'shared-line', seat: 0, left: 1, cause: 'nuclear', optional: true };
  const table = position({ lines: { 'start/berlin': [3], 'start/hamburg': [1, 2], 'paris/lyon': [0], 'start/prague': [0, 3] } }, [
    shared,
  ]);
  const { state } = table;
  expect(table.why(line('start/berlin'))).toEqual([]);
  expect(table.why(line('start/zurich'))).toEqual([]);
  for (const ends of ['start/hamburg', 'paris/lyon', 'start/prague']) {
    expect(table.why(line(ends))).toEqual(['FE-LINE-7']);
  }
  expect(table.options).toHaveLength(78); // 77 connections and `skip`
  const index = table.runner.state.lines.length;
  table.choose(line('start/berlin'));
  expect(state.lines.filter((owners) => owners === 0b1001)).toHaveLength(2);
  expect(state.lines).toHaveLength(index);
});

test('FE-LINE-8: in the base game a line on the board stays where it is', () => {
  const { state } = position({ lines: { 'paris/lyon': [1] }, elsewhere: 'site' }, [{ do: 'turn', seat: 0 }]);
  const before = [...state.lines];
  const table = position({ lines: { 'paris/lyon': [1] }, elsewhere: 'site' }, [{ do: 'turn', seat: 0 }]);
  table.choose({ do: 'done' });
  table.choose(at(table.options, 0));
  expect(table.runner.state.lines).toEqual(before);
});

const DISPLAY: ContractId[] = ['c2-01', 'c4-02', 'c3-02', 'c2-09'];

test('FE-CON-1, FE-DEC-3: the price depends on the place; what cannot be paid cannot be chosen', () => {
  const table = position({ players: [{ money: 2 }], change: { display: [...DISPLAY] } }, [{ do: 'buy-contract', seat: 0 }]);
  const { state } = table;
  expect(table.options).toEqual([
    { do: 'buy-contract', place: 1 },
    { do: 'buy-contract', place: 2 },
  ]);
  expect(table.why({ do: 'buy-contract', place: 3 })).toEqual(['FE-CON-1']);
  expect(table.runner.why(0, { do: 'buy-contract', place: 4 })[0]?.values).toEqual({ price: 4, money: 2 });
  table.choose({ do: 'buy-contract', place: 2 });
  expect(at(state.players, 0).money).toBe(0);
});

test('FE-CON-2, FE-CON-4: every slot gets a plant; any number of contracts may be owned', () => {
  const table = position(
    {
      players: [{ money: 2, contracts: { 'c2-03': [1, 1], 'c2-04': [0, 1], 'c3-01': [1, 1, 1] } }],
      change: { display: [...DISPLAY] },
    },
    [{ do: 'buy-contract', seat: 0 }],
  );
  const { state } = table;
  table.choose({ do: 'buy-contract', place: 2 });
  const player = at(state.players, 0);
  expect(player.contracts).toHaveLength(4);
  expect(player.contracts[3]).toEqual({ id: 'c4-02', plants: [1, 1, 1, 1] });
  expect(player.plants).toBe(10);
});

test('FE-CON-3: a contract with more slots than plants in reserve cannot be bought', () => {
  const table = position({ players: [{ money: 9, plants: 3 }], change: { display: [...DISPLAY] } }, [
    { do: 'buy-contract', seat: 0 },
  ]);
  expect(table.why({ do: 'buy-contract', place: 2 })).toEqual(['FE-CON-3']);
  expect(table.runner.why(0, { do: 'buy-contract', place: 2 })[0]?.values).toEqual({ slots: 4, plants: 3 });
  expect(table.why({ do: 'buy-contract', place: 3 })).toEqual([]);
});

test('FE-CON-5: the contracts to the right move left, and the next one comes to place 4', () => {
  const pile = pileOf<ContractId>(['c3-08', 'c3-07']);
  const table = position({ players: [{ money: 9 }], change: { display: [...DISPLAY], contractPile: pile } }, [
    { do: 'buy-contract', seat: 0 },
  ]);
  const { state } = table;
  table.choose({ do: 'buy-contract', place: 2 });
  expect(state.display.slice(0, 3)).toEqual(['c2-01', 'c3-02', 'c2-09']);
  expect(['c3-07', 'c3-08']).toContain(state.display[3]);
  expect(table.told('contract-revealed')).toEqual([
    { kind: 'contract-revealed', contract: at(state.display, 3), place: 4, left: 1 },
  ]);
  expect(state.lastRound).toBe(false);
});

test('FE-CON-6, FE-CON-7: the last contract triggers the end; then the display shrinks and prices go by place', () => {
  const pile = pileOf<ContractId>(['c3-08']);
  const table = position({ players: [{ money: 9 }], change: { display: [...DISPLAY], contractPile: pile } }, [
    { do: 'buy-contract', seat: 0 },
    { do: 'buy-contract', seat: 0 },
  ]);
  const { state } = table;
  table.choose({ do: 'buy-contract', place: 1 });
  expect([state.display, state.lastRound]).toEqual([['c4-02', 'c3-02', 'c2-09', 'c3-08'], true]);
  table.choose({ do: 'buy-contract', place: 1 });
  expect(state.display).toEqual(['c3-02', 'c2-09', 'c3-08']);
  expect(at(state.players, 0).money).toBe(7);
});
