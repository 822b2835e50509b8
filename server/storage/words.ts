import type { Kysely, Transaction } from 'kysely';
import { isThere } from './once.ts';
import type { Database } from './open.ts';
import type { Schema, WordRow } from './schema.ts';

/** So many are kept of somebody, and so long. */
const MOST = 20;
const KEPT = 90 * 24 * 3_600_000;

/** What was decided about somebody without them, and why: kept until they have read it. */
export class Words {
  readonly #db: Kysely<Schema>;
  readonly #shared: boolean;

  constructor(database: Database) {
    this.#db = database.db;
    this.#shared = database.url !== null;
  }

  /** The last ones first. */
  async of(person: string, now: number): Promise<readonly WordRow[]> {
    return this.#db
      .selectFrom('words')
      .selectAll()
      .where('person', '=', person)
      .where('at', '>', now - KEPT)
      .orderBy('at', 'desc')
      .orderBy('id')
      .limit(MOST)
      .execute();
  }

  /** In the transaction that does what is told, and before it locks anything but people. */
  async tell(run: Transaction<Schema>, words: readonly WordRow[]): Promise<void> {
    // In one order, so that no two wait for each other.
    for (const word of words.toSorted((a, b) => (a.person < b.person ? -1 : 1))) {
      if (!(await isThere(run, this.#shared, word.person))) continue;
      await run.insertInto('words').values(word).execute();
      const kept = run
        .selectFrom('words')
        .select('id')
        .where('person', '=', word.person)
        .orderBy('at', 'desc')
        .orderBy('id')
        .limit(MOST);
      await run.deleteFrom('words').where('person', '=', word.person).where('id', 'not in', kept).execute();
    }
  }

  /** Read, it is told no more. */
  async read(person: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('words')
      .where('id', '=', id)
      .where('person', '=', person)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }
}
