// Every row of every table of a database, as text: where nothing may be left of somebody, nothing is found.
import { DatabaseSync } from 'node:sqlite';
import type { Configuration } from '../configuration.ts';
import type { TestPostgres } from './postgres.ts';

async function rowsOf(
  where: Configuration['database'],
  postgres: TestPostgres | null,
  query: string,
): Promise<readonly object[]> {
  if (where.kind === 'postgres') return (await postgres?.query(where.url, query)) ?? [];
  const file = new DatabaseSync(where.file, { readOnly: true });
  try {
    return file.prepare(query).all();
  } finally {
    file.close();
  }
}

const TABLES = {
  sqlite: "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name",
  postgres: 'select tablename as name from pg_tables where schemaname = current_schema() order by tablename',
} as const;

/** In which tables something like this stands. */
export async function tablesWith(
  where: Configuration['database'],
  postgres: TestPostgres | null,
  ...sought: readonly string[]
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const row of await rowsOf(where, postgres, TABLES[where.kind])) {
    const { name } = row as { readonly name: string };
    const text = JSON.stringify(await rowsOf(where, postgres, `select * from ${name}`)).toLowerCase();
    if (sought.some((it) => text.includes(it.toLowerCase()))) found.push(name);
  }
  return found;
}
