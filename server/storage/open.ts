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
  close(): Promise<void>;
}

/** Opens the database and brings it up to date; a database that is away gives an error that says so. */
export async function openDatabase(where: Configuration['database'], onError: (error: Error) => void): Promise<Database> {
  if (where.kind === 'sqlite') {
    mkdirSync(dirname(where.file), { recursive: true });
    const file = new DatabaseSync(where.file);
    file.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA busy_timeout=5000; PRAGMA foreign_keys=ON');
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: nodeSqlite(file) }) });
    await migrate(db);
    return { db, url: null, close: () => db.destroy() };
  }
  const pool = new pg.Pool({ connectionString: where.url, max: 8 });
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
  return { db, url: where.url, close: () => db.destroy() };
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
