import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whether somebody was asked to another game and has not come yet. */
export const askedStep: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('seats')
      .addColumn('asked', 'integer', (it) => it.notNull().defaultTo(0))
      .execute();
  },
};
