// npm run bench:server [-- --seconds n] [-- --game id] [-- --save]: many tables of four sockets on both databases, with durable commits.
import { type ChildProcess, execFileSync, fork, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Configuration } from '../configuration.ts';
import { boxOf, listedGames } from '../games.ts';
import { freePort, startPostgres } from '../test/postgres.ts';
import { idleSockets, type LoadResult, type LoadTask, METRICS_TOKEN, type Prepared, residentOf } from './load.ts';
import { prepare } from './prepare.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '15' },
    game: { type: 'string', default: 'co2' },
    save: { type: 'boolean' },
  },
});
if ((await boxOf(values.game)) === null) {
  console.error(`there is no game '${values.game}'; there are: ${listedGames.join(', ')}`);
  process.exit(1);
}
const seconds = Number(values.seconds);
if (!(seconds > 0)) {
  console.error(`--seconds must be a number above 0, not '${values.seconds}'`);
  process.exit(1);
}
/** Linux counts a process's time in so many milliseconds. */
const TICK = 10;
const SECRET = 'only for the benchmark';
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
  /** Megabytes of the server with all tables followed by four sockets each. */
  readonly megabytes: number;
  readonly kilobytesPerTable: number;
  readonly bytesPerIdleSocket: number;
}

async function startServer(database: Configuration['database'], port: number): Promise<ChildProcess> {
  const where = database.kind === 'sqlite' ? { KAYA_DATA: join(database.file, '..') } : { DATABASE_URL: database.url };
  const secrets = { KAYA_SECRET: SECRET, KAYA_METRICS_TOKEN: METRICS_TOKEN };
  const env = { ...process.env, ...where, ...secrets, PORT: String(port), HOST: '127.0.0.1', KAYA_LOG: 'warn' };
  const child = spawn(process.execPath, [path('../main.ts')], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text) => String(text).includes('Kaya is open') && resolve());
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return child;
}

/** Milliseconds of processor that a process has had so far; on Linux alone. */
function cpuOf(pid: number | string): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  const [, fields = ''] = readFileSync(file, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11).map(Number);
  return TICK * ((user ?? 0) + (system ?? 0));
}

/** The same of every PostgreSQL on this machine: let no other run beside. */
function cpuOfPostgres(): number {
  if (!existsSync('/proc/self/stat')) return Number.NaN;
  const isPostgres = (pid: string) => {
    try {
      return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres';
    } catch {
      // It ended meanwhile.
      return false;
    }
  };
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isPostgres(name))
    .reduce((sum, pid) => sum + (cpuOf(pid) || 0), 0);
}

function runLoad(task: LoadTask, prepared: readonly Prepared[]): Promise<LoadResult> {
  return new Promise((resolve, reject) => {
    const child = fork(path('./load.ts'), { stdio: 'inherit' });
    child.once('message', (result) => resolve(result as LoadResult));
    child.once('exit', (code) => code !== 0 && reject(new Error(`the load ended with ${code}`)));
    child.send({ task, prepared });
  });
}

async function measure(name: string, database: Configuration['database'], tables: number): Promise<Run[]> {
  const runs: Run[] = [];
  const prepared = await prepare(database, SECRET, values.game, tables);
  const port = await freePort();
  const server = await startServer(database, port);
  try {
    const empty = await residentOf(port);
    const bytesPerIdleSocket = Math.round(await idleSockets(port, 2000));
    for (const pace of [200, null]) {
      const task: LoadTask = { port, tables, pace, seconds };
      const before = [cpuOf(server.pid ?? 0), cpuOfPostgres()] as const;
      const { moves, seconds: took, refused, latency, resident, received } = await runLoad(task, prepared);
      const perMove = (whole: number) => Number((whole / moves).toFixed(2));
      const run: Run = {
        ...{ database: name, tables, pace: pace === null ? 'as fast as they can' : `${pace} a second` },
        ...{
          movesPerSecond: Math.round(moves / took),
          cpuMsPerMove: perMove(cpuOf(server.pid ?? 0) - before[0]),
          databaseMsPerMove: perMove(cpuOfPostgres() - before[1]),
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
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('exit', resolve));
  }
  return runs;
}

const folder = mkdtempSync(join(tmpdir(), 'kaya-bench-'));
const postgres = await startPostgres({ durable: true });
const runs: Run[] = [];
try {
  for (const tables of [250, 1000]) {
    runs.push(...(await measure('SQLite', { kind: 'sqlite', file: join(folder, `${tables}`, 'kaya.sqlite') }, tables)));
    runs.push(...(await measure('PostgreSQL', { kind: 'postgres', url: await postgres.fresh() }, tables)));
  }
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
console.table(runs);
if (values.save === true) {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const results = path('../../bench/results/');
  mkdirSync(results, { recursive: true });
  const file = join(results, `server-${new Date().toISOString().slice(0, 10)}-${commit}.json`);
  const machine = { cpu: cpus()[0]?.model ?? '', cores: cpus().length, load: loadavg().map((it) => Number(it.toFixed(1))) };
  writeFileSync(file, `${JSON.stringify({ commit, game: values.game, seconds, machine, runs }, null, 2)}\n`);
  console.log(`saved as ${file}`);
}
