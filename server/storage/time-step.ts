import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { ifJson } from './if-json.ts';

/** Pauses, days off and who ran out; so many hours a move become a clock that is full again after each turn. */
export const timeStep: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('tables')
      .addColumn('time', 'text', (it) => it.notNull().defaultTo(''))
      .execute();
    const { rows } = await sql<{ pace: string }>`select distinct pace from tables`.execute(db);
    for (const { pace } of rows) {
      const read = ifJson(pace);
      // A table whose pace cannot be read is its own matter: all others are brought up to date.
      if (typeof read !== 'object' || read === null || !('hoursPerMove' in read)) continue;
      const {
        kind,
        hoursPerMove,
        afterwards,
      }: { readonly kind?: unknown; readonly hoursPerMove?: unknown; readonly afterwards?: unknown } = read;
      if (typeof hoursPerMove !== 'number') continue;
      const seconds = 3600 * hoursPerMove;
      const clock = { bank: seconds, increment: seconds, cap: seconds, daysOff: 0, afterwards };
      await sql`update tables set pace = ${JSON.stringify({ kind, clock })} where pace = ${pace}`.execute(db);
    }
  },
};
