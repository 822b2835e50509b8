import type { Kysely } from 'kysely';
import type { Database } from '../storage/open.ts';
import type { Schema } from '../storage/schema.ts';

/** How long other processes believe that somebody looks; renewed while this process lives. */
const BELIEVED = 20_000;

/** Who has a visible page of a table open: as their pages say, through whichever process. */
export class Looking {
  readonly #db: Kysely<Schema>;
  readonly #me: string;
  readonly #shared: boolean;
  readonly #now: () => number;
  readonly #here = new Map<string, number>();

  constructor(database: Database, me: string, now: () => number) {
    this.#db = database.db;
    this.#me = me;
    this.#shared = database.url !== null;
    this.#now = now;
  }

  /** One more page of this person shows the table, or one less. */
  async count(table: string, person: string, looks: boolean): Promise<void> {
    const key = `${table} ${person}`;
    const before = this.#here.get(key) ?? 0;
    const pages = Math.max(0, before + (looks ? 1 : -1));
    if (pages === 0) this.#here.delete(key);
    else this.#here.set(key, pages);
    if (!this.#shared || before > 0 === pages > 0) return;
    if (pages > 0) await this.#note(table, person);
    else
      await this.#db
        .deleteFrom('lookers')
        .where((it) => it.and({ table_id: table, person, process: this.#me }))
        .execute();
  }

  async isLooking(table: string, person: string): Promise<boolean> {
    if (this.#here.has(`${table} ${person}`)) return true;
    if (!this.#shared) return false;
    const now = this.#now();
    const row = await this.#db
      .selectFrom('lookers')
      .select('until')
      .where('table_id', '=', table)
      .where('person', '=', person)
      .where('process', '!=', this.#me)
      .where('until', '>', now)
      .where('until', '<', now + 2 * BELIEVED)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** This process still lives, and so do the pages that look through it. */
  async stillHere(): Promise<void> {
    if (!this.#shared) return;
    const now = this.#now();
    for (const key of this.#here.keys()) {
      const [table = '', person = ''] = key.split(' ');
      await this.#note(table, person);
    }
    await this.#db
      .deleteFrom('lookers')
      .where((it) => it.or([it('until', '<', now), it('until', '>', now + 2 * BELIEVED)]))
      .execute();
  }

  async #note(table_id: string, person: string): Promise<void> {
    const until = this.#now() + BELIEVED;
    await this.#db
      .insertInto('lookers')
      .values({ table_id, person, process: this.#me, until })
      .onConflict((it) => it.columns(['table_id', 'person', 'process']).doUpdateSet({ until }))
      .execute();
  }
}
