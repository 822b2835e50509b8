import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who wants to be called how, what they are called for, and when to see whether a table has anybody to call. */
export const callsStep: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('tables').addColumn('call_at', 'bigint').execute();
    await db.schema.createIndex('tables_by_call').on('tables').column('call_at').execute();
    await db.schema
      .createTable('callings')
      .addColumn('person', 'text', (it) => it.primaryKey().references('people.id').onDelete('cascade'))
      .addColumn('wishes', 'text', (it) => it.notNull())
      .addColumn('called_at', 'bigint', (it) => it.notNull().defaultTo(0))
      .addColumn('claimed_by', 'text')
      .addColumn('claimed_until', 'bigint', (it) => it.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable('channels')
      .addColumn('id', 'text', (it) => it.primaryKey())
      .addColumn('person', 'text', (it) => it.notNull().references('people.id').onDelete('cascade'))
      .addColumn('kind', 'text', (it) => it.notNull())
      .addColumn('address', 'text', (it) => it.notNull())
      .addColumn('details', 'text', (it) => it.notNull())
      // A device that is signed out is called no more.
      .addColumn('session', 'text', (it) => it.references('sessions.id').onDelete('cascade'))
      .addColumn('confirmed', 'integer', (it) => it.notNull())
      .addColumn('renewed_at', 'bigint', (it) => it.notNull())
      .addColumn('last_at', 'bigint')
      .addColumn('last_result', 'text')
      .addColumn('last_why', 'text')
      .execute();
    await db.schema.createIndex('channels_by_person').on('channels').column('person').execute();
    await db.schema.createIndex('channels_by_address').on('channels').column('address').execute();
    await db.schema
      .createTable('calls')
      .addColumn('person', 'text', (it) => it.notNull().references('people.id').onDelete('cascade'))
      .addColumn('kind', 'text', (it) => it.notNull())
      .addColumn('table_id', 'text', (it) => it.notNull())
      .addColumn('wait', 'text', (it) => it.notNull())
      .addColumn('due_at', 'bigint')
      .addColumn('tries', 'integer', (it) => it.notNull())
      .addColumn('begun', 'text', (it) => it.notNull())
      .addColumn('listed', 'integer', (it) => it.notNull())
      .addPrimaryKeyConstraint('calls_key', ['person', 'kind', 'table_id'])
      .execute();
    await db.schema.createIndex('calls_by_due').on('calls').column('due_at').execute();
    await db.schema
      .createTable('lookers')
      .addColumn('table_id', 'text', (it) => it.notNull())
      .addColumn('person', 'text', (it) => it.notNull())
      .addColumn('process', 'text', (it) => it.notNull())
      .addColumn('until', 'bigint', (it) => it.notNull())
      .addPrimaryKeyConstraint('lookers_key', ['table_id', 'person', 'process'])
      .execute();
  },
};
