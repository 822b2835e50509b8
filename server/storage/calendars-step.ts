import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the address of somebody's calendar carries since they have asked for a new one, or have signed in as somebody else; empty: the first one. */
export const calendarsStep: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('group_members')
      .addColumn('feed', 'text', (it) => it.notNull().defaultTo(''))
      .execute();
  },
};
