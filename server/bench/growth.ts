// npm run bench:growth [-- --watchers n] [-- --requests n]: how long others wait while many watch the lobby, and while much is tidied.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { WebSocket } from 'ws';
import { openDatabase } from '../storage/open.ts';
import { Store } from '../storage/store.ts';
import { GuestOf } from '../test/playing.ts';
import { freePort } from '../test/postgres.ts';
import { Process } from '../test/process.ts';
import { row, seat } from '../test/stored.ts';

const { values } = parseArgs({
  options: { watchers: { type: 'string', default: '1000' }, requests: { type: 'string', default: '1000000' } },
});
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Sockets of one address: far fewer than one may have. */
const PER_ADDRESS = 40;

function socket(port: number, number: number): Promise<WebSocket> {
  const localAddress = `127.0.${1 + Math.floor(number / PER_ADDRESS / 250)}.${1 + (Math.floor(number / PER_ADDRESS) % 250)}`;
  const ws = new WebSocket(`ws://127.0.0.1:${port}/live`, { localAddress });
  return new Promise((resolve, reject) => ws.once('open', () => resolve(ws)).once('error', reject));
}

/** How long somebody waits for an answer, asking again and again until the work is done: in milliseconds. */
async function waitingDuring(
  port: number,
  work: Promise<unknown>,
): Promise<{ p50: number; p95: number; max: number; asked: number }> {
  const pinging = await socket(port, 999_999);
  const waits: number[] = [];
  let done = false;
  void work.finally(() => {
    done = true;
  });
  while (!done) {
    const started = performance.now();
    const answered = new Promise((resolve) => pinging.once('message', resolve));
    pinging.send('{"t":"ping"}');
    await answered;
    waits.push(performance.now() - started);
    await pause(50);
  }
  pinging.terminate();
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (part: number) => Number((sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0).toFixed(1));
  return { p50: at(0.5), p95: at(0.95), max: at(1), asked: waits.length };
}

async function lobby(server: Process, watchers: number): Promise<void> {
  const heard: number[] = [];
  const all: WebSocket[] = [];
  for (let i = 0; i < watchers; i += PER_ADDRESS) {
    all.push(...(await Promise.all(Array.from({ length: PER_ADDRESS }, (_, j) => socket(server.port, i + j)))));
  }
  for (const [i, ws] of all.entries()) {
    heard.push(0);
    ws.on('message', () => {
      heard[i] = (heard[i] ?? 0) + 1;
    });
    ws.send('{"t":"lobby","on":true}');
  }
  const hosts = await Promise.all(Array.from({ length: 20 }, (_, i) => GuestOf.at(server.port, `Host ${i}`)));
  for (const host of hosts) for (let i = 0; i < 4; i++) await host.open('lamplighters', [{ kind: 'me' }, { kind: 'open' }]);
  const changing = (async () => {
    for (let i = 0; i < 100; i++) {
      const host = hosts[i % hosts.length];
      await host?.open('lamplighters', [{ kind: 'me' }, { kind: 'open' }]).catch(() => undefined);
      await pause(100);
    }
  })();
  const waited = await waitingDuring(server.port, changing);
  console.log(JSON.stringify({ watchers: all.length, lists: heard.reduce((sum, it) => sum + it, 0), ...waited }));
  for (const ws of all) ws.terminate();
}

/** Requests that nobody repeats any more, of a running game. */
async function fill(file: string, requests: number): Promise<void> {
  const database = await openDatabase({ kind: 'sqlite', file }, () => undefined);
  await new Store(database, 'bench').createTable(row('table', { status: 'playing', changed_at: Date.now() }), [seat('table', 0)]);
  await database.close();
  const raw = new DatabaseSync(file);
  raw.exec(`with recursive n (i) as (select 1 union all select i + 1 from n where i < ${requests})
    insert into requests select 'table', printf('request%09d', i), 5 from n`);
  raw.close();
}

const folder = mkdtempSync(join(tmpdir(), 'kaya-growth-'));
try {
  const server = new Process(await freePort(), { KAYA_DATA: join(folder, 'lobby') });
  await server.start();
  await lobby(server, Number(values.watchers));
  await server.stop();
  const data = join(folder, 'tidy');
  await fill(join(data, 'kaya.sqlite'), Number(values.requests));
  const tidied = new Process(await freePort(), { KAYA_DATA: data });
  await tidied.start();
  const waited = await waitingDuring(tidied.port, pause(30_000));
  const left = new DatabaseSync(join(data, 'kaya.sqlite')).prepare('select count(*) as count from requests').get()?.['count'];
  console.log(JSON.stringify({ requests: Number(values.requests), 'left after 30 s': left, ...waited }));
  await tidied.stop();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
