import { type Kysely, SqliteAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Tries of a day's table that count, and how many people chose what at its positions. */
export const dailyStep: Migration = {
  async up(db: Kysely<unknown>) {
    const bytes = db.getExecutor().adapter instanceof SqliteAdapter ? sql`blob` : sql`bytea`;
    await db.schema
      .createTable('daily_tries')
      .addColumn('game', 'text', (it) => it.notNull())
      .addColumn('day', 'text', (it) => it.notNull())
      .addColumn('person', 'text', (it) => it.notNull().references('people.id').onDelete('cascade'))
      .addColumn('at', 'bigint', (it) => it.notNull())
      .addColumn('won', 'integer', (it) => it.notNull())
      .addColumn('score', 'integer', (it) => it.notNull())
      .addColumn('record', bytes, (it) => it.notNull())
      .addPrimaryKeyConstraint('daily_tries_key', ['game', 'day', 'person'])
      .execute();
    await db.schema.createIndex('daily_tries_by_person').on('daily_tries').column('person').execute();
    await db.schema
      .createTable('daily_choices')
      .addColumn('game', 'text', (it) => it.notNull())
      .addColumn('day', 'text', (it) => it.notNull())
      .addColumn('position', 'text', (it) => it.notNull())
      .addColumn('action', 'text', (it) => it.notNull())
      .addColumn('people', 'integer', (it) => it.notNull())
      .addPrimaryKeyConstraint('daily_choices_key', ['game', 'day', 'position', 'action'])
      .execute();
  },
};
