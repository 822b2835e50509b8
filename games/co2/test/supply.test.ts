import { expect, test } from 'vitest';
import { ENERGY_ORDER, lacksEnergy } from '../rules/energy.ts';
import { incomeFrom, incomeOf } from '../rules/income.ts';
import { type Co2State, REGIONS, type RegionId } from '../types.ts';
import { atSteps, fossil, green, plainTable, S, setPlayer, setRegion, slots, type Table } from './table.ts';

/** Chapters 5.1 to 5.3: income, energy and events. */

const noExpertise = { forestation: 0, solar: 0, 'cold-fusion': 0, biomass: 0, recycling: 0 };

function incomes(state: Co2State): number[] {
  return state.players.map((_, seat) => incomeOf(state, seat));
}

test('CO2-INC-1: with three players or more the second place is paid too', () => {
  for (const [seats, expected] of [
    [2, [4, 0]],
    [3, [4, 2, 0]],
    [4, [4, 2, 0, 0]],
    [5, [4, 2, 0, 0, 0]],
  ] as const) {
    const state = plainTable(seats);
    [9, 5, 4, 3, 2].slice(0, seats).forEach((biomass, seat) => {
      setPlayer(state, seat, { expertise: { biomass } });
    });
    expect(incomes(state)).toEqual(expected);
  }
});

test('CO2-INC-2: without expertise nobody is second', () => {
  const state = plainTable(3);
  setPlayer(state, 0, { expertise: { solar: 3 } });
  expect(incomes(state)).toEqual([2, 0, 0]);
});

test('CO2-INC-3, CO2-INC-4, CO2-EX-04: all on the two highest values are paid in full, a tie for first leaves the second place', () => {
  const state = plainTable(5);
  [5, 5, 2, 2, 2].forEach((solar, seat) => {
    setPlayer(state, seat, { expertise: { solar } });
  });
  expect(incomes(state)).toEqual([2, 2, 1, 1, 1]);
});

test('CO2-INC-5: the own space counts, not that of the leader', () => {
  const state = plainTable(3);
  setPlayer(state, 0, { expertise: { solar: 12 } });
  setPlayer(state, 1, { expertise: { solar: 1 } });
  expect([incomeFrom(state, 0, S), incomeFrom(state, 1, S)]).toEqual([5, 1]);
});

test('CO2-EX-03, CO2-INC-6, CO2-DEC-4: all tracks add up, and the sum is split at will', () => {
  const state = plainTable(3);
  setPlayer(state, 0, { expertise: { ...noExpertise, biomass: 9, recycling: 4 } });
  setPlayer(state, 1, { expertise: { ...noExpertise, biomass: 5, recycling: 6 } });
  setPlayer(state, 2, { expertise: { ...noExpertise, recycling: 1 } });
  expect(incomes(state)).toEqual([6, 5, 0]);
  const table = atSteps(state, { do: 'income' });
  expect(table.options.map((it) => it.do === 'take-income' && it.money)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  table.choose({ do: 'take-income', money: 3 });
  expect(table.player(0)).toMatchObject({ money: 3, points: 3 });
  expect(table.seat).toBe(1);
});

test('CO2-INC-7: clockwise from the first player; who has no income is not asked', () => {
  const state = plainTable(4);
  state.firstPlayer = 2;
  for (const seat of [0, 2, 3]) setPlayer(state, seat, { expertise: { solar: 1 } });
  const table = atSteps(state, { do: 'income' });
  const order: number[] = [];
  while (table.asked === 'income-split') {
    order.push(table.seat);
    table.choose({ do: 'take-income', money: 0 });
  }
  expect(order).toEqual([2, 3, 0]);
});

test('CO2-EX-53: two players: only the first place, a tie pays both', () => {
  const state = plainTable(2);
  setPlayer(state, 0, { expertise: { biomass: 9 } });
  setPlayer(state, 1, { expertise: { biomass: 5 } });
  expect(incomes(state)).toEqual([4, 0]);
  setPlayer(state, 0, { expertise: { biomass: 6 } });
  setPlayer(state, 1, { expertise: { biomass: 6 } });
  expect(incomes(state)).toEqual([3, 3]);
});

/** One region is checked in a decade, with one kind of tile on top of the stack. */
function check(state: Co2State, region: RegionId, decade: number, top: 'coal' | 'oil' | 'gas' = 'gas'): Table {
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

/** The energy step is over at this pollution. */
function after(state: Co2State, pollution: number): Table {
  state.pollution = pollution;
  state.decade = 2;
  return atSteps(state, { do: 'planet-check' }, { do: 'event' });
}

test('CO2-ENE-15, CO2-END-5, CO2-EX-51: at 500 ppm all lose, without event and scoring', () => {
  const state = plainTable(2);
  state.decade = 3;
  state.pollution = 480;
  state.fossilStack = { coal: 1, oil: 0, gas: 0 };
  setRegion(state, 'south-america', { slots: slots(4, fossil('oil'), fossil('oil')) });
  setPlayer(state, 0, { points: 30, money: 10 });
  const table = atSteps(state, { do: 'region-energy', region: 'south-america' }, { do: 'planet-check' }, { do: 'event' });
  expect(table.state.pollution).toBe(520);
  expect(table.state.outcome).toMatchObject({ ending: 'planet-lost', winners: [], scores: [30, 0] });
  expect(table.told('event')).toEqual([]);
  expect(table.told('scored')).toEqual([]);
  expect(after(plainTable(2), 490).runner.over).toBe(false);
  expect(after(plainTable(2), 500).runner.over).toBe(true);
});

test('CO2-ENE-16, CO2-INV-22: the game remembers that 350 ppm was reached', () => {
  expect(after(plainTable(2), 340).state.reached350).toBe(false);
  expect(after(plainTable(2), 350).state.reached350).toBe(true);
});

test('CO2-EX-36, CO2-EVT-2, CO2-EVT-3, CO2-EVT-4, CO2-EVT-5, CO2-EVT-6: a disaster in Africa at 350 ppm', () => {
  const state = plainTable(3);
  state.supply = 23;
  setRegion(state, 'africa', { slots: slots(3, fossil('oil'), green('forestation-1', 0)), controller: 0 });
  setPlayer(state, 1, { tech: 2 });
  setPlayer(state, 2, { tech: 0, points: 1 });
  const table = after(state, 350);
  expect(table.told('event')).toEqual([{ kind: 'event', card: 'event-47', region: 'africa', disaster: true }]);
  expect(table.player(0)).toMatchObject({ tech: 0, points: 0 });
  expect(table.player(1)).toMatchObject({ tech: 1, points: 0 });
  expect(table.player(2)).toMatchObject({ tech: 0, points: -1 });
  expect(table.region('africa').tech).toBe(1);
  const next = atSteps(table.state, { do: 'energy' });
  expect([next.region('africa').tech, next.state.supply]).toEqual([0, 24]);
});

test('CO2-EVT-4: the last cube must be given, points are no choice', () => {
  const state = plainTable(2);
  setPlayer(state, 0, { tech: 1, points: 9 });
  expect(after(state, 350).player(0)).toMatchObject({ tech: 0, points: 9 });
});

test('CO2-EX-37, CO2-EVT-1, CO2-EVT-7: below 350 ppm nothing happens, but the card is resolved and the next ones move up', () => {
  const state = plainTable(2);
  setPlayer(state, 0, { tech: 1 });
  const table = after(state, 340);
  expect(table.told('event')).toEqual([{ kind: 'event', card: 'event-47', region: 'africa', disaster: false }]);
  expect(table.player(0).tech).toBe(1);
  expect(table.state.eventsResolved).toEqual(['event-47']);
  expect(table.state.event).toBe('event-48');
  expect(table.state.nextEvent).toMatch(/^event-(49|50|51|52)$/);
  expect(table.state.eventPile).toHaveLength(3);
});

test('CO2-EVT-7: the pile of events runs out quietly', () => {
  const state = plainTable(2);
  state.nextEvent = null;
  state.eventPile = [];
  const table = after(state, 180);
  expect([table.state.event, table.state.nextEvent]).toEqual([null, null]);
});

test('CO2-CMP-3, CO2-CMP-17: money has no limit, and scores may be negative', () => {
  const state = plainTable(2);
  setPlayer(state, 0, { money: 500, expertise: { solar: 12 } });
  const table = atSteps(state, { do: 'income' }).choose({ do: 'take-income', money: 5 });
  expect(table.player(0).money).toBe(505);
  const poor = plainTable(2);
  expect(after(poor, 350).player(1).points).toBe(-2);
});
