import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whose a line of talk is: it goes with its author. */
export const authorsStep: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('chat').addColumn('person', 'text').execute();
    await db.schema.createIndex('chat_by_person').on('chat').column('person').execute();
    // Of earlier lines it is known where whoever sits there still has the name under which it was said.
    await sql`update chat set person = (
      select seats.person from seats join people on people.id = seats.person
      where seats.table_id = chat.table_id and seats.seat = chat.seat and people.name = chat.name)`.execute(db);
  },
};
