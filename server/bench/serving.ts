// What the benchmarks of the server have in common: processes, the load beside them, and what both cost.
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Configuration } from '../configuration.ts';
import { MEMORY_FLAGS } from '../memory-flags.ts';
import { BEGINS, type LoadResult, type LoadTask, METRICS_TOKEN, type Prepared } from './load.ts';

/** Linux counts a process's time in so many milliseconds. */
const TICK = 10;
export const SECRET = 'only for the benchmark';
const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** `nats`: the message bus of the processes; PostgreSQL's notices without it. */
export async function startServer(database: Configuration['database'], port: number, nats = ''): Promise<ChildProcess> {
  const where = database.kind === 'sqlite' ? { KAYA_DATA: join(database.file, '..') } : { DATABASE_URL: database.url };
  const secrets = { KAYA_SECRET: SECRET, KAYA_METRICS_TOKEN: METRICS_TOKEN };
  const env = { ...process.env, ...where, ...secrets, KAYA_NATS: nats, PORT: String(port), HOST: '127.0.0.1', KAYA_LOG: 'warn' };
  const child = spawn(process.execPath, [...MEMORY_FLAGS, path('../main.ts')], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text) => String(text).includes('Kaya is open') && resolve());
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return child;
}

/** Tells it to end, and waits until it has. */
export async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await gone;
}

/** Milliseconds of processor that a process has had so far, or also those it has started that have ended; on Linux alone. */
export function cpuOf(pid: number | string, withEnded = false): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  const [, fields = ''] = readFileSync(file, 'utf8').split(') ');
  return fields
    .split(' ')
    .slice(11, withEnded ? 15 : 13)
    .reduce((sum, it) => sum + TICK * Number(it), 0);
}

/** The same of the PostgreSQL that this process has started, with connections that have ended; of NATS also where somebody else has: let no other run beside. */
export function cpuOfEvery(program: 'postgres' | 'nats-server'): number {
  if (!existsSync('/proc/self/stat')) return Number.NaN;
  const isIt = (pid: string) => {
    try {
      if (readFileSync(`/proc/${pid}/comm`, 'utf8').trim() !== program) return false;
      return program === 'nats-server' || startedBy(pid) === process.pid || startedBy(String(startedBy(pid))) === process.pid;
    } catch {
      // It ended meanwhile.
      return false;
    }
  };
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isIt(name))
    .reduce((sum, pid) => sum + (cpuOf(pid, true) || 0), 0);
}

function startedBy(pid: string): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  return Number(fields.split(' ')[1]);
}

/** `begins` is called when it begins to count. */
export function runLoad(task: LoadTask, prepared: readonly Prepared[], begins: () => void): Promise<LoadResult> {
  return new Promise((resolve, reject) => {
    const child = fork(path('./load.ts'), { stdio: 'inherit' });
    child.on('message', (said) => (said === BEGINS ? begins() : resolve(said as LoadResult)));
    child.once('exit', (code) => code !== 0 && reject(new Error(`the load ended with ${code}`)));
    child.send({ task, prepared });
  });
}
