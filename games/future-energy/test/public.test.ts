// Chapter 8.2: public contracts: buying, windows, paying.
import { at, type Seat } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { mapOf } from '../data/map.ts';
import type { FutureEnergyOptions, FutureEnergyStep } from '../types.ts';
import { against, asked, choices, choose, those } from './choosing.ts';
import { type Position, position } from './position.ts';

const MODULE_2 = { module2: true } as const;
const TURN_END: FutureEnergyStep = { do: 'turn-end', seat: 0 };
const playCard = (card: string) => ({ do: 'use-public', card }) as const;
const pay = (what: 'real' | 'joker' | 'site' | 'investor' | 'engineer') => ({ do: 'pay', with: what }) as const;

type Given = NonNullable<Position['players']>[number];

function holding(player: Given, step: FutureEnergyStep = TURN_END, given: Position = {}) {
  return position({ options: MODULE_2, ...given, players: [{ money: 0, ...player }, ...(given.players ?? [])] }, [step]);
}

describe('buying', () => {
  const row = ['pc-01', 'pc-02', 'pc-03', 'pc-04'];
  const pile = { top: [], loose: ['pc-05', 'pc-06'], bottom: [] };
  const buying = (money: number, change: Position['change'] = {}) =>
    holding(
      { money, engineers: 2 },
      { do: 'plan', seat: 0 },
      { change: { publicRow: [...row], publicPile: structuredClone(pile), ...change } },
    );

  test('FE-M2-2, FE-M2-4, FE-DEC-4: one of the row for 1M, replaced at once; the same action as a contract', () => {
    const { runner, state, events } = buying(3);
    choose(runner, { do: 'plan', choice: 'public' });
    expect(choices(runner)).toEqual([...row.map((card) => ({ do: 'buy-public', card })), { do: 'buy-blind' }]);
    choose(runner, { do: 'buy-public', card: 'pc-03' });
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
    const { runner } = buying(9);
    choose(runner, { do: 'plan', choice: 'public' }, { do: 'buy-public', card: 'pc-03' });
    expect(against(runner, { do: 'plan', choice: 'public' })).toEqual(['FE-PLAN-3']);
    expect(against(runner, { do: 'plan', choice: 'contract' })).toEqual(['FE-PLAN-3']);
    const other = buying(9).runner;
    choose(other, { do: 'plan', choice: 'contract' }, { do: 'buy-contract', place: 1 });
    expect(against(other, { do: 'plan', choice: 'public' })).toEqual(['FE-PLAN-3']);
  });

  test('FE-M2-2, FE-M2-5, FE-HID-7: the top card unseen; it is turned up when bought', () => {
    const { runner, state, events } = buying(3);
    choose(runner, { do: 'plan', choice: 'public' }, { do: 'buy-blind' });
    const [card] = at(state.players, 0).publicContracts;
    expect(['pc-05', 'pc-06']).toContain(card);
    expect([state.publicRow, state.publicPile.loose.length]).toEqual([row, 1]);
    expect(those(events, 'public-bought')).toEqual([{ kind: 'public-bought', seat: 0, card, blind: true, price: 1 }]);
  });

  test('FE-M2-4: with an empty pile the row shrinks and nothing is bought blind; the game goes on', () => {
    const { runner, state } = buying(3, { publicPile: { top: [], loose: [], bottom: [] } });
    choose(runner, { do: 'plan', choice: 'public' });
    expect(against(runner, { do: 'buy-blind' })).toEqual(['FE-M2-4']);
    choose(runner, { do: 'buy-public', card: 'pc-02' });
    expect([state.publicRow, state.lastRound]).toEqual([['pc-01', 'pc-03', 'pc-04'], false]);
    const sold = buying(3, { publicRow: [], publicPile: { top: [], loose: [], bottom: [] } }).runner;
    expect(against(sold, { do: 'plan', choice: 'public' })).toEqual(['FE-M2-4']);
  });

  test('FE-M2-2: it needs 1M', () => {
    expect(against(buying(1).runner, { do: 'plan', choice: 'public' })).toEqual([]);
    const poor = holding({ money: 0, publicContracts: ['pc-01'], kept: ['coal', 'gas'] }, { do: 'plan', seat: 0 }).runner;
    expect(against(poor, { do: 'plan', choice: 'public' })).toEqual(['FE-PLAN-11']);
  });

  test('FE-M2-5: any number of them may be held', () => {
    const { runner, state } = holding({ money: 1, publicContracts: ['pc-07', 'pc-08', 'pc-09'] }, { do: 'buy-public', seat: 0 });
    choose(runner, { do: 'buy-blind' });
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
      ).runner;
    expect(against(owing(2), { do: 'plan', choice: 'public' })).toEqual(['FE-PLAN-7']);
    expect(against(owing(1), { do: 'plan', choice: 'public' })).toEqual([]);
  });
});

describe('keeping tokens', () => {
  const use = (token: string): FutureEnergyStep => ({ do: 'use-token', seat: 0, space: 'prague', token });
  const taking = (token: string, player: Given = {}, options: Partial<FutureEnergyOptions> = {}) => {
    const { runner, state } = position(
      { options: { ...MODULE_2, ...options }, plants: { prague: [1] }, players: [{ contracts: { 'c2-06': [1, 1] }, ...player }] },
      [use(token)],
    );
    if (runner.decision?.do === 'coal-return' || runner.decision?.do === 'shared-line') choose(runner, { do: 'skip' });
    return at(state.players, 0);
  };

  test('FE-M2-6: coal, gas, nuclear, oil and site tokens are kept after use', () => {
    for (const token of ['coal', 'gas', 'nuclear', 'oil', 'site']) expect(taking(token).kept).toEqual([token]);
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
    const { runner, state, events } = position(
      { options: MODULE_2, plants: { prague: [1] }, players: [{}, { money: 2, contracts: { 'c2-04': [1, 1] } }] },
      [{ do: 'joint', seat: 1, offer, asked: 0 }],
    );
    choose(runner, { do: 'join', contract: 'c2-04', slot: 0 });
    expect([at(state.players, 1).jokers, state.jokers]).toEqual([1, 17]);
    expect(events.map((event) => event.kind)).toEqual(['joined', 'built', 'joker-taken']);
  });
});

describe('paying', () => {
  test('FE-M2-9, FE-M2-17: the tokens shown are discarded, the effect comes, then the points; card and tokens are gone', () => {
    const { runner, state, events } = holding({ publicContracts: ['pc-07'], kept: ['oil', 'coal', 'gas', 'gas'] });
    choose(runner, playCard('pc-07'));
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
    const kept = ['coal', 'site', 'investor', 'engineer'];
    const { runner, state } = holding({ publicContracts: ['pc-07'], kept, jokers: 1 });
    choose(runner, playCard('pc-07'));
    // Coal is the only real token: paying it with a substitute would leave none.
    expect(runner.decision).toMatchObject({ do: 'pc-pay', paid: 1, real: 1 });
    expect(choices(runner)).toEqual([pay('joker'), pay('site'), pay('investor'), pay('engineer')]);
    expect(against(runner, pay('real'))).toEqual(['FE-M2-9']);
    choose(runner, pay('investor'), pay('joker'));
    expect(at(state.players, 0)).toMatchObject({
      money: 6,
      kept: ['site', 'engineer'],
      jokers: 0,
      points: { publicContracts: 0 },
    });
    expect([state.box.jokers, [...state.box.tokens].sort()]).toEqual([1, ['coal', 'investor']]);
  });

  test('FE-M2-10: a choice after which the rest could not be paid is not offered', () => {
    const { runner } = holding({ publicContracts: ['pc-07'], kept: ['coal', 'gas', 'gas'], jokers: 1 });
    choose(runner, playCard('pc-07'));
    // The joker is needed for oil, so coal and gas were paid with real tokens by themselves.
    expect(at(runner.state.players, 0)).toMatchObject({ money: 6, kept: ['gas'], jokers: 0 });
    const two = holding({ publicContracts: ['pc-07'], kept: ['coal', 'gas'], jokers: 2 }).runner;
    choose(two, playCard('pc-07'));
    expect(choices(two)).toEqual([pay('real'), pay('joker')]);
    choose(two, pay('joker'));
    expect(at(two.state.players, 0)).toMatchObject({ money: 6, kept: ['coal'], jokers: 0 });
  });

  test('FE-M2-10: substitutes alone never pay', () => {
    const { runner } = holding({ publicContracts: ['pc-07', 'pc-01'], kept: ['site', 'investor', 'gas'], jokers: 1 });
    expect(against(runner, playCard('pc-07'))).toEqual([]);
    const none = holding({ publicContracts: ['pc-07', 'pc-02'], kept: ['site', 'investor', 'nuclear', 'oil'], jokers: 1 }).runner;
    expect(against(none, playCard('pc-07'))).toEqual([]);
    const only = holding(
      { publicContracts: ['pc-07', 'pc-02'], kept: ['site', 'site', 'nuclear'], jokers: 1, lines: 14 },
      TURN_END,
      {
        lines: { 'start/berlin': [0] },
      },
    ).runner;
    expect(against(only, playCard('pc-07'))).toEqual(['FE-M2-10']);
  });

  test('FE-M2-11: one energy never replaces another', () => {
    const { runner } = holding({ publicContracts: ['pc-01', 'pc-07'], kept: ['coal', 'oil', 'nuclear', 'gas'] });
    choose(runner, playCard('pc-07'));
    expect(at(runner.state.players, 0).kept).toEqual(['nuclear']);
    const lacking = holding({ publicContracts: ['pc-01', 'pc-02'], kept: ['coal', 'oil', 'nuclear'] }).runner;
    expect(against(lacking, playCard('pc-01'))).toEqual(['FE-M2-10']);
  });

  test('FE-M2-12: with a substitute the effect comes, but no points', () => {
    const { runner, state } = holding({ publicContracts: ['pc-01'], kept: ['coal'], jokers: 1 });
    choose(runner, playCard('pc-01'));
    expect(at(state.players, 0)).toMatchObject({ money: 4, points: { publicContracts: 0 } });
  });

  test('FE-M2-13: tokens on player boards and nuclear boards do not count', () => {
    const { runner } = holding({
      publicContracts: ['pc-01', 'pc-02'],
      kept: ['coal', 'nuclear', 'oil'],
      investors: 2,
      engineers: 3,
      nuclear: 2,
    });
    expect(against(runner, playCard('pc-01'))).toEqual(['FE-M2-10']);
  });

  test('FE-M2-18: an effect that is impossible is skipped, and the points are scored all the same', () => {
    const { runner, state, events } = holding({ publicContracts: ['pc-03'], kept: ['gas', 'oil'] });
    choose(runner, playCard('pc-03'));
    expect(at(state.players, 0).points.publicContracts).toBe(2);
    expect(those(events, 'effect-lost')).toEqual([{ kind: 'effect-lost', seat: 0, cause: 'pc-03' }]);
  });

  test('FE-M2-19, FE-DEC-17: without effect only real tokens are taken; without both the card is not offered', () => {
    const { runner } = holding({ publicContracts: ['pc-03', 'pc-01'], kept: ['gas', 'oil', 'coal'], jokers: 1 });
    choose(runner, playCard('pc-03'));
    expect(at(runner.state.players, 0)).toMatchObject({ jokers: 1, kept: ['coal'] });
    const useless = holding({ publicContracts: ['pc-03', 'pc-01'], kept: ['gas', 'coal'], jokers: 1 }).runner;
    expect(against(useless, playCard('pc-03'))).toEqual(['FE-M2-19']);
  });
});

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
      const { runner, state } = holding(rich, step, { elsewhere: 'gas' });
      const decision = runner.decision;
      expect(against(runner, playCard('pc-01'))).toEqual([]);
      choose(runner, playCard('pc-01'));
      expect(at(state.players, 0).money).toBe(13);
      // FE-M2-16: then the same question again, unless nothing is left to choose.
      if (choices(runner).length > 1 && decision?.do !== 'turn-end' && decision?.do !== 'final-window') {
        expect(runner.decision?.do).toBe(decision?.do);
      }
    }
  });

  test('FE-DEC-15, FE-DEC-16: without a usable card nobody is asked', () => {
    for (const step of [TURN_END, { do: 'final-window', seat: 0 }, { do: 'between-turns', seat: 0 }] as const) {
      expect(holding({ publicContracts: ['pc-01'], kept: ['coal'] }, step).runner.decision?.do).toBe('place-line');
      const { runner } = holding(card, step);
      expect(choices(runner)).toEqual([{ do: 'end' }, playCard('pc-01')]);
      expect(runner.standing(0, 'never-use')).toEqual({ do: 'end' });
    }
  });

  test('FE-M2-15: any number of cards, one after the other; not inside another card', () => {
    const { runner, state } = holding({
      publicContracts: ['pc-01', 'pc-07', 'pc-06'],
      kept: ['coal', 'gas', 'coal', 'gas', 'oil', 'gas', 'nuclear'],
      contracts: { 'c2-01': [1, 1] },
    });
    choose(runner, playCard('pc-01'), playCard('pc-07'), playCard('pc-06'));
    expect(runner.decision?.do).toBe('pc-return');
    expect(choices(runner).some((action) => action.do === 'use-public')).toBe(false);
    expect(at(state.players, 0).money).toBe(10);
  });

  test('FE-M2-16: the options of the interrupted decision are computed anew', () => {
    const { runner } = holding({ ...card, contracts: { 'c2-04': [1, 1] } }, { do: 'move', seat: 0 }, { elsewhere: 'gas' });
    expect(choices(runner)).toEqual([{ do: 'pass' }, playCard('pc-01')]);
    choose(runner, playCard('pc-01'));
    expect(choices(runner)).toHaveLength(8);
    expect(against(runner, { do: 'pass' })).toEqual(['FE-MOVE-11']);
  });

  test('FE-M2-22: nobody must use a card, not even to be able to move', () => {
    const { runner, events } = holding(
      { ...card, contracts: { 'c2-04': [1, 1] } },
      { do: 'move', seat: 0 },
      { elsewhere: 'gas' },
    );
    choose(runner, { do: 'pass' });
    expect(those(events, 'passed')).toHaveLength(1);
  });

  test('FE-M2-14, FE-OPT-5: by default there is no window before the turn of another player', () => {
    const players = [{ money: 0 }, card, card, card];
    const asking = (timing: FutureEnergyOptions['publicContractTiming'], module2 = true) =>
      position({ options: { module2, publicContractTiming: timing }, players }, [{ do: 'turn', seat: 0 }]).runner;
    expect(asking('own-turn').decision?.do).toBe('plan');
    expect(asking('every-turn').decision).toEqual({ do: 'between-turns', seat: 1 });
    expect(asking('every-turn', false).decision?.do).toBe('plan');
  });

  test('FE-M2-25, FE-DEC-28: all but the one about to move, in turn order, if they have a usable card', () => {
    const players = [card, { money: 0 }, { publicContracts: ['pc-01'] }, card];
    const { runner, state } = position({ options: { module2: true, publicContractTiming: 'every-turn' }, players }, [
      { do: 'turn', seat: 1 },
    ]);
    const order: Seat[] = [];
    while (runner.decision?.do === 'between-turns') {
      order.push(asked(runner));
      choose(runner, { do: 'end' });
    }
    expect(order).toEqual([3, 0]);
    expect(runner.decision).toEqual({ do: 'plan', seat: 1 });
    expect(at(state.players, 1).money).toBe(3); // only then comes the income
  });

  test('FE-M2-25: what happens in it belongs to the round about to begin', () => {
    const { runner, state } = position(
      {
        options: { module2: true, publicContractTiming: 'every-turn' },
        players: [{}, { publicContracts: ['pc-14'], kept: ['coal', 'gas', 'nuclear', 'oil'], lines: 1 }],
        first: 0,
      },
      [{ do: 'round' }],
    );
    choose(runner, playCard('pc-14'));
    choose(runner, at(choices(runner), 0));
    expect([state.lastRound, state.roundChanged]).toEqual([true, true]);
    expect(runner.decision).toEqual({ do: 'plan', seat: 0 });
    expect(state.agenda.filter((step) => step.do === 'turn')).toHaveLength(3);
  });
});

describe('FE-M2-24: who is asked to join although they cannot yet', () => {
  const offer = { builder: 1, space: 'prague', symbol: 'gas', token: 'gas' } as const;
  const asks = (player: Given) => {
    const none = { money: 0, contracts: {} };
    const { runner } = position({ options: MODULE_2, plants: { prague: [0, 1] }, players: [player, none, none, none] }, [
      { do: 'joint-round', offer, asked: 0 },
    ]);
    return runner.decision?.do === 'joint';
  };
  const gas = { 'c2-04': [1, 1] };
  const all = ['coal', 'gas', 'nuclear', 'oil'];

  test('FE-M2-24: money by pc-01, pc-03, pc-07, pc-13', () => {
    expect(asks({ money: 0, contracts: gas })).toBe(false);
    for (const card of ['pc-01', 'pc-07', 'pc-13']) {
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
    const table: [string, boolean, boolean, boolean][] = [
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
  const { runner, state } = holding(
    { money: 0, publicContracts: ['pc-05'], kept: ['coal', 'nuclear'], contracts: { 'c2-04': [1, 1] } },
    { do: 'move', seat: 0 },
    { elsewhere: 'oil', tokens: { prague: 'gas' }, players: [{ money: 0 }, { money: 0 }, { money: 0 }] },
  );
  choose(runner, playCard('pc-05'), { do: 'step-crew', space: 'prague' });
  // Prague is the only destination that costs nothing: the crew builds where it stands.
  expect(mapOf(state).spaces[state.crew]?.id).toBe('prague');
  expect(at(state.players, 0).built[state.crew]).toBe(1);
});
