// Much of everything: chores come in bites, lists in pages, and whoever watches the lobby costs others nothing.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ToClient } from '@kaya/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bytesByTable, playWhole } from '../../bench/whole-game.ts';
import { boxOf } from '../../games.ts';
import { withTables } from '../../host/opened.ts';
import { bytesOf } from '../../live/bytes-of.ts';
import { Lobby } from '../../live/lobby.ts';
import { People } from '../../people.ts';
import { Chores } from '../../storage/chores.ts';
import { openDatabase } from '../../storage/open.ts';
import { Sessions } from '../../storage/sessions.ts';
import { Store } from '../../storage/store.ts';
import { startPostgres, type TestPostgres } from '../postgres.ts';
import { move, row, seat } from '../stored.ts';

const run = promisify(execFile);
const HOST = fileURLToPath(new URL('../../host/main.ts', import.meta.url));

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kaya-growth-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the host lists more tables than fit into one statement', async () => {
  const file = join(folder, 'many', 'kaya.sqlite');
  const database = await openDatabase({ kind: 'sqlite', file }, () => undefined);
  const store = new Store(database, 'me');
  await store.createTable(row('table-0'), [seat('table-0', 0)]);
  const raw = new DatabaseSync(file);
  const numbers = 'with recursive n (i) as (select 1 union all select i + 1 from n where i < 40000)';
  const columns = raw
    .prepare('select * from tables')
    .columns()
    .map((it) => String(it.name));
  const values = columns.map((it) => (it === 'id' ? "'table-' || i" : it)).join(', ');
  raw.exec(`${numbers} insert into tables (${columns.join(', ')}) select ${values} from tables, n where id = 'table-0'`);
  raw.exec(
    `${numbers} insert into seats (table_id, seat, kind, person, level, stand_in) select 'table-' || i, 0, 'person', 'person-' || i, null, 0 from n`,
  );
  raw.close();
  expect(await store.stamps(Array.from({ length: 40_000 }, (_, i) => `table-${i}`))).toHaveLength(40_000);
  await database.close();
  const env = { ...process.env, KAYA_DATA: join(folder, 'many') };
  const { stdout } = await run(process.execPath, [HOST, 'tables'], { env, maxBuffer: 64 * 1024 * 1024 });
  expect(stdout).toContain('40001 tables');
  expect(new Set(stdout.match(/^table-\d+/gm)).size).toBe(40_001);
});

/** What a game took before it was stored compactly, in kilobytes. */
const BEFORE = { co2: 70, 'council-of-shadows': 351 } as const;

test.each(Object.entries(BEFORE))(
  'a finished game of %s takes less than a third of %i kB, and requests less than half of it before',
  async (game, before) => {
    const where = { kind: 'sqlite', file: join(folder, game, 'kaya.sqlite') } as const;
    const sum = (all: readonly (readonly [string, number])[]) => all.reduce((bytes, [, more]) => bytes + more, 0);
    await withTables(async () => undefined, where);
    const empty = sum(bytesByTable(where.file));
    await withTables((opened) => playWhole(opened, game, 'a third'), where);
    const played = bytesByTable(where.file);
    const [, requests = 0] = played.find(([name]) => name === 'requests') ?? [];
    expect(requests).toBeGreaterThan(0);
    expect(requests).toBeLessThan((sum(played) - empty) / 2);
    await withTables((opened) => new Chores(opened.database, 'me').tidy(Date.now() + 25 * 3_600_000), where);
    expect(sum(bytesByTable(where.file)) - empty).toBeLessThan((1000 * before) / 3);
  },
);

describe.each(['sqlite', 'postgres'] as const)('chores on %s', (kind) => {
  let postgres: TestPostgres | null = null;
  beforeAll(async () => {
    postgres = kind === 'postgres' ? await startPostgres() : null;
    return async () => postgres?.stop();
  });

  test('requests that nobody repeats are forgotten in bites, and those that somebody might are kept', async () => {
    const url = await postgres?.fresh();
    const where =
      url === undefined ? { kind: 'sqlite' as const, file: join(folder, 'bites.sqlite') } : { kind: 'postgres' as const, url };
    const database = await openDatabase(where, () => undefined);
    const store = new Store(database, 'me');
    const now = 1_794_000_000_000;
    for (const id of ['a', 'b', 'c']) await store.createTable(row(id, { status: 'playing', changed_at: now }), [seat(id, 0)]);
    const old = (table: string) => Array.from({ length: 1500 }, (_, i) => ({ table_id: table, request: `old ${i}`, at: 5 }));
    for (const table of ['a', 'b', 'c']) await database.db.insertInto('requests').values(old(table)).execute();
    await store.append(move('b', 0, { request: 'fresh', at: now }));
    const left = async () => (await database.db.selectFrom('requests').select('request').execute()).length;
    const chores = new Chores(database, 'me');
    let before = await left();
    let bites = 0;
    for (; before > 1; bites++) {
      await chores.tidy(now, 0);
      const after = await left();
      expect(before - after).toBeLessThanOrEqual(1000);
      before = after;
    }
    expect(bites).toBeGreaterThanOrEqual(5);
    // Where there is time, one look around takes many bites.
    for (const table of ['a', 'b', 'c']) await database.db.insertInto('requests').values(old(table)).execute();
    await chores.tidy(now + 7_200_000, 60_000);
    expect(await left()).toBe(1);
    expect(await store.wasDone('b', 'fresh')).toBe(true);
    await database.close();
  });
});

test('a thousand who watch the lobby are told one list, made once; whoever has a table in it is told its own', async () => {
  const database = await openDatabase({ kind: 'sqlite', file: join(folder, 'lobby.sqlite') }, () => undefined);
  const store = new Store(database, 'me');
  const changed: (() => void)[] = [];
  const lobby = new Lobby(
    store,
    new People(store, new Sessions(database, store), 'a secret for the tests', Date.now),
    {
      onLobby: (listener) => {
        changed.push(listener);
        return () => undefined;
      },
      whoIsAt: async () => () => false,
      outages: () => [],
      experience: async () => () => 0,
      tables: { box: boxOf },
    },
    Date.now,
    (error) => expect.fail(String(error)),
  );
  const watch = (person: string | null) => {
    const heard: ToClient[] = [];
    lobby.follow({ person, send: (message) => heard.push(message), end: () => undefined });
    return heard;
  };
  for (let i = 0; i < 20; i++) await store.createTable(row(`table-${i}`), [seat(`table-${i}`, 0)]);
  const strangers = Array.from({ length: 1000 }, (_, i) => watch(i % 2 === 0 ? null : `somebody-${i}`));
  const ann = watch('ann');
  await expect.poll(() => [...strangers, ann].every((heard) => heard.length === 1), { timeout: 60_000 }).toBe(true);
  for (let i = 20; i < 30; i++) {
    await store.createTable(row(`table-${i}`), [seat(`table-${i}`, 0)]);
    for (const tell of changed) tell();
  }
  await expect.poll(() => [...strangers, ann].every((heard) => heard.length > 1), { timeout: 60_000 }).toBe(true);
  const last = new Set(strangers.map((heard) => heard.at(-1)));
  expect(last.size).toBe(1);
  expect(strangers.every((heard) => heard.length === 2)).toBe(true);
  const [common] = last;
  expect(common?.t === 'lobby' && common.tables.map((it) => [it.id, it.host])).toHaveLength(30);
  expect(common?.t === 'lobby' && common.tables.some((it) => it.host)).toBe(false);
  const own = ann.at(-1);
  expect(own?.t === 'lobby' && own.tables.every((it) => it.host && it.seats[0]?.you)).toBe(true);
  lobby.close();
  await database.close();
});

test('a message that goes to many is written once', () => {
  const message: ToClient = { t: 'lobby', tables: [] };
  expect(bytesOf(message)).toBe(bytesOf(message));
  expect(String(bytesOf(message))).toBe(JSON.stringify(message));
});
