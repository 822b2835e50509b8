import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whom somebody has played with and chosen. */
export const friendsStep: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('friends')
      .addColumn('id', 'text', (it) => it.notNull().unique())
      .addColumn('owner', 'text', (it) => it.notNull().references('people.id').onDelete('cascade'))
      .addColumn('other', 'text', (it) => it.notNull().references('people.id').onDelete('cascade'))
      .addColumn('at', 'bigint', (it) => it.notNull())
      .addPrimaryKeyConstraint('friends_key', ['owner', 'other'])
      .execute();
    await db.schema.createIndex('friends_by_other').on('friends').column('other').execute();
  },
};
