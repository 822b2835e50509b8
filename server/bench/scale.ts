// npm run scale [-- --people n] [-- --serverMsPerMove x …]: what so many people at tables would need, from measured unit costs.
import { parseArgs } from 'node:util';
import { type Habits, type Machines, needs, ONE_COUNTRY, simulate, type UnitCosts, WHOLE_WORLD } from './scaling.ts';

/** Measured on two cores of a development machine; docs/scale.md names the command of each. */
const UNIT: UnitCosts = {
  serverMsPerMove: 2.9,
  databaseMsPerMove: 0.45,
  kilobytesPerSocket: 8,
  kilobytesPerTable: 280,
  bytesPerMove: 190,
  bytesPerFinishedGame: 11_000,
  bytesSentPerMove: 3700,
  msPerNotice: 0.4,
  commitsPerDatabase: 1500,
};
const HABITS = { people: 1_000_000, seats: 3.5, pages: 1.2, movesPerGame: 750, minutesPerGame: 110 };
const MACHINES: Machines = { used: 0.6, cores: 8, gigabytes: 32 };

const names = [...Object.keys(UNIT), ...Object.keys(HABITS), ...Object.keys(MACHINES)];
const { values } = parseArgs({
  options: {
    ...Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
    country: { type: 'boolean' as const, default: false },
  },
});

function withGiven<T extends Readonly<Record<string, number>>>(given: T): T {
  const entries = Object.entries(given).map(([name, usual]) => {
    const text = Object.entries(values).find(([it]) => it === name)?.[1];
    const value = text === undefined ? usual : Number(text);
    if (!(value > 0)) {
      console.error(`--${name} must be a number above 0, not '${text}'`);
      process.exit(1);
    }
    return [name, value];
  });
  return { ...given, ...Object.fromEntries(entries) };
}

const unit = withGiven({ ...UNIT });
const machines = withGiven({ ...MACHINES });
const asked = withGiven(HABITS);
const rows = [0.001, 0.01, 0.1, 1].map((part) => {
  const habits: Habits = { ...asked, people: asked.people * part, hours: values.country === true ? ONE_COUNTRY : WHOLE_WORLD };
  const day = simulate(habits);
  const it = needs(habits, day, unit, machines);
  return {
    'people at tables': habits.people,
    'games a day': day.games,
    'moves a second': Math.round(it.movesPerSecond),
    sockets: it.sockets,
    'server cores': Number(it.serverCores.toFixed(1)),
    'server GB': Number(it.serverGigabytes.toFixed(1)),
    machines: it.serverMachines,
    'database cores': Number(it.databaseCores.toFixed(1)),
    databases: it.cells,
    'GB stored a day': Number(it.gigabytesStoredPerDay.toFixed(2)),
    'GB sent a day': Math.round(it.gigabytesSentPerDay),
    'Mbit/s': Math.round(it.megabitsAtPeak),
  };
});
console.table(rows);
