// What the lessons say about money, points, plants and ways happens at their moments.
import { at } from '@kaya/engine';
import { taughtBy } from '@kaya/engine/test';
import { describe, expect, test } from 'vitest';
import { contractCard } from '../data/index.ts';
import { network } from '../explain/index.ts';
import { course } from '../lessons/index.ts';
import { game } from '../rules/game.ts';
import type { FutureEnergyAction, FutureEnergyEvent, FutureEnergyState } from '../types/index.ts';

const YOU = course.seat;

const { before, after, happens, opened } = taughtBy(game, course);
const you = (state: FutureEnergyState) => at(state.players, YOU);

/** What comes of doing something else at a moment. */
function instead(id: string, moment: string, action: FutureEnergyAction): readonly FutureEnergyEvent[] {
  const { match } = opened(id, moment);
  const played = match.act(YOU, action);
  if (!played.ok) throw new Error(`${JSON.stringify(action)} is not possible at ${id}.${moment}`);
  return played.updates.find(({ viewer }) => viewer === YOU)?.events ?? [];
}

/** Everything else of a kind that can be done at a moment. */
function others<D extends FutureEnergyAction['do']>(id: string, moment: string, kind: D, not: Partial<FutureEnergyAction>) {
  const { match } = opened(id, moment);
  return match.legal(YOU).filter((it) => it.do === kind && !Object.entries(not).every(([name, value]) => has(it, name, value)));
}

function has(action: FutureEnergyAction, name: string, value: unknown): boolean {
  return new Map<string, unknown>(Object.entries(action)).get(name) === value;
}

const some = (event: object) => expect.arrayContaining([expect.objectContaining(event)]);

test('the game ends as the course says: with the last line or the last contract of the pile', () => {
  const state = before('crew', 'line');
  expect(you(state).lines).toBe(15);
  expect(after('network', 'theirs').outcome).toBeNull();
});

describe('crew', () => {
  test('one line costs €1M, two cost €5M, which is all there is', () => {
    expect(you(before('crew', 'line')).money).toBe(5);
    expect(happens('crew', 'line')).toEqual(some({ kind: 'planned', price: 1 }));
    expect(instead('crew', 'line', { do: 'plan', choice: 'two-lines' })).toEqual(some({ kind: 'planned', price: 5 }));
  });

  test('on an own line the crew moves for free, and the investor pays €1M more each turn', () => {
    expect(happens('crew', 'go')).toEqual(some({ kind: 'crew-moved', seat: YOU, bank: 0, tolls: [0, 0] }));
    expect(happens('crew', 'go')).toEqual(some({ kind: 'token-taken', seat: YOU, token: 'investor', space: 'berlin' }));
    expect(happens('crew', 'join')).toEqual(some({ kind: 'income', seat: YOU, amount: 4 }));
  });

  test('any other way costs €1M', () => {
    const ways = others('crew', 'go', 'go', { do: 'go', space: 'berlin' });
    expect(ways.length).toBeGreaterThan(0);
    for (const way of ways) expect(instead('crew', 'go', way)).toEqual(some({ kind: 'crew-moved', bank: 1, tolls: [0, 0] }));
  });

  test('joining costs €2M, and leaves three plants on the contract', () => {
    expect(happens('crew', 'join')).toEqual(some({ kind: 'joined', seat: YOU, price: 2 }));
    expect(at(you(after('crew', 'join')).contracts, 0).plants.reduce((sum, count) => sum + count, 0)).toBe(3);
  });

  test('the only engineer within reach is in Vienna, €1M away; with it there are two actions', () => {
    expect(happens('crew', 'alone')).toEqual(some({ kind: 'crew-moved', bank: 1, tolls: [0, 0] }));
    expect(happens('crew', 'alone')).toEqual(some({ kind: 'token-taken', token: 'engineer', space: 'vienna' }));
    expect(you(before('contracts', 'two')).engineers).toBe(2);
    for (const way of others('crew', 'alone', 'go', { do: 'go', space: 'vienna' }))
      expect(instead('crew', 'alone', way)).not.toEqual(some({ kind: 'token-taken', token: 'engineer' }));
  });
});

describe('contracts', () => {
  test('the contract for €1M takes gas and investor', () => {
    expect(happens('contracts', 'two')).toEqual(some({ kind: 'contract-got', seat: YOU, contract: 'c2-10', price: 1 }));
    expect(contractCard('c2-10').symbols.toSorted()).toEqual(['gas', 'investor']);
    expect(happens('contracts', 'line')).toEqual(some({ kind: 'planned', choice: 'one-line', price: 1 }));
  });

  test('the way to Munich is free, and coal completes the first contract: 12 points and €1M', () => {
    expect(happens('contracts', 'coal')).toEqual(some({ kind: 'crew-moved', seat: YOU, bank: 0, tolls: [0, 0] }));
    expect(happens('contracts', 'coal')).toEqual(some({ kind: 'token-taken', token: 'coal', space: 'munich' }));
    expect(happens('contracts', 'complete')).toEqual(some({ kind: 'contract-completed', seat: YOU, points: 12, money: 1 }));
  });

  test('whoever returns another plant, or none, has the contract open still', () => {
    const given: Partial<FutureEnergyAction> = { do: 'coal-return', contract: 'start-no-nuclear' };
    for (const action of [...others('contracts', 'complete', 'coal-return', given), { do: 'skip' } as const])
      expect(instead('contracts', 'complete', action)).not.toEqual(some({ kind: 'contract-completed' }));
  });

  test('the rival pays €1M for the learner’s line', () => {
    expect(happens('contracts', 'toll')).toEqual(some({ kind: 'crew-moved', seat: 1, tolls: [1, 0] }));
  });

  test('the bigger contract has gas, coal and engineer, and 7 points', () => {
    expect(happens('contracts', 'bigger')).toEqual(some({ kind: 'contract-got', seat: YOU, contract: 'c3-04' }));
    expect(contractCard('c3-04').symbols.toSorted()).toEqual(['coal', 'engineer', 'gas']);
    expect(contractCard('c3-04').points).toBe(7);
  });

  test('two lines join the learner’s lines together, and a foreign line costs €1M', () => {
    expect(network(before('contracts', 'lines'), YOU).parts.length).toBeGreaterThan(1);
    expect(network(after('contracts', 'lines'), YOU).parts).toHaveLength(1);
    expect(happens('contracts', 'alone')).toEqual(some({ kind: 'crew-moved', seat: YOU, tolls: [0, 1] }));
    expect(you(after('contracts', 'alone')).contracts).toHaveLength(2);
  });
});

describe('network', () => {
  test('three regions are worth 6 points and two were worth 3; with the North it is four and 10', () => {
    expect(network(before('network', 'region'), YOU)).toMatchObject({ points: 3, regions: { length: 2 } });
    expect(network(after('network', 'region'), YOU)).toMatchObject({ points: 6, regions: { length: 3 } });
    expect(network(after('network', 'north'), YOU)).toMatchObject({ points: 10, regions: { length: 4 } });
  });

  test('an action stays unused', () => {
    expect(you(before('network', 'finish')).engineers).toBe(2);
    expect(happens('network', 'region').filter(({ kind }) => kind === 'planned')).toHaveLength(1);
  });

  test('two contracts need gas; the smaller one is completed: 4 points and a certificate', () => {
    const builds = others('network', 'which', 'build', { do: 'build', contract: 'c2-10' });
    expect(builds).toHaveLength(1);
    for (const build of builds) expect(instead('network', 'which', build)).not.toEqual(some({ kind: 'contract-completed' }));
    expect(happens('network', 'which')).toEqual(some({ kind: 'contract-completed', seat: YOU, contract: 'c2-10', points: 4 }));
    expect(happens('network', 'which')).toEqual(some({ kind: 'certificate-taken', seat: YOU }));
  });

  test('a bought contract is replaced', () => {
    expect(happens('network', 'theirs')).toEqual(some({ kind: 'contract-revealed' }));
  });

  test('joining takes the engineer off the contract', () => {
    expect(happens('network', 'join')).toEqual(some({ kind: 'built', seat: YOU, symbol: 'engineer', cause: 'joint' }));
  });

  test('of all lines to place only that to Riga reaches the North', () => {
    expect(network(before('network', 'north'), YOU).regions).not.toContain('north');
    expect(network(after('network', 'north'), YOU).regions).toContain('north');
  });

  test('a construction site pays €3M', () => {
    expect(happens('network', 'site')).toEqual(some({ kind: 'token-taken', seat: YOU, token: 'site' }));
    expect(happens('network', 'site')).toEqual(some({ kind: 'money-received', seat: YOU, amount: 3, cause: 'site' }));
  });
});
