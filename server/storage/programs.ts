import { InDatabase, removes } from './in-database.ts';
import { inPieces } from './in-pieces.ts';
import { isThere } from './once.ts';
import type { ProgramRow } from './schema.ts';

/** Rolls back what was given up for a name that is another's. */
class Taken extends Error {}

/** Programs that people offer to others' tables. A name stays with whoever took it first, until they give it up. */
export class Programs extends InDatabase {
  async of(people: readonly string[]): Promise<readonly ProgramRow[]> {
    return inPieces(people, (some) => this.db.selectFrom('programs').selectAll().where('person', 'in', some).execute());
  }

  /** The one of this name that waits for invitations. */
  async named(name: string, now: number): Promise<ProgramRow | null> {
    return (await this.#waiting(now).where('name', '=', name).executeTakeFirst()) ?? null;
  }

  /** Those that wait for invitations, whoever was first first. */
  async waiting(now: number, most: number): Promise<readonly ProgramRow[]> {
    return this.#waiting(now).orderBy('offered_at').orderBy('name').limit(most).execute();
  }

  /** Of those who are banned nobody waits. */
  #waiting(now: number) {
    return this.db
      .selectFrom('programs')
      .selectAll()
      .where('until', '>', now)
      .where('person', 'not in', (it) =>
        it.selectFrom('bars').select('bars.person').where('bars.kind', '=', 'ban').where('bars.until', '>', now),
      );
  }

  /** Offers it, or renews the offer; false where the name is another's, or nobody is there to offer it. */
  async offer(row: ProgramRow): Promise<boolean> {
    try {
      return await this.db.transaction().execute(async (run) => {
        if (!(await isThere(run, this.shared, row.person))) return false;
        const own = await run.selectFrom('programs').selectAll().where('person', '=', row.person).executeTakeFirst();
        await run.deleteFrom('programs').where('person', '=', row.person).execute();
        const { numInsertedOrUpdatedRows } = await run
          .insertInto('programs')
          .values({ ...row, offered_at: own?.name === row.name ? own.offered_at : row.offered_at })
          .onConflict((it) => it.column('name').doNothing())
          .executeTakeFirst();
        if (numInsertedOrUpdatedRows !== 1n) throw new Taken();
        return true;
      });
    } catch (error) {
      if (error instanceof Taken) return false;
      throw error;
    }
  }

  /** At how many tables that wait a program is awaited: at those of one host, or at all. */
  async asked(program: string, host: string | null): Promise<number> {
    const row = await this.db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select((it) => it.fn.countAll<number>().as('many'))
      .where('seats.person', '=', program)
      .where('seats.asked', '=', 1)
      .where('tables.status', '=', 'open')
      .$if(host !== null, (it) => it.where('tables.host', '=', host ?? ''))
      .executeTakeFirstOrThrow();
    return Number(row.many);
  }

  async withdraw(person: string): Promise<boolean> {
    return removes(this.db.deleteFrom('programs').where('person', '=', person));
  }
}
