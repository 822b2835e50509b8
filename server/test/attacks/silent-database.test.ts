// A PostgreSQL that falls silent, without breaking a connection: everybody hears so soon, a stop ends, and nothing is lost.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTime } from '../../storage/in-time.ts';
import { GuestOf } from '../playing.ts';
import { startPostgres, type TestPostgres } from '../postgres.ts';
import { SilentProxy } from '../silent-proxy.ts';
import { Target } from './target.ts';

const run = promisify(execFile);
const SERVER = fileURLToPath(new URL('../../main.ts', import.meta.url));
/** So long the database may take here. The limits below only end what hangs: a busy machine may be ten times as slow. */
const PATIENCE = '300';
const ANSWERED = 60_000;
const ENDED = 60_000;

let postgres: TestPostgres;
let url = '';
let proxy: SilentProxy;
let target: Target;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());
beforeEach(async () => {
  url = await postgres.fresh();
  proxy = await SilentProxy.before(url);
  target = await Target.start({ DATABASE_URL: proxy.url, KAYA_DATABASE_MS: PATIENCE, KAYA_LOG: 'info', KAYA_LOG_FORM: 'json' });
});
afterEach(async () => {
  await target.close();
  await proxy.close();
});

const statusOf = async (path: string, who: GuestOf) => (await who.get(path)).status;

test('every request is answered, the health and one line of the log tell the truth, and afterwards all goes on', async () => {
  const [ann, ben] = target.guests;
  const socket = await target.socket(ann);
  await socket.ask(JSON.stringify({ t: 'watch', table: target.table, seen: null }));
  proxy.silence();
  const paths = [
    '/api/me',
    '/api/tables',
    '/api/my/tables',
    `/api/tables/${target.table}`,
    `/api/tables/${target.table}/history`,
  ];
  const asked = Array.from({ length: 12 }, () => paths.flatMap((path) => [statusOf(path, ann), statusOf(path, ben)])).flat();
  // Twenty in a row at one table: each waits for the one before.
  const moves = Array.from({ length: 20 }, (_, i) =>
    ben.post(`/api/tables/${target.table}/undo`, { id: `request-${i}`, count: 1 }).then((it) => it.status),
  );
  const before = socket.heard.length;
  for (let i = 0; i < 20; i++) {
    socket.ws.send(JSON.stringify({ t: 'chat', id: `request-${i}`, table: target.table, text: 'hello' }));
  }
  const statuses = await inTime(Promise.all([...asked, ...moves]), ANSWERED);
  expect(new Set(statuses)).toEqual(new Set([503]));
  await expect.poll(() => socket.heard.slice(before).filter((it) => it.t === 'refused').length, { timeout: ANSWERED }).toBe(20);
  expect(socket.heard.slice(before).every((it) => it.t !== 'refused' || ['not-stored', 'too-fast'].includes(it.code))).toBe(true);
  const nobody = new GuestOf(target.port, 'nobody');
  expect(await nobody.get('/healthz')).toEqual({ status: 503, body: { ok: false, problem: 'the database does not answer' } });
  proxy.speak();
  await expect.poll(() => statusOf('/healthz', nobody), { timeout: 60_000 }).toBe(200);
  await target.isWhole();
  // However many were told so: one line when it began, and one when it was over.
  const lines = () => target.process.log.filter((line) => /"level":"error"|everything is stored again/.test(line));
  await expect.poll(() => lines().length, { timeout: ANSWERED }).toBe(2);
  expect(lines()).toEqual([
    expect.stringContaining('nothing can be stored: PostgreSQL is away'),
    expect.stringContaining('"level":"info"'),
  ]);
});

test('a stop ends while the database is silent', async () => {
  proxy.silence();
  const [ann] = target.guests;
  const asked = statusOf('/api/my/tables', ann).catch(() => 0);
  // In good order: not because whoever waits for the end has lost patience.
  expect(await inTime(target.process.stop(), ENDED)).toBe(0);
  await asked;
});

test('somebody who keeps a lock keeps nobody waiting', async () => {
  const keeper = new pg.Client({ connectionString: url });
  await keeper.connect();
  await keeper.query('begin');
  await keeper.query('select * from tables for update');
  const [ann] = target.guests;
  const asked = ann.post(`/api/tables/${target.table}/chat`, { text: 'hello' });
  const { status, body } = await inTime(asked, ANSWERED);
  expect([status, body]).toEqual([503, { code: 'not-stored', reasons: [] }]);
  // The database itself has said no: it is not away for anybody else.
  expect(await statusOf('/api/tables', ann)).toBe(200);
  await keeper.query('rollback');
  await keeper.end();
  await target.isWhole();
});

test('a start on a silent database says so and ends', async () => {
  proxy.silence();
  const started = run(process.execPath, [SERVER], {
    env: { ...process.env, PORT: '0', DATABASE_URL: proxy.url, KAYA_DATABASE_MS: PATIENCE },
  });
  await expect(inTime(started, ANSWERED)).rejects.toThrow('does not answer');
});

test('a start on a database that falls silent once it is connected says so and ends', async () => {
  const own = await SilentProxy.before(url);
  own.silenceWhenReady();
  const started = run(process.execPath, [SERVER], {
    env: { ...process.env, PORT: '0', DATABASE_URL: own.url, KAYA_DATABASE_MS: PATIENCE },
    killSignal: 'SIGKILL',
    timeout: ANSWERED,
  });
  await expect(started).rejects.toThrow('does not answer');
  await own.close();
});

test('a start on a database that falls silent while it is brought up to date says so and ends', async () => {
  const own = await SilentProxy.before(await postgres.fresh());
  own.silenceWhenAsked('create table "seats"');
  const started = run(process.execPath, [SERVER], {
    env: { ...process.env, PORT: '0', DATABASE_URL: own.url, KAYA_DATABASE_MS: PATIENCE },
    killSignal: 'SIGKILL',
    timeout: ANSWERED,
  });
  await expect(started).rejects.toThrow('does not answer');
  await own.close();
});
