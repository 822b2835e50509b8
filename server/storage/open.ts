import { DatabaseSync } from 'node:sqlite';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Configuration } from '../configuration.ts';
import { DatabaseProblem } from './database-problem.ts';
import { DatabaseWatch } from './database-watch.ts';
import { DiskWatch } from './disk-watch.ts';
import { type AtOnce, groupedSqlite } from './grouped-sqlite.ts';
import { migrate, unknownSteps } from './migrations.ts';
import { DatabaseAway, PatientPool } from './patient-pool.ts';
import type { Schema } from './schema.ts';
import type { FileFault } from './sqlite-error.ts';
import { aboutFile, examine, isTornOff, keepPrivate, makeFolderOf, putInPlace } from './sqlite-file.ts';

/** PostgreSQL sends whole numbers of 64 bits as text; ours all fit into a number. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface Database {
  readonly db: Kysely<Schema>;
  /** For LISTEN: null where one process has the database for itself. */
  readonly url: string | null;
  /** Milliseconds that the database may take to answer. */
  readonly patience: number;
  /** May others have written since the last call? */
  readonly othersWrote: () => boolean;
  /** What keeps the file from being written, since that last failed; null where all is well. */
  readonly fault: () => FileFault | null;
  /** Did the last that was asked find that nothing can be stored? */
  readonly isAway: () => boolean;
  /** What is done again and again goes this way: one transaction without a pause (SQLite), one statement (PostgreSQL). */
  readonly swift: ({ readonly kind: 'sqlite' } & AtOnce) | { readonly kind: 'postgres'; readonly ask: PatientPool['ask'] };
  close(): Promise<void>;
}

/** Nobody waits longer than this for PostgreSQL to answer, unless told otherwise. */
const PATIENCE = 4000;
/** A lock of another program on the file is waited for so long. */
const LOCKED = 2000;
/** A step that brings a large database up to date may take its time. */
const MIGRATION = 600_000;

interface Opening {
  readonly thoroughly?: boolean;
  readonly patience?: number;
  /** Hears that something is well again, which is no error; without it `onError` does. */
  readonly onWell?: (sentence: string) => void;
}

/**
 * Opens the database and brings it up to date; a database that cannot be used gives a `DatabaseProblem`, and stays as it is.
 * `thoroughly`: of a file every page is looked at first. `patience`: milliseconds that PostgreSQL may take for any answer.
 */
export async function openDatabase(
  where: Configuration['database'],
  onError: (error: Error) => void,
  { thoroughly = false, patience = PATIENCE, onWell }: Opening = {},
): Promise<Database> {
  try {
    return where.kind === 'sqlite'
      ? await openFile(where.file, thoroughly, onError, onWell)
      : await connect(where.url, onError, patience, onWell);
  } catch (error) {
    throw problemOf(where, error);
  }
}

/** Can the server use this database? At most its folder is made by asking; where it cannot, a `DatabaseProblem` says why, as it would when it is opened. */
export async function lookAtDatabase(where: Configuration['database'], patience: number): Promise<void> {
  try {
    if (where.kind === 'sqlite') {
      if (!examine(where.file, true)) makeFolderOf(where.file);
      return;
    }
    const db = new Kysely<Schema>({
      dialect: new PostgresDialect({ pool: new PatientPool(where.url, patience, () => undefined) }),
    });
    await isOurs(async (query) => (await sql.raw<{ name: string }>(query).execute(db)).rows).finally(() => db.destroy());
  } catch (error) {
    throw problemOf(where, error);
  }
}

/** Why a database cannot be used, in a sentence. */
function problemOf(where: Configuration['database'], error: unknown): DatabaseProblem {
  if (error instanceof DatabaseProblem) return error;
  return new DatabaseProblem(where.kind === 'sqlite' ? aboutFile(where.file, error) : aboutServer(error), { cause: error });
}

async function openFile(
  path: string,
  thoroughly: boolean,
  onError: (error: Error) => void,
  onWell?: (sentence: string) => void,
): Promise<Database> {
  const disk = new DiskWatch((sentence) => onError(new Error(sentence)), undefined, onWell);
  if (!examine(path, thoroughly))
    await putInPlace(path, async (part) => bringUpToDate(part, disk).then(({ db }) => db.destroy()));
  if (thoroughly && isTornOff(path))
    onError(
      new Error(
        `${path} was copied by itself while a server used it: what was stored last stood in the -wal beside it and is missing. A backup (npm run host -- backup) holds everything`,
      ),
    );
  keepPrivate(path);
  const { file, db, atOnce } = await bringUpToDate(path, disk);
  const written = file.prepare('PRAGMA data_version');
  const version = () => Number(written.get()?.['data_version']);
  let known = version();
  const othersWrote = () => {
    const before = known;
    known = version();
    return known !== before;
  };
  return {
    ...{ db, url: null, patience: PATIENCE, othersWrote, fault: () => disk.fault, isAway: () => disk.fault !== null },
    close: () => db.destroy(),
    swift: { kind: 'sqlite', atOnce },
  };
}

/** After so many pages what was stored is moved from the log into the file: a table in play is written there once for many moves. */
const LONGEST_WAL = 10_000;
/** So many kilobytes of pages stay in memory: those of the tables in play. */
const CACHE = 8000;

async function bringUpToDate(
  path: string,
  disk: DiskWatch,
): Promise<{ readonly file: DatabaseSync; readonly db: Kysely<Schema> } & AtOnce> {
  const file = new DatabaseSync(path);
  file.exec(`PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA busy_timeout=${LOCKED}; PRAGMA foreign_keys=ON`);
  // What is deleted is overwritten where its page is written anyway: whoever is forgotten must not stand in the file and in later backups.
  file.exec('PRAGMA secure_delete=FAST');
  file.exec(`PRAGMA wal_autocheckpoint=${LONGEST_WAL}; PRAGMA cache_size=-${CACHE}`);
  // Everybody waits while one waits for a lock: once it was waited for in vain, the others hear so at once.
  disk.onLock((isKept) => file.exec(`PRAGMA busy_timeout=${isKept ? 0 : LOCKED}`));
  const dialect = groupedSqlite(file, disk);
  const db = new Kysely<Schema>({ dialect });
  try {
    // All of it or nothing: a start that is cut off leaves the database as it was.
    file.exec('BEGIN IMMEDIATE');
    await migrate(db);
    file.exec('COMMIT');
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { file, db, atOnce: dialect.atOnce };
}

async function connect(
  url: string,
  onError: (error: Error) => void,
  patience: number,
  onWell?: (sentence: string) => void,
): Promise<Database> {
  const opened = (pool: PatientPool) => new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const tell = (sentence: string) => onError(new Error(sentence));
  const watch = new DatabaseWatch(tell, onWell ?? tell);
  const pool = new PatientPool(url, patience, onError, watch);
  const db = opened(pool);
  const migrating = opened(new PatientPool(url, MIGRATION, onError));
  try {
    await isOurs(async (query) => (await sql.raw<{ name: string }>(query).execute(db)).rows);
    await whileItAnswers(db, patience, migrate(migrating), () =>
      onError(new Error('is being brought up to date; this may take minutes, and nobody can play meanwhile')),
    );
  } catch (error) {
    await db.destroy();
    throw error;
  } finally {
    await migrating.destroy();
  }
  return {
    ...{ db, url, patience, othersWrote: () => true, fault: () => null, isAway: () => watch.isAway },
    close: () => db.destroy(),
    swift: { kind: 'postgres', ask: (name, text, values) => pool.ask(name, text, values) },
  };
}

/** How long it is brought up to date before the log tells of it, and how often. */
const TOLD = 10_000;

/** Waits for work that takes long, while the database answers something small beside it: silence ends it, and is told. */
async function whileItAnswers(db: Kysely<Schema>, patience: number, work: Promise<void>, tell: () => void): Promise<void> {
  let done = false;
  const telling = setInterval(tell, TOLD);
  const watching = async (): Promise<void> => {
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, patience).unref());
      if (done) return;
      await sql`select 1`.execute(db);
    }
  };
  const watched = watching();
  // Whichever of the two ends second ends for nobody.
  watched.catch(() => undefined);
  work.catch(() => undefined);
  try {
    await Promise.race([work, watched]);
  } finally {
    done = true;
    clearInterval(telling);
  }
}

/** Nothing is laid into a database that another program, or a newer Kaya, uses. */
export async function isOurs(ask: (query: string) => Promise<readonly { readonly name: string }[]>): Promise<void> {
  const tables = await ask('select tablename as name from pg_tables where schemaname = current_schema()');
  if (tables.length === 0) return;
  if (!tables.some(({ name }) => name === 'kysely_migration'))
    throw new DatabaseProblem(
      'the database of DATABASE_URL holds tables of another program. Nothing was changed; create an empty database for Kaya.',
    );
  const steps = await ask('select name from kysely_migration');
  const [newer] = unknownSteps(steps.map(({ name }) => name));
  if (newer !== undefined)
    throw new DatabaseProblem(
      `the database of DATABASE_URL was written by a newer Kaya (${newer}). Nothing was changed; update Kaya.`,
    );
}

/** Errors of the network in which nobody answers. */
const NO_ANSWER = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'];

function aboutServer(error: unknown): string {
  const { message, cause, code = (cause as NodeJS.ErrnoException | undefined)?.code ?? '' } = error as NodeJS.ErrnoException;
  if (code === '28P01' || code === '28000') return 'the database of DATABASE_URL does not accept this name and password.';
  if (code === '3D000') return 'the server of DATABASE_URL has no such database; create it first.';
  if (error instanceof DatabaseAway || NO_ANSWER.includes(code) || /timeout|terminated/.test(message))
    return 'the database of DATABASE_URL does not answer. Is PostgreSQL running, and is the address right?';
  return `the database of DATABASE_URL cannot be used: ${message}`;
}
