import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Programs that are asked to tables by their names. */
export const programsStep: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('programs')
      .addColumn('person', 'text', (it) => it.primaryKey().references('people.id').onDelete('cascade'))
      .addColumn('name', 'text', (it) => it.notNull().unique())
      .addColumn('games', 'text', (it) => it.notNull())
      .addColumn('offered_at', 'bigint', (it) => it.notNull())
      .addColumn('until', 'bigint', (it) => it.notNull())
      .execute();
  },
};
