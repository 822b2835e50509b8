import { expect, test } from 'vitest';
import { type Habits, needs, ONE_COUNTRY, simulate, type UnitCosts, WHOLE_WORLD } from '../bench/scaling.ts';

const HABITS: Habits = { people: 5000, seats: 4, pages: 1, movesPerGame: 240, minutesPerGame: 60, hours: WHOLE_WORLD };
const UNIT: UnitCosts = {
  ...{ serverMsPerMove: 2, databaseMsPerMove: 1, kilobytesPerSocket: 10, kilobytesPerTable: 100, msPerNotice: 0.02 },
  ...{ bytesPerMove: 200, bytesPerFinishedGame: 10_000, bytesSentPerMove: 20_000, commitsPerDatabase: 1500 },
};
const MACHINES = { used: 0.5, cores: 8, gigabytes: 32 };

test('the busiest minute has as many people as were asked for, and every game its moves', () => {
  const day = simulate(HABITS);
  expect(Math.abs(day.peakTables / (HABITS.people / HABITS.seats) - 1)).toBeLessThan(0.05);
  expect(day.moves).toBe(day.games * HABITS.movesPerGame);
  expect(day.peakMovesPerSecond).toBeCloseTo((day.peakTables * 240) / 3600, 6);
  expect(simulate(HABITS)).toEqual(day);
});

test('one country comes in the evening: as many at the peak play fewer games a day', () => {
  expect(simulate({ ...HABITS, hours: ONE_COUNTRY }).games).toBeLessThan(0.8 * simulate(HABITS).games);
});

test('what is needed follows from the unit costs', () => {
  const day = { games: 1000, moves: 240_000, peakTables: 1250, peakMovesPerSecond: 100 };
  expect(needs(HABITS, day, UNIT, MACHINES)).toEqual({
    ...{ movesPerSecond: 100, sockets: 5000, databaseCores: 0.2, cells: 1, serverMachines: 1, megabitsAtPeak: 16 },
    serverCores: 0.4,
    serverGigabytes: 0.175,
    gigabytesStoredPerDay: 0.058,
    gigabytesSentPerDay: 4.8,
  });
});

test('one database carries so many commits; beyond, tables are shared out over several; of a move only the processes hear where somebody looks', () => {
  const day = { games: 1e6, moves: 2.4e8, peakTables: 1e5, peakMovesPerSecond: 7500 };
  const shared = needs(HABITS, day, UNIT, MACHINES);
  expect(shared.cells).toBe(10);
  const alone = needs(HABITS, day, { ...UNIT, commitsPerDatabase: 1e6 }, MACHINES);
  expect(alone.serverCores).toBeGreaterThan(shared.serverCores);
  // 30 cores for the moves, and three processes besides the one that made it hear of each.
  expect(alone.serverCores).toBeCloseTo(30 + (7500 * 3 * 0.02) / 1000 / 0.5, 6);
});
