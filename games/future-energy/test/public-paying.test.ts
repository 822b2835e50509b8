// Chapter 8.2: public contracts: paying for them.
import { at } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import type { TokenId } from '../types/index.ts';
import { holding, playCard, TURN_END } from './cards.ts';

const pay = (what: 'real' | 'joker' | 'site' | 'investor' | 'engineer') => ({ do: 'pay', with: what }) as const;

describe('paying', () => {
  test('FE-M2-9, FE-M2-17: the tokens shown are discarded, the effect comes, then the points; card and tokens are gone', () => {
    const table = holding({ publicContracts: ['pc-07'], kept: ['oil', 'coal', 'gas', 'gas'] });
    const { state, events } = table;
    table.choose(playCard('pc-07'));
    expect(at(state.players, 0)).toMatchObject({ money: 6, kept: ['gas'], publicContracts: [], points: { publicContracts: 4 } });
    expect(events.map((event) => event.kind)).toEqual([
      'public-used',
      'token-paid',
      'token-paid',
      'token-paid',
      'money-received',
      'public-done',
    ]);
    expect([state.box.publicContracts, [...state.box.tokens].sort()]).toEqual([['pc-07'], ['coal', 'gas', 'oil']]);
  });

  test('FE-M2-10, FE-DEC-17: any substitute, one for one, but at least one real token', () => {
    const kept: TokenId[] = ['coal', 'site', 'investor', 'engineer'];
    const table = holding({ publicContracts: ['pc-07'], kept, jokers: 1 });
    const { state } = table;
    table.choose(playCard('pc-07'));
    // Coal is the only real token: paying it with a substitute would leave none.
    expect(table.runner.decision).toMatchObject({ do: 'pc-pay', paid: 1, real: 1 });
    expect(table.options).toEqual([pay('joker'), pay('site'), pay('investor'), pay('engineer')]);
    expect(table.why(pay('real'))).toEqual(['FE-M2-9']);
    table.choose(pay('investor'), pay('joker'));
    expect(at(state.players, 0)).toMatchObject({
      money: 6,
      kept: ['site', 'engineer'],
      jokers: 0,
      points: { publicContracts: 0 },
    });
    expect([state.box.jokers, [...state.box.tokens].sort()]).toEqual([1, ['coal', 'investor']]);
  });

  test('FE-M2-10: a choice after which the rest could not be paid is not offered', () => {
    const table = holding({ publicContracts: ['pc-07'], kept: ['coal', 'gas', 'gas'], jokers: 1 });
    table.choose(playCard('pc-07'));
    // The joker is needed for oil, so coal and gas were paid with real tokens by themselves.
    expect(at(table.runner.state.players, 0)).toMatchObject({ money: 6, kept: ['gas'], jokers: 0 });
    const two = holding({ publicContracts: ['pc-07'], kept: ['coal', 'gas'], jokers: 2 });
    two.choose(playCard('pc-07'));
    expect(two.options).toEqual([pay('real'), pay('joker')]);
    two.choose(pay('joker'));
    expect(at(two.state.players, 0)).toMatchObject({ money: 6, kept: ['coal'], jokers: 0 });
  });

  test('FE-M2-10: substitutes alone never pay', () => {
    const table = holding({ publicContracts: ['pc-07', 'pc-01'], kept: ['site', 'investor', 'gas'], jokers: 1 });
    expect(table.why(playCard('pc-07'))).toEqual([]);
    const none = holding({ publicContracts: ['pc-07', 'pc-02'], kept: ['site', 'investor', 'nuclear', 'oil'], jokers: 1 });
    expect(none.why(playCard('pc-07'))).toEqual([]);
    const only = holding(
      { publicContracts: ['pc-07', 'pc-02'], kept: ['site', 'site', 'nuclear'], jokers: 1, lines: 14 },
      TURN_END,
      {
        lines: { 'start/berlin': [0] },
      },
    );
    expect(only.why(playCard('pc-07'))).toEqual(['FE-M2-10']);
  });

  test('FE-M2-11: one energy never replaces another', () => {
    const table = holding({ publicContracts: ['pc-01', 'pc-07'], kept: ['coal', 'oil', 'nuclear', 'gas'] });
    table.choose(playCard('pc-07'));
    expect(at(table.runner.state.players, 0).kept).toEqual(['nuclear']);
    const lacking = holding({ publicContracts: ['pc-01', 'pc-02'], kept: ['coal', 'oil', 'nuclear'] });
    expect(lacking.why(playCard('pc-01'))).toEqual(['FE-M2-10']);
  });

  test('FE-M2-12: with a substitute the effect comes, but no points', () => {
    const table = holding({ publicContracts: ['pc-01'], kept: ['coal'], jokers: 1 });
    const { state } = table;
    table.choose(playCard('pc-01'));
    expect(at(state.players, 0)).toMatchObject({ money: 4, points: { publicContracts: 0 } });
  });

  test('FE-M2-13: tokens on player boards and nuclear boards do not count', () => {
    const table = holding({
      publicContracts: ['pc-01', 'pc-02'],
      kept: ['coal', 'nuclear', 'oil'],
      investors: 2,
      engineers: 3,
      nuclear: 2,
    });
    expect(table.why(playCard('pc-01'))).toEqual(['FE-M2-10']);
  });

  test('FE-M2-18: an effect that is impossible is skipped, and the points are scored all the same', () => {
    const table = holding({ publicContracts: ['pc-03'], kept: ['gas', 'oil'] });
    const { state } = table;
    table.choose(playCard('pc-03'));
    expect(at(state.players, 0).points.publicContracts).toBe(2);
    expect(table.told('effect-lost')).toEqual([{ kind: 'effect-lost', seat: 0, cause: 'pc-03' }]);
  });

  test('FE-M2-19, FE-DEC-17: without effect only real tokens are taken; without both the card is not offered', () => {
    const table = holding({ publicContracts: ['pc-03', 'pc-01'], kept: ['gas', 'oil', 'coal'], jokers: 1 });
    table.choose(playCard('pc-03'));
    expect(at(table.runner.state.players, 0)).toMatchObject({ jokers: 1, kept: ['coal'] });
    const useless = holding({ publicContracts: ['pc-03', 'pc-01'], kept: ['gas', 'coal'], jokers: 1 });
    expect(useless.why(playCard('pc-03'))).toEqual(['FE-M2-19']);
  });
});
