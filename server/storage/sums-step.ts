import { type Kysely, SqliteAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const SUMS = ['shown', 'tries', 'gone', 'under_10', 'under_30', 'under_60', 'longer'];

/** Sums of lessons that may grow beyond two thousand million; those of SQLite always could. */
export const sumsStep: Migration = {
  async up(db: Kysely<unknown>) {
    if (db.getExecutor().adapter instanceof SqliteAdapter) return;
    const wider = sql.join(SUMS.map((it) => sql`alter column ${sql.ref(it)} type bigint`));
    await sql`alter table lesson_counts ${wider}`.execute(db);
  },
};
