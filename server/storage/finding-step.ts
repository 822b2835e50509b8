import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a table says to whoever looks for one; seats that are kept; phrases. */
export const findingStep: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('tables').addColumn('language', 'text').execute();
    await db.schema.alterTable('tables').addColumn('asks', 'text').execute();
    await db.schema
      .alterTable('tables')
      .addColumn('found', 'integer', (it) => it.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('seats').addColumn('kept', 'text').execute();
    await db.schema.alterTable('chat').addColumn('phrase', 'text').execute();
  },
};
