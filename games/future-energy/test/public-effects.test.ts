// Chapter 6.4: the sixteen public contracts.
import { at, viewOf } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { publicCard } from '../data/index.ts';
import { mapOf } from '../data/map.ts';
import { game } from '../rules/game.ts';
import type { FutureEnergyState, FutureEnergyStep } from '../types.ts';
import { against, choices, choose, those } from './choosing.ts';
import { connectionOf, type Position, position } from './position.ts';

const TURN_END: FutureEnergyStep = { do: 'turn-end', seat: 0 };

type Given = NonNullable<Position['players']>[number];

/** Seat 0 uses the card with real tokens and comes to its first choice. */
function using(card: string, player: Given = {}, given: Position = {}, step: FutureEnergyStep = TURN_END) {
  const own = { money: 0, publicContracts: [card], kept: [...publicCard(card).tokens], ...player };
  const others = [{ money: 0 }, { money: 0 }, { money: 0 }];
  const { runner, state, events } = position({ options: { module2: true }, ...given, players: [own, ...others] }, [step]);
  choose(runner, { do: 'use-public', card });
  return { runner, state, events, player: at(state.players, 0) };
}

const plantsIn = (state: FutureEnergyState, space: string) => at(state.players, 0).built[mapOf(state).space(space)];

test('FE-PC-1, FE-PC-8, FE-PC-19: 4M for 2 points, 6M for 4 points, 8M for 6 points', () => {
  const got = ['pc-01', 'pc-07', 'pc-13'].map((card) => {
    const { player } = using(card);
    return [player.money, player.points.publicContracts];
  });
  expect(got).toEqual([
    [4, 2],
    [6, 4],
    [8, 6],
  ]);
});

describe('moving a line', () => {
  const lines = {
    'start/berlin': [0],
    'start/prague': [0, 1],
    'start/hamburg': [2],
    'start/vienna': [1, 2],
    'start/munich': [0],
  };
  const from = (ends: string) => ({ do: 'line-from', connection: connectionOf(ends) }) as const;
  const to = (ends: string) => ({ do: 'line-to', connection: connectionOf(ends) }) as const;

  test('FE-PC-2, FE-DEC-18: pc-02 moves an own line to an unoccupied connection', () => {
    const { runner, state, events, player } = using('pc-02', { lines: 12 }, { lines });
    expect(choices(runner)).toEqual([from('start/berlin'), from('start/prague'), from('start/munich')]);
    expect(against(runner, from('start/hamburg'))).toEqual(['FE-PC-2']);
    choose(runner, from('start/prague'));
    for (const ends of ['start/hamburg', 'start/berlin', 'start/prague', 'start/vienna']) {
      expect(against(runner, to(ends))).toEqual(['FE-LINE-4']);
    }
    choose(runner, to('paris/lyon'));
    const on = (ends: string) => state.lines[mapOf(state).connection(connectionOf(ends))];
    expect([on('start/prague'), on('paris/lyon'), player.lines]).toEqual([0b0010, 0b0001, 12]);
    expect(those(events, 'line-moved')).toEqual([
      { kind: 'line-moved', seat: 0, from: connectionOf('start/prague'), to: connectionOf('paris/lyon') },
    ]);
    expect(player.points.publicContracts).toBe(2);
  });

  test('FE-PC-9: pc-08 moves it also beside one line of another player', () => {
    const { runner, state } = using('pc-08', { lines: 12 }, { lines });
    choose(runner, from('start/berlin'));
    expect(against(runner, to('start/hamburg'))).toEqual([]);
    for (const ends of ['start/vienna', 'start/prague', 'start/munich', 'start/berlin']) {
      expect(against(runner, to(ends))).toEqual(['FE-LINE-7']);
    }
    choose(runner, to('start/hamburg'));
    expect(state.lines[mapOf(state).connection(connectionOf('start/hamburg'))]).toBe(0b0101);
  });

  test('FE-PC-2: without a line on the board it is impossible', () => {
    expect(those(using('pc-02').events, 'effect-lost')).toHaveLength(1);
    expect(those(using('pc-08').events, 'effect-lost')).toHaveLength(1);
  });

  test('FE-INT-7: a moved line counts where it lies at the end', () => {
    const { runner, state } = using('pc-02', { lines: 14 }, { lines: { 'start/berlin': [0] } });
    choose(runner, to('hamburg/copenhagen')); // the only line is lifted by itself
    state.agenda = [{ do: 'final-scoring' }];
    runner.advance();
    expect(at(state.players, 0).points.network).toBe(3);
  });
});

describe('selling a certificate', () => {
  test('FE-PC-3, FE-HID-6: pc-03 pays its value and 1M more; it no longer scores and is shown', () => {
    for (const [value, amount] of [
      [3, 4],
      [4, 5],
      [5, 6],
    ] as const) {
      const { player, state, events } = using('pc-03', { certificates: [value] });
      expect([player.money, player.certificates, state.box.certificates]).toEqual([amount, [], [value]]);
      expect(those(events, 'certificate-sold')).toEqual([{ kind: 'certificate-sold', seat: 0, value, amount }]);
      expect(viewOf(game, state, 1).box.certificates).toEqual([value]);
    }
  });

  test('FE-DEC-19: two or more are asked about, even equal ones, so that nobody learns anything', () => {
    const { runner, player } = using('pc-03', { certificates: [3, 3, 5] });
    expect(choices(runner)).toEqual([0, 1, 2].map((certificate) => ({ do: 'sell-certificate', certificate })));
    choose(runner, { do: 'sell-certificate', certificate: 2 });
    expect([player.money, player.certificates]).toEqual([6, [3, 3]]);
    expect(using('pc-03', { certificates: [4, 4] }).runner.decision?.do).toBe('pc-certificate');
  });
});

describe('plants on contracts', () => {
  test('FE-PC-4, FE-DEC-20: pc-04 moves a plant one slot to the side, onto an empty one', () => {
    const contracts = { 'c3-01': [1, 0, 1], 'c4-01': [0, 0, 1, 1] };
    const { runner, player } = using('pc-04', { contracts });
    expect(choices(runner)).toEqual([
      { do: 'shift', contract: 'c3-01', from: 0, to: 1 },
      { do: 'shift', contract: 'c3-01', from: 2, to: 1 },
      { do: 'shift', contract: 'c4-01', from: 2, to: 1 },
    ]);
    expect(against(runner, { do: 'shift', contract: 'c4-01', from: 2, to: 3 })).toEqual(['FE-PC-4']);
    choose(runner, { do: 'shift', contract: 'c4-01', from: 2, to: 1 });
    expect(player.contracts[1]?.plants).toEqual([0, 1, 0, 1]);
    expect(those(using('pc-04', { contracts: { 'c2-01': [1, 1] } }).events, 'effect-lost')).toHaveLength(1);
  });

  test('FE-PC-7, FE-DEC-22, FE-DONE-2: pc-06 puts a plant back into the reserve, and may complete the contract', () => {
    const { runner, player } = using('pc-06', { plants: 3, contracts: { 'c2-01': [0, 1], 'c3-01': [1, 1, 1] } });
    expect(choices(runner)).toHaveLength(4);
    choose(runner, { do: 'return-plant', contract: 'c2-01', slot: 1 });
    expect(player).toMatchObject({ plants: 4, money: 1, completed: ['c2-01'], points: { contracts: 4, publicContracts: 2 } });
  });

  test('FE-PC-14, FE-DEC-25: pc-12 puts a second plant on an oil slot with exactly one', () => {
    const { runner, player } = using('pc-12', { plants: 3, contracts: { 'c2-03': [1, 1], 'c2-01': [0, 1], 'c2-04': [1, 2] } });
    expect(choices(runner)).toEqual([{ do: 'double-oil', contract: 'c2-03', slot: 0 }, { do: 'skip' }]);
    expect(against(runner, { do: 'double-oil', contract: 'c2-03', slot: 1 })).toEqual(['FE-PC-14']);
    expect(against(runner, { do: 'double-oil', contract: 'c2-04', slot: 1 })).toEqual(['FE-PC-14']);
    choose(runner, { do: 'double-oil', contract: 'c2-03', slot: 0 });
    expect([player.plants, player.contracts[0]?.plants]).toEqual([2, [2, 1]]);
  });

  test('FE-PC-14, FE-M2-18: pc-12 may be declined; without a plant in reserve it is impossible', () => {
    const { runner, player } = using('pc-12', { plants: 3, contracts: { 'c2-03': [1, 1] } });
    choose(runner, { do: 'skip' });
    expect(player).toMatchObject({ plants: 3, points: { publicContracts: 4 } });
    const none = using('pc-12', { plants: 0, contracts: { 'c2-03': [1, 1] } });
    expect(those(none.events, 'effect-lost')).toHaveLength(1);
  });
});

describe('a doubled oil slot', () => {
  const doubled = { 'c2-03': [2, 1] };
  const build = (token: string, contracts: Readonly<Record<string, readonly number[]>>) =>
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
    const { state, events, runner } = build('oil', doubled);
    expect(plantsIn(state, 'prague')).toBe(2);
    expect(those(events, 'built')).toMatchObject([{ count: 2, contract: 'c2-03', slot: 0 }]);
    expect(at(state.players, 0).contracts[0]?.plants).toEqual([0, 1]);
    expect(runner.decision?.do).toBe('place-line');
  });

  test('FE-PC-15: also for who joins, for one price', () => {
    const offer = { builder: 1, space: 'prague', symbol: 'oil', token: 'oil' } as const;
    const { runner, state } = position(
      { options: { module2: true }, plants: { prague: [0, 1] }, players: [{ money: 3, contracts: doubled }] },
      [{ do: 'joint', seat: 0, offer, asked: 2 }],
    );
    choose(runner, { do: 'join', contract: 'c2-03', slot: 0 });
    expect([plantsIn(state, 'prague'), at(state.players, 0).money]).toEqual([2, 1]);
  });

  test('FE-PC-16: with room for one only, one is placed and the other stays', () => {
    const { runner, state } = build('oil', { 'c2-01': [1, 1], 'c3-02': [1, 1, 1], 'c2-03': [2, 1] });
    choose(runner, { do: 'build', contract: 'c2-01', slot: 0 });
    choose(runner, { do: 'oil-extra', contract: 'c3-02', slot: 2 }, { do: 'oil-extra', contract: 'c2-03', slot: 0 });
    expect([plantsIn(state, 'prague'), at(state.players, 0).contracts[2]?.plants]).toEqual([3, [1, 1]]);
  });

  test('FE-PC-17: on a site, and for every other effect, the two plants count singly', () => {
    const site = build('site', doubled);
    choose(site.runner, { do: 'build', contract: 'c2-03', slot: 0 });
    expect([plantsIn(site.state, 'prague'), at(site.state.players, 0).contracts[0]?.plants]).toEqual([1, [1, 1]]);
    const coal = position({ players: [{ contracts: doubled }], options: { module2: true } }, [{ do: 'coal-return', seat: 0 }]);
    choose(coal.runner, { do: 'coal-return', contract: 'c2-03', slot: 0 });
    expect(at(coal.state.players, 0).contracts[0]?.plants).toEqual([1, 1]);
    const shifted = using('pc-04', { contracts: { 'c2-03': [2, 0] } });
    expect(shifted.player.contracts[0]?.plants).toEqual([1, 1]);
    const returned = using('pc-06', { contracts: { 'c2-03': [2, 0] } });
    expect(returned.player.contracts[0]?.plants).toEqual([1, 0]);
    const joined = using('pc-09', { contracts: { 'c2-03': [2, 0] } }, { plants: { prague: [0, 1] } });
    expect(joined.player.contracts[0]?.plants).toEqual([1, 0]);
    const twice = using('pc-15', { contracts: { 'c2-03': [2, 0] } }, { plants: { prague: [0, 1] } });
    expect([twice.player.completed, plantsIn(twice.state, 'prague')]).toEqual([['c2-03'], 2]);
  });

  test('FE-PC-18: the contract is completed only when both are gone', () => {
    const first = build('site', { 'c2-03': [2, 0] });
    expect(at(first.state.players, 0)).toMatchObject({ completed: [], contracts: [{ plants: [1, 0] }] });
    const both = build('oil', { 'c2-03': [2, 0] });
    expect(at(both.state.players, 0)).toMatchObject({ completed: ['c2-03'], contracts: [] });
  });
});

describe('the crew and the tokens', () => {
  const step = (space: string) => ({ do: 'step-crew', space }) as const;

  test('FE-PC-5, FE-PC-6, FE-DEC-21: pc-05 moves the crew to an adjacent plant space, covered or not, for nothing', () => {
    const { runner, state, player } = using('pc-05', {}, { crew: 'prague', plants: { prague: [1], vienna: [1] } });
    const near = choices(runner).map((action) => ('space' in action ? action.space : ''));
    const around = at(mapOf(state).neighbours, mapOf(state).space('prague')).map((space) => at(mapOf(state).spaces, space).id);
    expect(around).toContain('start');
    expect([...near].sort()).toEqual(around.filter((space) => space !== 'start').sort());
    expect(near).toContain('vienna');
    expect(against(runner, step('start'))).toEqual(['FE-PC-6']);
    expect(against(runner, step('madrid'))).toEqual(['FE-PC-5']);
    const tokens = [...state.tokens];
    choose(runner, step('krakow'));
    expect([at(mapOf(state).spaces, state.crew).id, player.money, state.tokens]).toEqual(['krakow', 0, tokens]);
  });

  test('FE-PC-6: not to a red space in a game of two', () => {
    const { runner } = position(
      {
        seats: 2,
        options: { module2: true },
        crew: 'london',
        plants: { london: [1] },
        players: [{ publicContracts: ['pc-05'], kept: ['coal', 'nuclear'] }, {}],
      },
      [TURN_END],
    );
    choose(runner, { do: 'use-public', card: 'pc-05' });
    const spaces = choices(runner).map((action) => ('space' in action ? action.space : ''));
    expect(spaces).not.toContain('dublin');
    expect(against(runner, step('dublin'))).toEqual(['engine.not-asked']);
  });

  test('FE-PC-13, FE-DEC-24: pc-11 exchanges two different tokens on the board', () => {
    const { runner, state, events } = using(
      'pc-11',
      {},
      { elsewhere: 'coal', tokens: { prague: 'gas', berlin: 'gas', vienna: null }, plants: { vienna: [1] } },
    );
    expect(against(runner, { do: 'swap-first', space: 'vienna' })).toEqual(['FE-PC-13']);
    choose(runner, { do: 'swap-first', space: 'prague' });
    expect(against(runner, { do: 'swap-second', space: 'berlin' })).toEqual(['FE-DEC-24']);
    expect(against(runner, { do: 'swap-second', space: 'prague' })).toEqual(['FE-DEC-24']);
    expect(against(runner, { do: 'swap-second', space: 'vienna' })).toEqual(['FE-PC-13']);
    choose(runner, { do: 'swap-second', space: 'madrid' });
    expect([state.tokens[mapOf(state).space('prague')], state.tokens[mapOf(state).space('madrid')]]).toEqual(['coal', 'gas']);
    expect(those(events, 'tokens-swapped')).toEqual([
      { kind: 'tokens-swapped', seat: 0, spaces: ['prague', 'madrid'], tokens: ['gas', 'coal'] },
    ]);
    expect(those(using('pc-11', {}, { elsewhere: 'coal' }).events, 'effect-lost')).toHaveLength(1);
  });

  test('FE-INT-9: two new sites are different tokens', () => {
    const { runner, state } = using(
      'pc-11',
      {},
      {
        options: { module2: true, module3: true },
        elsewhere: null,
        tokens: { prague: 'ns-money-4-a', berlin: 'ns-vp-5' },
        plants: {},
      },
    );
    choose(runner, { do: 'swap-first', space: 'prague' });
    expect(state.tokens[mapOf(state).space('prague')]).toBe('ns-vp-5');
  });
});

describe('building like a joint construction', () => {
  const plants = { prague: [0, 1], berlin: [3, 1], vienna: [1, 0], munich: [1, 0, 2] };
  const slot = (contract: string, index: number) => ({ do: 'join-slot', contract, slot: index }) as const;
  const space = (id: string) => ({ do: 'join-space', space: id }) as const;

  test('FE-PC-10, FE-PC-11, FE-DEC-23: pc-09 puts any plant where another player has one; nothing is paid or gained', () => {
    const { runner, state, player } = using('pc-09', { contracts: { 'c2-03': [1, 1] } }, { plants });
    expect(choices(runner)).toEqual([slot('c2-03', 0), slot('c2-03', 1)]);
    choose(runner, slot('c2-03', 1));
    expect(choices(runner)).toEqual([space('prague'), space('munich')]);
    expect(against(runner, space('start'))).toEqual(['FE-PC-11']);
    expect(against(runner, space('berlin'))).toEqual(['FE-BLD-6']);
    expect(against(runner, space('vienna'))).toEqual(['FE-PC-10']);
    choose(runner, space('munich'));
    expect([plantsIn(state, 'munich'), player.money, player.jokers]).toEqual([2, 0, 0]);
    expect([runner.decision?.do, player.points.publicContracts]).toEqual(['place-line', 4]);
  });

  test('FE-PC-21, FE-PC-22: pc-15 puts two plants of one contract, on one space or on two', () => {
    const { runner, state } = using('pc-15', { contracts: { 'c3-01': [1, 1, 1], 'c2-03': [1, 1] } }, { plants });
    choose(runner, slot('c3-01', 0), space('munich'));
    expect(runner.decision).toMatchObject({ do: 'pc-join-slot', left: 1, contract: 'c3-01' });
    expect(choices(runner)).toEqual([slot('c3-01', 1), slot('c3-01', 2)]);
    expect(against(runner, slot('c2-03', 0))).toEqual(['FE-PC-22']);
    choose(runner, slot('c3-01', 2), space('prague'));
    expect([plantsIn(state, 'munich'), plantsIn(state, 'prague')]).toEqual([2, 1]);
    const same = using('pc-15', { contracts: { 'c3-01': [1, 1, 1] } }, { plants: { prague: [0, 1] } });
    choose(same.runner, slot('c3-01', 0)); // prague is the only space
    choose(same.runner, slot('c3-01', 1));
    expect(plantsIn(same.state, 'prague')).toBe(2);
  });

  test('FE-PC-22: one plant is enough where a second one cannot be placed', () => {
    const single = using('pc-15', { contracts: { 'c2-03': [1, 0], 'c2-04': [1, 1] } }, { plants: { prague: [0, 1] } });
    choose(single.runner, slot('c2-03', 0));
    expect([plantsIn(single.state, 'prague'), single.player.completed]).toEqual([1, ['c2-03']]);
    expect(single.runner.decision?.do).toBe('place-line');
    const full = using('pc-15', { contracts: { 'c2-04': [1, 1] } }, { plants: { prague: [2, 1] } });
    choose(full.runner, slot('c2-04', 1));
    expect([plantsIn(full.state, 'prague'), full.player.contracts[0]?.plants]).toEqual([3, [1, 0]]);
  });

  test('FE-PC-10: without such a space, or without a plant, it is impossible', () => {
    expect(
      those(using('pc-09', { contracts: { 'c2-03': [1, 1] } }, { plants: { vienna: [1] } }).events, 'effect-lost'),
    ).toHaveLength(1);
    expect(those(using('pc-09', { contracts: {} }, { plants }).events, 'effect-lost')).toHaveLength(1);
  });

  test('FE-INT-12: nobody joins it', () => {
    const { runner } = using('pc-09', { contracts: { 'c2-03': [1, 1] } }, { plants: { prague: [0, 1] } });
    for (const player of runner.state.players.slice(1))
      Object.assign(player, { money: 9, contracts: [{ id: 'c2-04', plants: [1, 1] }] });
    choose(runner, slot('c2-03', 0));
    expect(runner.decision?.do).toBe('place-line');
  });
});

test('FE-PC-12, FE-DEC-11, FE-INT-11: pc-10 takes a contract for nothing, and is not the contract action', () => {
  const display = ['c4-01', 'c2-01', 'c3-01', 'c2-02'];
  const { runner, state, player } = using('pc-10', { plants: 3, engineers: 2 }, { change: { display: [...display] } });
  expect(choices(runner)).toEqual([
    { do: 'take-contract', place: 2 },
    { do: 'take-contract', place: 3 },
    { do: 'take-contract', place: 4 },
  ]);
  choose(runner, { do: 'take-contract', place: 3 });
  expect([player.plants, player.money, player.contracts.at(-1)?.id]).toEqual([0, 0, 'c3-01']);
  expect([state.display.length, state.turn.performed.contract]).toEqual([4, 0]);
});

test('FE-PC-12, FE-M2-20: pc-10 fulfils the obligation', () => {
  const { runner, state } = using(
    'pc-10',
    { money: 9, engineers: 2, contracts: {} },
    { change: { turn: { seat: 0, performed: { 'one-line': 0, 'two-lines': 0, contract: 0 }, obliged: true } } },
    { do: 'plan', seat: 0 },
  );
  choose(runner, { do: 'take-contract', place: 1 });
  expect(state.turn.obliged).toBe(false);
  expect(against(runner, { do: 'done' })).toEqual([]);
  expect(against(runner, { do: 'plan', choice: 'contract' })).toEqual([]);
});

test('FE-PC-20, FE-DEC-10: pc-14 places a line for nothing, beside another one if wanted; it cannot be declined', () => {
  const { runner, state, player } = using('pc-14', {}, { lines: { 'start/berlin': [1], 'start/prague': [0] } });
  expect(choices(runner)).toHaveLength(79);
  expect(against(runner, { do: 'skip' })).toEqual(['engine.not-asked']);
  choose(runner, { do: 'place-line', connection: connectionOf('start/berlin') });
  expect([player.lines, player.money, state.lines.filter((owners) => owners === 0b0011).length]).toEqual([14, 0, 1]);
  expect(those(using('pc-14', { lines: 0 }).events, 'effect-lost')).toHaveLength(1);
});

describe('repeating a planning action', () => {
  const performed = (actions: Partial<FutureEnergyState['turn']['performed']>, seat = 0): Position => ({
    change: { turn: { seat, performed: { 'one-line': 0, 'two-lines': 0, contract: 0, ...actions }, obliged: false } },
  });

  test('FE-PC-23, FE-DEC-26: one that an engineer covers, for its usual price', () => {
    const { runner, state, player } = using('pc-16', { money: 6 }, performed({ 'one-line': 1, contract: 1 }));
    expect(choices(runner)).toEqual([
      { do: 'repeat', choice: 'one-line' },
      { do: 'repeat', choice: 'contract' },
      { do: 'repeat', choice: 'public' },
    ]);
    expect(against(runner, { do: 'repeat', choice: 'two-lines' })).toEqual(['FE-PC-23']);
    choose(runner, { do: 'repeat', choice: 'one-line' });
    expect(player.money).toBe(5);
    choose(runner, { do: 'place-line', connection: connectionOf('start/berlin') });
    expect([state.turn.performed['one-line'], player.lines, player.points.publicContracts]).toEqual([2, 14, 6]);
  });

  test('FE-PC-24: a repeated contract action buys a second contract, construction or public', () => {
    const { runner, player } = using('pc-16', { money: 4 }, performed({ contract: 1 }));
    choose(runner, { do: 'repeat', choice: 'contract' }, { do: 'buy-contract', place: 2 });
    expect([player.money, player.contracts.length]).toEqual([2, 2]);
    const other = using('pc-16', { money: 4 }, performed({ contract: 1 }));
    choose(other.runner, { do: 'repeat', choice: 'public' }, { do: 'buy-blind' });
    expect([other.player.money, other.player.publicContracts.length]).toEqual([3, 1]);
  });

  test('FE-PC-24: only in the own turn, after the first time, and if it can be paid', () => {
    for (const given of [performed({}), performed({ 'one-line': 1 }, 1)]) {
      const { events, player } = using('pc-16', { money: 9 }, given);
      expect(those(events, 'effect-lost')).toHaveLength(1);
      expect(player.points.publicContracts).toBe(6);
    }
    expect(those(using('pc-16', { money: 0 }, performed({ 'one-line': 1 })).events, 'effect-lost')).toHaveLength(1);
  });
});
