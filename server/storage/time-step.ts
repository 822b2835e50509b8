import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Pauses, days off and who ran out; so many hours a move become a clock that is full again after each turn. */
export const timeStep: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('tables')
      .addColumn('time', 'text', (it) => it.notNull().defaultTo(''))
      .execute();
    const { rows } = await sql<{ pace: string }>`select distinct pace from tables`.execute(db);
    for (const { pace } of rows) {
      const { kind, hoursPerMove, afterwards } = JSON.parse(pace);
      if (hoursPerMove === undefined) continue;
      const seconds = 3600 * hoursPerMove;
      const clock = { bank: seconds, increment: seconds, cap: seconds, daysOff: 0, afterwards };
      await sql`update tables set pace = ${JSON.stringify({ kind, clock })} where pace = ${pace}`.execute(db);
    }
  },
};
