import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How the moments of lessons went, summed over everybody who lets us know. */
export const lessonsStep: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('lesson_counts')
      .addColumn('game', 'text', (it) => it.notNull())
      .addColumn('lesson', 'text', (it) => it.notNull())
      .addColumn('moment', 'text', (it) => it.notNull())
      .addColumn('shown', 'integer', (it) => it.notNull())
      .addColumn('tries', 'integer', (it) => it.notNull())
      .addColumn('gone', 'integer', (it) => it.notNull())
      .addColumn('under_10', 'integer', (it) => it.notNull())
      .addColumn('under_30', 'integer', (it) => it.notNull())
      .addColumn('under_60', 'integer', (it) => it.notNull())
      .addColumn('longer', 'integer', (it) => it.notNull())
      .addPrimaryKeyConstraint('lesson_counts_key', ['game', 'lesson', 'moment'])
      .execute();
  },
};
