import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, PostgresDialect, type SqliteDatabase, SqliteDialect } from 'kysely';
import pg from 'pg';
import type { Configuration } from '../configuration.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';

/** PostgreSQL sends whole numbers of 64 bits as text; ours all fit into a number. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface Database {
  readonly db: Kysely<Schema>;
  /** For LISTEN: null where one process has the database for itself. */
  readonly url: string | null;
  /** May others have written since the last call? */
  readonly othersWrote: () => boolean;
  close(): Promise<void>;
}

/** A database that cannot be used, in a sentence that says what to do. */
export class DatabaseProblem extends Error {
  override readonly name = 'DatabaseProblem';
}

/** Nobody waits longer than this for a connection. */
const PATIENCE = 10_000;

/** Opens the database and brings it up to date; a database that cannot be used gives a `DatabaseProblem`. */
export async function openDatabase(where: Configuration['database'], onError: (error: Error) => void): Promise<Database> {
  try {
    return where.kind === 'sqlite' ? await openFile(where.file) : await connect(where.url, onError);
  } catch (error) {
    throw new DatabaseProblem(where.kind === 'sqlite' ? aboutFile(where.file, error) : aboutServer(error), { cause: error });
  }
}

async function openFile(path: string): Promise<Database> {
  mkdirSync(dirname(path), { recursive: true });
  const file = new DatabaseSync(path);
  file.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA busy_timeout=5000; PRAGMA foreign_keys=ON');
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: nodeSqlite(file) }) });
  await migrate(db);
  const written = file.prepare('PRAGMA data_version');
  const version = () => Number(written.get()?.['data_version']);
  let known = version();
  const othersWrote = () => {
    const before = known;
    known = version();
    return known !== before;
  };
  return { db, url: null, othersWrote, close: () => db.destroy() };
}

async function connect(url: string, onError: (error: Error) => void): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 8, connectionTimeoutMillis: PATIENCE });
  pool.on('error', onError);
  // A connection that breaks while the pool lets go of it tells nobody else.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, url, othersWrote: () => true, close: () => db.destroy() };
}

function aboutFile(path: string, error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const said = `the SQLite file ${path} cannot be used: ${message}.`;
  if (code === 'ENOSPC') return `${said} There is no room left on the disk.`;
  return `${said} KAYA_DATA names its folder; you must be allowed to write there.`;
}

/** Errors of the network in which nobody answers. */
const NO_ANSWER = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'];

function aboutServer(error: unknown): string {
  const { message, cause, code = (cause as NodeJS.ErrnoException | undefined)?.code ?? '' } = error as NodeJS.ErrnoException;
  if (code === '28P01' || code === '28000') return 'the database of DATABASE_URL does not accept this name and password.';
  if (code === '3D000') return 'the server of DATABASE_URL has no such database; create it first.';
  if (NO_ANSWER.includes(code) || /timeout|terminated/.test(message))
    return 'the database of DATABASE_URL does not answer. Is PostgreSQL running, and is the address right?';
  return `the database of DATABASE_URL cannot be used: ${message}`;
}

/** Node's own SQLite in the shape that Kysely expects. */
function nodeSqlite(file: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, ReturnType<SqliteDatabase['prepare']>>();
  const values = (list: readonly unknown[]) => list as readonly SQLInputValue[];
  return {
    close: () => file.close(),
    prepare(text) {
      const known = prepared.get(text);
      if (known !== undefined) return known;
      const statement = file.prepare(text);
      const made: ReturnType<SqliteDatabase['prepare']> = {
        reader: statement.columns().length > 0,
        all: (list) => statement.all(...values(list)),
        run: (list) => statement.run(...values(list)),
        iterate: (list) => statement.iterate(...values(list)),
      };
      // The same few statements come again and again; lists of changing length are prepared anew.
      if (prepared.size < 200 && !/ in \(/.test(text)) prepared.set(text, made);
      return made;
    },
  };
}
