// Chapter 8.2: public contracts: when they may be used.
import { at, type Seat } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { mapOf } from '../data/tables.ts';
import type { FutureEnergyOptions, FutureEnergyStep, PublicId, TokenId } from '../types/index.ts';
import { type Given, holding, MODULE_2, playCard, TURN_END } from './cards.ts';
import { position } from './position.ts';

describe('the windows', () => {
  const card: Given = { publicContracts: ['pc-01'], kept: ['coal', 'gas'] };
  const rich: Given = { ...card, money: 9, contracts: { 'c2-04': [1, 1] } };

  test('FE-M2-14, FE-DEC-1, FE-DEC-5, FE-DEC-14, FE-DEC-15, FE-DEC-16: at plan, destination, joint, turn-end and before scoring', () => {
    const offer = { builder: 1, space: 'prague', symbol: 'gas', token: 'gas' } as const;
    const steps: FutureEnergyStep[] = [
      { do: 'plan', seat: 0 },
      { do: 'move', seat: 0 },
      { do: 'joint', seat: 0, offer, asked: 2 },
      TURN_END,
      { do: 'final-window', seat: 0 },
    ];
    for (const step of steps) {
      const table = holding(rich, step, { elsewhere: 'gas' });
      const { state } = table;
      const decision = table.runner.decision;
      expect(table.why(playCard('pc-01'))).toEqual([]);
      table.choose(playCard('pc-01'));
      expect(at(state.players, 0).money).toBe(13);
      // FE-M2-16: then the same question again, unless nothing is left to choose.
      if (table.options.length > 1 && decision?.do !== 'turn-end' && decision?.do !== 'final-window') {
        expect(table.runner.decision?.do).toBe(decision?.do);
      }
    }
  });

  test('FE-DEC-15, FE-DEC-16: without a usable card nobody is asked', () => {
    for (const step of [TURN_END, { do: 'final-window', seat: 0 }, { do: 'between-turns', seat: 0 }] as const) {
      expect(holding({ publicContracts: ['pc-01'], kept: ['coal'] }, step).runner.decision?.do).toBe('place-line');
      const table = holding(card, step);
      expect(table.options).toEqual([{ do: 'end' }, playCard('pc-01')]);
      expect(table.runner.standing(0, 'never-use')).toEqual({ do: 'end' });
    }
  });

  test('FE-M2-15: any number of cards, one after the other; not inside another card', () => {
    const table = holding({
      publicContracts: ['pc-01', 'pc-07', 'pc-06'],
      kept: ['coal', 'gas', 'coal', 'gas', 'oil', 'gas', 'nuclear'],
      contracts: { 'c2-01': [1, 1] },
    });
    const { state } = table;
    table.choose(playCard('pc-01'), playCard('pc-07'), playCard('pc-06'));
    expect(table.runner.decision?.do).toBe('pc-return');
    expect(table.options.some((action) => action.do === 'use-public')).toBe(false);
    expect(at(state.players, 0).money).toBe(10);
  });

  test('FE-M2-16: the options of the interrupted decision are computed anew', () => {
    const table = holding({ ...card, contracts: { 'c2-04': [1, 1] } }, { do: 'move', seat: 0 }, { elsewhere: 'gas' });
    expect(table.options).toEqual([{ do: 'pass' }, playCard('pc-01')]);
    table.choose(playCard('pc-01'));
    expect(table.options).toHaveLength(8);
    expect(table.why({ do: 'pass' })).toEqual(['FE-MOVE-11']);
  });

  test('FE-M2-22: nobody must use a card, not even to be able to move', () => {
    const table = holding({ ...card, contracts: { 'c2-04': [1, 1] } }, { do: 'move', seat: 0 }, { elsewhere: 'gas' });
    table.choose({ do: 'pass' });
    expect(table.told('passed')).toHaveLength(1);
  });

  test('FE-M2-14, FE-OPT-5: by default there is no window before the turn of another player', () => {
    const players = [{ money: 0 }, card, card, card];
    const asking = (timing: FutureEnergyOptions['publicContractTiming'], module2 = true) =>
      position({ options: { module2, publicContractTiming: timing }, players }, [{ do: 'turn', seat: 0 }]);
    expect(asking('own-turn').asked).toBe('plan');
    expect(asking('every-turn').runner.decision).toEqual({ do: 'between-turns', seat: 1 });
    expect(asking('every-turn', false).asked).toBe('plan');
  });

  test('FE-M2-25, FE-DEC-28: all but the one about to move, in turn order, if they have a usable card', () => {
    const players: Given[] = [card, { money: 0 }, { publicContracts: ['pc-01'] }, card];
    const table = position({ options: { module2: true, publicContractTiming: 'every-turn' }, players }, [
      { do: 'turn', seat: 1 },
    ]);
    const { state } = table;
    const order: Seat[] = [];
    while (table.runner.decision?.do === 'between-turns') {
      order.push(table.seat);
      table.choose({ do: 'end' });
    }
    expect(order).toEqual([3, 0]);
    expect(table.runner.decision).toEqual({ do: 'plan', seat: 1 });
    expect(at(state.players, 1).money).toBe(3); // only then comes the income
  });

  test('FE-M2-25: what happens in it belongs to the round about to begin', () => {
    const table = position(
      {
        options: { module2: true, publicContractTiming: 'every-turn' },
        players: [{}, { publicContracts: ['pc-14'], kept: ['coal', 'gas', 'nuclear', 'oil'], lines: 1 }],
        first: 0,
      },
      [{ do: 'round' }],
    );
    const { state } = table;
    table.choose(playCard('pc-14'));
    table.choose(at(table.options, 0));
    expect([state.lastRound, state.roundChanged]).toEqual([true, true]);
    expect(table.runner.decision).toEqual({ do: 'plan', seat: 0 });
    expect(state.agenda.filter((step) => step.do === 'turn')).toHaveLength(3);
  });
});

describe('FE-M2-24: who is asked to join although they cannot yet', () => {
  const offer = { builder: 1, space: 'prague', symbol: 'gas', token: 'gas' } as const;
  const asks = (player: Given) => {
    const none = { money: 0, contracts: {} };
    const table = position({ options: MODULE_2, plants: { prague: [0, 1] }, players: [player, none, none, none] }, [
      { do: 'joint-round', offer, asked: 0 },
    ]);
    return table.runner.decision?.do === 'joint';
  };
  const gas = { 'c2-04': [1, 1] };
  const all: TokenId[] = ['coal', 'gas', 'nuclear', 'oil'];

  test('FE-M2-24: money by pc-01, pc-03, pc-07, pc-13', () => {
    expect(asks({ money: 0, contracts: gas })).toBe(false);
    for (const card of ['pc-01', 'pc-07', 'pc-13'] as const) {
      expect(asks({ money: 0, contracts: gas, publicContracts: [card], kept: all })).toBe(true);
      expect(asks({ money: 0, contracts: gas, publicContracts: [card], kept: [] })).toBe(false);
    }
    expect(asks({ money: 0, contracts: gas, publicContracts: ['pc-03'], kept: all })).toBe(false);
    expect(asks({ money: 0, contracts: gas, publicContracts: ['pc-03'], kept: all, certificates: [3] })).toBe(true);
    expect(asks({ money: 0, contracts: gas, publicContracts: ['pc-14'], kept: all })).toBe(false);
  });

  test('FE-M2-24: money by a contract that a card completes: pc-06, pc-09 with one plant, pc-15 with one or two', () => {
    const one = { 'c2-04': [1, 0] };
    const two = { 'c2-04': [1, 1] };
    const three = { 'c3-01': [1, 1, 1] };
    const table: [PublicId, boolean, boolean, boolean][] = [
      ['pc-06', true, false, false],
      ['pc-09', true, false, false],
      ['pc-15', true, true, false],
    ];
    for (const [card, ...expected] of table) {
      const found = [one, two, three].map((contracts) => asks({ money: 1, contracts, publicContracts: [card], kept: all }));
      expect(found, card).toEqual(expected);
    }
  });

  test('FE-M2-24: a plant by pc-04 or pc-10; both things need a card each', () => {
    const other = { 'c2-06': [1, 0] };
    expect(asks({ money: 2, contracts: other })).toBe(false);
    expect(asks({ money: 2, contracts: other, publicContracts: ['pc-04'], kept: all })).toBe(true);
    expect(asks({ money: 2, contracts: other, publicContracts: ['pc-10'], kept: all })).toBe(true);
    expect(asks({ money: 2, contracts: other, publicContracts: ['pc-01'], kept: all })).toBe(false);
    expect(asks({ money: 0, contracts: other, publicContracts: ['pc-10'], kept: all })).toBe(false);
    expect(asks({ money: 0, contracts: other, publicContracts: ['pc-10', 'pc-01'], kept: all })).toBe(true);
  });
});

test('FE-M2-23: the space where pc-05 leaves the crew is a destination for nothing', () => {
  const table = holding(
    { money: 0, publicContracts: ['pc-05'], kept: ['coal', 'nuclear'], contracts: { 'c2-04': [1, 1] } },
    { do: 'move', seat: 0 },
    { elsewhere: 'oil', tokens: { prague: 'gas' }, players: [{ money: 0 }, { money: 0 }, { money: 0 }] },
  );
  const { state } = table;
  table.choose(playCard('pc-05'), { do: 'step-crew', space: 'prague' });
  // Prague is the only destination that costs nothing: the crew builds where it stands.
  expect(mapOf(state).spaces[state.crew]?.id).toBe('prague');
  expect(at(state.players, 0).built[state.crew]).toBe(1);
});
