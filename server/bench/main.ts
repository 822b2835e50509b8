// npm run bench:server [-- --seconds n] [-- --game id] [-- --databases sqlite,postgres] [-- --many 250,1000] [-- --save]: so many tables of four
// sockets on each database, with durable commits; with --processes 1,2,4,8 [--spreads tables,seats] the same load on so many processes, with
// --rolling restarts one after the other while people play (both with --nats address over a message bus), with --stored 100000 so many
// tables that nobody looks at.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Configuration } from '../configuration.ts';
import { boxOf, listedGames } from '../games.ts';
import { freePort, startPostgres } from '../test/postgres.ts';
import { idleSockets, type LoadTask, residentOf } from './load.ts';
import { prepare } from './prepare.ts';
import { measureProcesses, type ProcessesRun, SPREADS } from './processes.ts';
import { measureRolling, type RollingRun } from './rolling.ts';
import { cpuOf, cpuOfEvery, runLoad, SECRET, startServer, stopServer } from './serving.ts';
import { measureStored, type StoredRun } from './stored.ts';

const { values } = parseArgs({
  options: {
    // Longer, and the games of the fastest run would be over before it is.
    seconds: { type: 'string', default: '8' },
    game: { type: 'string', default: 'co2' },
    save: { type: 'boolean' },
    processes: { type: 'string' },
    rolling: { type: 'boolean' },
    stored: { type: 'string' },
    nats: { type: 'string' },
    databases: { type: 'string', default: 'sqlite,postgres' },
    many: { type: 'string', default: '250,1000' },
    spreads: { type: 'string', default: 'tables,seats' },
    tables: { type: 'string', default: '200' },
    pace: { type: 'string', default: '200' },
  },
});
if ((await boxOf(values.game)) === null) {
  console.error(`there is no game '${values.game}'; there are: ${listedGames.join(', ')}`);
  process.exit(1);
}
const above0 = (name: 'seconds' | 'tables' | 'pace' | 'stored'): number => {
  const number = Number(values[name] ?? 1);
  if (number > 0) return number;
  console.error(`--${name} must be a number above 0, not '${values[name]}'`);
  process.exit(1);
};
const [seconds, tables, pace, stored] = [above0('seconds'), above0('tables'), above0('pace'), above0('stored')];
const wholes = (name: 'processes' | 'many', fallback: string): readonly number[] => {
  const numbers = (values[name] ?? fallback).split(',').map(Number);
  if (numbers.every((it) => Number.isInteger(it) && it > 0)) return numbers;
  console.error(`--${name} takes whole numbers, as in 1,2,4,8; not '${values[name]}'`);
  process.exit(1);
};
const some = <T extends string>(name: 'databases' | 'spreads', all: readonly T[]): readonly T[] => {
  const named = values[name].split(',');
  const known = all.filter((it) => named.includes(it));
  if (known.length === named.length) return known;
  console.error(`--${name} takes some of ${all.join(',')}; not '${values[name]}'`);
  process.exit(1);
};
const counts = wholes('processes', '2');
const many = wholes('many', '250,1000');
const databases = some('databases', ['sqlite', 'postgres']);
const spreads = some('spreads', SPREADS);
const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));

interface Run {
  readonly database: string;
  readonly tables: number;
  readonly pace: string;
  readonly movesPerSecond: number;
  /** Of the server: what a move costs however busy the machine is. */
  readonly cpuMsPerMove: number;
  /** Of PostgreSQL, all of its processes together. */
  readonly databaseMsPerMove: number;
  /** Over all four sockets of a table. */
  readonly bytesPerMove: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly refused: number;
  /** Megabytes of the server with all tables in play, four sockets each. */
  readonly megabytes: number;
  readonly kilobytesPerTable: number;
  readonly bytesPerIdleSocket: number;
}

/** Seconds that are played before anything counts. */
const WARM = 3;
/** Moves a second that are aimed at; at half of it nobody is to wait. */
const AIMS = { SQLite: 2500, PostgreSQL: 1500 };

async function measure(name: keyof typeof AIMS, database: Configuration['database'], tables: number): Promise<Run[]> {
  const runs: Run[] = [];
  const prepared = await prepare(database, SECRET, values.game, tables);
  const port = await freePort();
  const server = await startServer(database, port);
  try {
    const empty = await residentOf(port);
    const bytesPerIdleSocket = Math.round(await idleSockets(port, 2000));
    for (const pace of [200, AIMS[name] / 2, null]) {
      const warm = { seconds: WARM, pace };
      const task: LoadTask = { ports: [port], spread: 'tables', tables, pace, seconds, warm };
      let before = [0, 0];
      const {
        moves,
        seconds: took,
        refused,
        latency,
        resident,
        received,
      } = await runLoad(task, prepared, () => {
        before = [cpuOf(server.pid ?? 0), cpuOfEvery('postgres')];
      });
      const perMove = (whole: number) => Number((whole / moves).toFixed(2));
      const run: Run = {
        ...{ database: name, tables, pace: pace === null ? 'as fast as they can' : `${pace} a second` },
        ...{
          movesPerSecond: Math.round(moves / took),
          cpuMsPerMove: perMove(cpuOf(server.pid ?? 0) - (before[0] ?? 0)),
          databaseMsPerMove: perMove(cpuOfEvery('postgres') - (before[1] ?? 0)),
          bytesPerMove: Math.round(received / moves),
          p50: latency.p50,
          p95: latency.p95,
          p99: latency.p99,
          refused,
        },
        megabytes: Math.round(resident / 1e6),
        kilobytesPerTable: Math.round((resident - empty) / 1000 / tables),
        bytesPerIdleSocket,
      };
      runs.push(run);
      console.table([run]);
    }
  } finally {
    await stopServer(server);
  }
  return runs;
}

/** One process on each of the databases, with few and with many tables. */
async function measureAlone(): Promise<Run[]> {
  const folder = mkdtempSync(join(tmpdir(), 'kaya-bench-'));
  const found: Run[] = [];
  try {
    for (const so of many) {
      const file = { kind: 'sqlite', file: join(folder, `${so}`, 'kaya.sqlite') } as const;
      if (databases.includes('sqlite')) found.push(...(await measure('SQLite', file, so)));
      if (!databases.includes('postgres')) continue;
      found.push(...(await measure('PostgreSQL', { kind: 'postgres', url: await postgres.fresh() }, so)));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return found;
}

/** Both databases with so many tables that nobody looks at. */
async function measureManyStored(): Promise<StoredRun[]> {
  const folder = mkdtempSync(join(tmpdir(), 'kaya-bench-'));
  try {
    const file = { kind: 'sqlite', file: join(folder, 'kaya.sqlite') } as const;
    return [
      ...(await measureStored('SQLite', file, values.game, stored)),
      ...(await measureStored('PostgreSQL', { kind: 'postgres', url: await postgres.fresh() }, values.game, stored)),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const postgres = await startPostgres({ durable: true, connections: 30 + 10 * Math.max(...counts) });
const plan = { game: values.game, tables, pace, seconds };
let runs: readonly (Run | ProcessesRun | RollingRun | StoredRun)[];
const what =
  values.rolling === true
    ? 'rolling'
    : values.stored !== undefined
      ? 'stored'
      : values.processes === undefined
        ? 'server'
        : 'processes';
try {
  if (what === 'rolling')
    runs = [await measureRolling(postgres, { ...plan, processes: Math.max(2, counts[0] ?? 2), nats: values.nats })];
  else if (what === 'stored') runs = await measureManyStored();
  else
    runs =
      what === 'server'
        ? await measureAlone()
        : await measureProcesses(postgres, { ...plan, counts, spreads, nats: values.nats });
} finally {
  await postgres.stop();
}
console.table(runs);
if (values.save === true) {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const results = path('../../bench/results/');
  mkdirSync(results, { recursive: true });
  const file = join(results, `${what}-${new Date().toISOString().slice(0, 10)}-${commit}.json`);
  const machine = { cpu: cpus()[0]?.model ?? '', cores: cpus().length, load: loadavg().map((it) => Number(it.toFixed(1))) };
  writeFileSync(file, `${JSON.stringify({ commit, game: values.game, seconds, machine, runs }, null, 2)}\n`);
  console.log(`saved as ${file}`);
}
