import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What people tell of themselves besides their name. */
export const profilesStep: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('profiles')
      .addColumn('person', 'text', (it) => it.primaryKey().references('people.id').onDelete('cascade'))
      .addColumn('profile', 'text', (it) => it.notNull())
      .execute();
  },
};
