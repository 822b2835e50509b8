import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whom somebody does not want to hear or to meet, and what they report. */
export const peopleApartStep: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('relations')
      .addColumn('id', 'text', (it) => it.notNull().unique())
      .addColumn('owner', 'text', (it) => it.notNull().references('people.id').onDelete('cascade'))
      .addColumn('other', 'text', (it) => it.notNull().references('people.id').onDelete('cascade'))
      .addColumn('muted', 'integer', (it) => it.notNull())
      .addColumn('blocked', 'integer', (it) => it.notNull())
      .addColumn('at', 'bigint', (it) => it.notNull())
      .addPrimaryKeyConstraint('relations_key', ['owner', 'other'])
      .execute();
    await db.schema.createIndex('relations_by_other').on('relations').column('other').execute();
    await db.schema
      .createTable('reports')
      .addColumn('id', 'text', (it) => it.primaryKey())
      .addColumn('reporter', 'text', (it) => it.references('people.id').onDelete('set null'))
      .addColumn('about', 'text', (it) => it.notNull().references('people.id').onDelete('cascade'))
      .addColumn('table_id', 'text', (it) => it.notNull())
      .addColumn('reason', 'text', (it) => it.notNull())
      .addColumn('words', 'text', (it) => it.notNull())
      .addColumn('lines', 'text', (it) => it.notNull())
      .addColumn('at', 'bigint', (it) => it.notNull())
      .addColumn('settled_at', 'bigint')
      .execute();
    await db.schema.createIndex('reports_by_reporter').on('reports').column('reporter').execute();
    await db.schema.createIndex('reports_by_about').on('reports').column('about').execute();
    await db.schema.createIndex('reports_by_at').on('reports').column('at').execute();
  },
};
