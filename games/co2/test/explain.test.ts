import { viewOf } from '@kaya/engine';
import { expect, test } from 'vitest';
import {
  buildingChance,
  controlIfBuilt,
  goalValue,
  marketOutlook,
  nextIncome,
  nextSupply,
  scoreNow,
  turnsLeft,
  whoCanBuild,
  whoControls,
} from '../explain/index.ts';
import { readings } from '../readings/index.ts';
import { game } from '../rules/game.ts';
import { type Co2State, NOBODY } from '../types/index.ts';
import { atSteps, atTurn, B, F, fossil, green, N, plainTable, project, R, S, setPlayer, setRegion, slots } from './position.ts';

/** What players ask themselves (chapter 14). */

/** A solar project in North America that seat 0 would like to build. */
function solar(change: { money?: number; tech?: number; solar?: number } = {}): Co2State {
  const state = plainTable(3);
  setPlayer(state, 0, { money: change.money ?? 10, tech: change.tech ?? 2, expertise: { solar: change.solar ?? 2 } });
  setRegion(state, 'north-america', { projects: [project(S, true), project(S), null] });
  return atTurn(state).state;
}

const SPOT = { region: 'north-america', space: 0 } as const;

test('why can’t I build here: everything that is missing, with the numbers', () => {
  const chance = buildingChance(solar({ money: 4, tech: 0, solar: 1 }), 0, SPOT);
  expect(chance).toMatchObject({ plant: 'solar-1', points: 8, cost: { money: 10, tech: 2, help: 0, fee: 0 } });
  expect(chance.reasons).toEqual([
    { rule: 'CO2-CON-2', values: { type: S, needs: 2, has: 1 } },
    { rule: 'CO2-CON-3', values: { needsMoney: 10, money: 4, needsTech: 2, tech: 0, fee: 0 } },
  ]);
  expect(buildingChance(solar(), 0, SPOT).reasons).toEqual([]);
  expect(buildingChance(solar(), 0, { region: 'north-america', space: 1 }).reasons.map(({ rule }) => rule)).toEqual([
    'CO2-CON-1',
  ]);
  expect(buildingChance(solar(), 0, { region: 'asia', space: 1 })).toMatchObject({ plant: null, cost: null });
});

test('why can’t I build here: an own card may help, and a spent main action is named', () => {
  const state = solar({ money: 7 });
  setPlayer(state, 0, { lobby: ['lobby-16', 'lobby-17'] });
  expect(buildingChance(state, 0, SPOT)).toMatchObject({ withCards: ['lobby-16'], mainActionTaken: false });
  expect(buildingChance(state, 0, SPOT).reasons.map(({ rule }) => rule)).toEqual(['CO2-CON-3']);
  state.turn.main = true;
  state.turn.card = true;
  expect(buildingChance(state, 0, SPOT)).toMatchObject({ withCards: [], mainActionTaken: true });
});

test('why can’t I build here: what another player has used up on his turn is no reason', () => {
  const state = solar({ money: 7 });
  setPlayer(state, 0, { lobby: ['lobby-16'] });
  Object.assign(state.turn, { seat: 1, main: true, card: true });
  expect(buildingChance(state, 0, SPOT)).toMatchObject({ withCards: ['lobby-16'], mainActionTaken: false });
});

test('can be built now by: what the whole table can see', () => {
  const state = solar({ money: 9 });
  setPlayer(state, 0, { lobby: ['lobby-16'] });
  setPlayer(state, 2, { money: 20, tech: 3, expertise: { solar: 5 } });
  expect(whoCanBuild(state, SPOT)).toEqual([2]);
  expect(whoCanBuild(viewOf(game, state, 1), SPOT)).toEqual([2]);
});

/** Europe wants F, S, B: seat 1 controls it with two plants of one type, seat 2 has a plant of another. */
function europe(): Co2State {
  const state = plainTable(3);
  setRegion(state, 'north-america', { agenda: 'agenda-2' });
  setRegion(state, 'europe', {
    agenda: 'agenda-1',
    controller: 1,
    cep: 3,
    slots: slots(5, fossil('oil'), green('solar-1', 1), green('solar-2', 1), green('biomass-1', 2)),
  });
  setPlayer(state, 1, { expertise: { solar: 4 } });
  setPlayer(state, 2, { expertise: { biomass: 3 } });
  return state;
}

test('who controls this region and why', () => {
  expect(whoControls(europe(), 'europe')).toEqual({
    controller: 1,
    agenda: [F, S, B],
    cep: 3,
    present: [
      { seat: 1, plants: 2, types: [S], expertise: [4] },
      { seat: 2, plants: 1, types: [B], expertise: [3] },
    ],
    against: [{ seat: 2, controller: 1, by: 'agenda', type: S }],
  });
  expect(whoControls(europe(), 'asia')).toMatchObject({ controller: NOBODY, present: [], against: [] });
});

test('will control change if I build this', () => {
  expect(controlIfBuilt(europe(), 2, { region: 'europe', space: 0 }, F)).toEqual({ controller: 2, by: 'types', type: null });
  expect(controlIfBuilt(europe(), 2, { region: 'europe', space: 0 }, B)).toEqual({ controller: 1, by: 'agenda', type: S });
  expect(controlIfBuilt(europe(), 0, { region: 'europe', space: 0 }, S)).toEqual({ controller: 1, by: 'expertise', type: S });
  expect(controlIfBuilt(europe(), 0, { region: 'asia', space: 0 }, N)).toEqual({ controller: 0, by: 'first', type: null });
  const state = europe();
  controlIfBuilt(state, 0, { region: 'europe', space: 0 }, S);
  expect(state).toEqual(europe());
  state.built = { ...state.built, solar: 5 };
  expect(controlIfBuilt(state, 0, { region: 'europe', space: 0 }, S)).toBeNull();
});

test('will control change if I build this: a disc on the last space of its track stays there', () => {
  const state = europe();
  setRegion(state, 'europe', {
    slots: slots(5, fossil('oil'), green('solar-1', 1), green('biomass-1', 1), green('biomass-2', 0)),
  });
  setPlayer(state, 0, { expertise: { solar: 12, biomass: 1 } });
  setPlayer(state, 1, { expertise: { solar: 12, biomass: 2 } });
  expect(controlIfBuilt(state, 0, { region: 'europe', space: 0 }, S)).toEqual({ controller: 1, by: 'expertise', type: B });
});

test('what will I earn next supply phase', () => {
  const state = plainTable(3);
  setPlayer(state, 0, { expertise: { biomass: 9, recycling: 4 } });
  setPlayer(state, 1, { expertise: { biomass: 5, recycling: 6 } });
  setPlayer(state, 2, { expertise: { recycling: 1 } });
  expect(nextIncome(state, 0)).toMatchObject({ total: 6, paidPlaces: 2 });
  expect(nextIncome(state, 0).tracks.filter(({ place }) => place > 0)).toEqual([
    { type: B, expertise: 9, place: 1, number: 4, income: 4 },
    { type: R, expertise: 4, place: 2, number: 2, income: 2 },
  ]);
  expect(nextIncome(state, 2).tracks[4]).toEqual({ type: R, expertise: 1, place: 3, number: 1, income: 0 });
});

test('what happens at the next supply phase if nothing changes', () => {
  const state = atTurn(plainTable(3)).state;
  state.decade = 2;
  state.pollution = 290;
  state.fossilStack = { coal: 1, oil: 0, gas: 2 };
  for (const id of ['north-america', 'europe', 'oceania', 'south-america'] as const) {
    setRegion(state, id, { slots: slots(4, fossil('oil'), fossil('oil'), fossil('oil')) });
  }
  setRegion(state, 'asia', { slots: slots(6, fossil('oil'), green('biomass-1', 0)), controller: 0, cep: 0 });
  setRegion(state, 'africa', { slots: slots(3, fossil('oil'), fossil('gas')) });
  setPlayer(state, 0, { cep: 0, expertise: { solar: 3 } });
  setPlayer(state, 1, { tech: 2 });
  const forecast = nextSupply(state);
  expect(forecast).toMatchObject({
    decade: 3,
    fossils: [
      { region: 'asia', slot: 2, payer: 0 },
      { region: 'africa', slot: 2, payer: NOBODY },
    ],
    // Two of coal, gas, gas: 40 + 20 in two cases of three, 20 + 20 in one.
    pollution: { now: 290, least: 330, most: 350 },
    chanceOfLoss: 0,
    event: { card: 'event-47', region: 'africa' },
    seats: [
      { seat: 0, income: 2, ceps: 1, toBuy: 1, disaster: 'points' },
      { seat: 1, income: 0, ceps: 0, toBuy: 0, disaster: 'tech' },
      { seat: 2, income: 0, ceps: 0, toBuy: 0, disaster: 'points' },
    ],
  });
  expect(forecast?.chanceOfDisaster).toBeCloseTo(2 / 3, 8);
  expect(forecast?.pollution.expected).toBeCloseTo(290 + 2 * (80 / 3), 6);
});

test('the forecast knows when the planet is lost for certain, and when there is no further supply phase', () => {
  const state = atTurn(plainTable(3)).state;
  state.pollution = 380;
  expect(nextSupply(state)?.chanceOfLoss).toBe(1);
  state.decade = 5;
  expect(nextSupply(state)).toBeNull();
});

test('the forecast is there while the first player of a new decade is auctioned, and during the supply phase itself', () => {
  const state = plainTable(2, { 'first-player-auction': 'later-decades' });
  setPlayer(state, 0, { expertise: { solar: 3 } });
  setPlayer(state, 1, { expertise: { recycling: 1 } });
  setRegion(state, 'asia', { controller: 0 });
  const before = nextSupply(atTurn(state).state);
  const table = atSteps(state, { do: 'change-of-decade' });
  expect(table.runner.decision?.do).toBe('auction-bid');
  expect(nextSupply(table.state)).toEqual(before);
  table.choose({ do: 'pass' }).choose({ do: 'pass' });
  // The tile has passed to seat 1, who splits first and is then paid.
  expect(nextSupply(table.state)?.seats.map(({ income }) => income)).toEqual([2, 1]);
  table.choose({ do: 'take-income', money: 1 });
  expect(nextSupply(table.state)?.seats.map(({ income }) => income)).toEqual([2, 0]);
  table.choose({ do: 'take-income', money: 0 });
  // North America and Europe have built; Asia's controller chooses where to pay from.
  expect(table.runner.decision).toMatchObject({ do: 'pay-cep', region: 'asia' });
  expect(nextSupply(table.state)?.fossils.map(({ region }) => region)).toEqual(['oceania', 'africa', 'south-america']);
});

test('CO2-CMP-9: the forecast ends where the stack of fossil plants does', () => {
  const state = atTurn(plainTable(3)).state;
  state.fossilStack = { coal: 1, oil: 0, gas: 1 };
  setRegion(state, 'asia', { controller: 0, cep: 0 });
  setPlayer(state, 0, { cep: 0 });
  const forecast = nextSupply(state);
  expect(forecast?.fossils.map(({ region }) => region)).toEqual(['north-america', 'europe']);
  expect(forecast?.pollution).toMatchObject({ least: 240, most: 240 });
  expect(forecast?.seats[0]).toMatchObject({ ceps: 0, toBuy: 0 });
});

test('the forecast is what happens', () => {
  const state = atTurn(plainTable(3)).state;
  const forecast = nextSupply(state);
  state.decade = 2;
  const table = atSteps(state, { do: 'energy' });
  expect(table.told('fossil').map(({ region, slot }) => ({ region, slot }))).toEqual(
    forecast?.fossils.map(({ region, slot }) => ({ region, slot })),
  );
  expect(table.state.pollution).toBeGreaterThanOrEqual(forecast?.pollution.least ?? 0);
  expect(table.state.pollution).toBeLessThanOrEqual(forecast?.pollution.most ?? 0);
});

test('what would I have if the game ended now', () => {
  const state = atTurn(plainTable(3)).state;
  setPlayer(state, 0, { points: 10, money: 5, cep: 2, tech: 1, goal: 'company-goal-31' });
  // 10 + goal 4 + (5 + 6) / 2 = 5 + most cubes 3
  expect(scoreNow(state, 0)).toMatchObject({ points: 22, exact: true, sources: { 'company-goal': 4, money: 5, 'most-tech': 3 } });
  const seen = scoreNow(viewOf(game, state, 1), 0);
  expect(seen).toMatchObject({ exact: false, points: 22 });
  expect(state.outcome).toBeNull();
  const over = atSteps(state, { do: 'final-scoring', lastIncome: true }).state;
  expect(scoreNow(over, 0).points).toBe(22);
});

test('how many turns are left for me', () => {
  const state = atTurn(plainTable(3), 1).state;
  state.decade = 5;
  state.round = 4;
  expect([0, 1, 2].map((seat) => turnsLeft(state, seat))).toEqual([0, 1, 1]);
  state.round = 1;
  expect([0, 1, 2].map((seat) => turnsLeft(state, seat))).toEqual([3, 4, 4]);
  state.decade = 4;
  expect(turnsLeft(state, 0)).toBe(7);
  state.phase = 'supply';
  expect(turnsLeft(state, 0)).toBe(8);
});

test('buy or sell: the price before and after', () => {
  const state = atTurn(plainTable(2)).state;
  Object.assign(state, { market: 1, price: 3, bank: 9 });
  setPlayer(state, 0, { money: 3, cep: 1 });
  expect(marketOutlook(state, 0)).toEqual({
    buy: { possible: true, price: 3, priceAfter: 4, stackAfter: 2, empties: true },
    sell: { possible: true, price: 3, priceAfter: 2, stackAfter: 2, empties: false },
  });
  setPlayer(state, 0, { money: 2, cep: 0 });
  expect(marketOutlook(state, 0)).toMatchObject({ buy: { possible: false }, sell: { possible: false } });
  expect(state.market).toBe(1);
  // Closed for selling (CO2-MKT-6) is the market only on the turn on which it was emptied.
  state.turn.closed = true;
  setPlayer(state, 0, { cep: 1 });
  setPlayer(state, 1, { cep: 1 });
  expect([0, 1].map((seat) => marketOutlook(state, seat).sell.possible)).toEqual([false, true]);
});

test('what is my goal worth as things stand', () => {
  const state = plainTable(3);
  setPlayer(state, 0, { goal: 'company-goal-31', cep: 3 });
  expect(goalValue(state, 0)).toEqual({ goal: 'company-goal-31', points: 6 });
  expect(goalValue(viewOf(game, state, 1), 0)).toBeNull();
  setPlayer(state, 0, { goalHeld: false });
  expect(goalValue(state, 0)).toBeNull();
});

test('points by source say so where a goal counts as the money it is exchanged for, and nothing of a goal that is gone', () => {
  const notes = (goalHeld: boolean) => {
    const state = plainTable(2);
    setPlayer(state, 0, { goalHeld });
    return readings.points(viewOf(game, state, 0), 0).map(({ note }) => note?.key ?? null)[0];
  };
  expect(notes(true)).toBe('co2.reading.goal-exchanged');
  expect(notes(false)).toBeNull();
});
