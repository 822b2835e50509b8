// The proxies that docs/hosting.md and deploy/Caddyfile write down, as nginx and Caddy themselves read them: sockets pass, and the people of a
// table come to the same process.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { freePort } from './postgres.ts';

const hasNginx = spawnSync('nginx', ['-v']).status === 0;
const how = hasNginx ? '' : ': skipped; put nginx into the PATH (apt install nginx) and run this file again';
if (!hasNginx) console.info(`nginx itself${how}`);

const opened: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close();
});

/** What stands for a process: it says its number to whoever opens a line, and how they came. */
async function processWith(number: number) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  server.on('connection', (line, { headers }) =>
    line.send(
      JSON.stringify({ number, proto: headers['x-forwarded-proto'], host: headers.host, for: headers['x-forwarded-for'] }),
    ),
  );
  const close = () =>
    new Promise<void>((resolve) => {
      for (const line of server.clients) line.terminate();
      server.close(() => resolve());
    });
  return { port: (server.address() as AddressInfo).port, close };
}

/** The page's own text, with ports of this test and without a certificate. */
function written(folder: string, port: number, plain: number, processes: readonly number[]): string {
  const page = readFileSync(new URL('../../docs/hosting.md', import.meta.url), 'utf8');
  const servers = processes.map((it) => `server 127.0.0.1:${it};`).join('\n');
  const text = (/```nginx\n(.*?)```/s.exec(page)?.[1] ?? '')
    .replace(/^ *ssl_certificate.*$/gm, '')
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace(/server 127\.0\.0\.1:3000;.*/, servers);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((it) => `${it}_temp_path ${join(folder, it)};`);
  return `daemon off; pid ${join(folder, 'pid')}; error_log stderr; events {} http { access_log off; ${places.join(' ')}\n${text}}`;
}

async function listens(port: number, proxy: ChildProcess): Promise<boolean> {
  if (proxy.exitCode !== null) throw new Error('the proxy ended');
  const line = connect(port, '127.0.0.1');
  const [is] = await Promise.race([once(line, 'connect').then(() => [true]), once(line, 'error').then(() => [false])]);
  line.destroy();
  return is === true;
}

/** A proxy that runs until the end of the test, in a folder of its own. */
async function run(port: number, command: string, args: (folder: string) => readonly string[], more: NodeJS.ProcessEnv = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'kaya-proxy-'));
  opened.push(() => rmSync(folder, { recursive: true, force: true }));
  const proxy = spawn(command, args(folder), { stdio: 'ignore', env: { ...process.env, HOME: folder, ...more } });
  opened.push(async () => {
    proxy.kill();
    if (proxy.exitCode === null) await once(proxy, 'exit');
  });
  await expect.poll(() => listens(port, proxy), { timeout: 20_000 }).toBe(true);
}

async function threeProcesses() {
  const processes = await Promise.all([0, 1, 2].map(processWith));
  opened.push(() => Promise.all(processes.map((it) => it.close())));
  return processes;
}

/** What the process says to whoever opens a line through the proxy. */
async function lineThrough(port: number, query: string): Promise<{ readonly number: number }> {
  const ws = new WebSocket(`ws://127.0.0.1:${port}/live?wire=1${query}`, { headers: { host: 'kaya.example' } });
  const [said] = await once(ws, 'message');
  ws.terminate();
  return JSON.parse(String(said));
}

/** Each table on one process, on another one when that ends, and what names no table on any. */
async function seatsTables(port: number, processes: Awaited<ReturnType<typeof threeProcesses>>): Promise<void> {
  const line = (query: string) => lineThrough(port, query);
  const numbersAt = async (table: string) =>
    new Set((await Promise.all([1, 2, 3].map(() => line(`&table=${table}`)))).map((it) => it.number));
  const tables = Array.from({ length: 30 }, (_, i) => `table-${i}`);
  const seated = await Promise.all(tables.map(numbersAt));
  expect(seated.map(({ size }) => size)).toEqual(tables.map(() => 1));
  expect(new Set(seated.flatMap((it) => [...it])).size).toBe(3);
  // Lists and groups name none: they are spread.
  expect(new Set((await Promise.all(tables.map(() => line('')))).map((it) => it.number)).size).toBeGreaterThan(1);
  expect(await line('')).toMatchObject({ proto: 'http', host: 'kaya.example', for: '127.0.0.1' });
  const [first] = seated[0] ?? [];
  await processes[first ?? 0]?.close();
  const [next] = await numbersAt('table-0');
  expect([next === first, (await numbersAt('table-0')).has(next ?? -1)]).toEqual([false, true]);
}

test.runIf(hasNginx)(
  `the nginx of docs/hosting.md seats each table on one process, and on another one when that ends${how}`,
  async () => {
    const processes = await threeProcesses();
    const [port, plain] = [await freePort(), await freePort()];
    const ports = processes.map((it) => it.port);
    await run(port, 'nginx', (folder) => {
      const file = join(folder, 'nginx.conf');
      writeFileSync(file, written(folder, port, plain, ports));
      return ['-c', file, '-e', 'stderr'];
    });
    await seatsTables(port, processes);
    const answer = await fetch(`http://127.0.0.1:${plain}/table/x`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, 'https://127.0.0.1/table/x']);
  },
);

/** Seating by a part of the address is known to Caddy from 2.7 on. */
const hasCaddy = /^v?2\.([7-9]|\d\d)/.test(spawnSync('caddy', ['version'], { encoding: 'utf8' }).stdout ?? '');
const howCaddy = hasCaddy ? '' : ': skipped; put Caddy 2.7 or newer into the PATH and run this file again';
if (!hasCaddy) console.info(`Caddy itself${howCaddy}`);

test.runIf(hasCaddy)(
  `the Caddy of deploy/Caddyfile seats each table on one process, and on another one when that ends${howCaddy}`,
  async () => {
    const processes = await threeProcesses();
    const port = await freePort();
    const text = readFileSync(new URL('../../deploy/Caddyfile', import.meta.url), 'utf8');
    // As it stands, but for the processes: here nobody resolves their name.
    const here = text.replace(/dynamic a \{[^}]*\}/, `to ${processes.map((it) => `127.0.0.1:${it.port}`).join(' ')}`);
    expect(here).not.toBe(text);
    await run(
      port,
      'caddy',
      (folder) => {
        const file = join(folder, 'Caddyfile');
        writeFileSync(file, `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n}\n${here}`);
        return ['run', '--adapter', 'caddyfile', '--config', file];
      },
      { DOMAIN: `http://:${port}` },
    );
    await seatsTables(port, processes);
  },
);
