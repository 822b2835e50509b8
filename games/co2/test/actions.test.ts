import { at } from '@kaya/engine';
import { expect, test } from 'vitest';
import { topPlant } from '../rules/plants.ts';
import type { Energy } from '../types.ts';
import { atTurn, B, F, fossil, green, N, plainTable, project, R, S, setPlayer, setRegion, slots, type Table } from './table.ts';

/** Chapters 5.5 to 5.7: propose, install, construct. */

test('CO2-PRO-1, CO2-DEC-8: an empty space, a type of the agenda, a tile in reserve', () => {
  const state = plainTable(2);
  setRegion(state, 'europe', { projects: [project(S), null, null] });
  state.reserve = { ...state.reserve, recycling: 0 };
  const table = atTurn(state).choose({ do: 'to-propose' });
  expect(table.asked).toBe('propose');
  // 17 empty spaces, three types each, without recycling in Europe (2), Oceania (3) and Africa (3).
  expect(table.options).toHaveLength(17 * 3 - 8);
  expect(table.why({ do: 'propose', region: 'europe', space: 0, type: F })).toEqual(['CO2-PRO-1']);
  expect(table.why({ do: 'propose', region: 'europe', space: 1, type: N })).toEqual(['CO2-CTL-1']);
  expect(table.why({ do: 'propose', region: 'europe', space: 1, type: R })).toEqual(['CO2-CMP-6']);
  table.choose({ do: 'propose', region: 'europe', space: 1, type: F });
  expect(table.region('europe').projects[1]).toEqual({ type: F, installed: false, scientist: -1 });
  expect(table.state.reserve.forestation).toBe(5);
});

test('CO2-PRO-2, CO2-INV-25, CO2-CON-18: a project belongs to nobody; another may install it and a third build on it', () => {
  const state = plainTable(3);
  setPlayer(state, 2, { money: 12, tech: 2, expertise: { solar: 2 } });
  const table = atTurn(state).propose('europe', 0, S).endTurn();
  table.install('europe', 0).endTurn();
  table.construct('europe', 0);
  expect(table.region('europe').slots[1]).toEqual(green('solar-1', 2));
});

test('CO2-PRO-3, CO2-PRO-4, CO2-EX-50: a dollar for each CEP of the region, at least one', () => {
  const grant = (cep: number) => {
    const state = plainTable(2);
    setRegion(state, 'asia', { cep });
    return atTurn(state).propose('asia', 0, B).player(0).money;
  };
  expect([5, 2, 0].map(grant)).toEqual([5, 2, 1]);
});

test('CO2-PRO-5, CO2-CMP-2: two tech cubes, as far as the supply goes', () => {
  const grant = (supply: number) => {
    const state = plainTable(2);
    state.supply = supply;
    const table = atTurn(state).propose('asia', 1, B);
    return [table.player(0).tech, table.state.supply];
  };
  expect(grant(25)).toEqual([2, 23]);
  expect(grant(1)).toEqual([1, 0]);
});

test('CO2-PRO-6, CO2-DEC-12, CO2-SCI-12: joint research recruits a scientist, or moves one beside the free action', () => {
  const table = atTurn(plainTable(2)).propose('asia', 2, B);
  expect(table.asked).toBe('research-grant');
  expect(table.kinds).toEqual(['recruit', 'research-move', 'decline']);
  table.choose({ do: 'recruit' });
  expect(table.player(0)).toMatchObject({ hand: 2, pool: 2 });
  const moved = atTurn(plainTable(2)).propose('asia', 2, B).choose({ do: 'research-move' });
  expect(moved.region('asia').projects[2]?.scientist).toBe(0);
  expect(moved.state.turn.scientist).toBe(false);
});

test('CO2-PRO-7, CO2-SCI-13: it may be declined, and gives nothing where neither is possible', () => {
  const table = atTurn(plainTable(2)).propose('asia', 2, B).choose({ do: 'decline' });
  expect(table.player(0)).toMatchObject({ hand: 1, pool: 3 });
  const state = plainTable(2);
  setPlayer(state, 0, { hand: 0, pool: 0 });
  const nothing = atTurn(state).propose('asia', 2, B);
  expect(nothing.asked).toBe('turn-menu');
  expect(nothing.told('grant-declined')).toHaveLength(1);
});

test('CO2-PRO-8: the research move may go to the new project', () => {
  const table = atTurn(plainTable(2)).propose('asia', 2, B).choose({ do: 'research-move' });
  expect(table.region('asia').projects[2]).toEqual(project(B, false, 0));
});

test('CO2-PRO-9: several projects of one type may stand in one region', () => {
  const state = plainTable(2);
  setRegion(state, 'asia', { projects: [project(B), null, null] });
  expect(atTurn(state).propose('asia', 1, B).region('asia').projects.slice(0, 2)).toEqual([project(B), project(B)]);
});

test('CO2-PRO-10, CO2-INS-12, CO2-CON-12, CO2-EX-48: a green region takes proposals and installations, but nothing is built', () => {
  const state = plainTable(2);
  setRegion(state, 'africa', {
    slots: slots(3, green('forestation-1', 0), green('recycling-1', 0), green('biomass-1', 0)),
    controller: 0,
    cep: 2,
    projects: [null, project(R), project(R, true)],
  });
  setPlayer(state, 0, { money: 30, tech: 9, expertise: { recycling: 9 } });
  const table = atTurn(state);
  expect(table.kinds).not.toContain('to-construct');
  const installed = atTurn(structuredClone(state)).install('africa', 1).choose({ do: 'pay-cep', from: 'hand' });
  expect(installed.player(0).money).toBe(35);
  expect(table.propose('africa', 0, F).player(0).money).toBe(32);
});

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
  expect(table.why({ do: 'to-market' })).toEqual(['CO2-MKT-1']);
  table.install('europe', 0);
  expect(table.region('asia').cep).toBe(1);
  expect(table.region('europe').projects[0]).toEqual(project(S, true));
});

/** Seat 0 installs a project of the type, with a CEP from the hand; market 2 at price 3. */
function installed(type: Energy, edition: 'fr' | 'ru' = 'fr'): Table {
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

/** Seat 0 could build solar-1 in North America (F, S, B). */
function ready(change: { money?: number; tech?: number; solar?: number; scientist?: number; seats?: number } = {}) {
  const state = plainTable(change.seats ?? 2);
  setPlayer(state, 0, { money: change.money ?? 10, tech: change.tech ?? 2, expertise: { solar: change.solar ?? 2 } });
  setRegion(state, 'north-america', { projects: [project(S, true, change.scientist ?? -1), null, null] });
  return state;
}

test('CO2-CON-1: the top plant of the stack, on an installed project only', () => {
  const state = ready({ money: 20 });
  state.built = { ...state.built, solar: 1 };
  setRegion(state, 'europe', { projects: [project(S), null, null] });
  expect(topPlant(state, S)?.id).toBe('solar-2');
  const table = atTurn(state);
  table.runner.act(0, { do: 'to-construct' });
  expect(table.told('constructed').map(({ plant, region }) => [plant, region])).toEqual([['solar-2', 'north-america']]);
});

test('CO2-DEC-10: every project says what is missing', () => {
  const state = ready({ money: 30, tech: 9 });
  setRegion(state, 'europe', { projects: [project(S), project(F, true), project(S, true)] });
  const table = atTurn(state).choose({ do: 'to-construct' });
  expect(table.asked).toBe('construct');
  expect(table.why({ do: 'construct', region: 'europe', space: 0, card: null })).toEqual(['CO2-CON-1']);
  expect(table.why({ do: 'construct', region: 'europe', space: 1, card: null })).toEqual(['CO2-CON-2']);
  expect(table.why({ do: 'construct', region: 'asia', space: 1, card: null })).toEqual(['CO2-CON-1']);
  expect(table.options).toHaveLength(2);
});

test('CO2-CON-2, CO2-CON-3, CO2-EX-07: too little expertise, money or tech and it is not offered', () => {
  expect(atTurn(ready()).kinds).toContain('to-construct');
  expect(atTurn(ready({ solar: 1 })).kinds).not.toContain('to-construct');
  expect(atTurn(ready({ money: 9 })).kinds).not.toContain('to-construct');
  expect(atTurn(ready({ tech: 1 })).kinds).not.toContain('to-construct');
});

test('CO2-CON-3: a foreign scientist costs a dollar more', () => {
  expect(atTurn(ready({ scientist: 1 })).kinds).not.toContain('to-construct');
  expect(atTurn(ready({ scientist: 1, money: 11 })).kinds).toContain('to-construct');
});

test('CO2-CON-4: there must be an empty slot or a fossil plant', () => {
  const state = ready();
  setRegion(state, 'north-america', {
    slots: slots(
      5,
      green('biomass-1', 1),
      green('biomass-2', 1),
      green('biomass-3', 1),
      green('biomass-4', 1),
      green('biomass-5', 1),
    ),
    controller: 1,
  });
  setRegion(state, 'europe', { projects: [project(S, true), project(S, true), null] });
  const table = atTurn(state).choose({ do: 'to-construct' });
  expect(table.why({ do: 'construct', region: 'north-america', space: 0, card: null })).toEqual(['CO2-CON-4']);
});

test('CO2-CMP-7: with an empty stack nothing of the type is built, but it may be proposed and installed', () => {
  const state = ready({ money: 30, tech: 9, solar: 9 });
  state.built = { ...state.built, solar: 5 };
  setRegion(state, 'europe', { projects: [project(S), null, null] });
  const table = atTurn(state);
  expect(table.kinds).not.toContain('to-construct');
  expect(table.kinds).toContain('to-install');
  table.choose({ do: 'to-propose' });
  expect(table.offers({ do: 'propose', region: 'north-america', space: 1, type: S })).toBe(true);
  const other = plainTable(2);
  other.built = { ...other.built, solar: 5 };
  setPlayer(other, 0, { money: 30, tech: 9, expertise: { solar: 9, biomass: 9 } });
  setRegion(other, 'north-america', { projects: [project(S, true), project(B, true), project(B, true)] });
  expect(
    atTurn(other).choose({ do: 'to-construct' }).why({ do: 'construct', region: 'north-america', space: 0, card: null }),
  ).toEqual(['CO2-CMP-7']);
});

test('CO2-EX-06, CO2-CON-6, CO2-CON-8, CO2-CON-13, CO2-CON-14, CO2-CON-15, CO2-CON-17: a solar plant in Europe, step by step', () => {
  const state = plainTable(3);
  setPlayer(state, 0, { money: 12, tech: 3, expertise: { solar: 2 } });
  setRegion(state, 'north-america', { agenda: 'agenda-2' });
  setRegion(state, 'europe', { agenda: 'agenda-1', slots: slots(5, fossil('coal')), projects: [project(S, true), null, null] });
  state.reserve = { ...state.reserve, solar: 5 };
  const table = atTurn(state).construct('europe', 0);
  expect(table.asked).toBe('bonus-region-cep');
  expect(table.player(0)).toMatchObject({ money: 2, tech: 1, points: 8 });
  expect(table.player(0).expertise.solar).toBe(3);
  expect(table.region('europe').slots).toEqual(slots(5, fossil('coal'), green('solar-1', 0)));
  expect(topPlant(table.state, S)?.id).toBe('solar-2');
  table.choose({ do: 'cep-to-region', region: 'africa' });
  expect([table.region('africa').cep, table.state.market, table.state.price]).toEqual([3, 1, 3]);
  expect(table.region('europe').controller).toBe(0);
  expect(table.region('europe').projects[0]).toBeNull();
  expect(table.state.reserve.solar).toBe(6);
});

test('CO2-CON-5, CO2-DEC-29: the foreign scientist goes first, before anything is paid', () => {
  const state = ready({ scientist: 1, money: 11 });
  const table = atTurn(state).construct('north-america', 0);
  expect(table.asked).toBe('dismissed-scientist');
  expect(table.seat).toBe(1);
  expect(table.player(0)).toMatchObject({ money: 10, tech: 2 });
  table.choose({ do: 'send-scientist', to: 'hand' });
  const kinds = table.events.map(({ kind }) => kind);
  const order = ['dismissed', 'plant-paid', 'constructed', 'bonus-cep'].map((kind) =>
    kinds.indexOf(kind as (typeof kinds)[number]),
  );
  expect(order.slice(0, 3)).toEqual([...order.slice(0, 3)].sort((a, b) => a - b));
  table.choose({ do: 'cep-to-region', region: 'asia' });
  const after = table.events.map(({ kind }) => kind);
  expect(after.indexOf('bonus-cep')).toBeLessThan(after.indexOf('control'));
  expect(after.indexOf('control')).toBeLessThan(after.indexOf('tile-returned'));
});

test('CO2-CON-7, CO2-EX-17: the region pays one of the cubes', () => {
  const state = ready({ tech: 1 });
  state.supply = 22;
  setRegion(state, 'north-america', { tech: 1 });
  const table = atTurn(state).construct('north-america', 0);
  expect(table.player(0).tech).toBe(0);
  expect(table.region('north-america').tech).toBe(0);
  expect(table.state.supply).toBe(24);
  expect(table.told('plant-paid')).toMatchObject([{ tech: 1, help: 1, money: 10 }]);
});

test('CO2-EX-30, CO2-CON-2: help does not lower the expertise needed', () => {
  const state = ready({ solar: 1 });
  setRegion(state, 'north-america', { tech: 1 });
  expect(atTurn(state).kinds).not.toContain('to-construct');
});

test('CO2-CON-8: the leftmost empty slot, whatever the decade', () => {
  const state = ready();
  state.decade = 1;
  setRegion(state, 'north-america', { slots: slots(5, fossil('oil'), green('biomass-1', 1), fossil('gas')), controller: 1 });
  expect(atTurn(state).construct('north-america', 0).region('north-america').slots[3]).toEqual(green('solar-1', 0));
});

test('CO2-EX-27, CO2-CON-9, CO2-CON-10, CO2-CON-11, CO2-CMP-8: without an empty slot the leftmost fossil plant is replaced', () => {
  const state = plainTable(3);
  state.pollution = 410;
  setRegion(state, 'south-america', { agenda: 'agenda-7' });
  setRegion(state, 'africa', {
    agenda: 'agenda-8',
    slots: slots(3, fossil('coal'), fossil('oil'), green('solar-1', 2)),
    controller: 2,
    cep: 3,
    projects: [project(B, true), null, null],
  });
  setPlayer(state, 0, { money: 8, tech: 2, expertise: { biomass: 2 } });
  const table = atTurn(structuredClone(state)).construct('africa', 0);
  expect(table.region('africa').slots).toEqual([green('biomass-1', 0), fossil('oil'), green('solar-1', 2)]);
  expect(table.state.pollution).toBe(370);
  expect(table.state.fossilsRemoved.coal).toBe(1);
  expect([table.region('africa').cep, table.state.market]).toEqual([3, 2]);
  expect(table.region('africa').controller).toBe(2);
  expect(table.told('control-kept')).toMatchObject([{ seat: 2, against: 0, by: 'agenda' }]);
});

test('CO2-EX-28, CO2-CON-11: below its limit the region receives a CEP from the market', () => {
  const state = ready();
  setRegion(state, 'north-america', {
    slots: slots(5, green('biomass-1', 1), fossil('gas'), fossil('coal'), fossil('oil'), fossil('oil')),
    controller: 1,
    cep: 1,
  });
  const table = atTurn(state).construct('north-america', 0);
  expect(table.region('north-america').slots[1]).toEqual(green('solar-1', 0));
  expect([table.region('north-america').cep, table.state.market]).toEqual([2, 1]);
});

test('CO2-CON-16, CO2-DEC-14, CO2-EX-40: the own scientist goes home without expertise, or on by the free action', () => {
  const state = ready({ scientist: 0 });
  setRegion(state, 'europe', { projects: [project(F), null, null] });
  const used = structuredClone(state);
  const home = atTurn(used);
  home.state.turn.scientist = true;
  home.construct('north-america', 0).choose({ do: 'cep-to-region', region: 'asia' });
  expect(home.asked).toBe('turn-menu');
  expect(home.player(0)).toMatchObject({ hand: 2 });
  expect(home.told('expertise').map(({ cause }) => cause)).toEqual(['plant']);

  const table = atTurn(state).construct('north-america', 0).choose({ do: 'cep-to-region', region: 'asia' });
  expect(table.asked).toBe('own-scientist-after-construct');
  expect(table.kinds).toEqual(['scientist-home', 'use-free-move']);
  table.choose({ do: 'use-free-move' });
  expect(table.asked).toBe('scientist-destination');
  table.choose({ do: 'send-scientist', to: 'project', region: 'europe', space: 0 });
  expect(table.region('europe').projects[0]?.scientist).toBe(0);
  expect(table.region('north-america').projects[0]).toBeNull();
  expect(table.why({ do: 'to-scientist' })).toEqual(['CO2-TRN-3']);
});

test('CO2-EX-10, CO2-CON-2: forestation-1 needs expertise 3', () => {
  const state = plainTable(2);
  setPlayer(state, 0, { money: 5, tech: 3, expertise: { forestation: 2 } });
  setRegion(state, 'north-america', { projects: [project(F, true), null, null] });
  expect(atTurn(structuredClone(state)).kinds).not.toContain('to-construct');
  setPlayer(state, 0, { expertise: { forestation: 3 } });
  expect(atTurn(state).kinds).toContain('to-construct');
});

test('CO2-FRE-2, CO2-SCI-11: nothing comes between the dismissal and the use of the tile', () => {
  const state = ready({ scientist: 1, money: 30 });
  const table = atTurn(state).construct('north-america', 0);
  expect(table.runner.legal(0)).toEqual([]);
  table.choose({ do: 'send-scientist', to: 'hand' });
  expect(table.told('constructed')).toHaveLength(1);
  expect(at(table.told('dismissed'), 0)).toMatchObject({ seat: 0, owner: 1, fee: 1 });
});
