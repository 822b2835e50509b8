import { speakerFor } from '@kaya/engine';
import { expect, test } from 'vitest';
import { voice } from '../text/voice.ts';
import type { Energy } from '../types/index.ts';
import type { Co2Position } from './choosing.ts';
import { atTurn, B, F, N, plainTable, project, R, S, setPlayer, setRegion } from './position.ts';

/** Chapter 5.6: install a project. */

test('CO2-INS-1, CO2-DEC-9: any proposed project, whoever proposed it; no installed one', () => {
  const state = plainTable(2);
  setRegion(state, 'europe', { projects: [project(S), project(F, true), null] });
  setRegion(state, 'asia', { projects: [project(B), null, null] });
  const table = atTurn(state).choose({ do: 'to-install' });
  expect(table.options).toEqual([
    { do: 'install', region: 'europe', space: 0 },
    { do: 'install', region: 'asia', space: 0 },
  ]);
  expect(table.why({ do: 'install', region: 'europe', space: 1 })).toEqual(['CO2-INS-1']);
});

test('CO2-INS-2: a project with a foreign scientist needs a dollar', () => {
  const state = plainTable(2);
  setRegion(state, 'europe', { projects: [project(S, false, 1), project(F), project(R)] });
  const table = atTurn(structuredClone(state)).choose({ do: 'to-install' });
  expect(table.why({ do: 'install', region: 'europe', space: 0 })).toEqual(['CO2-INS-2']);
  setRegion(state, 'europe', { projects: [project(S, false, 1), null, null] });
  expect(atTurn(structuredClone(state)).why({ do: 'to-install' })).toEqual(['CO2-INS-2']);
  setPlayer(state, 0, { money: 1 });
  expect(atTurn(state).kinds).toContain('to-install');
});

test('CO2-INS-3, CO2-EX-54, CO2-CEP-4: a CEP from the hand or a controlled region; that of a region is never sold', () => {
  const state = plainTable(2);
  setRegion(state, 'europe', { projects: [project(S), null, null] });
  setPlayer(state, 0, { cep: 0, money: 0 });
  expect(atTurn(structuredClone(state)).why({ do: 'to-install' })).toEqual(['CO2-INS-3']);
  setRegion(state, 'asia', { controller: 0, cep: 2 });
  const table = atTurn(state);
  expect(table.why({ do: 'to-market' })).toEqual(['CO2-MKT-2', 'CO2-MKT-3']);
  table.install('europe', 0);
  expect(table.region('asia').cep).toBe(1);
  expect(table.region('europe').projects[0]).toEqual(project(S, true));
});

/** Seat 0 installs a project of the type, with a CEP from the hand; market 2 at price 3. */
function installed(type: Energy, edition: 'fr' | 'ru' = 'fr'): Co2Position {
  const state = plainTable(2, { edition });
  const region = type === N || type === B ? 'asia' : 'europe';
  setRegion(state, region, { projects: [project(type), null, null] });
  return atTurn(state).install(region, 0);
}

test.each([
  ['CO2-INS-5', F, 'fr', { money: 0, tech: 0, cep: 3 }],
  ['CO2-INS-6', S, 'fr', { money: 0, tech: 3, cep: 1 }],
  ['CO2-INS-7', N, 'fr', { money: 5, tech: 1, cep: 1 }],
  ['CO2-INS-8', B, 'fr', { money: 3, tech: 1, cep: 2 }],
  ['CO2-INS-8', B, 'ru', { money: 1, tech: 1, cep: 2 }],
  ['CO2-INS-9', R, 'fr', { money: 5, tech: 0, cep: 2 }],
  ['CO2-INS-9', R, 'ru', { money: 5, tech: 0, cep: 2 }],
] as const)('%s, CO2-INS-4: the benefit of %s in the edition %s, out of two CEPs', (_, type, edition, expected) => {
  const table = installed(type, edition);
  expect(table.player(0)).toMatchObject(expected);
  expect(table.told('installed')).toHaveLength(1);
});

test('CO2-INS-9: the CEP of recycling comes from the market in fr, from the bank in ru', () => {
  expect([installed(R).state.market, installed(R).state.bank]).toEqual([1, 14]);
  expect([installed(R, 'ru').state.market, installed(R, 'ru').state.bank]).toEqual([2, 13]);
});

test('CO2-INS-10: the CEP is paid before the benefit arrives', () => {
  const state = plainTable(2);
  setRegion(state, 'europe', { projects: [project(F), null, null] });
  setPlayer(state, 0, { cep: 0 });
  expect(atTurn(state).kinds).not.toContain('to-install');
  const kinds = installed(F).events.map(({ kind }) => kind);
  expect(kinds.indexOf('cep-paid')).toBeLessThan(kinds.indexOf('benefit'));
});

test('CO2-INS-11: the own scientist stays on the project', () => {
  const state = plainTable(2);
  setRegion(state, 'europe', { projects: [project(S, false, 0), null, null] });
  expect(atTurn(state).install('europe', 0).region('europe').projects[0]).toEqual(project(S, true, 0));
});

test('CO2-EX-58: with one cube in the supply, solar gives one', () => {
  const state = plainTable(2);
  state.supply = 1;
  setRegion(state, 'europe', { projects: [project(S), null, null] });
  expect(atTurn(state).install('europe', 0).player(0).tech).toBe(1);
});

test('CO2-INS-2, CO2-SCI-10: the button promises no tech cubes that somebody may take first whose scientist is dismissed', async () => {
  const speaker = await speakerFor(voice, 'en', ['Anna', 'Boris']);
  const said = (supply: number, scientist: number) => {
    const state = plainTable(2);
    state.supply = supply;
    setRegion(state, 'europe', { projects: [project(S, false, scientist), null, null] });
    return speaker.say(voice.action({ do: 'install', region: 'europe', space: 0 }, state, 0));
  };
  expect(said(1, 0)).toContain('tech cube');
  expect(said(20, 1)).toContain('tech cube');
  expect(said(1, 1)).not.toContain('tech cube');
});
