// Chapter 8.2: public contracts: buying them, and keeping tokens for them.
import { at, pileOf } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import type { FutureEnergyOptions, FutureEnergyStep, PublicId, TokenId } from '../types/index.ts';
import { type Given, holding, MODULE_2 } from './cards.ts';
import { type Laid, position } from './position.ts';

describe('buying', () => {
  const row: PublicId[] = ['pc-01', 'pc-02', 'pc-03', 'pc-04'];
  const pile = pileOf<PublicId>(['pc-05', 'pc-06']);
  const buying = (money: number, change: Laid['change'] = {}) =>
    holding(
      { money, engineers: 2 },
      { do: 'plan', seat: 0 },
      { change: { publicRow: [...row], publicPile: structuredClone(pile), ...change } },
    );

  test('FE-M2-2, FE-M2-4, FE-DEC-4: one of the row for 1M, replaced at once; the same action as a contract', () => {
    const table = buying(3);
    const { state, events } = table;
    table.choose({ do: 'plan', choice: 'public' });
    expect(table.options).toEqual([...row.map((card) => ({ do: 'buy-public', card })), { do: 'buy-blind' }]);
    table.choose({ do: 'buy-public', card: 'pc-03' });
    expect(at(state.players, 0)).toMatchObject({ money: 2, publicContracts: ['pc-03'] });
    expect([state.publicRow[0], state.publicRow[1], state.publicRow[3], state.publicRow.length]).toEqual([
      'pc-01',
      'pc-02',
      'pc-04',
      4,
    ]);
    expect(['pc-05', 'pc-06']).toContain(state.publicRow[2]);
    expect(events.map((event) => event.kind)).toEqual(['planned', 'public-bought', 'public-revealed']);
    expect(state.turn.performed.contract).toBe(1);
  });

  test('FE-M2-3: only one contract of either kind a turn', () => {
    const table = buying(9);
    table.choose({ do: 'plan', choice: 'public' }, { do: 'buy-public', card: 'pc-03' });
    expect(table.why({ do: 'plan', choice: 'public' })).toEqual(['FE-PLAN-3']);
    expect(table.why({ do: 'plan', choice: 'contract' })).toEqual(['FE-PLAN-3']);
    const other = buying(9);
    other.choose({ do: 'plan', choice: 'contract' }, { do: 'buy-contract', place: 1 });
    expect(other.why({ do: 'plan', choice: 'public' })).toEqual(['FE-PLAN-3']);
  });

  test('FE-M2-2, FE-M2-5, FE-HID-7: the top card unseen; it is turned up when bought', () => {
    const table = buying(3);
    const { state } = table;
    table.choose({ do: 'plan', choice: 'public' }, { do: 'buy-blind' });
    const [card] = at(state.players, 0).publicContracts;
    expect(['pc-05', 'pc-06']).toContain(card);
    expect([state.publicRow, state.publicPile.loose.length]).toEqual([row, 1]);
    expect(table.told('public-bought')).toEqual([{ kind: 'public-bought', seat: 0, card, blind: true, price: 1 }]);
  });

  test('FE-M2-4: with an empty pile the row shrinks and nothing is bought blind; the game goes on', () => {
    const table = buying(3, { publicPile: { top: [], loose: [], bottom: [] } });
    const { state } = table;
    table.choose({ do: 'plan', choice: 'public' });
    expect(table.why({ do: 'buy-blind' })).toEqual(['FE-M2-4']);
    table.choose({ do: 'buy-public', card: 'pc-02' });
    expect([state.publicRow, state.lastRound]).toEqual([['pc-01', 'pc-03', 'pc-04'], false]);
    const sold = buying(3, { publicRow: [], publicPile: { top: [], loose: [], bottom: [] } });
    expect(sold.why({ do: 'plan', choice: 'public' })).toEqual(['FE-M2-4']);
  });

  test('FE-M2-2: it needs 1M', () => {
    expect(buying(1).why({ do: 'plan', choice: 'public' })).toEqual([]);
    const poor = holding({ money: 0, publicContracts: ['pc-01'], kept: ['coal', 'gas'] }, { do: 'plan', seat: 0 });
    expect(poor.why({ do: 'plan', choice: 'public' })).toEqual(['FE-PLAN-11']);
  });

  test('FE-M2-5: any number of them may be held', () => {
    const table = holding({ money: 1, publicContracts: ['pc-07', 'pc-08', 'pc-09'] }, { do: 'buy-public', seat: 0 });
    const { state } = table;
    table.choose({ do: 'buy-blind' });
    expect(at(state.players, 0).publicContracts).toHaveLength(4);
  });

  test('FE-M2-20, FE-M2-21: a public contract does not fulfil the obligation, but may be bought where it is void', () => {
    const obliged = { seat: 0, performed: { 'one-line': 0, 'two-lines': 0, contract: 0 }, obliged: true };
    const owing = (plants: number) =>
      holding(
        { money: 9, plants, contracts: {}, publicContracts: ['pc-01'], kept: ['coal', 'gas'] },
        { do: 'plan', seat: 0 },
        {
          change: { display: ['c2-01'], turn: structuredClone(obliged) },
        },
      );
    expect(owing(2).why({ do: 'plan', choice: 'public' })).toEqual(['FE-PLAN-7']);
    expect(owing(1).why({ do: 'plan', choice: 'public' })).toEqual([]);
  });
});

describe('keeping tokens', () => {
  const use = (token: TokenId): FutureEnergyStep => ({ do: 'use-token', seat: 0, space: 'prague', token });
  const taking = (token: TokenId, player: Given = {}, options: Partial<FutureEnergyOptions> = {}) => {
    const table = position(
      { options: { ...MODULE_2, ...options }, plants: { prague: [1] }, players: [{ contracts: { 'c2-06': [1, 1] }, ...player }] },
      [use(token)],
    );
    const { state } = table;
    if (table.runner.decision?.do === 'coal-return' || table.runner.decision?.do === 'shared-line') table.choose({ do: 'skip' });
    return at(state.players, 0);
  };

  test('FE-M2-6: coal, gas, nuclear, oil and site tokens are kept after use', () => {
    for (const token of ['coal', 'gas', 'nuclear', 'oil', 'site'] as const) expect(taking(token).kept).toEqual([token]);
  });

  test('FE-M2-6, FE-M2-7: investors and engineers go to the board while there is room, then they are kept', () => {
    expect(taking('investor', { investors: 1 })).toMatchObject({ investors: 2, kept: [] });
    expect(taking('investor', { investors: 2 })).toMatchObject({ investors: 2, kept: ['investor'] });
    expect(taking('engineer', { engineers: 2 })).toMatchObject({ engineers: 3, kept: [] });
    expect(taking('engineer', { engineers: 3 })).toMatchObject({ engineers: 3, kept: ['engineer'] });
  });

  test('FE-OPT-3: always-kept: they never go to the board; without module 2 the option changes nothing', () => {
    const option = { permanentTokensWithModule2: 'always-kept' } as const;
    expect(taking('investor', {}, option)).toMatchObject({ investors: 0, kept: ['investor'] });
    expect(taking('engineer', {}, option)).toMatchObject({ engineers: 1, kept: ['engineer'] });
    expect(taking('investor', {}, { ...option, module2: false })).toMatchObject({ investors: 1, kept: [] });
  });

  test('FE-M2-8: who joins takes a joker', () => {
    const offer = { builder: 0, space: 'prague', symbol: 'gas', token: 'gas' } as const;
    const table = position(
      { options: MODULE_2, plants: { prague: [1] }, players: [{}, { money: 2, contracts: { 'c2-04': [1, 1] } }] },
      [{ do: 'joint', seat: 1, offer, asked: 0 }],
    );
    const { state, events } = table;
    table.choose({ do: 'join', contract: 'c2-04', slot: 0 });
    expect([at(state.players, 1).jokers, state.jokers]).toEqual([1, 17]);
    expect(events.map((event) => event.kind)).toEqual(['joined', 'built', 'joker-taken']);
  });
});
