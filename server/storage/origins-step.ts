import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which session made a link, and from which neighbourhood a table was opened. */
export const originsStep: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('sessions').addColumn('made_by', 'text').execute();
    await db.schema
      .alterTable('tables')
      .addColumn('origin', 'text', (it) => it.notNull().defaultTo(''))
      .execute();
  },
};
