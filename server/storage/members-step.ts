import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What somebody is known by besides the cookie of a device. */
export const membersStep: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('passkeys')
      .addColumn('id', 'text', (it) => it.primaryKey())
      .addColumn('person', 'text', (it) => it.notNull().references('people.id').onDelete('cascade'))
      .addColumn('public_key', 'text', (it) => it.notNull())
      .addColumn('counter', 'bigint', (it) => it.notNull())
      .addColumn('name', 'text', (it) => it.notNull())
      .addColumn('created_at', 'bigint', (it) => it.notNull())
      .addColumn('used_at', 'bigint', (it) => it.notNull())
      .execute();
    await db.schema.createIndex('passkeys_by_person').on('passkeys').column('person').execute();
    await db.schema
      .createTable('recovery_codes')
      .addColumn('person', 'text', (it) => it.primaryKey().references('people.id').onDelete('cascade'))
      .addColumn('hash', 'text', (it) => it.notNull().unique())
      .addColumn('created_at', 'bigint', (it) => it.notNull())
      .execute();
    await db.schema
      .createTable('challenges')
      .addColumn('challenge', 'text', (it) => it.primaryKey())
      .addColumn('person', 'text')
      .addColumn('until', 'bigint', (it) => it.notNull())
      .execute();
  },
};
