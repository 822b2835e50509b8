// npm start: the server is begun anew when it asks for it, and ends with what started it.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { holdAlone } from '../server/storage/alone.ts';
import { freePort } from '../server/test/postgres.ts';

const START = fileURLToPath(new URL('./start.ts', import.meta.url));
const FAR = { timeout: 120_000 };

const opened: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close();
});

/** Runs in the server before anything else: notes which process it is, and breaks where nobody knows why when it is told to. */
const broken = (file: string) => `
  import { writeFileSync } from 'node:fs';
  if (process.argv[1].endsWith('main.ts')) {
    writeFileSync(${JSON.stringify(file)}, String(process.pid));
    process.on('SIGUSR2', () => { throw new Error('from nowhere') });
  }`;

test('a server that closes because of a mistake from nowhere is started again; told to end, everything ends', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kaya-start-'));
  opened.push(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'index.html'), '<p>Kaya</p>');
  const pidFile = join(folder, 'pid');
  const port = await freePort();
  const env = {
    ...process.env,
    ...{ PORT: String(port), HOST: '127.0.0.1', KAYA_DATA: folder, KAYA_SITE: folder, KAYA_LOG: 'silent' },
    NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(broken(pidFile))}"`,
  };
  const child: ChildProcess = spawn(process.execPath, [START], { env, stdio: 'ignore' });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  opened.push(() => child.kill('SIGKILL'));
  const isWell = async () => (await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null))?.status;
  await expect.poll(isWell, FAR).toBe(200);
  const first = Number(readFileSync(pidFile, 'utf8'));
  process.kill(first, 'SIGUSR2');
  await expect.poll(() => Number(readFileSync(pidFile, 'utf8')), FAR).not.toBe(first);
  await expect.poll(isWell, FAR).toBe(200);
  const second = Number(readFileSync(pidFile, 'utf8'));
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(() => process.kill(second, 0)).toThrow();
});

test('a signal that ends npm and its shell ends the server too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kaya-start-'));
  opened.push(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'index.html'), '<p>Kaya</p>');
  const pidFile = join(folder, 'pid');
  const port = await freePort();
  const env = {
    ...process.env,
    ...{ PORT: String(port), HOST: '127.0.0.1', KAYA_DATA: folder, KAYA_SITE: folder, KAYA_LOG: 'silent' },
    NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(broken(pidFile))}"`,
    npm_lifecycle_event: 'start',
  };
  // As npm does it: a shell that waits, and passes no signal on.
  const shell = spawn('sh', ['-c', '"$0" "$1"; exit 0', process.execPath, START], { env, stdio: 'ignore' });
  await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null))?.status, FAR).toBe(200);
  const pid = Number(readFileSync(pidFile, 'utf8'));
  const runs = () => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  opened.push(() => runs() && process.kill(pid, 'SIGKILL'));
  shell.kill('SIGTERM');
  await expect.poll(runs, FAR).toBe(false);
});

/** Runs it until it ends, with a checkout that would have to be built. */
function started(env: Readonly<Record<string, string>>): Promise<{ readonly code: number | null; readonly said: string }> {
  const { KAYA_SITE: _site, ...rest } = process.env;
  const child = spawn(process.execPath, [START], { env: { ...rest, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      said += text;
    });
  opened.push(() => child.kill('SIGKILL'));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })));
}

test('what would stop the server is said before the site is built: a setting, a port, a file in other hands, a database or components that cannot be used', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kaya-start-'));
  opened.push(() => rmSync(folder, { recursive: true, force: true }));
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  opened.push(() => taken.close());
  const port = String((taken.address() as AddressInfo).port);
  const alone = holdAlone(join(folder, 'kaya.sqlite'));
  opened.push(() => alone?.release());
  const broken = join(folder, 'broken');
  mkdirSync(broken);
  writeFileSync(join(broken, 'kaya.sqlite'), 'Dear diary, '.repeat(999));
  const runs = await Promise.all([
    started({ KAYA_PROXIES: 'many', KAYA_DATA: join(folder, 'a') }),
    started({ PORT: port, HOST: '127.0.0.1', KAYA_DATA: join(folder, 'b') }),
    started({ PORT: '0', HOST: '127.0.0.1', KAYA_DATA: folder }),
    started({ PORT: '0', HOST: '127.0.0.1', KAYA_DATA: broken }),
    started({ PORT: '0', HOST: '127.0.0.1', DATABASE_URL: 'postgres://127.0.0.1:1/kaya' }),
    started({ PORT: '0', HOST: '127.0.0.1', KAYA_DATA: join(folder, 'c'), KAYA_COMPONENTS: join(folder, 'nowhere') }),
  ]);
  expect(runs.map(({ code }) => code)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(runs.map(({ said }) => said.trim())).toEqual([
    expect.stringMatching(/^Kaya: KAYA_PROXIES must be/),
    expect.stringMatching(/^Kaya: port \d+ is taken/),
    expect.stringMatching(/^Kaya: another Kaya server uses/),
    expect.stringMatching(/^Kaya: .*kaya\.sqlite is no SQLite database/),
    expect.stringMatching(/^Kaya: the database of DATABASE_URL does not answer/),
    expect.stringMatching(/^Kaya: KAYA_COMPONENTS: there is no folder/),
  ]);
});
