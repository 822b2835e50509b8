// The proxy that docs/hosting.md writes down, as nginx itself reads it: sockets pass, and the people of a table come to the same process.
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

async function listens(port: number, nginx: ChildProcess): Promise<boolean> {
  if (nginx.exitCode !== null) throw new Error('nginx ended');
  const line = connect(port, '127.0.0.1');
  const [is] = await Promise.race([once(line, 'connect').then(() => [true]), once(line, 'error').then(() => [false])]);
  line.destroy();
  return is === true;
}

test.runIf(hasNginx)(
  `the proxy of docs/hosting.md seats each table on one process, and on another one when that ends${how}`,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kaya-nginx-'));
    opened.push(() => rmSync(folder, { recursive: true, force: true }));
    const processes = await Promise.all([0, 1, 2].map(processWith));
    opened.push(() => Promise.all(processes.map((it) => it.close())));
    const [port, plain] = [await freePort(), await freePort()];
    const ports = processes.map((it) => it.port);
    writeFileSync(join(folder, 'nginx.conf'), written(folder, port, plain, ports));
    const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-e', 'stderr'], { stdio: 'ignore' });
    opened.push(async () => {
      nginx.kill();
      if (nginx.exitCode === null) await once(nginx, 'exit');
    });
    await expect.poll(() => listens(port, nginx)).toBe(true);

    const line = async (query: string): Promise<{ readonly number: number }> => {
      const ws = new WebSocket(`ws://127.0.0.1:${port}/live?wire=1${query}`, { headers: { host: 'kaya.example' } });
      const [said] = await once(ws, 'message');
      ws.terminate();
      return JSON.parse(String(said));
    };
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

    const answer = await fetch(`http://127.0.0.1:${plain}/table/x`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, 'https://127.0.0.1/table/x']);
  },
);
