// Chapters 5.6 to 5.8 and 6.1: building, the tokens, completed contracts.
import { at } from '@kaya/engine';
import { expect, test } from 'vitest';
import { mapOf } from '../data/tables.ts';
import type { ContractId, FutureEnergyState, FutureEnergyStep, TokenId } from '../types/index.ts';
import { connectionOf, type Laid, position } from './position.ts';

const BUILD: FutureEnergyStep = { do: 'build-slot', seat: 0, space: 'prague' };
const use = (token: TokenId): FutureEnergyStep => ({ do: 'use-token', seat: 0, space: 'prague', token });
const build = (contract: ContractId, slot: number) => ({ do: 'build', contract, slot }) as const;

/** Seat 0 builds in prague, where the token lies; the others have nothing to join with. */
function building(token: TokenId, contracts: Readonly<Record<ContractId, readonly number[]>>, given: Laid = {}) {
  const others = { money: 0, contracts: {} };
  return position(
    { crew: 'prague', tokens: { prague: token }, ...given, players: [{ money: 0, contracts }, others, others, others] },
    [BUILD],
  );
}

const plantsIn = (state: FutureEnergyState, space: string) =>
  state.players.map((player) => player.built[mapOf(state).space(space)]);

test('FE-BLD-1, FE-BLD-4, FE-DEC-7: the token goes, and a plant from under its symbol takes its place', () => {
  const table = building('gas', { 'c2-04': [1, 1], 'c2-09': [1, 1] });
  const { state } = table;
  expect(table.options).toEqual([build('c2-04', 0), build('c2-09', 1)]);
  expect(table.why(build('c2-04', 1))).toEqual(['FE-BLD-1']);
  expect(table.runner.why(0, build('c2-04', 1))[0]?.values).toEqual({ token: 'gas', symbol: 'oil' });
  table.choose(build('c2-04', 0));
  expect(state.tokens[mapOf(state).space('prague')]).toBeNull();
  expect(plantsIn(state, 'prague')).toEqual([1, 0, 0, 0]);
  expect(at(state.players, 0).contracts[0]).toEqual({ id: 'c2-04', plants: [0, 1] });
  expect(table.told('built')[0]).toMatchObject({
    seat: 0,
    space: 'prague',
    contract: 'c2-04',
    slot: 0,
    symbol: 'gas',
    count: 1,
    cause: 'move',
  });
});

test('FE-BLD-4: an emptied slot stays empty', () => {
  const table = building('gas', { 'c2-04': [1, 1], 'c2-09': [1, 0], 'c2-10': [1, 1] });
  expect(table.why(build('c2-09', 1))).toEqual(['FE-BLD-4']);
});

test('FE-BLD-2: with one matching plant nobody is asked, with several the player chooses', () => {
  expect(building('gas', { 'c2-04': [1, 1] }).runner.decision?.do).toBe('place-line');
  expect(building('gas', { 'c2-04': [1, 1], 'c2-10': [1, 1] }).runner.decision?.do).toBe('build-slot');
});

test('FE-BLD-3, FE-USE-5: a site takes any plant, and gives nothing but its own effect', () => {
  const table = building('site', { 'c2-03': [1, 1], 'c2-04': [1, 1] });
  const { state } = table;
  expect(table.options).toHaveLength(4);
  table.choose(build('c2-03', 0));
  expect(table.runner.decision?.do).toBe('place-line'); // no oil decision
  expect([at(state.players, 0).money, plantsIn(state, 'prague')]).toEqual([3, [1, 0, 0, 0]]);
});

test('FE-BLD-5: plants on the board stay', () => {
  const table = building('gas', { 'c2-04': [1, 1], 'c2-10': [1, 1] }, { plants: { berlin: [2, 1], vienna: [0, 0, 3] } });
  const { state } = table;
  table.choose(build('c2-04', 0));
  expect([plantsIn(state, 'berlin'), plantsIn(state, 'vienna')]).toEqual([
    [2, 1, 0, 0],
    [0, 0, 3, 0],
  ]);
});

test('FE-BLD-6, FE-TOK-10, FE-DEC-8: up to three plants of a player on one space', () => {
  const oil = { 'c2-01': [1, 1], 'c2-03': [1, 1], 'c2-04': [1, 1], 'c2-05': [1, 1] };
  const table = building('oil', oil);
  const { state } = table;
  table.choose(build('c2-01', 0));
  expect(table.options).toEqual([
    { do: 'oil-extra', contract: 'c2-03', slot: 0 },
    { do: 'oil-extra', contract: 'c2-04', slot: 1 },
    { do: 'oil-extra', contract: 'c2-05', slot: 1 },
    { do: 'stop' },
  ]);
  expect(table.why({ do: 'oil-extra', contract: 'c2-04', slot: 0 })).toEqual(['FE-TOK-10']);
  table.choose({ do: 'oil-extra', contract: 'c2-03', slot: 0 }, { do: 'oil-extra', contract: 'c2-05', slot: 1 });
  expect(table.runner.decision?.do).toBe('place-line');
  expect(plantsIn(state, 'prague')).toEqual([3, 0, 0, 0]);
});

test('FE-BLD-7: any number of players may have plants on a space', () => {
  const offer = { builder: 0, space: 'prague', symbol: 'gas', token: 'gas' } as const;
  const { state } = position(
    { plants: { prague: [1, 2, 3, 0] }, players: [{}, {}, {}, { money: 2, contracts: { 'c2-04': [1, 1] } }] },
    [{ do: 'joint', seat: 3, offer, asked: 2 }],
  );
  const table = position(
    { plants: { prague: [1, 2, 3, 0] }, players: [{}, {}, {}, { money: 2, contracts: { 'c2-04': [1, 1] } }] },
    [{ do: 'joint', seat: 3, offer, asked: 2 }],
  );
  table.choose({ do: 'join', contract: 'c2-04', slot: 0 });
  expect(plantsIn(table.runner.state, 'prague')).toEqual([1, 2, 3, 1]);
  expect(plantsIn(state, 'prague')).toEqual([1, 2, 3, 0]);
});

test('FE-USE-1, FE-USE-4: the effect comes at once; an immediate token then leaves the game', () => {
  const { state, events } = building('gas', { 'c2-04': [1, 1] });
  expect(events.map((event) => event.kind)).toEqual(['token-taken', 'built', 'token-put', 'certificate-taken']);
  expect(state.box.tokens).toEqual(['gas']);
  expect(at(state.players, 0).certificates).toHaveLength(1);
});

test('FE-USE-2: coal, nuclear and oil may be declined; the others are carried out without a question', () => {
  for (const [token, decision, no] of [
    ['coal', 'coal-return', { do: 'skip' }],
    ['nuclear', 'shared-line', { do: 'skip' }],
    ['oil', 'oil-extra', { do: 'stop' }],
  ] as const) {
    const table = position({ plants: { prague: [1] }, players: [{ contracts: { 'c2-03': [1, 1] } }] }, [use(token)]);
    const { state } = table;
    expect(table.runner.decision?.do).toBe(decision);
    table.choose(no);
    expect([at(state.players, 0).contracts[0]?.plants, at(state.players, 0).lines, plantsIn(state, 'prague')]).toEqual([
      [1, 1],
      15,
      [1, 0, 0, 0],
    ]);
  }
  for (const token of ['gas', 'site', 'investor', 'engineer'] as const) {
    expect(position({}, [use(token)]).runner.decision?.do).toBe('place-line');
  }
});

test('FE-USE-3: an effect that is impossible is lost', () => {
  const { state, events } = position({ players: [{ lines: 0, money: 0 }] }, [use('nuclear')]);
  expect(events.map((event) => event.kind)).toEqual(['token-put', 'effect-lost']);
  expect(at(state.players, 0)).toMatchObject({ money: 0, lines: 0 });
});

test('FE-TOK-1, FE-USE-4: an investor goes to the board, the third to the box', () => {
  const put = (investors: number) => position({ players: [{ investors }] }, [use('investor')]).state;
  expect([0, 1, 2].map((had) => at(put(had).players, 0).investors)).toEqual([1, 2, 2]);
  expect([put(1).box.tokens, put(2).box.tokens]).toEqual([[], ['investor']]);
});

test('FE-TOK-2: an engineer goes to the board, a third token to the box', () => {
  const put = (engineers: number) => position({ players: [{ engineers }] }, [use('engineer')]).state;
  expect([1, 2, 3].map((had) => at(put(had).players, 0).engineers)).toEqual([2, 3, 3]);
  expect([put(2).box.tokens, put(3).box.tokens]).toEqual([[], ['engineer']]);
});

test('FE-TOK-3, FE-DEC-9: coal takes a plant from any slot back into the reserve', () => {
  const table = position({ players: [{ plants: 4, contracts: { 'c2-07': [0, 1], 'c3-01': [1, 0, 1] } }] }, [use('coal')]);
  const { state } = table;
  expect(table.options).toEqual([
    { do: 'coal-return', contract: 'c2-07', slot: 1 },
    { do: 'coal-return', contract: 'c3-01', slot: 0 },
    { do: 'coal-return', contract: 'c3-01', slot: 2 },
    { do: 'skip' },
  ]);
  table.choose({ do: 'coal-return', contract: 'c3-01', slot: 2 });
  expect(at(state.players, 0)).toMatchObject({ plants: 5, contracts: [{ plants: [0, 1] }, { plants: [1, 0, 0] }] });
});

test('FE-TOK-4: without a plant on contracts coal is lost', () => {
  const table = position({ players: [{ contracts: {} }] }, [use('coal')]);
  expect(table.runner.decision?.do).toBe('place-line');
  expect(table.told('effect-lost')).toEqual([{ kind: 'effect-lost', seat: 0, cause: 'coal' }]);
});

test('FE-TOK-5, FE-DONE-2: coal may complete a contract', () => {
  const table = position({ players: [{ money: 0, plants: 4, contracts: { 'c2-07': [0, 1], 'c3-01': [1, 1, 1] } }] }, [
    use('coal'),
  ]);
  const { state } = table;
  table.choose({ do: 'coal-return', contract: 'c2-07', slot: 1 });
  expect(at(state.players, 0)).toMatchObject({ money: 1, plants: 5, completed: ['c2-07'], points: { contracts: 4 } });
});

test('FE-TOK-6: gas brings a certificate that only its owner sees', () => {
  const table = position({}, [use('gas')]);
  const { state } = table;
  const [value] = at(state.players, 0).certificates;
  expect([3, 4, 5]).toContain(value);
  expect(state.certificatePile.loose).toHaveLength(9);
  expect(table.told('certificate-taken')).toEqual([{ kind: 'certificate-taken', seat: 0, value }]);
});

test('FE-TOK-7, FE-DEC-10: nuclear brings a free line, beside another one if wanted', () => {
  const table = position({ players: [{ money: 0 }], lines: { 'start/berlin': [3] } }, [use('nuclear')]);
  const { state } = table;
  table.choose({ do: 'place-line', connection: connectionOf('start/berlin') });
  expect(state.lines.filter((owners) => owners === 0b1001)).toHaveLength(1);
  expect(at(state.players, 0)).toMatchObject({ money: 0, lines: 14 });
  expect(table.runner.decision?.do).toBe('place-line');
});

test('FE-TOK-8: without a line in reserve or a place for it nuclear is lost', () => {
  expect(position({ players: [{ lines: 0 }] }, [use('nuclear')]).events.map((event) => event.kind)).toContain('effect-lost');
  const full = new Array<number>(80).fill(0b0110);
  full[3] = 0b0001;
  const { events } = position({ change: { lines: full } }, [{ do: 'coal-return', seat: 1 }, use('nuclear')]);
  expect(events.map((event) => event.kind)).toContain('effect-lost');
});

test('FE-TOK-9: the last line triggers the end, also by nuclear', () => {
  const table = position({ players: [{ lines: 1 }] }, [use('nuclear')]);
  const { state } = table;
  table.choose({ do: 'place-line', connection: connectionOf('start/berlin') });
  expect(state.lastRound).toBe(true);
  expect(table.told('end-triggered')).toEqual([{ kind: 'end-triggered', seat: 0, cause: 'lines' }]);
});

test('FE-TOK-11: the other oil plants come from any contract with a plant under oil', () => {
  const table = building('oil', { 'c2-01': [1, 0], 'c4-06': [1, 1, 1, 1] });
  const { state } = table;
  table.choose(build('c4-06', 0));
  expect(table.options).toEqual([{ do: 'oil-extra', contract: 'c2-01', slot: 0 }, { do: 'stop' }]);
  table.choose({ do: 'oil-extra', contract: 'c2-01', slot: 0 });
  expect(at(state.players, 0).completed).toEqual(['c2-01']);
  expect(table.runner.decision?.do).toBe('place-line'); // no oil plant is left
});

test('FE-TOK-12: a site brings 3M', () => {
  const table = position({ players: [{ money: 1 }] }, [use('site')]);
  const { state } = table;
  expect(at(state.players, 0).money).toBe(4);
  expect(table.told('money-received')).toEqual([{ kind: 'money-received', seat: 0, amount: 3, cause: 'site' }]);
});

test('FE-DONE-1, FE-DONE-4: the last plant gone, the contract scores, brings 1M and is turned over', () => {
  const table = building('gas', { 'c3-04': [1, 0, 0] });
  const { state } = table;
  expect(at(state.players, 0)).toMatchObject({ money: 1, contracts: [], completed: ['c3-04'], points: { contracts: 7 } });
  expect(table.told('contract-completed')).toEqual([
    { kind: 'contract-completed', seat: 0, contract: 'c3-04', points: 7, money: 1 },
  ]);
});

test('FE-DONE-3: several contracts completed in one turn all score', () => {
  const table = building('oil', { 'c2-01': [1, 0], 'c3-02': [0, 0, 1], 'c4-06': [1, 1, 1, 1] });
  const { state } = table;
  table.choose(build('c2-01', 0), { do: 'oil-extra', contract: 'c3-02', slot: 2 }, { do: 'stop' });
  expect(at(state.players, 0)).toMatchObject({ money: 2, completed: ['c2-01', 'c3-02'], points: { contracts: 11 } });
});
