import { expect, test } from 'vitest';
import { ENERGY_ORDER, lacksEnergy } from '../rules/supply/energy.ts';
import { type Co2State, REGIONS, type RegionId } from '../types/index.ts';
import type { Co2Position } from './choosing.ts';
import { atSteps, fossil, green, plainTable, setPlayer, setRegion, slots } from './position.ts';

/** Chapter 5.2: supply energy. */

/** One region is checked in a decade, with one kind of tile on top of the stack. */
function check(state: Co2State, region: RegionId, decade: number, top: 'coal' | 'oil' | 'gas' = 'gas'): Co2Position {
  state.decade = decade;
  state.fossilStack = { coal: 0, oil: 0, gas: 0, [top]: 9 };
  return atSteps(state, { do: 'region-energy', region });
}

test('CO2-ENE-1: first every region with cubes gives one back', () => {
  const state = plainTable(2);
  state.supply = 20;
  setRegion(state, 'asia', { tech: 3 });
  setRegion(state, 'africa', { tech: 2 });
  const table = atSteps(state, { do: 'energy' });
  expect([table.region('asia').tech, table.region('africa').tech, table.state.supply]).toEqual([2, 1, 22]);
  expect(table.events[0]?.kind).toBe('region-uses-tech');
});

test('CO2-ENE-2: clockwise from North America', () => {
  const state = plainTable(2);
  state.decade = 2;
  const table = atSteps(state, { do: 'energy' });
  expect(ENERGY_ORDER[0]).toBe('north-america');
  expect(table.told('fossil').map(({ region }) => region)).toEqual(REGIONS);
});

test('CO2-ENE-3, CO2-EX-34: small regions are skipped when they have no such slot', () => {
  const state = plainTable(2);
  const checked = (decade: number) => REGIONS.filter((id) => lacksEnergy(state, id, decade));
  expect(checked(3)).toEqual(REGIONS);
  expect(checked(4)).toEqual(['north-america', 'europe', 'asia', 'oceania', 'south-america']);
  expect(checked(5)).toEqual(['north-america', 'europe', 'asia']);
  expect(checked(6)).toEqual(['asia']);
});

test('CO2-EX-35, CO2-ENE-3: a region that built ahead needs nothing until its next empty slot', () => {
  const state = plainTable(2);
  setRegion(state, 'oceania', { slots: slots(4, fossil('oil'), green('solar-1', 0), green('biomass-1', 0)), controller: 0 });
  expect([2, 3, 4].map((decade) => lacksEnergy(state, 'oceania', decade))).toEqual([false, false, true]);
});

test('CO2-EX-05, CO2-ENE-4, CO2-ENE-5, CO2-ENE-6, CO2-ENE-7: a fossil plant, its ppm, and a CEP of the uncontrolled region', () => {
  const state = plainTable(4);
  state.pollution = 190;
  const table = check(state, 'south-america', 2, 'gas');
  expect(table.region('south-america').slots).toEqual([fossil('oil'), fossil('gas'), null, null]);
  expect(table.state.pollution).toBe(210);
  expect([table.region('south-america').cep, table.state.bank]).toEqual([2, 10]);
});

test('CO2-ENE-5: coal 40, oil 30, gas 20 ppm', () => {
  expect((['coal', 'oil', 'gas'] as const).map((kind) => check(plainTable(2), 'asia', 2, kind).state.pollution)).toEqual([
    220, 210, 200,
  ]);
});

test('CO2-ENE-6: the payment comes before the next region is checked', () => {
  const state = plainTable(2);
  state.decade = 2;
  setRegion(state, 'north-america', { controller: 0, slots: slots(5, green('solar-1', 0)) });
  const table = atSteps(state, { do: 'energy' });
  expect(table.asked).toBe('pay-cep');
  expect(table.told('fossil').map(({ region }) => region)).toEqual(['north-america']);
});

test('CO2-ENE-8: an uncontrolled region without CEPs pays nothing', () => {
  const state = plainTable(2);
  setRegion(state, 'africa', { cep: 0 });
  const { bank } = state;
  const table = check(state, 'africa', 2);
  expect([table.region('africa').cep, table.state.bank]).toEqual([0, bank]);
});

test('CO2-ENE-9, CO2-DEC-5: a controller pays from his hand or from any region he controls', () => {
  const state = plainTable(2);
  setRegion(state, 'africa', { controller: 1, cep: 0 });
  setRegion(state, 'asia', { controller: 1, cep: 2 });
  setRegion(state, 'europe', { controller: 0 });
  const table = check(state, 'africa', 2);
  expect(table.asked).toBe('pay-cep');
  expect(table.seat).toBe(1);
  expect(table.options).toEqual([
    { do: 'pay-cep', from: 'hand' },
    { do: 'pay-cep', from: 'asia' },
  ]);
  expect(table.why({ do: 'pay-cep', from: 'europe' })).toEqual(['CO2-CEP-6']);
  expect(table.why({ do: 'pay-cep', from: 'africa' })).toEqual(['CO2-CEP-5']);
  table.choose({ do: 'pay-cep', from: 'asia' });
  expect([table.region('asia').cep, table.player(1).cep]).toEqual([1, 2]);
});

test('CO2-ENE-10: buying is the last resort', () => {
  const state = plainTable(2);
  setPlayer(state, 1, { cep: 1, money: 20 });
  setRegion(state, 'africa', { controller: 1, cep: 0 });
  const table = check(state, 'africa', 2);
  expect(table.told('forced-purchase')).toEqual([]);
  expect(table.player(1)).toMatchObject({ cep: 0, money: 20 });
});

test('CO2-ENE-11, CO2-EX-23: missing money is raised with points, which may become negative', () => {
  const state = plainTable(3);
  Object.assign(state, { price: 4, market: 2, bank: 6 });
  setPlayer(state, 2, { cep: 0, money: 1, points: 2, goalHeld: false });
  setRegion(state, 'oceania', { slots: slots(4, fossil('oil'), green('solar-1', 2)), controller: 2, cep: 0 });
  const table = check(state, 'oceania', 3);
  expect(table.region('oceania').slots[2]).toEqual(fossil('gas'));
  expect(table.player(2)).toMatchObject({ money: 0, points: -1 });
  expect([table.state.market, table.state.bank, table.state.price]).toEqual([1, 7, 4]);
});

test('CO2-ENE-12, CO2-DEC-6: who lacks money may first discard his goal for $8', () => {
  const lacking = () => {
    const state = plainTable(2);
    setPlayer(state, 1, { cep: 0, money: 1, points: 5 });
    setRegion(state, 'africa', { controller: 1, cep: 0 });
    return check(state, 'africa', 2);
  };
  const goal = lacking();
  expect(goal.asked).toBe('forced-purchase-funding');
  goal.choose({ do: 'discard-goal' });
  expect(goal.player(1)).toMatchObject({ money: 6, points: 5, goalHeld: false });
  const points = lacking().choose({ do: 'give-up-points' });
  expect(points.player(1)).toMatchObject({ money: 0, points: 3, goalHeld: true });
});

test('CO2-ENE-13, CO2-EX-24: two forced purchases; the first empties the market and raises the price', () => {
  const state = plainTable(3);
  Object.assign(state, { price: 4, market: 1, bank: 6, decade: 2, fossilStack: { coal: 0, oil: 0, gas: 9 } });
  setPlayer(state, 2, { cep: 0, money: 9 });
  for (const id of ['europe', 'asia'] as const) setRegion(state, id, { controller: 2, cep: 0 });
  const first = atSteps(structuredClone(state), { do: 'region-energy', region: 'europe' });
  expect([first.player(2).money, first.state.market, first.state.price, first.state.bank]).toEqual([5, 2, 5, 5]);
  const both = atSteps(state, { do: 'region-energy', region: 'europe' }, { do: 'region-energy', region: 'asia' });
  expect([both.player(2).money, both.state.market, both.state.price, both.state.bank]).toEqual([0, 1, 5, 6]);
});

test('CO2-ENE-14: with an empty market and an empty bank the payment lapses', () => {
  const state = plainTable(2);
  Object.assign(state, { market: 0, bank: 0 });
  setPlayer(state, 1, { cep: 0, money: 9 });
  setRegion(state, 'africa', { controller: 1, cep: 0 });
  const table = check(state, 'africa', 2);
  expect(table.told('payment-lapses')).toEqual([{ kind: 'payment-lapses', seat: 1, region: 'africa' }]);
  expect(table.player(1).money).toBe(9);
});

test('CO2-CMP-9: with an empty stack nothing is placed, polluted or paid', () => {
  const state = plainTable(2);
  state.decade = 2;
  state.fossilStack = { coal: 0, oil: 0, gas: 0 };
  const { bank } = state;
  const table = atSteps(state, { do: 'region-energy', region: 'asia' });
  expect(table.region('asia')).toMatchObject({ cep: 5 });
  expect(table.region('asia').slots[1]).toBeNull();
  expect([table.state.pollution, table.state.bank]).toEqual([180, bank]);
  expect(table.told('no-fossil-left')).toHaveLength(1);
});
