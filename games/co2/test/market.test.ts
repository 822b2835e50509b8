import { next } from '@kaya/engine';
import { expect, test } from 'vitest';
import type { Co2State } from '../types/index.ts';
import { Co2Position } from './choosing.ts';
import { atSteps, atTurn, B, F, fossil, green, plainTable, project, R, S, setPlayer, setRegion, slots } from './position.ts';

/** Chapters 5.12 and 5.13: the market and the movements of CEPs. */

function market(state: Co2State): number[] {
  return [state.market, state.price, state.bank];
}

function withMarket(stack: number, price: number, bank: number, seats = 2): Co2State {
  const state = plainTable(seats);
  Object.assign(state, { market: stack, price, bank });
  return state;
}

test('CO2-MKT-1, CO2-MKT-10, CO2-DEC-19: one visit a turn, buying or selling', () => {
  const state = withMarket(3, 3, 9);
  setPlayer(state, 0, { money: 9 });
  const table = atTurn(state).choose({ do: 'to-market' });
  expect(table.options).toEqual([{ do: 'buy' }, { do: 'sell' }]);
  table.choose({ do: 'buy' });
  expect(table.why({ do: 'to-market' })).toEqual(['CO2-MKT-10']);
});

test('CO2-MKT-2: a purchase costs the price, which one must have', () => {
  const state = withMarket(3, 3, 9);
  setPlayer(state, 0, { money: 4 });
  const table = atTurn(state).buy();
  expect(table.player(0)).toMatchObject({ money: 1, cep: 3 });
  expect(market(table.state)).toEqual([2, 3, 9]);
  const poor = withMarket(3, 3, 9);
  setPlayer(poor, 0, { money: 2, points: 50 });
  const selling = atTurn(poor).choose({ do: 'to-market' });
  expect(selling.told('sold')).toHaveLength(1);
});

test('CO2-MKT-3: a sale brings the price, then the price falls, but not below 1', () => {
  const table = atTurn(withMarket(2, 3, 9)).sell();
  expect(table.player(0)).toMatchObject({ money: 3, cep: 1 });
  expect(market(table.state)).toEqual([3, 2, 9]);
  const lowest = atTurn(withMarket(2, 1, 9)).sell();
  expect(market(lowest.state)).toEqual([3, 1, 9]);
});

test('CO2-MKT-3: without a CEP in hand, or without money, the reason is told', () => {
  const state = withMarket(2, 3, 9);
  setPlayer(state, 0, { money: 5, cep: 0 });
  const table = atTurn(state);
  next(table.state, { do: 'market', seat: 0 });
  const asked = new Co2Position(table.state);
  expect(asked.why({ do: 'sell' })).toEqual(['CO2-MKT-3']);
  setPlayer(state, 0, { money: 0, cep: 1 });
  expect(new Co2Position(table.state).why({ do: 'buy' })).toEqual(['CO2-MKT-2']);
});

test('CO2-MKT-4, CO2-MKT-7: the last CEP refills the market and raises the price after the purchase', () => {
  const state = withMarket(1, 3, 9);
  setPlayer(state, 0, { money: 3 });
  const table = atTurn(state).buy();
  expect(table.player(0).money).toBe(0);
  expect(market(table.state)).toEqual([2, 4, 7]);
});

test('CO2-MKT-5, CO2-EX-21: without emptying the price stays, and selling stays open', () => {
  const state = withMarket(3, 2, 9);
  setRegion(state, 'europe', { projects: [project(R), null, null] });
  const table = atTurn(state).install('europe', 0);
  expect([table.state.market, table.state.price]).toEqual([2, 2]);
  const { money } = table.player(0);
  table.sell();
  expect(table.player(0).money).toBe(money + 2);
  expect([table.state.market, table.state.price]).toEqual([3, 1]);
});

test('CO2-EX-19, CO2-MKT-6, CO2-MKT-8: a benefit takes CEPs one by one, the market empties in between and is closed for selling', () => {
  const state = withMarket(1, 3, 9);
  setPlayer(state, 0, { money: 4 });
  setRegion(state, 'europe', { projects: [project(F), null, null] });
  const table = atTurn(state).install('europe', 0);
  expect(market(table.state)).toEqual([1, 4, 8]);
  expect(table.player(0).cep).toBe(3);
  expect(table.kinds).toContain('to-market');
  table.choose({ do: 'to-market' }); // Buying is all that is left.
  expect(table.told('bought')).toEqual([{ kind: 'bought', seat: 0, price: 4 }]);
  expect(market(table.state)).toEqual([2, 5, 6]);
  expect(table.player(0)).toMatchObject({ money: 0, cep: 4 });
});

test('CO2-EX-20, CO2-MKT-4, CO2-MKT-6: at price 8 the price stays, but the market is closed for selling', () => {
  const state = withMarket(1, 8, 5);
  setPlayer(state, 0, { lobby: ['lobby-02'] });
  const table = atTurn(state).minor('lobby-02');
  expect(market(table.state)).toEqual([2, 8, 3]);
  expect(table.why({ do: 'to-market' })).toEqual(['CO2-MKT-2', 'CO2-MKT-6']);
  next(table.state, { do: 'market', seat: 0 });
  expect(new Co2Position(table.state).why({ do: 'sell' })).toEqual(['CO2-MKT-6']);
});

test('CO2-MKT-9: sales may raise the stack above two', () => {
  const table = atTurn(withMarket(5, 4, 9)).sell();
  expect(table.state.market).toBe(6);
});

test('CO2-CEP-1: what comes into play comes from the market', () => {
  const state = withMarket(5, 3, 9);
  setRegion(state, 'europe', { projects: [project(F), null, null] });
  const table = atTurn(state).install('europe', 0);
  expect(market(table.state)).toEqual([3, 3, 10]);
});

test('CO2-CEP-2: what is paid goes to the bank, what is sold to the market', () => {
  const state = withMarket(2, 3, 9);
  setRegion(state, 'europe', { projects: [project(S), null, null] });
  const table = atTurn(state).install('europe', 0);
  expect(market(table.state)).toEqual([2, 3, 10]);
  expect(market(table.sell().state)).toEqual([3, 2, 10]);
});

test('CO2-CEP-3, CO2-INV-4: a region never holds more CEPs than it has slots', () => {
  const state = plainTable(2);
  setRegion(state, 'africa', { cep: 3 });
  setPlayer(state, 0, { expertise: { recycling: 1 } });
  setRegion(state, 'europe', { projects: [project(R, false, 0), null, null] });
  const table = atTurn(state).propose('asia', 0, B).endTurn();
  expect(table.offers({ do: 'cep-to-region', region: 'africa' })).toBe(false);
});

test('CO2-CEP-5, CO2-CEP-6: each CEP is chosen: the hand, or a controlled region that has one', () => {
  const state = plainTable(2);
  setRegion(state, 'asia', { controller: 0, cep: 1 });
  setRegion(state, 'africa', { controller: 1, cep: 2 });
  setRegion(state, 'europe', { projects: [project(S), null, null] });
  const table = atTurn(state).install('europe', 0);
  expect(table.options).toEqual([
    { do: 'pay-cep', from: 'hand' },
    { do: 'pay-cep', from: 'asia' },
  ]);
  expect(table.why({ do: 'pay-cep', from: 'africa' })).toEqual(['CO2-CEP-6']);
  expect(table.why({ do: 'pay-cep', from: 'oceania' })).toEqual(['CO2-CEP-6']);
});

test('CO2-CEP-7: CEPs stay in a region whose control changes, and the new controller may use them', () => {
  const state = plainTable(2);
  setPlayer(state, 0, { money: 8, tech: 2, cep: 0, expertise: { biomass: 3 } });
  setPlayer(state, 1, { cep: 0 });
  setRegion(state, 'asia', {
    slots: slots(6, fossil('oil'), green('forestation-1', 1)),
    controller: 1,
    cep: 4,
    projects: [project(B, true), null, null],
  });
  const table = atTurn(state).construct('asia', 0);
  expect(table.region('asia')).toMatchObject({ controller: 0, cep: 4 });
  setRegion(table.state, 'europe', { projects: [project(S), null, null] });
  expect(atTurn(structuredClone(table.state), 1).why({ do: 'to-install' })).toEqual(['CO2-INS-3']);
  expect(atTurn(table.state, 0).install('europe', 0).region('asia').cep).toBe(3);
});

test('CO2-CEP-8: a hand has no limit', () => {
  const state = withMarket(2, 1, 9);
  setPlayer(state, 0, { cep: 25, money: 1 });
  expect(atTurn(state).buy().player(0).cep).toBe(26);
});

test('CO2-EX-46, CO2-CEP-9, CO2-CEP-10, CO2-CEP-11: a bank that runs dry', () => {
  const state = withMarket(1, 5, 1, 3);
  setPlayer(state, 0, { money: 5 });
  setPlayer(state, 1, { money: 6 });
  setRegion(state, 'asia', { projects: [project(B), null, null] });
  const table = atTurn(state).buy();
  expect(market(table.state)).toEqual([1, 6, 0]);
  table.propose('europe', 0, F).endTurn().buy();
  expect(market(table.state)).toEqual([0, 7, 0]);
  table.propose('europe', 1, F).endTurn().install('asia', 0);
  expect(market(table.state)).toEqual([0, 8, 0]);
  expect(table.player(2).cep).toBe(2);
  expect(table.told('refill').at(-1)).toEqual({ kind: 'refill', count: 1 });
});

test('CO2-CEP-10: an empty market sells nothing, but takes what is sold on a turn on which it was not emptied', () => {
  const state = withMarket(0, 4, 0);
  setPlayer(state, 0, { money: 9 });
  const table = atTurn(state).choose({ do: 'to-market' });
  expect(table.told('sold')).toEqual([{ kind: 'sold', seat: 0, price: 4 }]);
  expect(market(table.state)).toEqual([1, 3, 0]);
  table.state.market = 0;
  next(table.state, { do: 'market', seat: 0 });
  expect(new Co2Position(table.state).why({ do: 'buy' })).toEqual(['CO2-CEP-10']);
});

test('CO2-EX-22, CO2-CEP-12: recycling in the Russian edition leaves the market alone', () => {
  const state = plainTable(2, { edition: 'ru' });
  Object.assign(state, { market: 1, price: 3, bank: 4 });
  setRegion(state, 'europe', { projects: [project(R), null, null] });
  const table = atTurn(state).install('europe', 0);
  expect(market(table.state)).toEqual([1, 3, 4]);
  expect(table.player(0)).toMatchObject({ money: 5, cep: 2 });
  expect(table.state.turn.closed).toBe(false);
  const empty = plainTable(2, { edition: 'ru' });
  Object.assign(empty, { market: 0, bank: 0 });
  setRegion(empty, 'europe', { projects: [project(R), null, null] });
  const dry = atTurn(empty).install('europe', 0);
  expect(dry.player(0).cep).toBe(1);
  expect(dry.state.market).toBe(1);
});

test('CO2-CEP-13: at a forced purchase the refill comes before the payment reaches the bank', () => {
  const state = withMarket(1, 3, 0);
  state.decade = 2;
  setPlayer(state, 1, { cep: 0, money: 5 });
  setRegion(state, 'africa', { controller: 1, cep: 0 });
  const table = atSteps(state, { do: 'region-energy', region: 'africa' });
  // Nothing to refill with, the price rises; then the paid CEP goes to the market without another rise.
  expect(market(table.state)).toEqual([1, 4, 0]);
  expect(table.player(1).money).toBe(2);
});
