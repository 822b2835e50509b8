import { type RawBuilder, sql } from 'kysely';

/**
 * A text column by which rows are not looked for, however it may seem to the database: SQLite counts nothing, and takes 'those in
 * play' for as few as 'those of somebody'.
 */
export function seldom(column: string): RawBuilder<string> {
  return sql<string>`(${sql.ref(column)} || '')`;
}
