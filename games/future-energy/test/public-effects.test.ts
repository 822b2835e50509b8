// Chapter 6.4: public contracts that bring money, contracts or another planning action.
import { viewOf } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { game } from '../rules/game.ts';
import type { ContractId, FutureEnergyState } from '../types/index.ts';
import { using } from './cards.ts';
import { connectionOf, type Laid } from './position.ts';

test('FE-PC-1, FE-PC-8, FE-PC-19: 4M for 2 points, 6M for 4 points, 8M for 6 points', () => {
  const got = (['pc-01', 'pc-07', 'pc-13'] as const).map((card) => {
    const player = using(card).player(0);
    return [player.money, player.points.publicContracts];
  });
  expect(got).toEqual([
    [4, 2],
    [6, 4],
    [8, 6],
  ]);
});

describe('selling a certificate', () => {
  test('FE-PC-3, FE-HID-6: pc-03 pays its value and 1M more; it no longer scores and is shown', () => {
    for (const [value, amount] of [
      [3, 4],
      [4, 5],
      [5, 6],
    ] as const) {
      const table = using('pc-03', { certificates: [value] });
      const { state } = table;
      const player = table.player(0);
      expect([player.money, player.certificates, state.box.certificates]).toEqual([amount, [], [value]]);
      expect(table.told('certificate-sold')).toEqual([{ kind: 'certificate-sold', seat: 0, value, amount }]);
      expect(viewOf(game, state, 1).box.certificates).toEqual([value]);
    }
  });

  test('FE-DEC-19: two or more are asked about, even equal ones, so that nobody learns anything', () => {
    const table = using('pc-03', { certificates: [3, 3, 5] });
    const player = table.player(0);
    expect(table.options).toEqual([0, 1, 2].map((certificate) => ({ do: 'sell-certificate', certificate })));
    table.choose({ do: 'sell-certificate', certificate: 2 });
    expect([player.money, player.certificates]).toEqual([6, [3, 3]]);
    expect(using('pc-03', { certificates: [4, 4] }).runner.decision?.do).toBe('pc-certificate');
  });
});

test('FE-PC-12, FE-DEC-11, FE-INT-11: pc-10 takes a contract for nothing, and is not the contract action', () => {
  const display: ContractId[] = ['c4-01', 'c2-01', 'c3-01', 'c2-02'];
  const table = using('pc-10', { plants: 3, engineers: 2 }, { change: { display: [...display] } });
  const { state } = table;
  const player = table.player(0);
  expect(table.options).toEqual([
    { do: 'take-contract', place: 2 },
    { do: 'take-contract', place: 3 },
    { do: 'take-contract', place: 4 },
  ]);
  table.choose({ do: 'take-contract', place: 3 });
  expect([player.plants, player.money, player.contracts.at(-1)?.id]).toEqual([0, 0, 'c3-01']);
  expect([state.display.length, state.turn.performed.contract]).toEqual([4, 0]);
});

test('FE-PC-12, FE-M2-20: pc-10 fulfils the obligation', () => {
  const table = using(
    'pc-10',
    { money: 9, engineers: 2, contracts: {} },
    { change: { turn: { seat: 0, performed: { 'one-line': 0, 'two-lines': 0, contract: 0 }, obliged: true } } },
    { do: 'plan', seat: 0 },
  );
  const { state } = table;
  table.choose({ do: 'take-contract', place: 1 });
  expect(state.turn.obliged).toBe(false);
  expect(table.why({ do: 'done' })).toEqual([]);
  expect(table.why({ do: 'plan', choice: 'contract' })).toEqual([]);
});

describe('repeating a planning action', () => {
  const performed = (actions: Partial<FutureEnergyState['turn']['performed']>, seat = 0): Laid => ({
    change: { turn: { seat, performed: { 'one-line': 0, 'two-lines': 0, contract: 0, ...actions }, obliged: false } },
  });

  test('FE-PC-23, FE-DEC-26: one that an engineer covers, for its usual price', () => {
    const table = using('pc-16', { money: 6 }, performed({ 'one-line': 1, contract: 1 }));
    const { state } = table;
    const player = table.player(0);
    expect(table.options).toEqual([
      { do: 'repeat', choice: 'one-line' },
      { do: 'repeat', choice: 'contract' },
      { do: 'repeat', choice: 'public' },
    ]);
    expect(table.why({ do: 'repeat', choice: 'two-lines' })).toEqual(['FE-PC-23']);
    table.choose({ do: 'repeat', choice: 'one-line' });
    expect(player.money).toBe(5);
    table.choose({ do: 'place-line', connection: connectionOf('start/berlin') });
    expect([state.turn.performed['one-line'], player.lines, player.points.publicContracts]).toEqual([2, 14, 6]);
    expect(table.told('planned')).toEqual([{ kind: 'planned', seat: 0, choice: 'one-line', price: 1, repeated: true }]);
  });

  test('FE-PC-24: a repeated contract action buys a second contract, construction or public', () => {
    const table = using('pc-16', { money: 4 }, performed({ contract: 1 }));
    const player = table.player(0);
    table.choose({ do: 'repeat', choice: 'contract' }, { do: 'buy-contract', place: 2 });
    expect([player.money, player.contracts.length]).toEqual([2, 2]);
    const other = using('pc-16', { money: 4 }, performed({ contract: 1 }));
    other.choose({ do: 'repeat', choice: 'public' }, { do: 'buy-blind' });
    expect([other.player(0).money, other.player(0).publicContracts.length]).toEqual([3, 1]);
  });

  test('FE-PC-24: only in the own turn, after the first time, and if it can be paid', () => {
    for (const given of [performed({}), performed({ 'one-line': 1 }, 1)]) {
      const table = using('pc-16', { money: 9 }, given);
      const player = table.player(0);
      expect(table.told('effect-lost')).toHaveLength(1);
      expect(player.points.publicContracts).toBe(6);
    }
    expect(using('pc-16', { money: 0 }, performed({ 'one-line': 1 })).told('effect-lost')).toHaveLength(1);
  });
});
