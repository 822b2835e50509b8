import type { CreateTableBuilder, Kysely } from 'kysely';

/** Tables of the first step that a later one lays anew, with the same columns. */

export function logTable(db: Kysely<unknown>): CreateTableBuilder<'log'> {
  return db.schema
    .createTable('log')
    .addColumn('table_id', 'text', (it) => it.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('number', 'integer', (it) => it.notNull())
    .addColumn('kind', 'text', (it) => it.notNull())
    .addColumn('seat', 'integer', (it) => it.notNull())
    .addColumn('content', 'text', (it) => it.notNull())
    .addColumn('hash', 'text', (it) => it.notNull())
    .addColumn('at', 'bigint', (it) => it.notNull())
    .addPrimaryKeyConstraint('log_key', ['table_id', 'number']);
}

/** The key bears a name of its own in each: two tables with keys of one name cannot stand side by side. */
export function requestsTable(db: Kysely<unknown>, key: string): CreateTableBuilder<'requests'> {
  return db.schema
    .createTable('requests')
    .addColumn('table_id', 'text', (it) => it.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('request', 'text', (it) => it.notNull())
    .addColumn('at', 'bigint', (it) => it.notNull())
    .addPrimaryKeyConstraint(key, ['table_id', 'request']);
}
