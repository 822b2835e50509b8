// Chapters 4, 5.1 and 5.2: rounds, turns, income and planning.
import { at } from '@kaya/engine';
import { expect, test } from 'vitest';
import { mapOf } from '../data/tables.ts';
import { prompt } from '../text/prompts.ts';
import type { ContractId, FutureEnergyAction, FutureEnergyEvent, FutureEnergyStep } from '../types/index.ts';
import { type FutureEnergyPosition, started } from './choosing.ts';
import { OPTIONS, position } from './position.ts';

const PLAN: FutureEnergyStep = { do: 'plan', seat: 0 };
const ONE_LINE = { do: 'plan', choice: 'one-line' } as const;
const TWO_LINES = { do: 'plan', choice: 'two-lines' } as const;
const CONTRACT = { do: 'plan', choice: 'contract' } as const;
const DONE = { do: 'done' } as const;

/** A whole game, played without sense. */
function story(seats: number, seed: string): FutureEnergyPosition {
  const table = started(seats, OPTIONS, seed);
  for (let i = 0; !table.runner.over; i++) table.choose(at(table.options, (11 * i) % table.options.length));
  return table;
}

test('FE-FLOW-1, FE-FLOW-3, FE-FLOW-5: every round has the same turns, clockwise from the first player', () => {
  for (const seats of [2, 3, 4]) {
    const table = story(seats, `order ${seats}`);
    const first = at(table.told('opened'), 0).firstPlayer;
    const turns = table.told('turn-started').map((event) => event.seat);
    expect(turns.length).toBeGreaterThan(2 * seats);
    expect(turns).toEqual(turns.map((_, i) => (first + i) % seats));
    expect(turns.length % seats).toBe(0);
  }
});

test('FE-FLOW-2: a turn is income, planning, movement and construction', () => {
  const table = position({ elsewhere: 'site', players: [{ money: 0, contracts: { 'c2-06': [1, 1] } }] }, [
    { do: 'turn', seat: 0 },
  ]);
  const { events } = table;
  expect(table.runner.decision?.do).toBe('plan');
  table.choose(ONE_LINE);
  table.choose(at(table.options, 0));
  expect(table.runner.decision?.do).toBe('destination');
  table.choose(at(table.options, 0));
  expect(table.runner.decision?.do).toBe('build-slot');
  table.choose({ do: 'build', contract: 'c2-06', slot: 1 });
  const told = events.map((event) => event.kind).filter((kind) => kind !== 'token-put');
  expect(told).toEqual([
    'turn-started',
    'income',
    'planned',
    'line-placed',
    'crew-moved',
    'token-taken',
    'built',
    'money-received',
  ]);
});

test('FE-FLOW-4: at the end of the turn the engineers are free again', () => {
  const { state } = position(
    { change: { turn: { seat: 0, performed: { 'one-line': 1, 'two-lines': 0, contract: 1 }, obliged: true } } },
    [{ do: 'turn-over', seat: 0 }],
  );
  expect(state.turn).toEqual({ seat: 0, performed: { 'one-line': 0, 'two-lines': 0, contract: 0 }, obliged: false });
  expect(at(state.players, 0).turns).toBe(1);
});

test('FE-FLOW-6: a round in which the end was triggered is played to its end', () => {
  for (const seats of [2, 3, 4]) {
    const { events } = story(seats, `end ${seats}`);
    const count = (list: readonly FutureEnergyEvent[], kind: string) => list.filter((event) => event.kind === kind).length;
    const trigger = events.findIndex((event) => event.kind === 'end-triggered');
    const started = count(events.slice(0, trigger), 'turn-started');
    const later = count(events.slice(trigger), 'turn-started');
    expect(later).toBe((seats - (started % seats)) % seats);
    expect(count(events.slice(trigger), 'round-started')).toBe(0);
  }
});

test('FE-FLOW-7, FE-DEC-27: moving, building, the token, then the others; a contract is settled at once', () => {
  const table = position(
    {
      tokens: { prague: 'coal' },
      players: [
        { money: 1, contracts: { 'c2-07': [1, 0], 'c2-06': [1, 0] } },
        { money: 2, contracts: { 'c2-03': [0, 1] } },
      ],
    },
    [{ do: 'route', seat: 0, space: 'prague' }],
  );
  const { state, events } = table;
  expect(table.runner.decision).toMatchObject({ do: 'coal-return', seat: 0 });
  expect(events.map((event) => event.kind)).toEqual(['crew-moved', 'token-taken', 'built', 'contract-completed', 'token-put']);
  table.choose({ do: 'coal-return', contract: 'c2-06', slot: 0 });
  expect(table.runner.decision).toMatchObject({ do: 'joint', seat: 1 });
  expect(at(state.players, 0).completed).toEqual(['c2-07', 'c2-06']);
});

test('FE-INC-1, FE-INC-2, FE-INC-4: 3M, and 1M for each of at most two investors; nobody is asked', () => {
  for (const [investors, amount] of [
    [0, 3],
    [1, 4],
    [2, 5],
  ] as const) {
    const table = position({ players: [{ money: 1, investors }] }, [{ do: 'income', seat: 0 }]);
    const { state, events } = table;
    expect(at(state.players, 0).money).toBe(1 + amount);
    expect(table.runner.decision?.do).toBe('place-line'); // the floor of the position
    expect(events).toEqual([{ kind: 'income', seat: 0, amount }]);
  }
});

test('FE-INC-3: an investor counts from the next turn on', () => {
  const { state } = position({ tokens: { prague: null }, players: [{ money: 0 }] }, [
    { do: 'income', seat: 0 },
    { do: 'use-token', seat: 0, space: 'prague', token: 'investor' },
  ]);
  expect([at(state.players, 0).investors, at(state.players, 0).money]).toEqual([1, 4]);
  const now = position({ players: [{ money: 0 }] }, [{ do: 'use-token', seat: 0, space: 'prague', token: 'investor' }]);
  expect(at(now.state.players, 0).money).toBe(0);
});

test('FE-PLAN-1: one line for 1M, two lines for 5M, a contract for the price of its place', () => {
  const after = (...actions: FutureEnergyAction[]) => {
    const table = position({ players: [{ money: 9 }], change: { display: ['c2-01', 'c2-02', 'c2-03', 'c2-04'] } }, [PLAN]);
    const { state } = table;
    table.choose(...actions);
    return at(state.players, 0).money;
  };
  expect(after(ONE_LINE)).toBe(8);
  expect(after(TWO_LINES)).toBe(4);
  expect([1, 2, 3, 4].map((place) => after(CONTRACT, { do: 'buy-contract', place }))).toEqual([8, 7, 6, 5]);
});

test('FE-PLAN-2, FE-PLAN-3: one action for each engineer, each action once, carried out before the next one', () => {
  const table = position({ players: [{ money: 20, engineers: 2 }] }, [{ do: 'coal-return', seat: 1 }, PLAN]);
  const { state } = table;
  table.choose(ONE_LINE);
  expect(table.runner.decision?.do).toBe('place-line');
  table.choose(at(table.options, 0));
  expect(table.runner.decision?.do).toBe('plan');
  expect(table.why(ONE_LINE)).toEqual(['FE-PLAN-3']);
  table.choose(TWO_LINES);
  table.choose(at(table.options, 0));
  table.choose(at(table.options, 0));
  expect(table.runner.decision?.do).toBe('coal-return'); // no engineer is left
  expect(state.turn.performed).toEqual({ 'one-line': 1, 'two-lines': 1, contract: 0 });
  expect(table.told('planned')).toEqual([
    { kind: 'planned', seat: 0, choice: 'one-line', price: 1, repeated: false },
    { kind: 'planned', seat: 0, choice: 'two-lines', price: 5, repeated: false },
  ]);
});

test('FE-PLAN-4, FE-MOVE-13: nobody must use an engineer, and money may be spent that a move would need', () => {
  const table = position({ elsewhere: 'site', players: [{ money: 1, engineers: 3 }] }, [{ do: 'coal-return', seat: 1 }, PLAN]);
  const { state } = table;
  expect(table.why(DONE)).toEqual([]);
  expect(table.why(ONE_LINE)).toEqual([]);
  table.choose(DONE);
  expect(table.runner.decision?.do).toBe('coal-return');
  expect(at(state.players, 0).money).toBe(1);
});

test('FE-PLAN-5: an engineer can be used from the next turn on', () => {
  const table = position({ players: [{ money: 9, engineers: 1 }] }, [
    PLAN,
    { do: 'use-token', seat: 0, space: 'prague', token: 'engineer' },
  ]);
  const { state } = table;
  expect(at(state.players, 0).engineers).toBe(2);
  table.choose(ONE_LINE);
  table.choose(at(table.options, 0));
  expect(table.runner.decision?.do).toBe('plan');
  const full = position({ players: [{ engineers: 3 }] }, [{ do: 'use-token', seat: 0, space: 'prague', token: 'engineer' }]);
  expect([at(full.state.players, 0).engineers, full.state.box.tokens]).toEqual([3, ['engineer']]);
});

const owing = { seat: 0, performed: { 'one-line': 0, 'two-lines': 0, contract: 0 }, obliged: true };

test('FE-PLAN-6, FE-PLAN-7: without a plant on contracts the first thing is a contract', () => {
  const table = position({ players: [{ money: 6, contracts: {} }] }, [{ do: 'turn', seat: 0 }]);
  const { state } = table;
  // Only `contract` was possible, so it was chosen already.
  expect(table.runner.decision?.do).toBe('buy-contract');
  expect(state.turn.performed.contract).toBe(1);
  const withCard = position(
    {
      options: { module2: true },
      players: [{ money: 6, contracts: {}, publicContracts: ['pc-01'], kept: ['coal', 'gas'], engineers: 2 }],
      change: { turn: structuredClone(owing) },
    },
    [PLAN],
  );
  expect(withCard.why(ONE_LINE)).toEqual(['FE-PLAN-7']);
  expect(withCard.why(DONE)).toEqual(['FE-PLAN-7']);
  expect(withCard.why({ do: 'plan', choice: 'public' })).toEqual(['FE-PLAN-7']);
  expect(withCard.why({ do: 'use-public', card: 'pc-01' })).toEqual([]);
  withCard.choose(CONTRACT);
  withCard.choose({ do: 'buy-contract', place: 1 });
  expect(withCard.why(ONE_LINE)).toEqual([]);
});

test('FE-PLAN-6: with a plant left there is no obligation', () => {
  const table = position({ players: [{ money: 6, contracts: { 'c2-01': [0, 1] } }] }, [{ do: 'turn', seat: 0 }]);
  const { state } = table;
  expect(state.turn.obliged).toBe(false);
  expect(table.why(DONE)).toEqual([]);
});

test('FE-PLAN-8, FE-PLAN-9: no obligation where nothing fits, nothing can be paid, or nothing is on display', () => {
  const planning = (plants: number, money: number, display: ContractId[]) =>
    position({ players: [{ plants, money, contracts: {} }], change: { display, turn: structuredClone(owing) } }, [PLAN]);
  for (const table of [planning(1, 9, ['c2-01', 'c4-01']), planning(2, 1, ['c4-01', 'c2-01']), planning(9, 9, [])]) {
    expect(table.asked).toBe('plan');
    expect(table.why(DONE)).toEqual([]);
    expect(table.why(ONE_LINE)).toEqual([]);
    expect(table.why(CONTRACT).length).toBeGreaterThan(0);
  }
});

test('FE-PLAN-7, FE-PLAN-8: the question says that a contract must be bought only where one can be', () => {
  const change = { display: ['c2-01'] satisfies ContractId[], turn: structuredClone(owing) };
  const { state } = position({ players: [{ money: 0, contracts: {} }], change }, [PLAN]);
  expect(prompt(state, PLAN, 0).key).toBe('fe.prompt.plan');
  at(state.players, 0).money = 9;
  expect(prompt(state, PLAN, 0).key).toBe('fe.prompt.plan.obliged');
});

test('FE-PLAN-10: without plants on contracts there is no Phase 3', () => {
  const table = position({ elsewhere: 'site', players: [{ money: 9, contracts: {} }] }, [{ do: 'move', seat: 0 }]);
  const { state, events } = table;
  expect(events).toEqual([{ kind: 'passed', seat: 0 }]);
  expect(table.runner.decision?.do).toBe('place-line');
  expect(state.crew).toBe(mapOf(state).space('start'));
});

test('FE-PLAN-11: what cannot be carried out in full cannot be chosen', () => {
  const table = position({ players: [{ money: 4, lines: 1 }], change: { display: ['c4-01'] } }, [PLAN]);
  expect(table.why(ONE_LINE)).toEqual([]);
  expect(table.why(TWO_LINES)).toEqual(['FE-PLAN-11', 'FE-LINE-5']);
  const poor = position({ players: [{ money: 1, plants: 2 }], change: { display: ['c4-01', 'c2-01'] } }, [PLAN]);
  expect(table.runner.why(0, TWO_LINES)[0]?.values).toEqual({ price: 5, money: 4 });
  expect(poor.why(CONTRACT)).toEqual(['FE-CON-1']);
  expect(poor.runner.why(0, CONTRACT)[0]?.values).toEqual({ price: 2, money: 1 });
  const none = position({ players: [{ money: 9, plants: 1 }], change: { display: ['c4-01', 'c2-01'] } }, [PLAN]);
  expect(none.why(CONTRACT)).toEqual(['FE-CON-3']);
});

test('FE-PLAN-11: lines need unoccupied connections', () => {
  const planning = (free: number) => {
    const lines = new Array<number>(80).fill(2).fill(0, 0, free);
    // A decision of another seat lies below: with no connection left nobody could place a line.
    return position({ players: [{ money: 9 }], change: { lines } }, [{ do: 'coal-return', seat: 1 }, PLAN]);
  };
  expect([planning(2).why(ONE_LINE), planning(2).why(TWO_LINES)]).toEqual([[], []]);
  expect([planning(1).why(ONE_LINE), planning(1).why(TWO_LINES)]).toEqual([[], ['FE-LINE-2']]);
  expect([planning(0).why(ONE_LINE), planning(0).why(TWO_LINES)]).toEqual([['FE-LINE-2'], ['FE-LINE-2']]);
  expect(planning(0).why(CONTRACT)).toEqual([]);
});

test('FE-PLAN-12: an obligation that was void comes back when a purchase becomes possible', () => {
  const table = position(
    {
      options: { module2: true },
      players: [
        {
          money: 0,
          plants: 2,
          engineers: 2,
          contracts: {},
          publicContracts: ['pc-01', 'pc-07'],
          kept: ['coal', 'gas', 'oil', 'coal', 'gas'],
        },
      ],
      change: { display: ['c4-01', 'c2-01'], turn: structuredClone(owing) },
    },
    [PLAN],
  );
  const { state } = table;
  expect(table.why(DONE)).toEqual([]);
  table.choose({ do: 'use-public', card: 'pc-01' });
  expect(at(state.players, 0).money).toBe(4);
  expect(table.why(DONE)).toEqual(['FE-PLAN-7']);
  table.choose(CONTRACT);
  expect(state.turn.obliged).toBe(false);
  expect(table.why(DONE)).toEqual([]);
});

test('FE-PLAN-12: buying a public contract uses up the contract action and ends the obligation', () => {
  const table = position(
    {
      options: { module2: true },
      players: [{ money: 2, plants: 1, engineers: 2, contracts: {} }],
      change: { display: ['c4-01'], turn: structuredClone(owing) },
    },
    [PLAN],
  );
  const { state } = table;
  table.choose({ do: 'plan', choice: 'public' });
  table.choose({ do: 'buy-blind' });
  expect(state.turn.obliged).toBe(false);
  expect(table.why(CONTRACT)).toContain('FE-PLAN-3');
});
