import { expect, test } from 'vitest';
import { gainExpertise } from '../rules/science/expertise.ts';
import { type Co2State, type Energy, REGIONS } from '../types/index.ts';
import type { Co2Position } from './choosing.ts';
import { atTurn, B, F, N, plainTable, project, R, S, setPlayer, setRegion } from './position.ts';

/** Chapter 5.10: expertise and its bonuses. */

/** Gains on a quiet table. */
function gaining(state: Co2State, seat: number, type: Energy): Co2Position {
  const table = atTurn(state);
  gainExpertise(table.runner, seat, type, 'turn');
  table.runner.advance();
  return table;
}

test('CO2-EXP-1: expertise comes from turns, plants, summits and dismissals', () => {
  const state = plainTable(2);
  setRegion(state, 'north-america', { projects: [project(B, true, 0), null, null] });
  setPlayer(state, 0, { money: 8, tech: 2, expertise: { biomass: 4 } });
  const table = atTurn(state).construct('north-america', 0).choose({ do: 'scientist-home' });
  expect(table.told('expertise')).toMatchObject([{ type: B, from: 4, to: 5, cause: 'plant' }]);
});

test('CO2-EXP-2: and from bonuses', () => {
  const state = plainTable(2);
  setPlayer(state, 0, { expertise: { forestation: 4 } });
  expect(
    gaining(state, 0, F)
      .told('expertise')
      .map(({ type, cause }) => [type, cause]),
  ).toEqual([
    [F, 'turn'],
    [S, 'bonus'],
  ]);
});

test('CO2-EXP-3, CO2-CMP-15: the first gain puts the disc on space 1, discs may share a space', () => {
  const state = plainTable(2);
  setPlayer(state, 1, { expertise: { solar: 1 } });
  const table = gaining(state, 0, S);
  expect(state.players.map(({ expertise }) => expertise.solar)).toEqual([1, 1]);
  expect(table.told('expertise')).toMatchObject([{ from: 0, to: 1 }]);
});

test('CO2-EXP-4, CO2-EX-56: on the last space gains are lost', () => {
  const state = plainTable(2);
  setPlayer(state, 0, { expertise: { recycling: 12 } });
  setRegion(state, 'europe', { projects: [project(R, false, 0), null, null] });
  const table = atTurn(state).propose('asia', 0, B).endTurn();
  expect(table.player(0).expertise.recycling).toBe(12);
  expect(table.told('expertise-lost')).toHaveLength(1);
  expect(table.seat).toBe(1);
});

test('CO2-EXP-5: everybody receives the bonus when his own disc arrives', () => {
  const state = plainTable(2);
  setPlayer(state, 0, { expertise: { forestation: 1 } });
  setPlayer(state, 1, { expertise: { forestation: 1 } });
  expect(gaining(state, 0, F).player(0).tech).toBe(1);
  expect(gaining(state, 1, F).player(1).tech).toBe(1);
});

test('CO2-EXP-6, CO2-EXP-11, CO2-EX-25: a chain through all five tracks', () => {
  const state = plainTable(2);
  setPlayer(state, 0, { expertise: { recycling: 3, forestation: 4, solar: 4, 'cold-fusion': 3, biomass: 5 } });
  const table = gaining(state, 0, R);
  expect(table.told('expertise').map(({ type, to }) => `${type} ${to}`)).toEqual([
    'recycling 4',
    'forestation 5',
    'solar 5',
    'cold-fusion 4',
    'biomass 6',
    'recycling 5',
  ]);
  expect(table.player(0).expertise).toEqual({ forestation: 5, solar: 5, 'cold-fusion': 4, biomass: 6, recycling: 5 });
});

test('CO2-EXP-7: a resource, as far as the supply goes', () => {
  const state = plainTable(2);
  state.supply = 0;
  setPlayer(state, 0, { expertise: { forestation: 1 } });
  expect(gaining(state, 0, F).told('bonus-tech')).toMatchObject([{ tech: 0 }]);
});

test('CO2-EXP-8, CO2-DEC-16, CO2-EXP-12: a CEP from the market to a region below its limit, never to the hand', () => {
  const state = plainTable(2);
  setPlayer(state, 0, { expertise: { solar: 2 } });
  setRegion(state, 'africa', { cep: 3 });
  const table = gaining(state, 0, S);
  expect(table.asked).toBe('bonus-region-cep');
  expect(table.options).toHaveLength(5);
  expect(table.why({ do: 'cep-to-region', region: 'africa' })).toEqual(['CO2-CEP-3']);
  table.choose({ do: 'cep-to-region', region: 'asia' });
  expect([table.region('asia').cep, table.state.market, table.player(0).cep]).toEqual([6, 1, 2]);
});

test('CO2-EXP-9: no effect when every region is full, or there is no CEP', () => {
  const full = plainTable(2);
  setPlayer(full, 0, { expertise: { solar: 2 } });
  for (const id of REGIONS) full.regions[id].cep = full.regions[id].slots.length;
  const table = gaining(full, 0, S);
  expect(table.asked).toBe('turn-menu');
  expect(table.state.market).toBe(2);
  expect(table.told('bonus-lost')).toHaveLength(1);
  const empty = plainTable(2);
  setPlayer(empty, 0, { expertise: { solar: 2 } });
  Object.assign(empty, { market: 0, bank: 0 });
  expect(gaining(empty, 0, S).told('bonus-lost')).toHaveLength(1);
});

test('CO2-EXP-10, CO2-DEC-15: one expertise in a type of choice that is not on its last space', () => {
  const state = plainTable(2);
  setPlayer(state, 0, { expertise: { solar: 9, forestation: 12, 'cold-fusion': 8 } });
  const table = gaining(state, 0, S);
  expect(table.asked).toBe('bonus-any-expertise');
  expect(table.options.map((it) => it.do === 'learn' && it.type)).toEqual([S, N, B, R]);
  expect(table.why({ do: 'learn', type: F })).toEqual(['CO2-EXP-10']);
  table.choose({ do: 'learn', type: N });
  expect(table.asked).toBe('bonus-any-expertise'); // Space 9 of cold fusion has one too.
  const last = plainTable(2);
  setPlayer(last, 0, { expertise: { forestation: 12, solar: 12, 'cold-fusion': 12, biomass: 12, recycling: 9 } });
  expect(gaining(last, 0, R).player(0).expertise.recycling).toBe(11);
});
