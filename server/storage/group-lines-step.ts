import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Lines of a group are counted by the group: those of whoever is gone are missing, and their numbers are not given again. */
export const groupLinesStep: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('groups')
      .addColumn('last_line', 'integer', (it) => it.notNull().defaultTo(0))
      .execute();
    await sql`update groups set last_line =
      coalesce((select max(number) from group_lines where group_lines.group_id = groups.id), 0)`.execute(db);
  },
};
