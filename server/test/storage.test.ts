// One suite for everything that is kept, run on both databases.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely';
import pg from 'pg';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Configuration } from '../configuration.ts';
import { Chores } from '../storage/chores.ts';
import { DiskWatch } from '../storage/disk-watch.ts';
import { migrate } from '../storage/migrations.ts';
import { nodeSqlite } from '../storage/node-sqlite.ts';
import { type Change, Notices } from '../storage/notices.ts';
import { type Database, openDatabase } from '../storage/open.ts';
import type { Schema, SeatRow, Status, TableRow } from '../storage/schema.ts';
import { Store } from '../storage/store.ts';
import { Talk } from '../storage/talk.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { gathered, move, row, seat } from './stored.ts';

const BACKENDS = ['sqlite', 'postgres'] as const;
/** A connection that breaks while the database is stopped is nobody's fault. */
const ignore = () => undefined;

describe.each(BACKENDS)('storage on %s', (kind) => {
  let postgres: TestPostgres | null = null;
  let folder = '';
  let where: Configuration['database'];
  let database: Database;
  let store: Store;
  let talk: Talk;
  let chores: Chores;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'kaya-storage-'));
    if (kind === 'postgres') postgres = await startPostgres();
    return async () => {
      await postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    };
  });

  beforeEach(async ({ task }) => {
    where =
      postgres === null
        ? { kind: 'sqlite', file: join(folder, `${task.id}.sqlite`) }
        : { kind: 'postgres', url: await postgres.fresh() };
    database = await openDatabase(where, ignore);
    store = new Store(database, 'me');
    talk = new Talk(database, store, 'me');
    chores = new Chores(database, 'me');
    return () => database.close();
  });

  const lay = (id: string, more: Partial<TableRow> = {}, seats?: readonly SeatRow[]) =>
    store.createTable(row(id, more), seats ?? [seat(id, 0), seat(id, 1)]);

  const all = async (status: Status | null) => (await gathered(store.pages(status))).flat();

  test('people are kept and renamed', async () => {
    await store.savePerson({ id: 'ann', name: 'Ann', created_at: 1 });
    await store.savePerson({ id: 'ann', name: 'Ännchen ✓', created_at: 2 });
    expect(await store.person('ann')).toEqual({ id: 'ann', name: 'Ännchen ✓', created_at: 1, old_cookie: 0 });
    expect(await store.people(['ann', 'nobody'])).toHaveLength(1);
    expect(await store.people([])).toEqual([]);
    expect(await store.person('nobody')).toBeNull();
  });

  test('a table is read back as it was laid, with numbers as numbers', async () => {
    await lay('t', { deadline: 1_794_111_111_111 });
    const read = await store.table('t');
    expect(read).toEqual({ row: row('t', { deadline: 1_794_111_111_111 }), seats: [seat('t', 0), seat('t', 1)], game: null });
    expect(await store.table('none')).toBeNull();
  });

  test('a move is stored with its state, its log entry and its request, or not at all', async () => {
    await lay('t', { status: 'playing' });
    expect(await store.append(move('t', 0, { request: 'r1' }))).toBe('stored');
    expect(await store.append(move('t', 0, { game: '"late"' }))).toBe('behind');
    expect(await store.append(move('t', 1, { request: 'r1', game: '"twice"' }))).toBe('repeated');
    const read = await store.table('t');
    expect([read?.row.version, read?.game, read?.row.awaited]).toEqual([1, '"0"', ',0,']);
    expect((await store.logAfter('t', 0)).map((entry) => [entry.number, entry.content])).toEqual([[1, '{"do":"rest"}']]);
    expect([await store.wasDone('t', 'r1'), await store.wasDone('t', 'r2')]).toEqual([true, false]);
  });

  test('of many who move on the same version exactly one is stored', async () => {
    await lay('t', { status: 'playing' });
    const results = await Promise.all(Array.from({ length: 12 }, (_, i) => store.append(move('t', 0, { request: `r${i}` }))));
    expect(results.filter((it) => it === 'stored')).toHaveLength(1);
    expect(await store.logAfter('t', 0)).toHaveLength(1);
  });

  test('of many who send the same request exactly one is done', async () => {
    await lay('t', { status: 'playing' });
    const again = async () => {
      for (let version = 0; ; version++) {
        const result = await store.append(move('t', version, { request: 'same' }));
        if (result !== 'behind') return result;
      }
    };
    const results = await Promise.all([again(), again(), again(), again()]);
    expect(results.toSorted()).toEqual(['repeated', 'repeated', 'repeated', 'stored']);
    expect(await store.logAfter('t', 0)).toHaveLength(1);
  });

  test('nothing is appended where the status does not allow it, or the seats changed before a start', async () => {
    await lay('t');
    expect(await store.append(move('t', 0))).toBe('behind');
    expect(await store.append(move('t', 0, { from: ['open'], revision: 4 }))).toBe('behind');
    expect(await store.append(move('t', 0, { from: ['open'], revision: 0 }))).toBe('stored');
    expect((await store.table('t'))?.row).toMatchObject({ status: 'playing', version: 1, revision: 1 });
  });

  test('a change of the table needs the last revision (and version, where given), and is done once', async () => {
    await lay('t', { status: 'playing' });
    const hand = { seats: [seat('t', 1, { stand_in: 1, level: 'hard' })] };
    expect(await store.changeTable('t', 0, hand, 9, 'r1')).toBe('stored');
    expect(await store.changeTable('t', 0, { row: { host: 'ben' } }, 9, null)).toBe('behind');
    expect(await store.changeTable('t', 1, { row: { host: 'ben' } }, 9, 'r1')).toBe('repeated');
    expect(await store.changeTable('t', 1, { row: { deadline: 5 }, version: 3 }, 9, null)).toBe('behind');
    expect(await store.changeTable('t', 1, { row: { deadline: 5 }, version: 0 }, 9, null)).toBe('stored');
    const read = await store.table('t');
    expect(read?.row).toMatchObject({ host: 'ann', deadline: 5, revision: 2, changed_at: 9 });
    expect(read?.seats[1]).toMatchObject({ stand_in: 1, level: 'hard', person: 'ben' });
  });

  test('a rematch is laid once, whoever asks', async () => {
    await lay('t', { status: 'over' });
    const ask = (id: string) => store.createNext('t', 0, row(id), [seat(id, 0), seat(id, 1)]);
    expect((await Promise.all([ask('a'), ask('b'), ask('c')])).filter((it) => it)).toHaveLength(1);
    const next = (await store.table('t'))?.row.next_table;
    const laid = await Promise.all(['a', 'b', 'c'].map(async (id) => ((await store.table(id)) === null ? null : id)));
    expect(laid.filter((it) => it !== null)).toEqual([next]);
  });

  test('lists: what is open to all, and what is mine', async () => {
    await lay('open', { created_at: 5 });
    await lay('hidden', { visibility: 'invited' });
    await lay('watched', { status: 'playing', created_at: 6 });
    await lay('closed', { status: 'playing', spectators: 0 });
    await lay('over', { status: 'over' }, [seat('over', 0, { person: 'cleo' })]);
    expect((await store.openTables(await store.openOrder(10))).map((it) => it.row.id)).toEqual(['watched', 'open']);
    expect((await store.openTables(await store.openOrder(1))).map((it) => it.row.id)).toEqual(['watched']);
    expect((await store.tablesOf('cleo', 10)).map((it) => [it.row.id, it.seats.length])).toEqual([['over', 1]]);
    expect(await store.tablesOf('ben', 10)).toHaveLength(4);
    expect(await store.tablesOf('nobody', 10)).toEqual([]);
    expect((await all('playing')).map((it) => it.row.id).toSorted()).toEqual(['closed', 'watched']);
    expect(await all(null)).toHaveLength(5);
    expect(await store.stamps(['open', 'none'])).toEqual([{ id: 'open', version: 0, revision: 0 }]);
  });

  test('talk is numbered without gaps and said once', async () => {
    await lay('t');
    const say = (text: string, request: string | null) => talk.say({ table_id: 't', seat: 0, name: 'Ann', text, at: 1 }, request);
    await Promise.all(Array.from({ length: 10 }, (_, i) => say(`line ${i}`, `r${i}`)));
    expect(await say('again', 'r3')).toBe('repeated');
    expect((await talk.after('t', 0, 100)).map((line) => line.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect((await talk.after('t', 2, 3)).map((line) => line.number)).toEqual([8, 9, 10]);
  });

  test('tables whose bots must move are found, by the truth about who is awaited', async () => {
    const bots = (id: string) => [seat(id, 0), seat(id, 1, { kind: 'bot', person: null, level: 'easy' })];
    await lay('waits', { status: 'playing', awaited: ',1,' }, bots('waits'));
    await lay('person', { status: 'playing', awaited: ',0,' }, bots('person'));
    await lay('stand-in', { status: 'playing', awaited: ',0,10,' }, [seat('stand-in', 0, { stand_in: 1 }), seat('stand-in', 10)]);
    await lay('ten', { status: 'playing', awaited: ',10,' }, bots('ten'));
    await lay('over', { status: 'over', awaited: ',1,' }, bots('over'));
    expect((await chores.waitingForBots(100, 10)).toSorted()).toEqual(['stand-in', 'waits']);
  });

  test('clocks that ran out are found', async () => {
    await lay('late', { status: 'playing', deadline: 50 });
    await lay('soon', { status: 'playing', deadline: 500 });
    await lay('never', { status: 'playing' });
    expect(await chores.overdue(100, 10)).toEqual(['late']);
  });

  test('what nobody needs any more is tidied away', async () => {
    const now = 1_794_000_000_000 + 30 * 24 * 3_600_000;
    await lay('old');
    await lay('new', { changed_at: now });
    await store.changeTable('new', 0, {}, now, 'fresh');
    await store.changeTable('new', 1, {}, 5, 'stale');
    await store.changeTable('new', 2, {}, now, 'fresh too');
    await chores.tidy(now);
    expect((await store.table('old'))?.row.status).toBe('abandoned');
    expect((await store.table('new'))?.row.status).toBe('open');
    expect([await store.wasDone('new', 'fresh'), await store.wasDone('new', 'stale')]).toEqual([true, false]);
  });

  test('a game that is over is stored compactly a day later, reads back the same, and can still be put back', async () => {
    const entries = Array.from({ length: 40 }, (_, i) => ({
      ...{ kind: i === 0 ? ('rules' as const) : ('act' as const), seat: i % 2, content: `{"do":"rest","then":"é ${i}"}` },
      hash: i.toString(16).padStart(8, '0'),
    }));
    const game = JSON.stringify({ state: { deep: ['é', 1] }, trail: { seat: 0 } });
    const end = { ...move('t', 0).row, status: 'over' as const };
    const now = 1_794_000_000_000;
    await lay('t', { status: 'playing' });
    await lay('runs', { status: 'playing' });
    await store.append(move('t', 0, { entries, game, row: end, at: now, request: 'last' }));
    await store.append(move('runs', 0, { game, at: now, request: 'first' }));
    const log = await store.logAfter('t', 0);
    await chores.tidy(now + 3_600_000);
    expect(await store.wasDone('t', 'last')).toBe(true);
    await chores.tidy(now + 25 * 3_600_000);
    const rows = await database.db.selectFrom('log').select('table_id').execute();
    expect(rows).toEqual([{ table_id: 'runs' }]);
    expect([await store.wasDone('t', 'last'), await store.wasDone('runs', 'first')]).toEqual([false, true]);
    expect(await store.logAfter('t', 0)).toEqual(log);
    expect(await store.logAfter('t', 37)).toEqual(log.slice(37));
    expect(JSON.parse((await store.table('t'))?.game ?? '')).toEqual({ ...JSON.parse(game), trail: null });
    expect((await store.table('runs'))?.game).toBe(game);
    // The host takes back moves of a game that was over; a year later it is packed a second time.
    const back = {
      ...move('t', 40, { game, at: now, from: ['over'] }),
      entries: [{ kind: 'back' as const, seat: -1, content: '3', hash: '' }],
    };
    expect(await store.append(back)).toBe('stored');
    expect((await store.table('t'))?.game).toBe(game);
    expect((await store.logAfter('t', 0)).map((it) => it.number)).toEqual(Array.from({ length: 41 }, (_, i) => i + 1));
    await store.append({ ...move('t', 41, { game, at: now, row: end }) });
    await chores.tidy(now + 25 * 3_600_000);
    expect((await store.logAfter('t', 39)).map((it) => [it.number, it.kind])).toEqual([
      [40, 'act'],
      [41, 'back'],
      [42, 'act'],
    ]);
  });

  test('lists come page by page, each table once', async () => {
    for (let i = 0; i < 1100; i++) await lay(`table-${i}`, { created_at: 7 }, [seat(`table-${i}`, 0)]);
    const pages = await gathered(store.pages(null));
    expect(pages.length).toBeGreaterThan(1);
    expect(new Set(pages.flat().map((it) => it.row.id)).size).toBe(1100);
    expect(pages.flat().every((it) => it.seats.length === 1)).toBe(true);
  });

  test('a database of the first schema is brought forward with everything in it, or stays as it was', async () => {
    const older = async () => {
      if (postgres !== null) {
        const url = await postgres.fresh();
        const pool = new pg.Pool({ connectionString: url });
        return { at: { kind: 'postgres', url } as const, db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }) };
      }
      const file = join(folder, `older-${randomUUID()}.sqlite`);
      const dialect = new SqliteDialect({ database: nodeSqlite(new DatabaseSync(file), new DiskWatch(ignore)) });
      return { at: { kind: 'sqlite', file } as const, db: new Kysely<Schema>({ dialect }) };
    };
    const fill = async (db: Kysely<Schema>) => {
      await migrate(db, '0001-first');
      const {
        components: _later,
        talk: _talk,
        sent_away: _away,
        origin: _origin,
        ...first
      } = row('t', { status: 'playing', version: 2 });
      await sql`insert into tables ${sql.raw(`(${Object.keys(first).join(', ')}, game_state)`)}
        values (${sql.join(Object.values(first))}, ${'{"state":1}'})`.execute(db);
      await sql`insert into seats values ('t', 0, 'person', 'ann', null, 0)`.execute(db);
      await sql`insert into log values ('t', 1, 'rules', -1, '3 abcdef01', '00000001', 7), ('t', 2, 'act', 0, '{}', '00000002', 8)`.execute(
        db,
      );
      const many = Array.from({ length: 2500 }, (_, i) => sql`('t', ${`ann request-${i}`}, ${i})`);
      for (let i = 0; i < many.length; i += 500)
        await sql`insert into requests values ${sql.join(many.slice(i, i + 500))}`.execute(db);
      await sql`insert into chat values ('t', 1, 0, 'Ann', 'hello', 9)`.execute(db);
    };
    const { at, db } = await older();
    await fill(db);
    await db.destroy();
    const opened = await openDatabase(at, ignore);
    const again = new Store(opened, 'me');
    expect(await again.table('t')).toMatchObject({ row: { version: 2, components: 'abcdef01' }, game: '{"state":1}' });
    expect((await again.logAfter('t', 0)).map((it) => [it.number, it.kind, it.content, it.at])).toEqual([
      [1, 'rules', '3 abcdef01', 7],
      [2, 'act', '{}', 8],
    ]);
    expect([await again.wasDone('t', 'ann request-0'), await again.wasDone('t', 'ann request-2499')]).toEqual([true, true]);
    expect(await again.wasDone('t', 'ann request-2500')).toBe(false);
    expect(await opened.db.selectFrom('requests').select('request').execute()).toHaveLength(2500);
    expect(await new Talk(opened, again, 'me').after('t', 0, 9)).toHaveLength(1);
    await opened.close();
    const broken = await older();
    await fill(broken.db);
    await sql`create table old_requests (x integer)`.execute(broken.db);
    await broken.db.destroy();
    await expect(openDatabase(broken.at, ignore)).rejects.toThrow('0002-compact');
    const left =
      broken.at.kind === 'sqlite'
        ? new DatabaseSync(broken.at.file).prepare("select name from sqlite_master where name = 'log_packs'").all()
        : await postgres?.query(broken.at.url, "select 1 from pg_tables where tablename = 'log_packs'");
    expect(left).toEqual([]);
  });

  test('settings: the first of several wins', async () => {
    const values = await Promise.all(['a', 'b', 'c'].map((it) => store.setting('secret', it)));
    expect(new Set(values).size).toBe(1);
  });

  test('opening again keeps everything, and older schemas are brought forward', async () => {
    await lay('t');
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database.db);
    const released = ['0001-first', '0002-compact', '0003-sessions', '0004-manners', '0005-origins', '0006-asked'];
    expect(rows.map((it) => it.name).slice(0, released.length)).toEqual(released);
    const again = await openDatabase(where, ignore);
    expect((await new Store(again, 'other').table('t'))?.row.id).toBe('t');
    await again.close();
  });

  if (kind === 'sqlite') {
    test('every commit reaches the disk', async () => {
      const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(database.db);
      const mode = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(database.db);
      expect([rows[0]?.synchronous, mode.rows[0]?.journal_mode]).toEqual([2, 'wal']);
    });
  } else {
    test('a claim is had by exactly one process, until it is released or runs out', async () => {
      await lay('t', { status: 'playing' });
      const other = new Chores(database, 'other');
      const both = await Promise.all([chores.claim('t', 100, 200), other.claim('t', 100, 200)]);
      expect(both.toSorted()).toEqual([false, true]);
      const [first, second] = both[0] ? [chores, other] : [other, chores];
      expect(await first.claim('t', 150, 250)).toBe(true);
      expect(await second.claim('t', 150, 250)).toBe(false);
      expect(await second.claim('t', 300, 400)).toBe(true);
      await second.release('t');
      expect(await first.claim('t', 301, 400)).toBe(true);
      // A process whose clock was a year ahead does not keep the table for a year.
      await first.claim('t', 301, 31_536_000_000);
      expect(await second.claim('t', 500, 600)).toBe(true);
    });

    test('other processes hear of every change, oneself does not', async () => {
      const heard: [string, Change][] = [];
      const other = new Store(database, 'other');
      const notices = new Notices(
        { url: database.url ?? '', patience: database.patience },
        'me',
        (table, what) => void heard.push([table, what]),
        () => undefined,
      );
      await notices.listen();
      await lay('mine');
      await other.createTable(row('t', { status: 'playing' }), [seat('t', 0)]);
      await other.append(move('t', 0));
      await new Talk(database, other, 'other').say({ table_id: 't', seat: 0, name: 'B', text: 'hi', at: 1 }, null);
      await new Talk(database, other, 'other').presence('t', 'ben', true, 100);
      await expect
        .poll(() => heard)
        .toEqual([
          ['t', 'changed'],
          ['t', 'moved'],
          ['t', 'chat'],
          ['t', 'people'],
        ]);
      await notices.close();
    });

    test('who is elsewhere is known, and forgotten when a process is gone', async () => {
      const other = new Talk(database, new Store(database, 'other'), 'other');
      await other.presence('t', 'ben', true, 100);
      await talk.presence('t', 'ann', true, 100);
      expect(await talk.elsewhere('t', 50)).toEqual(['ben']);
      const here = [{ table: 't', person: 'ann' }];
      await talk.stillHere(here, 150, 300);
      expect(await talk.elsewhere('t', 50)).toEqual([]);
      expect(await other.elsewhere('t', 200)).toEqual(['ann']);
      // The database was away for this process so long that the other one gave it up.
      await other.stillHere([], 400, 500);
      expect(await other.elsewhere('t', 200)).toEqual([]);
      await talk.stillHere(here, 400, 500);
      expect(await other.elsewhere('t', 450)).toEqual(['ann']);
      await talk.stillHere([], 410, 510);
      expect(await other.elsewhere('t', 450)).toEqual([]);
      await talk.presence('t', 'ann', true, 600);
      await talk.goodbye();
      expect(await other.elsewhere('t', 50)).toEqual([]);
    });

    test('a listener whose connection broke comes back and says that something may be missing', async () => {
      const heard: string[] = [];
      let gaps = 0;
      const notices = new Notices(
        { url: database.url ?? '', patience: database.patience },
        'me',
        (table) => void heard.push(table),
        () => gaps++,
      );
      await notices.listen();
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where query = 'LISTEN kaya'`.execute(database.db);
      await expect.poll(() => gaps, { timeout: 10_000 }).toBe(1);
      await new Store(database, 'other').createTable(row('t'), [seat('t', 0)]);
      await expect.poll(() => heard).toEqual(['t']);
      await notices.close();
    });
  }
});
