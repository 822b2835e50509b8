import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who may talk at a table, and whom its opener has sent away. */
export const mannersStep: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('tables')
      .addColumn('talk', 'text', (it) => it.notNull().defaultTo('seated'))
      .execute();
    await db.schema
      .alterTable('tables')
      .addColumn('sent_away', 'text', (it) => it.notNull().defaultTo('[]'))
      .execute();
  },
};
