// Moves that reach the disk together: nothing is told that is not there, whatever happens in between.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { Kysely } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DiskWatch } from '../../storage/disk-watch.ts';
import { groupedSqlite } from '../../storage/grouped-sqlite.ts';

let folder = '';
let path = '';
let file: DatabaseSync;
let db: Kysely<{ notes: { name: string } }>;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kaya-together-'));
  path = join(folder, 'notes.sqlite');
  file = new DatabaseSync(path);
  file.exec('PRAGMA journal_mode=WAL; PRAGMA busy_timeout=2000; create table notes (name text primary key)');
  db = new Kysely({ dialect: groupedSqlite(file, new DiskWatch(() => undefined)) });
});
afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

/** What another program finds in the file. */
function stored(): string[] {
  const other = new DatabaseSync(path, { readOnly: true });
  const names = other.prepare('select name from notes order by name').all();
  other.close();
  return names.map((row) => String(row['name']));
}

const write = (name: string) => db.transaction().execute((run) => run.insertInto('notes').values({ name }).execute());

test('a process that is killed before it commits has told nobody of anything that is lost', () => {
  const program = fileURLToPath(new URL('./killed-in-between.ts', import.meta.url));
  for (const living of ['0', '1']) {
    const { stdout, signal } = spawnSync(process.execPath, [program, path, living], { encoding: 'utf8' });
    expect(signal).toBe('SIGKILL');
    const told = stdout.split('\n').filter((line) => line !== '');
    expect(stored()).toEqual(expect.arrayContaining([...new Set(told)]));
    expect(stored()).toHaveLength(Number(living) * 3);
  }
});

test('whoever changes nothing, because others did it before, hears so when that is on the disk, or that it failed', async () => {
  const refused = async (name: string) => {
    const known = db.transaction().execute(async (run) => {
      const found = await run.selectFrom('notes').select('name').where('name', '=', name).executeTakeFirst();
      throw new Error(found === undefined ? 'unknown' : 'known');
    });
    return known.catch((error: Error) => ({ said: error.message, stored: stored().includes(name) }));
  };
  const [, answer] = await Promise.all([write('a'), refused('a'), write('b')]);
  expect(answer).toEqual({ said: 'known', stored: true });
  file.exec('create table parents (id integer primary key); pragma foreign_keys = on');
  file.exec('create table children (parent integer references parents (id) deferrable initially deferred)');
  const orphan = db.transaction().execute(async () => file.exec('insert into children values (7)'));
  const [lost, , told] = await Promise.allSettled([write('c'), orphan, refused('c'), write('d')]);
  expect(lost.status).toBe('rejected');
  expect(told).toMatchObject({ value: { said: expect.stringMatching(/FOREIGN KEY/), stored: false } });
});

test('whoever is in the midst of something when the server closes leaves nothing half done', async () => {
  const within = Promise.withResolvers<void>();
  const first = write('whole');
  const half = db.transaction().execute(async (run) => {
    await run.insertInto('notes').values({ name: 'half' }).execute();
    within.resolve();
    await new Promise(() => undefined);
  });
  half.catch(() => undefined);
  await within.promise;
  await db.destroy();
  await first;
  expect(stored()).toEqual(['whole']);
});

test('a tool of the host that writes between two of a group keeps nobody from being stored', async () => {
  const tool = new DatabaseSync(path);
  const reads = db.transaction().execute((run) => run.selectFrom('notes').select('name').execute());
  const after = db.transaction().execute(async (run) => {
    // It writes where nobody has written yet, and has to wait where somebody has.
    try {
      tool.exec("insert into notes values ('tool')");
    } catch (error) {
      expect(String(error)).toMatch(/locked/);
    }
    await run.insertInto('notes').values({ name: 'after' }).execute();
  });
  const results = await Promise.allSettled([reads, after, write('third')]);
  tool.close();
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
  expect(stored()).toEqual(expect.arrayContaining(['after', 'third']));
});
