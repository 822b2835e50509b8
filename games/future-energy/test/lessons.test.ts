// What the lessons say about money, points, plants and ways happens at their moments.
import { at } from '@kaya/engine';
import { taughtBy } from '@kaya/engine/test';
import { describe, expect, test } from 'vitest';
import { contractCard } from '../data/index.ts';
import { network } from '../explain/index.ts';
import { course } from '../lessons/index.ts';
import { game } from '../rules/game.ts';
import { freeEngineers } from '../rules/planning/actions.ts';
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
  expect(after('last-rounds', 'end-it')).toMatchObject({ lastRound: true });
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
    expect(happens('crew', 'engineer')).toEqual(some({ kind: 'crew-moved', bank: 1, tolls: [0, 0] }));
    expect(happens('crew', 'engineer')).toEqual(some({ kind: 'token-taken', token: 'engineer', space: 'vienna' }));
    expect(you(before('crew', 'contract')).engineers).toBe(2);
    for (const way of others('crew', 'engineer', 'go', { do: 'go', space: 'vienna' }))
      expect(instead('crew', 'engineer', way)).not.toEqual(some({ kind: 'token-taken', token: 'engineer' }));
  });

  test('the contract for €1M takes gas and investor', () => {
    expect(happens('crew', 'contract')).toEqual(some({ kind: 'contract-got', seat: YOU, contract: 'c2-10', price: 1 }));
    expect(contractCard('c2-10').symbols.toSorted()).toEqual(['gas', 'investor']);
    expect(happens('crew', 'free-way')).toEqual(some({ kind: 'planned', choice: 'one-line', price: 1 }));
  });

  test('the way to Munich is free, and coal completes the first contract: 12 points and €1M', () => {
    expect(happens('crew', 'coal')).toEqual(some({ kind: 'crew-moved', seat: YOU, bank: 0, tolls: [0, 0] }));
    expect(happens('crew', 'coal')).toEqual(some({ kind: 'token-taken', token: 'coal', space: 'munich' }));
    expect(happens('crew', 'complete')).toEqual(some({ kind: 'contract-completed', seat: YOU, points: 12, money: 1 }));
  });

  test('whoever returns another plant, or none, has the contract open still', () => {
    const given: Partial<FutureEnergyAction> = { do: 'coal-return', contract: 'start-no-nuclear' };
    for (const action of [...others('crew', 'complete', 'coal-return', given), { do: 'skip' } as const])
      expect(instead('crew', 'complete', action)).not.toEqual(some({ kind: 'contract-completed' }));
  });

  test('the rival pays €1M for the learner’s line', () => {
    expect(happens('crew', 'toll')).toEqual(some({ kind: 'crew-moved', seat: 1, tolls: [1, 0] }));
  });

  test('one contract has three plants, and 7 points', () => {
    const larger = before('crew', 'bigger').display.filter((id) => contractCard(id).symbols.length > 2);
    expect(larger).toEqual(['c3-04']);
    expect(contractCard('c3-04')).toMatchObject({ points: 7, symbols: { length: 3 } });
    expect(happens('crew', 'bigger')).toEqual(some({ kind: 'contract-got', seat: YOU, contract: 'c3-04' }));
  });
});

describe('network', () => {
  test('begins in the turn of the lesson before, with the second of two engineers', () => {
    const state = before('network', 'lines');
    expect([you(state).engineers, freeEngineers(state, YOU), state.turn.performed.contract]).toEqual([2, 1, 1]);
  });

  test('two lines cost €5M and join the learner’s lines together; a foreign line costs €1M', () => {
    expect(network(before('network', 'lines'), YOU).parts.length).toBeGreaterThan(1);
    expect(happens('network', 'lines')).toEqual(some({ kind: 'planned', seat: YOU, price: 5 }));
    expect(network(after('network', 'lines'), YOU).parts).toHaveLength(1);
    expect(happens('network', 'wanted')).toEqual(some({ kind: 'crew-moved', seat: YOU, tolls: [0, 1] }));
    expect(you(after('network', 'wanted')).contracts).toHaveLength(2);
  });

  test('three regions are worth 6 points and two were worth 3; with the North it is four and 10', () => {
    expect(network(before('network', 'region'), YOU)).toMatchObject({ points: 3, regions: { length: 2 } });
    expect(network(after('network', 'region'), YOU)).toMatchObject({ points: 6, regions: { length: 3 } });
    expect(network(after('network', 'north'), YOU)).toMatchObject({ points: 10, regions: { length: 4 } });
  });

  test('an action stays unused', () => {
    expect(you(before('network', 'finish')).engineers).toBe(2);
    expect(happens('network', 'region').filter(({ kind }) => kind === 'planned')).toHaveLength(1);
    expect(opened('network', 'gas').match.decision?.do).toBe('destination');
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
    expect(happens('network', 'site')).toEqual(some({ kind: 'built', seat: YOU, symbol: 'gas', cause: 'move' }));
  });
});

describe('last-rounds', () => {
  /** What is scored at the end, after a last decision. */
  const regions = (events: readonly FutureEnergyEvent[]) =>
    Object.fromEntries(events.flatMap((it) => (it.kind === 'region-scored' ? [[it.region, it.points]] : [])));

  test('in round 6 joining with coal for €2M completes the contract: 7 points, and nothing waits any more', () => {
    expect(before('last-rounds', 'seven')).toMatchObject({ round: 6 });
    expect(happens('last-rounds', 'seven')).toEqual(some({ kind: 'joined', seat: YOU, price: 2 }));
    expect(happens('last-rounds', 'seven')).toEqual(some({ kind: 'contract-completed', seat: YOU, points: 7 }));
    expect(you(before('last-rounds', 'must')).contracts).toEqual([]);
  });

  test('a contract must be bought; nuclear lies €2M away', () => {
    const { match } = opened('last-rounds', 'must');
    expect(new Set(match.legal(YOU).map((it) => it.do))).toEqual(new Set(['buy-contract']));
    expect(contractCard('c2-05').symbols.toSorted()).toEqual(['nuclear', 'oil']);
    expect(happens('last-rounds', 'must')).toEqual(some({ kind: 'contract-got', seat: YOU, contract: 'c2-05' }));
    expect(happens('last-rounds', 'nuclear')).toEqual(some({ kind: 'crew-moved', bank: 2, tolls: [0, 0] }));
    expect(happens('last-rounds', 'nuclear')).toEqual(some({ kind: 'token-taken', token: 'nuclear', space: 'brussels' }));
    const waits = (moment: string) => you(before('last-rounds', moment)).contracts.map(({ plants }) => plants);
    expect(waits('nuclear')).toEqual([[1, 1]]);
    expect(waits('free-line')).toEqual([[0, 1]]);
    for (const action of others('last-rounds', 'must', 'buy-contract', { place: 2 }))
      if (action.do === 'buy-contract') expect(at(before('last-rounds', 'must').display, action.place - 1)).not.toBe('c2-05');
  });

  test('the free line costs nothing and may lie beside a rival’s; the rival joins for €2M and 10 points', () => {
    expect(happens('last-rounds', 'free-line')).toEqual(some({ kind: 'line-placed', seat: YOU, cause: 'nuclear' }));
    const shared = others('last-rounds', 'free-line', 'place-line', { connection: 'start--brussels' });
    expect(shared).toContainEqual({ do: 'place-line', connection: 'ljubljana--rome' });
    expect(happens('last-rounds', 'theirs')).toEqual(some({ kind: 'joined', seat: 1, price: 2 }));
    expect(happens('last-rounds', 'theirs')).toEqual(some({ kind: 'contract-completed', seat: 1, points: 10 }));
  });

  test('the learner leads; any purchase ends the game, and this one is the cheapest', () => {
    const { players } = before('last-rounds', 'end-it');
    expect(at(players, YOU).points.contracts).toBeGreaterThan(at(players, 1).points.contracts);
    expect(happens('last-rounds', 'end-it')).toEqual(some({ kind: 'contract-got', contract: 'c3-05', price: 1 }));
    expect(happens('last-rounds', 'end-it')).toEqual(some({ kind: 'end-triggered', seat: YOU, cause: 'contracts' }));
    expect(contractCard('c3-05').symbols.toSorted()).toEqual(['engineer', 'investor', 'oil']);
  });

  test('oil in the North takes two plants and completes a contract of 4 points; one rival plant joins', () => {
    expect(happens('last-rounds', 'majority')).toEqual(some({ kind: 'token-taken', token: 'oil', space: 'riga' }));
    expect(happens('last-rounds', 'majority')).toEqual(some({ kind: 'contract-completed', seat: YOU, points: 4 }));
    expect(happens('last-rounds', 'oil')).toEqual(some({ kind: 'built', seat: YOU, space: 'riga', cause: 'oil' }));
    expect(happens('last-rounds', 'oil')).toEqual(some({ kind: 'built', seat: 1, space: 'riga', cause: 'joint' }));
  });

  test('who joins in Paris shares the South-West, and wins; who does not leaves it to the rival', () => {
    const joined = happens('last-rounds', 'alone');
    expect(regions(joined)).toMatchObject({ 'south-west': [1, 1], north: [3, 0] });
    expect(joined).toEqual(some({ kind: 'ended', winners: [YOU] }));
    expect(regions(instead('last-rounds', 'alone', { do: 'decline' }))).toMatchObject({ 'south-west': [0, 3] });
  });
});
