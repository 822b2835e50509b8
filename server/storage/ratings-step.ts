import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who agreed that a game is rated, how rated games ended, and what followed for everybody's rating. */
export const ratingsStep: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('tables')
      .addColumn('rated', 'integer', (it) => it.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('seats').addColumn('rated_by', 'text').execute();
    // Few tables wait to be counted, and they are looked for every few seconds.
    await sql`create index tables_to_rate on tables (id) where rated = 1`.execute(db);
    await db.schema
      .createTable('rated_games')
      .addColumn('game', 'text', (it) => it.notNull())
      .addColumn('number', 'integer', (it) => it.notNull())
      .addColumn('table_id', 'text', (it) => it.notNull().unique())
      .addColumn('kind', 'text', (it) => it.notNull())
      .addColumn('setup', 'text', (it) => it.notNull())
      .addColumn('season', 'text', (it) => it.notNull())
      .addColumn('at', 'bigint', (it) => it.notNull())
      .addPrimaryKeyConstraint('rated_games_key', ['game', 'number'])
      .execute();
    await db.schema
      .createTable('rated_seats')
      .addColumn('table_id', 'text', (it) => it.notNull().references('rated_games.table_id').onDelete('cascade'))
      .addColumn('seat', 'integer', (it) => it.notNull())
      .addColumn('player', 'text', (it) => it.notNull())
      .addColumn('place', 'integer', (it) => it.notNull())
      .addColumn('won', 'integer', (it) => it.notNull())
      .addColumn('left_early', 'integer', (it) => it.notNull())
      .addColumn('score', 'double precision', (it) => it.notNull())
      .addPrimaryKeyConstraint('rated_seats_key', ['table_id', 'seat'])
      .execute();
    await db.schema.createIndex('rated_seats_by_player').on('rated_seats').column('player').execute();
    await db.schema
      .createTable('rating_changes')
      .addColumn('game', 'text', (it) => it.notNull())
      .addColumn('season', 'text', (it) => it.notNull())
      .addColumn('player', 'text', (it) => it.notNull())
      .addColumn('number', 'integer', (it) => it.notNull())
      .addColumn('chance', 'double precision', (it) => it.notNull())
      .addColumn('mu_before', 'double precision', (it) => it.notNull())
      .addColumn('sigma_before', 'double precision', (it) => it.notNull())
      .addColumn('mu', 'double precision', (it) => it.notNull())
      .addColumn('sigma', 'double precision', (it) => it.notNull())
      .addPrimaryKeyConstraint('rating_changes_key', ['game', 'season', 'player', 'number'])
      .execute();
    await db.schema.createIndex('rating_changes_by_player').on('rating_changes').column('player').execute();
  },
};
