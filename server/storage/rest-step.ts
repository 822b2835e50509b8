import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When somebody of a group has last looked at it: one that nobody comes back to does not stay for ever. */
export const restStep: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('groups')
      .addColumn('here_at', 'bigint', (it) => it.notNull().defaultTo(0))
      .execute();
    await restBegins(db);
    await db.schema.createIndex('groups_by_rest').on('groups').column('here_at').execute();
  },
};

/** Of earlier groups it is not known: their time begins now. For old backups too. */
export async function restBegins(db: QueryExecutorProvider): Promise<void> {
  await sql`update groups set here_at = ${Date.now()} where here_at = 0`.execute(db);
}
