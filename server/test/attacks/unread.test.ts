// Answers that nobody reads: what waits for one is paid by nobody else, and never by the memory of all.
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { figure } from './figures.ts';
import { frame } from './raw.ts';
import { Target } from './target.ts';

/** Runs in the server: collects what nobody needs any more, and says what is left. */
const COLLECTS = `process.on('SIGUSR2', () => { globalThis.gc(); console.log('in use: ' + process.memoryUsage().heapUsed); });`;

let target: Target;
let quiet = 0;
/** What the server had in use before any attack, in bytes. */
let first = 0;

/** What it has in use once everything is collected. */
async function inUse(): Promise<number> {
  const said = () => target.process.log.filter((line) => line.startsWith('in use: '));
  const before = said().length;
  process.kill(target.process.pid, 'SIGUSR2');
  await vi.waitUntil(() => said().length > before, { timeout: 60_000 });
  return Number(said().at(-1)?.slice('in use: '.length));
}

/** Asks so many times for everything there is to know of the table. */
function asking(times: number): readonly Buffer[] {
  const watch = frame(JSON.stringify({ t: 'watch', table: target.table, seen: null }));
  const unwatch = frame(JSON.stringify({ t: 'unwatch', table: target.table }));
  return Array.from({ length: times }, () => [watch, unwatch]).flat();
}

/** Two hundred lines of talk, as long as they may be: 118 bytes ask for some 200 kB. */
async function fillTalk(): Promise<void> {
  const text = 'é'.repeat(500);
  for (let who = 0; who < 20; who++) {
    const guest = await target.person('Eve');
    for (let i = 0; i < 10; i++) await guest.post(`/api/tables/${target.table}/chat`, { text });
  }
}
beforeAll(async () => {
  const collects = `--expose-gc --import "data:text/javascript,${encodeURIComponent(COLLECTS)}"`;
  target = await Target.start({ KAYA_PROXIES: '1', NODE_OPTIONS: collects });
  await fillTalk();
  await target.isWhole();
  first = await inUse();
});
beforeEach(async () => {
  await target.isWhole();
  quiet = target.memory();
});
afterAll(() => target.close());

/** Not more than what the budgets allow (64 MB for everybody), and room for the collector. */
const ROOM = 200;
const MB = 1024 * 1024;
/** What an attack may leave behind: code that was optimised, games of those who play on. Nothing of what it sent. */
const LEFT = 20 * MB;
/** As many strangers of one address are connected at once. */
const STRANGERS = 150;
/** As many requests are open at once on a connection. */
const AT_ONCE = 4;

const counted = (name: string) => target.metric(`kaya_${name}`);

async function staysSmall(): Promise<void> {
  const peak = target.memory();
  const waited = await counted('unsent_bytes_most');
  const kept = await inUse();
  const told = `${Math.round(quiet)} MB before, ${Math.round(peak)} MB at the most; ${Math.ceil(waited / MB)} MB waited at the most so far; ${Math.round(first / MB)} MB of heap in use before all, ${Math.round(kept / MB)} MB now`;
  figure(expect.getState().currentTestName ?? '', told);
  expect(peak - quiet).toBeLessThan(ROOM);
  expect(kept - first).toBeLessThan(LEFT);
}

test('two hundred sockets of one address that never read', async () => {
  const eve = await target.person('Eve');
  const ended = await counted('unread_connections_ended');
  const deaf = Array.from({ length: 200 }, (_, i) => target.deaf(asking(15), i % 2 === 0 ? eve : undefined));
  await target.settled();
  expect(await counted('unread_connections_ended')).toBeGreaterThan(ended);
  expect(await counted('unsent_bytes_most')).toBeLessThanOrEqual(16 * MB);
  await target.isWhole();
  await staysSmall();
  for (const it of deaf) it.close();
});

test('eighty sockets that never read, each from an address of its own: every one is let go', async () => {
  const others = await counted('sockets');
  const ended = await counted('unread_connections_ended');
  const deaf = Array.from({ length: 80 }, (_, i) => target.deaf(asking(50), undefined, `10.0.${i >> 8}.${i & 255}`));
  await expect.poll(() => counted('unread_connections_ended'), { timeout: 60_000 }).toBe(ended + deaf.length);
  await expect.poll(() => counted('sockets'), { timeout: 60_000 }).toBe(others);
  expect(await counted('unsent_bytes_most')).toBeLessThanOrEqual(64 * MB);
  await target.isWhole();
  await staysSmall();
  for (const it of deaf) it.close();
});

test('streams that never read: as many as one address has places', async () => {
  const others = await counted('connections');
  const deaf = Array.from({ length: 2 * STRANGERS }, () =>
    target.wire(target.bytes(`/api/tables/${target.table}/stream`)).stopReading(),
  );
  await expect.poll(() => counted('connections'), { timeout: 60_000 }).toBe(others + STRANGERS);
  await target.settled();
  expect(await counted('connections')).toBe(others + STRANGERS);
  for (let i = 0; i < 10; i++) await target.isWhole();
  await staysSmall();
  for (const it of deaf) it.close();
  // Places are free again with their lines; of those who play some have gone to another table.
  await expect.poll(async () => (await counted('connections')) - (await counted('sockets')), { timeout: 60_000 }).toBe(0);
});

test('requests by the hundred on one connection whose answers are never read', async () => {
  const asking = target.bytes('/api').repeat(500);
  const deaf = Array.from({ length: 100 }, () => target.wire(asking).stopReading());
  await target.settled();
  await target.isWhole();
  await staysSmall();
  for (const it of deaf) {
    it.socket.resume();
    expect((await it.all()).split('HTTP/1.1 200').length - 1).toBeLessThanOrEqual(AT_ONCE);
  }
});

test('pings by the thousand whose answers are never read: whoever sends them is hung up on', async () => {
  const others = await counted('sockets');
  const pings = frame('x'.repeat(125), 9);
  const deaf = Array.from({ length: 100 }, () => target.deaf(new Array<Buffer>(5000).fill(pings)));
  await target.settled();
  expect(await counted('sockets')).toBe(others);
  await target.isWhole();
  await staysSmall();
  for (const it of deaf) it.close();
});
