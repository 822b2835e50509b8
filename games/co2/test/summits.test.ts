import { at } from '@kaya/engine';
import { expect, test } from 'vitest';
import { openSummit } from '../rules/science/summits.ts';
import { type Co2State, NOBODY } from '../types/index.ts';
import { type Co2Position, toSummit } from './choosing.ts';
import { atTurn, B, F, N, plainTable, project, R, S, setPlayer, setRegion } from './position.ts';

/** Chapter 5.11: world summits. */

/** Seat 0 ends its turn after a proposal in Asia. */
function endingTurn(state: Co2State): Co2Position {
  return atTurn(state).propose('asia', 0, B).endTurn();
}

test('CO2-SUM-1, CO2-SUM-3: a topic is reached from a project of its type only', () => {
  const state = plainTable(2);
  state.summits[0] = openSummit('summit-15');
  setPlayer(state, 0, { hand: 0 });
  setRegion(state, 'europe', { projects: [project(F, false, 0), null, null] });
  const table = atTurn(state).choose({ do: 'to-scientist' });
  for (const topic of [S, N, B, R]) expect(table.why(toSummit(0, topic))).toEqual(['CO2-SCI-3']);
  expect(table.offers(toSummit(1, F))).toBe(true);
});

test('CO2-SUM-2, CO2-SUM-5, CO2-SUM-6, CO2-EX-38: one player on both topics gains each, and one more', () => {
  const state = plainTable(2);
  state.summits[5] = { tile: 'summit-06', scientists: [0, 0] };
  setPlayer(state, 0, { hand: 0, pool: 2 });
  const table = endingTurn(state);
  expect(table.asked).toBe('summit-extra-expertise');
  expect(table.options).toEqual([
    { do: 'learn', type: S },
    { do: 'learn', type: R },
  ]);
  table.choose({ do: 'learn', type: S });
  expect(table.player(0).expertise).toMatchObject({ solar: 2, recycling: 1 });
  expect(table.player(0).hand).toBe(2);
});

test('CO2-SUM-4: a summit is never resolved before the end of a turn', () => {
  const state = plainTable(2);
  state.summits[5] = { tile: 'summit-06', scientists: [NOBODY, 1] };
  setRegion(state, 'europe', { projects: [project(S, false, 0), null, null] });
  const table = atTurn(state).choose({ do: 'to-scientist' }, toSummit(5, S));
  expect(table.told('summit-complete')).toEqual([]);
  table.propose('asia', 0, B).endTurn();
  expect(table.told('summit-complete')).toEqual([{ kind: 'summit-complete', place: 5, tile: 'summit-06' }]);
});

test('CO2-EX-11, CO2-SUM-7, CO2-SUM-8, CO2-SUM-9, CO2-DEC-24: the summit of the rulebook, the active player last', () => {
  const state = plainTable(2);
  state.summits[0] = { tile: 'summit-09', scientists: [1, 0, 0] };
  setPlayer(state, 0, { hand: 1, pool: 1, expertise: { 'cold-fusion': 1, recycling: 1 } });
  setPlayer(state, 1, { hand: 0, expertise: { forestation: 1 } });
  const table = endingTurn(state);
  expect(table.seat).toBe(1);
  expect(table.player(1).expertise.forestation).toBe(2);
  expect(table.player(1).tech).toBe(1);
  table.choose({ do: 'learn', type: N });
  expect(table.player(1).expertise['cold-fusion']).toBe(1);
  expect(table.seat).toBe(0);
  expect(table.player(0)).toMatchObject({ tech: 1 });
  expect(table.asked).toBe('bonus-region-cep');
  table.choose({ do: 'cep-to-region', region: 'south-america' });
  expect([table.region('south-america').cep, table.state.market]).toEqual([4, 1]);
  table.choose({ do: 'learn', type: F });
  expect(table.player(0).expertise).toMatchObject({ forestation: 1, 'cold-fusion': 2, recycling: 2 });
  expect([table.player(0).hand, table.player(1).hand]).toEqual([3, 1]);
  expect(at(table.state.summits, 0).tile).not.toBe('summit-09');
  expect(at(table.state.summits, 0).scientists.every((it) => it === NOBODY)).toBe(true);
  expect(table.state.summitsAside).toEqual(['summit-09']);
});

test('CO2-SUM-7: the active player comes last in fr; in ru turn order from the first-player tile decides', () => {
  // Seat 0 is active, seat 2 has the tile: from the active player on, seat 1 would come before seat 2 in both editions.
  for (const [edition, order] of [
    ['fr', [1, 2, 0]],
    ['ru', [2, 0, 1]],
  ] as const) {
    const state = plainTable(3, { edition });
    state.firstPlayer = 2;
    state.summits[5] = { tile: 'summit-14', scientists: [0, 1, 2] };
    const table = endingTurn(state);
    while (table.asked === 'summit-extra-expertise') table.choose({ do: 'learn', type: S });
    expect(table.told('expertise').flatMap(({ seat, cause }) => (cause === 'summit' ? [seat] : []))).toEqual(order);
  }
});

test('CO2-SUM-10, CO2-EX-39, CO2-DEC-23: the active player says in which order complete summits are resolved', () => {
  const state = plainTable(2);
  state.summits[5] = { tile: 'summit-06', scientists: [0, 0] };
  state.summits[0] = { tile: 'summit-01', scientists: [1, 0] };
  const table = endingTurn(state);
  expect(table.asked).toBe('summit-order');
  expect(table.seat).toBe(0);
  expect(table.options).toEqual([
    { do: 'resolve-summit', place: 0 },
    { do: 'resolve-summit', place: 5 },
  ]);
  table.choose({ do: 'resolve-summit', place: 5 }, { do: 'learn', type: S });
  expect(table.told('summit-opened').map(({ place }) => place)).toEqual([5]);
  while (table.asked !== 'turn-menu') table.choose(at(table.options, 0));
  expect(table.told('summit-opened').map(({ place }) => place)).toEqual([5, 0]);
});

test('CO2-SUM-11: an empty pile is made anew from the tiles set aside', () => {
  const state = plainTable(2);
  state.summitsAside = state.summitPile;
  state.summitPile = [];
  state.summits[5] = { tile: 'summit-06', scientists: [0, 0] };
  const table = endingTurn(state).choose({ do: 'learn', type: S });
  expect(table.told('summit-opened')[0]?.reshuffled).toBe(true);
  expect(table.state.summitsAside).toEqual([]);
  expect(table.state.summitPile).toHaveLength(12);
});
