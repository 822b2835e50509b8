// Transactions that reach the disk together: each whole or not there at all, and none told before it is stored.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DiskWatch } from '../storage/disk-watch.ts';
import { groupedSqlite } from '../storage/grouped-sqlite.ts';

interface Notes {
  notes: { name: string; text: string };
}

/** Counts what reaches the disk. */
class CountingWatch extends DiskWatch {
  commits = 0;
  override during<T>(statement: string, work: () => T): T {
    if (statement === 'commit') this.commits++;
    return super.during(statement, work);
  }
}

let folder = '';
let path = '';
let file: DatabaseSync;
let disk: CountingWatch;
let db: Kysely<Notes>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kaya-grouped-'));
  path = join(folder, 'notes.sqlite');
  file = new DatabaseSync(path);
  file.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; create table notes (name text primary key, text text)');
  disk = new CountingWatch(() => undefined);
  db = new Kysely<Notes>({ dialect: groupedSqlite(file, disk) });
});
afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

/** What another program finds in the file: nothing that is not on the disk. */
function stored(): string[] {
  const other = new DatabaseSync(path, { readOnly: true });
  const names = other.prepare('select name from notes order by name').all();
  other.close();
  return names.map((row) => String(row['name']));
}

const write = (name: string, text = '') =>
  db.transaction().execute(async (run) => {
    await run.insertInto('notes').values({ name, text }).execute();
    await run
      .updateTable('notes')
      .set({ text: `${text}!` })
      .where('name', '=', name)
      .execute();
  });

test('alone each has a commit of its own; all at once share a few', async () => {
  await write('a');
  await write('b');
  expect(disk.commits).toBe(2);
  await Promise.all(Array.from({ length: 100 }, (_, i) => write(`many ${i}`)));
  expect(disk.commits - 2).toBeLessThanOrEqual(5);
  expect(stored()).toHaveLength(102);
});

test('whoever is told that it is stored finds it on the disk', async () => {
  const names = Array.from({ length: 40 }, (_, i) => `note ${i}`);
  await Promise.all(names.map((name) => write(name).then(() => expect(stored()).toContain(name))));
});

test('one that fails in the midst of others takes back its own part alone', async () => {
  const results = await Promise.allSettled([
    write('before'),
    db.transaction().execute(async (run) => {
      await run.insertInto('notes').values({ name: 'half', text: '' }).execute();
      throw new Error('thought better of it');
    }),
    write('before'),
    write('after'),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  expect(stored()).toEqual(['after', 'before']);
});

test('one that fails first, or alone, leaves nothing open', async () => {
  const nothing = db.transaction().execute(() => Promise.reject(new Error('no')));
  await Promise.all([expect(nothing).rejects.toThrow('no'), write('next')]);
  await expect(db.transaction().execute(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(file.isTransaction).toBe(false);
  expect(stored()).toEqual(['next']);
});

test('nobody reads, or writes beside, what is not on the disk yet', async () => {
  const read = async () => (await db.selectFrom('notes').select('name').execute()).map(({ name }) => name);
  const beside = () => db.insertInto('notes').values({ name: 'beside', text: '' }).execute();
  const [, seen] = await Promise.all([
    write('first'),
    read().then((names) => ({ names, onDisk: stored() })),
    write('second'),
    beside().then(() => expect(stored()).toEqual(['beside', 'first', 'second'])),
  ]);
  expect(seen.names).toEqual(['first']);
  expect(seen.onDisk).toContain('first');
});

test('where the disk is full all who waited are told, nothing of theirs is there, and the next one goes on', async () => {
  await write('kept');
  await sql`pragma max_page_count = 8`.execute(db);
  const small = Array.from({ length: 5 }, (_, i) => write(`small ${i}`));
  const results = await Promise.allSettled([...small, write('too much', 'x'.repeat(100_000)), write('later')]);
  const done = ['small 0', 'small 1', 'small 2', 'small 3', 'small 4', 'too much', 'later'].filter(
    (_, i) => results[i]?.status === 'fulfilled',
  );
  expect(done).not.toContain('too much');
  expect(stored()).toEqual(['kept', ...done].toSorted());
  expect(file.isTransaction).toBe(false);
  await write('again');
  expect(stored()).toContain('again');
});

test('where the commit itself fails all of the group are told, and nothing of theirs is there', async () => {
  await write('kept');
  file.exec('create table parents (id integer primary key); pragma foreign_keys = on');
  file.exec('create table children (parent integer references parents (id) deferrable initially deferred)');
  const orphan = db.transaction().execute((run) => sql`insert into children values (7)`.execute(run));
  const results = await Promise.allSettled([write('with it'), orphan, write('with it too')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(stored()).toEqual(['kept']);
  await write('again');
  expect(stored()).toEqual(['again', 'kept']);
});
