import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Sessions that can be ended, and who has seen the secrets of which seat. */
export const sessionsStep: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('sessions')
      .addColumn('id', 'text', (it) => it.primaryKey())
      .addColumn('person', 'text', (it) => it.notNull().references('people.id').onDelete('cascade'))
      .addColumn('kind', 'text', (it) => it.notNull())
      .addColumn('name', 'text', (it) => it.notNull())
      .addColumn('table_id', 'text')
      .addColumn('created_at', 'bigint', (it) => it.notNull())
      .addColumn('used_at', 'bigint', (it) => it.notNull())
      .addColumn('until', 'bigint', (it) => it.notNull())
      .execute();
    await db.schema.createIndex('sessions_by_person').on('sessions').column('person').execute();
    await db.schema.createIndex('sessions_by_end').on('sessions').column('until').execute();
    await db.schema
      .alterTable('people')
      .addColumn('old_cookie', 'integer', (it) => it.notNull().defaultTo(0))
      .execute();
    // Whoever came before this step has a cookie without a session.
    await sql`update people set old_cookie = 1`.execute(db);
    await db.schema
      .alterTable('seats')
      .addColumn('seen_by', 'text', (it) => it.notNull().defaultTo('[]'))
      .execute();
  },
};
