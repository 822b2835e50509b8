import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who looks after the site, whom they keep from what, and what they have done. */
export const hostsStep: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('hosts')
      .addColumn('person', 'text', (it) => it.primaryKey().references('people.id').onDelete('cascade'))
      .addColumn('at', 'bigint', (it) => it.notNull())
      .execute();
    await db.schema
      .createTable('bars')
      .addColumn('id', 'text', (it) => it.primaryKey())
      .addColumn('person', 'text', (it) => it.notNull().references('people.id').onDelete('cascade'))
      .addColumn('kind', 'text', (it) => it.notNull())
      .addColumn('reason', 'text', (it) => it.notNull())
      .addColumn('at', 'bigint', (it) => it.notNull())
      .addColumn('until', 'bigint', (it) => it.notNull())
      .execute();
    await db.schema.createIndex('bars_by_person').on('bars').columns(['person', 'kind']).execute();
    await db.schema
      .createTable('host_log')
      .addColumn('id', 'text', (it) => it.primaryKey())
      .addColumn('host', 'text', (it) => it.references('people.id').onDelete('set null'))
      .addColumn('what', 'text', (it) => it.notNull())
      .addColumn('about', 'text', (it) => it.references('people.id').onDelete('set null'))
      .addColumn('table_id', 'text')
      .addColumn('reason', 'text', (it) => it.notNull())
      .addColumn('until', 'bigint')
      .addColumn('at', 'bigint', (it) => it.notNull())
      .execute();
    await db.schema.createIndex('host_log_by_at').on('host_log').column('at').execute();
  },
};
