import { expect, test } from 'vitest';
import { incomeFrom, incomeOf } from '../rules/supply/income.ts';
import type { Co2State } from '../types/index.ts';
import { atSteps, plainTable, S, setPlayer } from './position.ts';

/** Chapter 5.1: income. */

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
