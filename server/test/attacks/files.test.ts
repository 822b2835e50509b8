// A database file that is not what it should be: each gets its own sentence before anybody is let in, and stays as it is.
import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../storage/open.ts';
import { Store } from '../../storage/store.ts';
import { startPostgres } from '../postgres.ts';
import { row, seat } from '../stored.ts';

const run = promisify(execFile);
const SERVER = fileURLToPath(new URL('../../main.ts', import.meta.url));
const start = (env: NodeJS.ProcessEnv) => run(process.execPath, [SERVER], { env: { ...process.env, PORT: '0', ...env } });

let folder = '';
let good = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kaya-files-'));
  good = join(folder, 'good.sqlite');
  const database = await openDatabase({ kind: 'sqlite', file: good }, () => undefined);
  const store = new Store(database, 'me');
  for (let i = 0; i < 200; i++) await store.createTable(row(`table-${i}`), [seat(`table-${i}`, 0)]);
  await database.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What is wrong, what is done to the file, and what the host reads. */
const FILES: readonly (readonly [name: string, spoil: (file: string) => void, sentence: RegExp])[] = [
  ['is empty', (file) => writeFileSync(file, ''), /kaya\.sqlite is empty/],
  ['is no database', (file) => writeFileSync(file, 'Dear diary, '.repeat(999)), /is no SQLite database/],
  ['is cut off', (file) => truncateSync(file, 20_000), /is damaged/],
  ['has a damaged page', (file) => writeFileSync(file, damaged(readFileSync(file))), /is damaged/],
  ['belongs to another program', (file) => other(file, 'create table recipes (name text)'), /database of another program/],
  ['has nothing in it', (file) => other(file, 'pragma user_version = 1'), /without anything in it/],
  ['is of a newer Kaya', (file) => newer(file), /written by a newer Kaya \(9999-later\)/],
  [
    'is gone, with its write-ahead log left',
    (file) => {
      rmSync(file);
      writeFileSync(`${file}-wal`, 'something');
    },
    /kaya\.sqlite is gone, but kaya\.sqlite-wal is there/,
  ],
];

test.each(FILES)('a file that %s', async (name, spoil, sentence) => {
  const data = join(folder, name);
  mkdirSync(data);
  copyFileSync(good, join(data, 'kaya.sqlite'));
  spoil(join(data, 'kaya.sqlite'));
  const contents = () => readdirSync(data).map((it) => [it, readFileSync(join(data, it)).toString('base64')]);
  const before = contents();
  const stopped = start({ KAYA_DATA: data });
  await expect(stopped).rejects.toThrow(sentence);
  await expect(stopped).rejects.not.toThrow('allowed to write');
  await expect(stopped).rejects.toMatchObject({ stdout: expect.not.stringContaining('Kaya is open') });
  expect(contents()).toEqual(before);
});

/** Here nobody can make anything, whoever they are. */
test.skipIf(process.platform !== 'linux')('a folder where none can be made', async () => {
  const started = (env: NodeJS.ProcessEnv) =>
    run(process.execPath, [SERVER], {
      timeout: 60_000,
      env: { ...process.env, PORT: '0', KAYA_DATA: join(folder, 'data'), ...env },
    });
  await expect(started({ KAYA_DATA: '/proc/kaya/data' })).rejects.toThrow(
    'no folder can be made in /proc. KAYA_DATA names its folder',
  );
  await expect(started({ KAYA_BACKUPS: '/proc/kaya' })).rejects.toThrow('the folder of KAYA_BACKUPS cannot be made');
});

test('a PostgreSQL database of another program, and of a newer Kaya', async () => {
  const postgres = await startPostgres();
  try {
    const foreign = await postgres.fresh();
    await postgres.query(foreign, 'create table recipes (name text)');
    await expect(start({ DATABASE_URL: foreign })).rejects.toThrow('holds tables of another program');
    expect(await postgres.query(foreign, "select tablename from pg_tables where schemaname = 'public'")).toEqual([
      { tablename: 'recipes' },
    ]);
    const later = await postgres.fresh();
    await (await openDatabase({ kind: 'postgres', url: later }, () => undefined)).close();
    await postgres.query(later, "insert into kysely_migration values ('9999-later', '2030-01-01')");
    await expect(start({ DATABASE_URL: later })).rejects.toThrow('written by a newer Kaya (9999-later)');
  } finally {
    await postgres.stop();
  }
});

function damaged(bytes: Buffer): Buffer {
  return bytes.fill(0x5a, 10 * 4096, 11 * 4096);
}

function other(file: string, statement: string): void {
  rmSync(file);
  const database = new DatabaseSync(file);
  database.exec(statement);
  database.close();
}

function newer(file: string): void {
  const database = new DatabaseSync(file);
  database.exec("insert into kysely_migration values ('9999-later', '2030-01-01')");
  database.close();
}
