// A database of an earlier Kaya, and one that is opened again.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { DiskWatch } from '../../storage/disk-watch.ts';
import { migrate } from '../../storage/migrations.ts';
import { nodeSqlite } from '../../storage/node-sqlite.ts';
import { openDatabase } from '../../storage/open.ts';
import type { Schema } from '../../storage/schema.ts';
import { Store } from '../../storage/store.ts';
import { Talk } from '../../storage/talk.ts';
import { row } from '../stored.ts';
import { type Given, ignore, lay } from './given.ts';

/** Tables of a first database, in every state. */
const TABLES = [
  ['t', 'playing'],
  ['waits', 'open'],
  ['ended', 'over'],
  ['left', 'abandoned'],
] as const;

/** Who sits at each: somebody, somebody for whom a bot plays, a bot, nobody. */
const SEATS = [
  { kind: 'person', person: 'ann', level: null, stand_in: 0 },
  { kind: 'person', person: 'ben', level: 'medium', stand_in: 1 },
  { kind: 'bot', person: null, level: 'hard', stand_in: 0 },
  { kind: 'open', person: null, level: null, stand_in: 0 },
] as const;

export function schemasComeForward(given: Given): void {
  test('a database of the first schema is brought forward with everything in it, or stays as it was', async () => {
    const older = async () => {
      if (given.postgres !== null) {
        const url = await given.postgres.fresh();
        const pool = new pg.Pool({ connectionString: url });
        return { at: { kind: 'postgres', url } as const, db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }) };
      }
      const file = join(given.folder, `older-${randomUUID()}.sqlite`);
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
        call_at: _call,
        branch: _branch,
        time: _time,
        language: _language,
        asks: _asks,
        found: _found,
        group_id: _group,
        rated: _rated,
        ...first
      } = row('t', { version: 2, pace: '{"kind":"correspondence","hoursPerMove":48,"afterwards":"bot"}' });
      for (const [id, status] of TABLES) {
        const table = { ...first, id, status, game_state: status === 'open' ? null : '{"state":1}' };
        await sql`insert into tables ${sql.raw(`(${Object.keys(table).join(', ')})`)} values (${sql.join(Object.values(table))})`.execute(
          db,
        );
        for (const [number, seat] of SEATS.entries())
          await sql`insert into seats values (${id}, ${number}, ${sql.join(Object.values(seat))})`.execute(db);
      }
      await sql`insert into log values ('t', 1, 'rules', -1, '3 abcdef01', '00000001', 7), ('t', 2, 'act', 0, '{}', '00000002', 8)`.execute(
        db,
      );
      const many = Array.from({ length: 2500 }, (_, i) => sql`('t', ${`ann request-${i}`}, ${i})`);
      for (let i = 0; i < many.length; i += 500)
        await sql`insert into requests values ${sql.join(many.slice(i, i + 500))}`.execute(db);
      await sql`insert into chat values ('t', 1, 0, 'Ann', 'hello', 9)`.execute(db);
    };
    /** A date from before it was kept who set it. */
    const date = async (db: Kysely<Schema>) => {
      await migrate(db, '0028-words');
      await sql`insert into groups (id, name, invitation, feed, created_at) values ('g', 'G', 'i', 'f', 5)`.execute(db);
      await sql`insert into group_dates values ('g', 'd', 5, 60, 'At Eve’s', 5)`.execute(db);
    };
    const { at, db } = await older();
    await fill(db);
    await date(db);
    await db.destroy();
    const opened = await openDatabase(at, ignore);
    const again = new Store(opened, 'me');
    expect(await again.table('t')).toMatchObject({ row: { version: 2, components: 'abcdef01' }, game: '{"state":1}' });
    for (const [id, status] of TABLES) {
      const kept = await again.table(id);
      expect([
        kept?.row.status,
        kept?.seats.map(({ kind, person, level, stand_in }) => ({ kind, person, level, stand_in })),
      ]).toEqual([status, SEATS]);
      expect(kept?.game).toBe(status === 'open' ? null : '{"state":1}');
    }
    const clock = { bank: 172_800, increment: 172_800, cap: 172_800, daysOff: 0, afterwards: 'bot' };
    expect(JSON.parse((await again.table('t'))?.row.pace ?? '')).toEqual({ kind: 'correspondence', clock });
    expect((await again.log.after('t', 0)).map((it) => [it.number, it.kind, it.content, it.at])).toEqual([
      [1, 'rules', '3 abcdef01', 7],
      [2, 'act', '{}', 8],
    ]);
    expect([await again.wasDone('t', 'ann request-0'), await again.wasDone('t', 'ann request-2499')]).toEqual([true, true]);
    expect(await again.wasDone('t', 'ann request-2500')).toBe(false);
    expect(await opened.db.selectFrom('requests').select('request').execute()).toHaveLength(2500);
    expect(await opened.db.selectFrom('traces').selectAll().execute()).toEqual(
      expect.arrayContaining(TABLES.flatMap(([table_id]) => ['ann', 'ben'].map((person) => ({ person, table_id })))),
    );
    expect(await new Talk(opened, again, 'me').after('t', 0, 9)).toHaveLength(1);
    // Of a group that was there it is as if somebody had just looked at it.
    expect((await again.groups.group('g'))?.here_at).toBeGreaterThan(1_700_000_000_000);
    expect(
      await opened.db.selectFrom('group_dates').select(['at', 'title', 'person']).where('group_id', '=', 'g').execute(),
    ).toEqual([{ at: 5, title: '', person: null }]);
    await opened.close();
    const broken = await older();
    await fill(broken.db);
    await sql`create table old_requests (x integer)`.execute(broken.db);
    await broken.db.destroy();
    await expect(openDatabase(broken.at, ignore)).rejects.toThrow('0002-compact');
    const left =
      broken.at.kind === 'sqlite'
        ? new DatabaseSync(broken.at.file).prepare("select name from sqlite_master where name = 'log_packs'").all()
        : await given.postgres?.query(broken.at.url, "select 1 from pg_tables where tablename = 'log_packs'");
    expect(left).toEqual([]);
  });

  test('opening again keeps everything, and older schemas are brought forward', async () => {
    await lay(given, 't');
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(given.database.db);
    const released = ['0001-first', '0002-compact', '0003-sessions', '0004-manners', '0005-origins', '0006-asked'];
    expect(rows.map((it) => it.name).slice(0, released.length)).toEqual(released);
    const again = await openDatabase(given.where, ignore);
    expect((await new Store(again, 'other').table('t'))?.row.id).toBe('t');
    await again.close();
  });
}
