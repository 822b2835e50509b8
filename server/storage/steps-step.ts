import { type Kysely, SqliteAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Games in play as what each change made of them: games of before move here with their next change. */
export const stepsStep: Migration = {
  async up(db: Kysely<unknown>) {
    const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
    await db.schema
      .createTable('steps')
      .addColumn('table_id', 'text', (it) => it.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('number', 'integer', (it) => it.notNull())
      .addColumn('content', 'text', (it) => it.notNull())
      .addPrimaryKeyConstraint('steps_key', ['table_id', 'number'])
      .$call((it) => (isSqlite ? it.modifyEnd(sql`without rowid`) : it))
      .execute();
  },
};
