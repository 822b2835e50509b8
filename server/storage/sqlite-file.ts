// The SQLite file as a file: whether it is ours and whole, who may read it, and how a new one is put in its place.
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
} from 'node:fs';
import { basename, dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { DatabaseProblem } from './database-problem.ts';
import { makeFolder } from './make-folder.ts';
import { unknownSteps } from './migrations.ts';
import type { Database } from './open.ts';
import { type FileFault, fileFault } from './sqlite-error.ts';

/** Only the host reads what is stored: it holds the secrets of running games and of the cookies. */
export const OWN_FILE = 0o600;

/** What SQLite and the server keep beside a database, and what belongs to that database alone. */
const BESIDE = ['-wal', '-shm', '-journal', '.lock'] as const;

const WRITE_AHEAD = '-wal';
const HEADER = 'SQLite format 3\0';

/** What to do about a database that is not ours, where ours should be. */
const OTHERWISE = {
  empty: ', and a new site has no such file. Restore a backup (move the file away first), or delete it to begin a new site.',
  foreign: ". Nothing was changed; KAYA_DATA names the folder of Kaya's own file.",
};

/** The files that lie beside a database. */
export function besides(file: string): readonly string[] {
  return BESIDE.map((it) => `${file}${it}`).filter((it) => existsSync(it));
}

/** The folder of a file, made for nobody but us where it is not there. */
export function makeFolderOf(file: string): void {
  makeFolder(dirname(file));
}

/** Nobody else may read the database and what lies beside it; SQLite gives new companions the mode of their database. */
export function keepPrivate(file: string): void {
  for (const it of [file, ...besides(file)]) {
    try {
      chmodSync(it, OWN_FILE);
    } catch (error) {
      // A file of somebody else that we may use: its owner decides who reads it.
      if (fileFault(error) !== 'forbidden') throw error;
    }
  }
}

/**
 * Is the database there, to be opened? False for a new site. What cannot be used is a `DatabaseProblem`, and stays as it is.
 * `thoroughly`: every page is read, too. `advice`: what to do about a database that is not Kaya's.
 */
export function examine(file: string, thoroughly: boolean, advice = OTHERWISE): boolean {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats === undefined) {
    if (sizeOf(`${file}${WRITE_AHEAD}`) > 0)
      throw new DatabaseProblem(
        `${file} is gone, but ${basename(file)}${WRITE_AHEAD} is there. They belong together: put the database back, or move both away.`,
      );
    return false;
  }
  beginsAsSqlite(file, stats);
  try {
    inspect(file, thoroughly, advice);
  } catch (error) {
    throw error instanceof DatabaseProblem ? error : new DatabaseProblem(aboutFile(file, error), { cause: error });
  }
  return true;
}

/** Does `pragma integrity_check` find nothing, and does every reference lead somewhere? */
export function isWhole(file: string): boolean {
  const database = lookInto(file);
  try {
    const dangling = database.prepare('pragma foreign_key_check').all();
    return database.prepare('pragma integrity_check').get()?.['integrity_check'] === 'ok' && dangling.length === 0;
  } catch {
    return false;
  } finally {
    database.close();
  }
}

/** Makes a database under another name, complete, and only then puts it in its place, never over another one. */
export async function putInPlace(file: string, make: (part: string) => Promise<void>): Promise<void> {
  const part = `${file}.part`;
  const discard = () => {
    for (const it of [part, ...besides(part)]) rmSync(it, { force: true });
  };
  makeFolderOf(file);
  discard();
  try {
    closeSync(openSync(part, 'wx', OWN_FILE));
    await make(part);
    toDisk(part);
    if (existsSync(file)) throw new DatabaseProblem(`${file} has come about meanwhile; it was left as it is.`);
    renameSync(part, file);
  } finally {
    discard();
  }
  toDisk(dirname(file));
}

/** The sentence for a file that cannot be used. */
export function aboutFile(file: string, error: unknown): string {
  const fault = fileFault(error);
  const said = error instanceof Error ? error.message : String(error);
  return fault === null ? `the SQLite file ${file} cannot be used: ${said}.` : SENTENCES[fault](file, said);
}

const SENTENCES: Readonly<Record<FileFault, (file: string, said: string) => string>> = {
  full: (file) => `there is no room left on the disk of ${file}. Nothing was changed; make room and start again.`,
  damaged: (file, said) =>
    `${file} is damaged (${said}). Nothing was changed: move it away together with what lies beside it, and restore the last backup (npm run host -- restore <file>).`,
  foreign: (file) => `${file} is no SQLite database. Nothing was changed; KAYA_DATA names the folder of Kaya's own file.`,
  forbidden: (file, said) =>
    `the SQLite file ${file} cannot be used: ${said}. KAYA_DATA names its folder; you must be allowed to write there.`,
  busy: (file) => `another program keeps ${file} locked. Nothing was changed; end it and start again.`,
  disk: (file, said) =>
    `the disk of ${file} cannot be read or written (${said}). Nothing was changed; look after the disk first.`,
};

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

function beginsAsSqlite(file: string, stats: Stats): void {
  if (stats.isDirectory()) throw new DatabaseProblem(`${file} is a folder; the database is a file of this name.`);
  if (stats.size === 0)
    throw new DatabaseProblem(
      `${file} is empty: it is no database, and a new site has no such file. Restore a backup (move the file away first), or delete it to begin a new site.`,
    );
  const start = Buffer.alloc(HEADER.length);
  try {
    const opened = openSync(file, 'r');
    readSync(opened, start, 0, start.length, 0);
    closeSync(opened);
  } catch (error) {
    throw new DatabaseProblem(aboutFile(file, error), { cause: error });
  }
  if (start.toString('latin1') !== HEADER) throw new DatabaseProblem(SENTENCES.foreign(file, ''));
}

/** Opens a database to look at it only; where it has no write-ahead log, nothing appears beside it either. */
export function lookInto(file: string): DatabaseSync {
  const address = pathToFileURL(file);
  if (sizeOf(`${file}${WRITE_AHEAD}`) === 0) address.searchParams.set('immutable', '1');
  return new DatabaseSync(address, { readOnly: true });
}

/** In the settings of a file that a server uses: what it stored last stands beside it, in the write-ahead log. */
const IN_USE = 'in-use';

/** Notes in the file itself that a server uses it, so that a copy of the file alone tells that it lacks something. */
export async function noteUse({ db }: Pick<Database, 'db'>): Promise<void> {
  await sql`insert into settings (key, value) values (${IN_USE}, '1') on conflict (key) do nothing`.execute(db);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}

/** The server has ended in good order, and all of it stands in the file. */
export async function noteRest({ db }: Pick<Database, 'db'>): Promise<void> {
  await sql`delete from settings where key = ${IN_USE}`.execute(db);
}

/** A copy that was made with all that belongs to it is in use no more. */
export function restOfCopy(file: string): void {
  const copy = new DatabaseSync(file);
  try {
    copy.prepare('delete from settings where key = ?').run(IN_USE);
  } finally {
    copy.close();
  }
}

/** Was this file taken away from beside its write-ahead log while a server used it? */
export function isTornOff(file: string): boolean {
  if (!existsSync(file) || existsSync(`${file}${WRITE_AHEAD}`)) return false;
  const database = lookInto(file);
  try {
    return database.prepare('select 1 from settings where key = ?').get(IN_USE) !== undefined;
  } finally {
    database.close();
  }
}

function inspect(file: string, thoroughly: boolean, advice: typeof OTHERWISE): void {
  const database = lookInto(file);
  try {
    const names = database.prepare("select name from sqlite_master where type = 'table'").all();
    const tables = new Set(names.map((row) => row['name']));
    if (!tables.has('kysely_migration') || !tables.has('settings'))
      throw new DatabaseProblem(
        tables.size === 0
          ? `${file} is a database without anything in it${advice.empty}`
          : `${file} is the database of another program${advice.foreign}`,
      );
    const steps = database.prepare('select name from kysely_migration').all();
    const [newer] = unknownSteps(steps.map((row) => String(row['name'])));
    if (newer !== undefined)
      throw new DatabaseProblem(`${file} was written by a newer Kaya (${newer}). Nothing was changed; update Kaya.`);
    if (!thoroughly) return;
    const found = String(database.prepare('pragma quick_check(1)').get()?.['quick_check']);
    if (found !== 'ok') throw new DatabaseProblem(SENTENCES.damaged(file, found.replace(/\s+/g, ' ')));
  } finally {
    database.close();
  }
}

/** What was written is on the disk when this returns. */
function toDisk(path: string): void {
  const opened = openSync(path, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
