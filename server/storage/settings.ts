import { InDatabase } from './in-database.ts';
import type { Database } from './open.ts';

/** An answer to whether anything can be stored holds for so many milliseconds. */
const PING_HOLDS = 1000;

/** The few things a site keeps for itself, and whether anything can be kept. */
export class Settings extends InDatabase {
  readonly #database: Database;
  #pinged: { readonly at: number; readonly answer: Promise<void> } | null = null;

  constructor(database: Database) {
    super(database);
    this.#database = database;
  }

  /** The stored value; where there is none, the given one is stored first. The first of several wins. */
  async value(key: string, otherwise: string): Promise<string> {
    await this.db
      .insertInto('settings')
      .values({ key, value: otherwise })
      .onConflict((it) => it.column('key').doNothing())
      .execute();
    const row = await this.db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirstOrThrow();
    return row.value;
  }

  /** Stores a value in the place of whatever is there. */
  async put(key: string, value: string): Promise<void> {
    await this.db
      .insertInto('settings')
      .values({ key, value })
      .onConflict((it) => it.column('key').doUpdateSet({ value }))
      .execute();
  }

  /** Can anything be stored? Really tried, at most once a moment however many ask. */
  ping(): Promise<void> {
    const now = performance.now();
    if (this.#pinged === null || now - this.#pinged.at > PING_HOLDS) this.#pinged = { at: now, answer: this.#write() };
    return this.#pinged.answer;
  }

  /** Was nothing to be stored, when that was last tried? */
  get isAway(): boolean {
    return this.#database.isAway();
  }

  /** As much as a game takes, where storing failed before: a little may find room where that does not. */
  async #write(): Promise<void> {
    const value = String(Date.now()).padEnd(this.#database.fault() === null ? 0 : 64 * 1024, '.');
    await this.db.transaction().execute((run) =>
      run
        .insertInto('settings')
        .values({ key: 'written', value })
        .onConflict((it) => it.column('key').doUpdateSet({ value }))
        .execute(),
    );
  }
}
