import { at, pileSize } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import type { FutureEnergyStep } from '../types/index.ts';
import type { FutureEnergyPosition } from './choosing.ts';
import { connectionOf, pile, position } from './position.ts';

// Section 7.1: the end of the game.
const NOBODY = { contracts: {} };
const LINE = { do: 'place-line', connection: connectionOf('start/hamburg') } as const;
const ROUND_OVER: FutureEnergyStep = { do: 'round-over' };

/** Plays on, always with the last thing on the list (which ends or declines), until the game is over. */
function playOn(table: FutureEnergyPosition): void {
  for (let moves = 0; !table.runner.over && moves < 500; moves++) table.choose(at(table.options, table.options.length - 1));
}

/** Nobody finds a token: all of them are coal, and all plants stand under other symbols. */
const STUCK = { elsewhere: 'coal' as const, players: [0, 1, 2, 3].map(() => ({ money: 0, contracts: { 'c2-08': [1, 1] } })) };

describe('what triggers the end', () => {
  test('FE-END-1: the last line, bought', () => {
    const table = position({ players: [{ money: 1, lines: 1 }] }, [{ do: 'plan', seat: 0 }]);
    const { state } = table;
    table.choose({ do: 'plan', choice: 'one-line' });
    expect(state.lastRound).toBe(false);
    table.choose(LINE);
    expect(state.lastRound).toBe(true);
    expect(table.told('end-triggered')).toEqual([{ kind: 'end-triggered', seat: 0, cause: 'lines' }]);
  });

  test('FE-END-1, FE-TOK-9: the last line, placed by a token', () => {
    const table = position({ players: [{ lines: 2 }] }, [
      { do: 'shared-line', seat: 0, left: 2, cause: 'ns-lines-2', optional: true },
    ]);
    const { state } = table;
    table.choose(LINE);
    expect(state.lastRound).toBe(false);
    table.choose({ do: 'place-line', connection: connectionOf('start/berlin') });
    expect(state.lastRound).toBe(true);
  });

  test('FE-END-2, FE-CON-7: the last contract of the pile, by a purchase; the one before does nothing', () => {
    const table = position(
      {
        players: [{ money: 9, engineers: 1 }],
        change: { display: ['c2-01', 'c2-02', 'c2-03', 'c2-04'], contractPile: pile('c2-05', 'c2-06') },
      },
      [
        { do: 'buy-contract', seat: 0 },
        { do: 'buy-contract', seat: 0 },
      ],
    );
    const { state } = table;
    table.choose({ do: 'buy-contract', place: 1 });
    expect(state.lastRound).toBe(false);
    table.choose({ do: 'buy-contract', place: 1 });
    expect(state.lastRound).toBe(true);
    expect(table.told('end-triggered')).toEqual([{ kind: 'end-triggered', seat: 0, cause: 'contracts' }]);
  });

  test.each(['ns-contract', 'pc-10'] as const)('FE-END-2: the last contract, taken for free by %s', (cause) => {
    const table = position({ change: { display: ['c2-01', 'c2-02', 'c2-03', 'c2-04'], contractPile: pile('c2-05') } }, [
      { do: 'free-contract', seat: 0, cause, optional: false },
    ]);
    const { state } = table;
    table.choose({ do: 'take-contract', place: 2 });
    expect(state.lastRound).toBe(true);
    expect(pileSize(state.contractPile)).toBe(0);
  });

  test('FE-END-1, FE-END-2: a second trigger changes nothing', () => {
    const table = position({ players: [{ lines: 1 }], change: { lastRound: true } }, [{ do: 'place-line', seat: 0, left: 1 }]);
    const { state } = table;
    table.choose(LINE);
    expect(state.lastRound).toBe(true);
    expect(table.told('end-triggered')).toEqual([]);
  });

  test('FE-END-6: a board without tokens does not end the game', () => {
    const table = position({ elsewhere: null }, [ROUND_OVER]);
    const { state } = table;
    expect(table.runner.over).toBe(false);
    expect(state.round).toBe(2);
    expect(table.runner.decision).toEqual({ do: 'plan', seat: 0 });
  });
});

describe('the last round', () => {
  test('FE-EX-29, FE-END-3, FE-FLOW-6: the others after the trigger still have their turns', () => {
    const table = position(
      { ...STUCK, turn: 1, players: STUCK.players.map((player, seat) => (seat === 1 ? { ...player, lines: 1 } : player)) },
      [
        ROUND_OVER,
        { do: 'turn', seat: 3 },
        { do: 'turn', seat: 2 },
        { do: 'turn-over', seat: 1 },
        { do: 'shared-line', seat: 1, left: 1, cause: 'nuclear', optional: true },
      ],
    );
    const { state } = table;
    table.choose(LINE);
    expect(table.runner.over).toBe(false);
    expect(table.runner.decision).toEqual({ do: 'plan', seat: 2 });
    playOn(table);
    expect(table.told('turn-started').map(({ seat }) => seat)).toEqual([2, 3]);
    expect(table.told('round-started')).toEqual([]);
    expect(state.outcome).not.toBeNull();
  });

  test('FE-END-3, FE-CON-6, FE-EX-30: contracts and lines are still sold; the display slides but is not filled', () => {
    const table = position(
      {
        seats: 2,
        elsewhere: 'engineer',
        players: [
          { money: 1, contracts: { 'c2-07': [1, 1] } },
          { money: 0, engineers: 2, contracts: { 'c2-07': [1, 1] } },
        ],
        change: { display: ['c2-01', 'c2-03', 'c2-05', 'c2-06'], contractPile: pile('c2-10') },
      },
      [ROUND_OVER, { do: 'turn', seat: 1 }, { do: 'turn-over', seat: 0 }, { do: 'plan', seat: 0 }],
    );
    const { state } = table;
    table.choose({ do: 'plan', choice: 'contract' });
    expect(state.display).toEqual(['c2-03', 'c2-05', 'c2-06', 'c2-10']);
    expect(state.lastRound).toBe(true);
    expect(table.runner.decision).toEqual({ do: 'plan', seat: 1 });
    table.choose({ do: 'plan', choice: 'contract' }, { do: 'buy-contract', place: 2 });
    expect(state.display).toEqual(['c2-03', 'c2-06', 'c2-10']);
    expect(state.players[1]?.money).toBe(1);
    table.choose({ do: 'plan', choice: 'one-line' }, { do: 'place-line', connection: connectionOf('start/hamburg', 2) });
    expect(state.players[1]).toMatchObject({ money: 0, lines: 14 });
    expect(table.runner.over).toBe(true);
  });

  test('FE-EX-30, FE-CON-6: after the slide the third place costs 3M, and there is no fourth', () => {
    const table = position({ players: [{ money: 3 }], change: { display: ['c2-03', 'c2-06', 'c2-10'], contractPile: pile() } }, [
      { do: 'buy-contract', seat: 0 },
    ]);
    expect(table.options).toEqual([1, 2, 3].map((place) => ({ do: 'buy-contract', place })));
    table.choose({ do: 'buy-contract', place: 3 });
    expect(table.runner.state.players[0]?.money).toBe(0);
  });

  test('FE-EX-62, FE-END-4: a trigger in the last turn of the round ends the game with that turn', () => {
    const table = position({ ...STUCK, turn: 3, players: [NOBODY, NOBODY, NOBODY, { lines: 1 }] }, [
      ROUND_OVER,
      { do: 'turn-over', seat: 3 },
      { do: 'shared-line', seat: 3, left: 1, cause: 'nuclear', optional: true },
    ]);
    table.choose(LINE);
    expect(table.runner.over).toBe(true);
    expect(table.told('turn-started')).toEqual([]);
  });

  test('FE-END-3, FE-EX-30: without a trigger the next round begins', () => {
    const table = position({}, [ROUND_OVER]);
    const { state } = table;
    expect(state.round).toBe(2);
    expect(table.runner.decision).toEqual({ do: 'plan', seat: 0 });
  });
});

describe('two rounds without any change', () => {
  const idleRound = (change: object = {}) =>
    position({ ...STUCK, seats: 2, players: STUCK.players.slice(0, 2), change }, [{ do: 'round' }]);
  const bothPass = (table: FutureEnergyPosition) => table.choose({ do: 'done' }, { do: 'done' });

  test('FE-EX-44, FE-END-5: one idle round has no consequence, the second one ends the game', () => {
    const table = idleRound();
    const { state } = table;
    bothPass(table);
    expect(table.runner.over).toBe(false);
    expect(state.idleRounds).toBe(1);
    expect(table.told('round-ended')).toEqual([{ kind: 'round-ended', round: 2, idle: true }]);
    bothPass(table);
    expect(table.runner.over).toBe(true);
    expect(table.told('end-triggered')).toEqual([{ kind: 'end-triggered', seat: null, cause: 'idle' }]);
  });

  test('FE-EX-44, FE-END-5: a line in the second round starts the count again', () => {
    const table = idleRound();
    const { state } = table;
    bothPass(table);
    table.choose({ do: 'plan', choice: 'one-line' }, { do: 'place-line', connection: connectionOf('start/hamburg', 2) });
    table.choose({ do: 'done' });
    expect(table.runner.over).toBe(false);
    expect(state.idleRounds).toBe(0);
    bothPass(table);
    expect(table.runner.over).toBe(false);
    bothPass(table);
    expect(table.runner.over).toBe(true);
  });

  test('FE-END-5: a bought contract, a taken token and a used public contract are changes too', () => {
    const bought = position({ players: [{ money: 9 }] }, [ROUND_OVER, { do: 'buy-contract', seat: 0 }]);
    bought.choose({ do: 'buy-contract', place: 1 });
    expect(bought.state.idleRounds).toBe(0);
    const players = [{ money: 9, contracts: { 'c2-10': [1, 1] } }, NOBODY, NOBODY, NOBODY];
    const taken = position({ elsewhere: 'coal', tokens: { berlin: 'gas' }, players, change: { idleRounds: 1 } }, [
      ROUND_OVER,
      { do: 'move', seat: 0 },
    ]);
    expect(taken.state.idleRounds).toBe(0);
    const used = position(
      { options: { module2: true }, players: [{ publicContracts: ['pc-01'], kept: ['coal', 'gas'] }], change: { idleRounds: 1 } },
      [ROUND_OVER, { do: 'turn-end', seat: 0 }],
    );
    used.choose({ do: 'use-public', card: 'pc-01' });
    expect(used.state.idleRounds).toBe(0);
    const publicBought = position({ options: { module2: true }, change: { idleRounds: 1 }, players: [{ money: 3 }] }, [
      ROUND_OVER,
      { do: 'buy-public', seat: 0 },
    ]);
    publicBought.choose({ do: 'buy-blind' });
    expect(publicBought.state.idleRounds).toBe(0);
  });
});
