import { at } from '@kaya/engine';
import { expect, test } from 'vitest';
import { topPlant } from '../rules/turn/plants.ts';
import type { EditionId } from '../types/index.ts';
import { atTurn, B, F, fossil, green, plainTable, project, S, setPlayer, setRegion, slots } from './position.ts';

/** Chapter 5.7: construct a plant. */

/** Seat 0 could build solar-1 in North America (F, S, B). */
function ready(change: { money?: number; tech?: number; solar?: number; scientist?: number; edition?: EditionId } = {}) {
  const state = plainTable(2, { edition: change.edition ?? 'fr' });
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

test('CO2-CON-1: where nothing can be built, the project is named that comes closest: one’s own first, never an empty place', () => {
  const state = plainTable(2);
  setRegion(state, 'asia', { projects: [project(S), null, null] });
  const why = () => atTurn(state).runner.why(0, { do: 'to-construct' });
  const about = () => why()[0]?.about;
  expect(why()[0]).toMatchObject({ rule: 'CO2-CON-1', values: { proposed: 'yes' } });
  expect(about()).toEqual({ do: 'construct', region: 'asia', space: 0, card: null });
  setRegion(state, 'europe', { projects: [null, project(S), null] });
  expect(about()).toBeUndefined();
  setRegion(state, 'europe', { projects: [null, project(S, false, 0), null] });
  expect(about()).toEqual({ do: 'construct', region: 'europe', space: 1, card: null });
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

test('CO2-CON-11, CO2-CEP-10: with no CEP on the market the region receives none', () => {
  const state = ready({ solar: 3 });
  Object.assign(state, { market: 0, bank: 0 });
  setRegion(state, 'north-america', {
    slots: slots(5, fossil('gas'), fossil('gas'), fossil('coal'), fossil('oil'), fossil('oil')),
    cep: 1,
  });
  const table = atTurn(state).construct('north-america', 0);
  expect(table.told('constructed')).toMatchObject([{ replaced: 'gas' }]);
  expect([table.region('north-america').cep, table.state.market, table.state.price]).toEqual([1, 0, 3]);
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

test('CO2-CON-16, CO2-DEC-14: with nowhere else to go he goes home, and the free action is not used up', () => {
  for (const edition of ['fr', 'ru'] as const) {
    const state = ready({ scientist: 0, solar: 3, edition });
    state.summits = state.summits.map(({ tile, scientists }) => ({ tile, scientists: scientists.map(() => 1) }));
    const table = atTurn(state).construct('north-america', 0);
    expect(table.asked).toBe('turn-menu');
    expect(table.player(0).hand).toBe(2);
    expect(table.state.turn.scientist).toBe(false);
  }
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
