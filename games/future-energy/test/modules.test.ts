// Chapters 6.5, 8.3 and 8.4: new sites, nuclear boards, and modules together.
import { at, instead } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { mapOf } from '../data/tables.ts';
import type { ContractId, FutureEnergyStep, TokenId } from '../types/index.ts';
import { connectionOf, type Laid, position } from './position.ts';

const MODULE_3 = { module3: true } as const;
const MODULES_2_3 = { module2: true, module3: true } as const;
const use = (token: TokenId): FutureEnergyStep => ({ do: 'use-token', seat: 0, space: 'prague', token });
const line = (ends: string) => ({ do: 'place-line', connection: connectionOf(ends) }) as const;

function using(token: TokenId, given: Laid = {}) {
  return position({ options: MODULE_3, plants: { prague: [1] }, ...given }, [use(token)]);
}

test('FE-NS-1, FE-NS-7, FE-M3-4: 4M, 4M and 5M instead of 3M', () => {
  const money = (token: TokenId) => at(using(token, { players: [{ money: 0 }] }).state.players, 0).money;
  expect((['ns-money-4-a', 'ns-money-4-b', 'ns-money-5'] as const).map(money)).toEqual([4, 4, 5]);
});

test('FE-NS-2: five points at once', () => {
  const table = using('ns-vp-5', { players: [{ money: 0 }] });
  const { state } = table;
  expect(at(state.players, 0)).toMatchObject({ money: 0, points: { newSites: 5 } });
  expect(table.told('points-scored')).toEqual([{ kind: 'points-scored', seat: 0, points: 5, cause: 'ns-vp-5' }]);
});

test('FE-NS-3, FE-DEC-11: a contract for nothing, if it fits; or no, thanks', () => {
  const display: ContractId[] = ['c4-01', 'c3-01', 'c2-01', 'c2-02'];
  const given = { players: [{ money: 0, plants: 3 }], change: { display } };
  const table = using('ns-contract', structuredClone(given));
  const { state } = table;
  expect(table.options).toEqual([
    { do: 'take-contract', place: 2 },
    { do: 'take-contract', place: 3 },
    { do: 'take-contract', place: 4 },
    { do: 'skip' },
  ]);
  expect(table.why({ do: 'take-contract', place: 1 })).toEqual(['FE-CON-3']);
  table.choose({ do: 'take-contract', place: 2 });
  expect(at(state.players, 0)).toMatchObject({ money: 0, plants: 0 });
  expect(at(state.players, 0).contracts.at(-1)).toEqual({ id: 'c3-01', plants: [1, 1, 1] });
  expect(state.display.slice(0, 3)).toEqual(['c4-01', 'c2-01', 'c2-02']);
  expect(state.display).toHaveLength(4);
  const declined = using('ns-contract', structuredClone(given));
  declined.choose({ do: 'skip' });
  expect(declined.state.display).toEqual(display);
  const lost = using('ns-contract', { players: [{ plants: 1 }] });
  expect(lost.told('effect-lost')).toHaveLength(1);
});

test('FE-NS-4: up to two lines for nothing, each beside another one if wanted', () => {
  const table = using('ns-lines-2', { lines: { 'start/berlin': [2] }, players: [{ money: 0 }] });
  const { state } = table;
  table.choose(line('start/berlin'));
  expect(table.runner.decision).toMatchObject({ do: 'shared-line', left: 1, cause: 'ns-lines-2' });
  table.choose(line('start/prague'));
  expect(table.runner.decision?.do).toBe('place-line');
  expect(at(state.players, 0)).toMatchObject({ money: 0, lines: 13 });
  const one = using('ns-lines-2');
  one.choose(line('start/berlin'), { do: 'skip' });
  expect(at(one.state.players, 0).lines).toBe(14);
  const none = using('ns-lines-2');
  none.choose({ do: 'skip' });
  expect([none.runner.decision?.do, at(none.state.players, 0).lines]).toEqual(['place-line', 15]);
});

test('FE-NS-5, FE-NS-6, FE-DEC-12: a plant of any symbol to a space with one or two own plants, not the start', () => {
  const given = {
    plants: { prague: [1], berlin: [2, 1], vienna: [3], munich: [0, 1] },
    players: [{ contracts: { 'c2-03': [1, 1] } }],
  };
  const table = using('ns-plant', given);
  const { state } = table;
  expect(table.options).toEqual([
    { do: 'extra-plant', contract: 'c2-03', slot: 0 },
    { do: 'extra-plant', contract: 'c2-03', slot: 1 },
    { do: 'skip' },
  ]);
  table.choose({ do: 'extra-plant', contract: 'c2-03', slot: 1 });
  expect(table.options).toEqual([
    { do: 'extra-plant-space', space: 'berlin' },
    { do: 'extra-plant-space', space: 'prague' },
  ]);
  expect(table.why({ do: 'extra-plant-space', space: 'start' })).toEqual(['FE-NS-6']);
  expect(table.why({ do: 'extra-plant-space', space: 'vienna' })).toEqual(['FE-BLD-6']);
  expect(table.why({ do: 'extra-plant-space', space: 'munich' })).toEqual(['FE-NS-5']);
  table.choose({ do: 'extra-plant-space', space: 'berlin' });
  expect(at(state.players, 0).built[mapOf(state).space('berlin')]).toBe(3);
  expect(at(state.players, 0).contracts[0]?.plants).toEqual([1, 0]);
});

test('FE-NS-5, FE-INT-12: it may be declined, it is lost without plants, and nobody joins it', () => {
  const declined = using('ns-plant', { players: [{ contracts: { 'c2-03': [1, 1] } }] });
  declined.choose({ do: 'skip' });
  expect(declined.told('effect-declined')).toHaveLength(1);
  expect(using('ns-plant', { players: [{ contracts: {} }] }).told('effect-lost')).toHaveLength(1);
  const full = using('ns-plant', { plants: { prague: [3] }, players: [{ contracts: { 'c2-03': [1, 1] } }] });
  expect(full.told('effect-lost')).toHaveLength(1);
  const rich = { money: 9, contracts: { 'c2-03': [1, 1] } };
  const table = using('ns-plant', { players: [rich, rich, rich, rich] });
  table.choose({ do: 'extra-plant', contract: 'c2-03', slot: 0 });
  expect(table.runner.decision?.do).toBe('place-line');
});

test('FE-NS-7, FE-M3-4: a new site accepts any plant, also for joining', () => {
  const table = position(
    {
      options: MODULE_3,
      crew: 'prague',
      tokens: { prague: 'ns-money-5' },
      players: [{ contracts: { 'c2-03': [1, 1] } }, { money: 2, contracts: { 'c2-06': [1, 1] } }, { money: 0 }, { money: 0 }],
    },
    [{ do: 'build-slot', seat: 0, space: 'prague' }],
  );
  expect(table.options).toHaveLength(2);
  table.choose({ do: 'build', contract: 'c2-03', slot: 1 });
  expect(table.runner.decision).toMatchObject({ do: 'joint', seat: 1, offer: { symbol: 'coal', token: 'site' } });
});

test('FE-M3-3, FE-M3-5: a nuclear token goes to the nuclear board and brings no line', () => {
  const table = using('nuclear');
  const { state } = table;
  expect([at(state.players, 0).nuclear, at(state.players, 0).lines]).toEqual([1, 15]);
  expect(table.runner.decision?.do).toBe('place-line');
  expect(table.told('token-put')).toEqual([{ kind: 'token-put', seat: 0, token: 'nuclear', to: 'board' }]);
});

test('FE-M3-6: the third one goes to the box', () => {
  const { state } = using('nuclear', { players: [{ nuclear: 2 }] });
  expect([at(state.players, 0).nuclear, state.box.tokens]).toEqual([2, ['nuclear']]);
});

test('FE-M3-8: a token taken this turn is first used in the next one', () => {
  const table = position(
    {
      options: MODULE_3,
      elsewhere: 'oil',
      tokens: { prague: 'nuclear' },
      players: [{ money: 1, contracts: { 'c3-06': [1, 0, 0], 'c2-06': [1, 1] } }, { money: 0 }, { money: 0 }, { money: 0 }],
    },
    [{ do: 'move', seat: 0 }],
  );
  expect(table.told('crew-moved')[0]).toMatchObject({ bank: 1, free: [] });
});

describe('modules 2 and 3 together', () => {
  const both = (token: TokenId, players: Laid['players'] = []) => using(token, { options: MODULES_2_3, players });

  test('FE-INT-1: new sites are kept and stand in for other tokens', () => {
    const { state } = both('ns-vp-5');
    expect(at(state.players, 0).kept).toEqual(['ns-vp-5']);
    const table = position(
      { options: MODULES_2_3, players: [{ money: 0, publicContracts: ['pc-01'], kept: ['ns-vp-5', 'coal'] }] },
      [{ do: 'turn-end', seat: 0 }],
    );
    table.choose({ do: 'use-public', card: 'pc-01' }); // coal is paid with coal, gas with the site: nothing to choose
    expect(at(table.runner.state.players, 0)).toMatchObject({ money: 4, kept: [], points: { publicContracts: 0 } });
    expect(table.runner.state.box.tokens.sort()).toEqual(['coal', 'ns-vp-5']);
  });

  test('FE-INT-2, FE-DEC-13: for each nuclear token the player chooses, while there is room', () => {
    const table = both('nuclear', [{ nuclear: 1 }]);
    const { state } = table;
    expect(table.options).toEqual([
      { do: 'nuclear', to: 'board' },
      { do: 'nuclear', to: 'keep' },
    ]);
    table.choose({ do: 'nuclear', to: 'board' });
    expect(at(state.players, 0)).toMatchObject({ nuclear: 2, kept: [] });
  });

  test('FE-INT-3: once two lie on the board the next one is kept', () => {
    const table = both('nuclear', [{ nuclear: 2 }]);
    const { state } = table;
    expect(table.runner.decision?.do).toBe('place-line');
    expect(at(state.players, 0)).toMatchObject({ nuclear: 2, kept: ['nuclear'] });
  });

  test('FE-INT-5: a token kept by choice has no other effect', () => {
    const table = both('nuclear', [{ nuclear: 1 }]);
    const { state } = table;
    table.choose({ do: 'nuclear', to: 'keep' });
    expect(table.runner.decision?.do).toBe('place-line');
    expect(at(state.players, 0)).toMatchObject({ nuclear: 1, kept: ['nuclear'], lines: 15 });
  });
});

test('FE-INT-6: module 2 without module 3: first the free line, then it is kept', () => {
  const table = using('nuclear', { options: { module2: true } });
  const { state } = table;
  expect(table.runner.decision).toMatchObject({ do: 'shared-line', cause: 'nuclear', optional: true });
  table.choose(line('start/berlin'));
  expect(at(state.players, 0)).toMatchObject({ lines: 14, kept: ['nuclear'], nuclear: 0 });
});

test('FE-INT-8: a plant placed by ns-plant counts in the largest network', () => {
  const table = using('ns-plant', {
    options: { module1: true, module3: true },
    lines: { 'start/prague': [0] },
    players: [{ contracts: { 'c2-03': [1, 1] } }],
  });
  const { state } = table;
  table.choose({ do: 'extra-plant', contract: 'c2-03', slot: 0 }); // prague is the only space, so it goes there
  instead(state, { do: 'final-scoring' });
  table.runner.advance();
  expect(at(state.players, 0).points.largestNetwork).toBe(6); // two in prague, one on the start space
});
