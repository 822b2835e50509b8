import { sql } from 'kysely';
import { InDatabase, removes } from './in-database.ts';
import { isThere, once, remember, type Stored } from './once.ts';
import type { Database } from './open.ts';
import type { NoteRow } from './schema.ts';
import type { Telling } from './telling.ts';

/** So many notes of one person at one table are kept, the last ones: nobody’s push out another’s. */
const KEPT = 60;

/** What is written at moments of games that are over. */
export class Notes extends InDatabase {
  readonly #telling: Telling;

  constructor(database: Database, telling: Telling) {
    super(database);
    this.#telling = telling;
  }

  async add(note: Omit<NoteRow, 'number'>, request: string | null): Promise<Stored> {
    return once(this.#telling, async (run) => {
      // People come before tables, as in every other change, so that nobody and their deletion wait for each other.
      if (!(await isThere(run, this.shared, note.person))) return 'nobody';
      // Who writes at the same time waits here, so that no number comes twice.
      if (this.shared) await sql`select 1 from tables where id = ${note.table_id} for update`.execute(run);
      if (request !== null) await remember(run, note.table_id, request, note.at);
      const last = await run
        .selectFrom('notes')
        .select((it) => it.fn.max('number').as('number'))
        .where('table_id', '=', note.table_id)
        .executeTakeFirst();
      await run
        .insertInto('notes')
        .values({ ...note, number: Number(last?.number ?? 0) + 1 })
        .execute();
      const own = run
        .selectFrom('notes')
        .select('number')
        .where('table_id', '=', note.table_id)
        .where('person', '=', note.person)
        .orderBy('number', 'desc')
        .limit(KEPT);
      await run
        .deleteFrom('notes')
        .where('table_id', '=', note.table_id)
        .where('person', '=', note.person)
        .where('number', 'not in', own)
        .execute();
      return 'stored';
    });
  }

  /** In the order in which they were written. */
  async of(table: string): Promise<readonly NoteRow[]> {
    return this.db.selectFrom('notes').selectAll().where('table_id', '=', table).orderBy('number').execute();
  }

  /** What somebody wrote, at all tables. */
  async by(person: string): Promise<readonly NoteRow[]> {
    return this.db.selectFrom('notes').selectAll().where('person', '=', person).orderBy('table_id').orderBy('number').execute();
  }

  /** Takes one's own note away; false where there is none. */
  async remove(table: string, number: number, person: string): Promise<boolean> {
    return removes(
      this.db.deleteFrom('notes').where('table_id', '=', table).where('number', '=', number).where('person', '=', person),
    );
  }
}
