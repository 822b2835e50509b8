// What gets past every guard: that one thing begins afresh, and all others go on.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { Player } from '../playing.ts';
import { freePort, startPostgres } from '../postgres.ts';
import { Process } from '../process.ts';
import { Raw } from './raw.ts';
import { Target } from './target.ts';

const folder = mkdtempSync(join(tmpdir(), 'kaya-escaped-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let target: Target;
afterEach(() => target.close());

/** Runs in the server before anything else and breaks it from within: a mistake that we do not know of yet. */
const broken = (mistake: string) => ({
  NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(mistake)}"`,
  KAYA_LOG: 'error',
});
/** Whoever trims a text with this word in it throws a moment later, where nobody catches it. */
const LATER = (throwing: string) =>
  broken(`
    const trim = String.prototype.trim;
    String.prototype.trim = function () {
      if (this.includes('a-mistake-of-ours')) setTimeout(() => { ${throwing} });
      return trim.call(this);
    };`);

test.each([
  ['an exception in a callback', "throw new Error('escaped')"],
  ['a rejection that nobody waits for', "Promise.reject(new Error('escaped'))"],
  ['something thrown that is no error', 'throw { toString: 1 }'],
])('%s ends the connection it came from, and the client comes back', async (_what, throwing) => {
  target = await Target.start(LATER(throwing));
  const other = await target.socket(await target.person('Zoe'));
  const eve = await target.socket(await target.person('Eve'));
  eve.ws.send(JSON.stringify({ t: 'chat', id: 'request-1', table: target.table, text: 'a-mistake-of-ours' }));
  await expect.poll(() => eve.closed).not.toBeNull();
  expect(other.closed).toBeNull();
  expect(await other.ask('{"t":"ping"}')).toEqual({ t: 'pong' });
  await target.isWhole();
  await expect.poll(() => logged(target, 'a connection escaped and begins afresh')).toBe(1);
});

test('an exception out of a request ends that request alone', async () => {
  target = await Target.start(LATER("throw new Error('escaped')"));
  const eve = await target.person('Eve');
  // The table begins afresh from what is stored, and those who play there come back by themselves.
  await eve.post(`/api/tables/${target.table}/chat`, { text: 'a-mistake-of-ours' }).catch(() => undefined);
  const line = 'POST /api/tables/:id/chat escaped and begins afresh';
  await expect.poll(() => target.process.log.filter((it) => it.includes(line))).toHaveLength(1);
  await target.isWhole();
});

/** Who is at work just now, without the text of the mistake itself. */
const CALLERS = "const callers = () => new Error().stack.replaceAll(/data:\\S+/g, '');";
/** A mistake inside of what happens by itself: once the function of that name, in that file, is at work. */
const INSIDE = `
  const { ServerResponse } = require('node:http');
  const { existsSync, writeFileSync } = require('node:fs');
  const { isMainThread } = require('node:worker_threads');
  ${CALLERS}
  const once = (what) => {
    const file = __dirname + '/' + what;
    if (existsSync(file)) return;
    writeFileSync(file, '');
    // A thread that waits for its next question runs no timers.
    (isMainThread ? setTimeout : queueMicrotask)(() => { throw new Error('out of ' + what); });
  };
  const within = (object, name, part, what) => {
    const own = object[name];
    object[name] = function (...given) {
      // Nothing happens by itself before there is a table.
      if (this.size !== 0 && callers().includes(part)) {
        if (what === 'a timer') console.log('another look around');
        once(what);
      }
      return own.apply(this, given);
    };
  };
  if (isMainThread) within(Map.prototype, 'values', 'Tables.sweep', 'a timer');
  else within(Array.prototype, 'slice', '/bots/service.ts', 'a bot');
  if (!isMainThread) within(JSON, 'stringify', '/replay-worker.ts', 'the past');
  const write = ServerResponse.prototype.write;
  ServerResponse.prototype.write = function (bytes, ...more) {
    if (String(bytes).includes('"news":[{')) once('a stream');
    return write.call(this, bytes, ...more);
  };`;

const logged = (it: Target, ...words: readonly string[]) =>
  it.process.log.filter((line) => words.every((word) => line.includes(word))).length;

test('an exception out of a stream, a timer, a thread of the bots and one of the past ends that one thing alone', async () => {
  // In a file of its own it is in all threads.
  const file = join(folder, 'mistakes.cjs');
  writeFileSync(file, INSIDE);
  target = await Target.start({ NODE_OPTIONS: `--require ${file}`, KAYA_LOG: 'warn' });
  const [ann] = target.guests;
  const other = await target.socket(await target.person('Zoe'));
  // A stream: the move that it was to tell of is made, and whoever reads along comes again.
  const stream = target.wire(target.bytes(`/api/tables/${target.table}/stream`));
  await expect.poll(() => stream.heard).toContain('"position"');
  await target.isWhole();
  await expect.poll(() => stream.closed).toBe(true);
  await expect.poll(() => logged(target, 'a stream escaped and begins afresh', 'out of a stream')).toBe(1);
  const again = target.wire(target.bytes(`/api/tables/${target.table}/stream`));
  await expect.poll(() => again.heard).toContain('"position"');
  // A bot: another thread answers in its place.
  const eve = await target.person('Eve');
  const id = await eve.open('lamplighters', [{ kind: 'me' }, { kind: 'bot', level: 'hard' }]);
  expect((await eve.post(`/api/tables/${id}/start`)).status).toBe(204);
  const player = new Player(eve, id);
  await player.until(() => player.position !== null);
  for (let moves = 0; moves < 3; moves++) {
    await player.until(() => (player.position?.legal.length ?? 0) > 0);
    const { version, legal } = player.position ?? { version: 0, legal: [] };
    const [action] = legal;
    if (action === undefined) throw new Error('nothing may be done');
    expect((await player.ask({ t: 'act', seen: version, action })).t).toBe('done');
  }
  await player.until(() => (player.position?.legal.length ?? 0) > 0);
  await expect.poll(() => logged(target, 'out of a bot')).toBeGreaterThan(0);
  player.close();
  // The past: it may be asked again.
  const history = async () => (await ann.get(`/api/tables/${target.table}/history`)).status;
  await expect.poll(history, { timeout: 60_000 }).toBe(200);
  await expect.poll(() => logged(target, 'out of the past')).toBeGreaterThan(0);
  await expect.poll(history, { timeout: 60_000 }).toBe(200);
  // A timer: the next look around comes by itself, and does all of it.
  await expect
    .poll(() => logged(target, 'a look around escaped and begins afresh', 'out of a timer'), { timeout: 60_000 })
    .toBe(1);
  const looks = logged(target, 'another look around');
  await expect.poll(() => logged(target, 'another look around'), { timeout: 60_000 }).toBeGreaterThan(looks);
  // Nobody else noticed.
  expect(other.closed).toBeNull();
  expect(await other.ask('{"t":"ping"}')).toEqual({ t: 'pong' });
  await target.isWhole();
});

test('an exception out of a notice of another process: those at that table come again, and nobody else notices', async () => {
  const postgres = await startPostgres();
  const url = await postgres.fresh();
  target = await Target.start({ DATABASE_URL: url });
  const mistake = `
    ${CALLERS}
    const get = Map.prototype.get;
    let armed = false;
    process.on('SIGUSR2', () => { armed = true; });
    Map.prototype.get = function (key) {
      if (armed && callers().includes('Keeper.heard')) {
        armed = false;
        setTimeout(() => { throw new Error('escaped'); });
      }
      return get.call(this, key);
    };`;
  const there = new Process(await freePort(), { DATABASE_URL: url, ...broken(mistake) });
  await there.start();
  try {
    const [ann] = target.guests;
    const open = async () => {
      const line = await Raw.open(there.port, { cookie: ann.cookie });
      expect(await line.until(JSON.stringify({ t: 'watch', table: target.table, seen: null }), (it) => it.t === 'position')).toBe(
        true,
      );
      return line;
    };
    const [here, other] = [await open(), await Raw.open(there.port)];
    process.kill(there.pid, 'SIGUSR2');
    expect((await target.guests[1].post(`/api/tables/${target.table}/chat`, { text: 'said meanwhile' })).status).toBe(204);
    await expect.poll(() => here.closed, { timeout: 60_000 }).not.toBeNull();
    await expect.poll(() => there.log.filter((it) => it.includes('a notice escaped and begins afresh'))).toHaveLength(1);
    expect(other.closed).toBeNull();
    const again = await open();
    // What is stored is heard, also what was said in the moment of the mistake.
    await expect.poll(() => JSON.stringify(again.heard)).toContain('said meanwhile');
    await target.isWhole();
    for (const line of [again, other]) line.close();
  } finally {
    await there.kill();
    await target.close();
    await postgres.stop();
  }
});

test('an exception from nowhere known: everything stored is whole, the process closes in good order and asks to be started again', async () => {
  target = await Target.start(broken("process.on('SIGUSR2', () => { throw new Error('from nowhere') })"));
  await target.isWhole();
  expect(await target.process.end('SIGUSR2')).toBe(70);
  await target.process.start();
  await target.isWhole();
});
