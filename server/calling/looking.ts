import { InDatabase } from '../storage/in-database.ts';
import type { Database } from '../storage/open.ts';

/** How long other processes believe that somebody looks; renewed while this process lives. */
const BELIEVED = 30_000;
/** That is written so often, all of it at once; in between only who has come or gone since. */
const RENEWED = 10_000;
/** So many rows are written with one statement. */
const AT_ONCE = 500;
/** Of so many tables of one person the other processes hear. */
const MOST = 20;

/**
 * Who has a visible page of a table open: as their pages say, through whichever process. That is counted here at once, and told to
 * the other processes now and then, together: no message costs a question to the database.
 */
export class Looking extends InDatabase {
  readonly #me: string;
  readonly #now: () => number;
  /** How many pages show which table, by person. */
  readonly #here = new Map<string, Map<string, number>>();
  /** What the other processes were told, as `table person`. */
  #told = new Set<string>();
  #renewAt = 0;

  constructor(database: Database, me: string, now: () => number) {
    super(database);
    this.#me = me;
    this.#now = now;
  }

  /** One more page of this person shows the table, or one less. */
  count(table: string, person: string, looks: boolean): void {
    const theirs = this.#here.get(person) ?? new Map<string, number>();
    const pages = Math.max(0, (theirs.get(table) ?? 0) + (looks ? 1 : -1));
    if (pages === 0) theirs.delete(table);
    else theirs.set(table, pages);
    if (theirs.size === 0) this.#here.delete(person);
    else this.#here.set(person, theirs);
  }

  async isLooking(table: string, person: string): Promise<boolean> {
    if (this.#here.get(person)?.has(table) === true) return true;
    if (!this.shared) return false;
    const now = this.#now();
    const row = await this.db
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

  /** Tells the other processes who looks through this one, which still lives. */
  async stillHere(): Promise<void> {
    if (!this.shared) return;
    const now = this.#now();
    const all = new Set<string>();
    for (const [person, tables] of this.#here) for (const table of [...tables.keys()].slice(-MOST)) all.add(`${table} ${person}`);
    const renews = now >= this.#renewAt || this.#renewAt > now + RENEWED;
    const fresh = [...all].filter((it) => renews || !this.#told.has(it));
    const gone = [...this.#told].filter((it) => !all.has(it));
    this.#told = all;
    for (const some of inGroups(fresh)) await this.#note(some, now + BELIEVED);
    // Whoever is gone is believed no longer; the row goes with the next renewal.
    for (const some of inGroups(gone)) await this.#note(some, 0);
    if (!renews) return;
    this.#renewAt = now + RENEWED;
    await this.db
      .deleteFrom('lookers')
      .where((it) => it.or([it('until', '<', now), it('until', '>', now + 2 * BELIEVED)]))
      .execute();
  }

  async #note(pairs: readonly string[], until: number): Promise<void> {
    const rows = pairs.map((it) => {
      const [table_id = '', person = ''] = it.split(' ');
      return { table_id, person, process: this.#me, until };
    });
    await this.db
      .insertInto('lookers')
      .values(rows)
      .onConflict((it) => it.columns(['table_id', 'person', 'process']).doUpdateSet({ until }))
      .execute();
  }
}

function inGroups(all: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, i) => all.slice(i * AT_ONCE, (i + 1) * AT_ONCE));
}
