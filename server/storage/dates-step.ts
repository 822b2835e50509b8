import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whose the title of a group's date is, and the reason with which somebody was removed from a group: they go with their author. */
export const datesStep: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('group_dates')
      .addColumn('person', 'text', (it) => it.references('people.id').onDelete('cascade'))
      .execute();
    await db.schema.createIndex('group_dates_by_person').on('group_dates').column('person').execute();
    await db.schema
      .alterTable('words')
      .addColumn('author', 'text', (it) => it.references('people.id').onDelete('cascade'))
      .execute();
    await db.schema.createIndex('words_by_author').on('words').column('author').execute();
    await unsayUnsigned(db);
  },
};

/** Of earlier ones nobody can say whose they are, so they could never go: the dates stay, without their titles. For old backups too. */
export async function unsayUnsigned(db: QueryExecutorProvider): Promise<void> {
  await sql`update group_dates set title = '' where person is null`.execute(db);
  await sql`update words set reason = '' where author is null and what = 'group-left-out'`.execute(db);
}
