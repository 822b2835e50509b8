import { existsSync, statSync } from 'node:fs';
import { sql } from 'kysely';
import type { Configuration } from '../configuration.ts';
import type { Database } from './open.ts';

/** How many bytes the database has, with what it has not put in its place yet. */
export async function sizeOf(where: Configuration['database'], { db }: Database): Promise<number> {
  if (where.kind === 'sqlite')
    return [where.file, `${where.file}-wal`].reduce((sum, file) => sum + (existsSync(file) ? statSync(file).size : 0), 0);
  const { rows } = await sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}

/** Which database it is, for whoever hosts. */
export async function nameOf(where: Configuration['database'], { db }: Database): Promise<string> {
  if (where.kind === 'sqlite') return `SQLite ${process.versions['sqlite'] ?? ''}`.trim();
  const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db);
  return `PostgreSQL ${rows[0]?.server_version ?? ''}`.trim();
}
