import { type RawBuilder, sql, type Transaction } from 'kysely';
import { InDatabase, removes } from './in-database.ts';
import { isThere } from './once.ts';
import type { Schema, WordRow } from './schema.ts';

/** So many of hosts, and as many of all others, are kept for somebody, and so long; of one author so many. */
const MOST = 20;
const MOST_OF_ONE = 5;
const KEPT = 90 * 24 * 3_600_000;

/** What was decided about somebody without them, and why: kept until they have read it. */
export class Words extends InDatabase {
  /** The last ones first. */
  async of(person: string, now: number): Promise<readonly WordRow[]> {
    return this.db
      .selectFrom('words')
      .selectAll()
      .where('person', '=', person)
      .where('at', '>', now - KEPT)
      .orderBy('at', 'desc')
      .orderBy('id')
      .limit(2 * MOST)
      .execute();
  }

  /** In the transaction that does what is told, and before it locks anything but people. */
  async tell(run: Transaction<Schema>, words: readonly WordRow[]): Promise<void> {
    // In one order, so that no two wait for each other.
    for (const word of words.toSorted((a, b) => (a.person < b.person ? -1 : 1))) {
      if (!(await isThere(run, this.shared, word.person))) continue;
      await run.insertInto('words').values(word).execute();
      // What a host said is pushed out by nobody else, and what anybody said by no single other one.
      if (word.author !== null) await this.#keep(run, word.person, MOST_OF_ONE, sql<boolean>`author = ${word.author}`);
      await this.#keep(run, word.person, MOST, word.author === null ? sql`author is null` : sql`author is not null`);
    }
  }

  /** The last ones of those that are such. */
  async #keep(run: Transaction<Schema>, person: string, most: number, such: RawBuilder<boolean>): Promise<void> {
    const kept = run.selectFrom('words').select('id').where('person', '=', person).where(such);
    const last = kept.orderBy('at', 'desc').orderBy('id').limit(most);
    await run.deleteFrom('words').where('person', '=', person).where(such).where('id', 'not in', last).execute();
  }

  /** Read, it is told no more. */
  async read(person: string, id: string): Promise<boolean> {
    return removes(this.db.deleteFrom('words').where('id', '=', id).where('person', '=', person));
  }
}
