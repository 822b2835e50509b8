import type { Kysely } from 'kysely';
import { InDatabase } from './in-database.ts';
import { lockPerson } from './once.ts';
import type { Database } from './open.ts';
import type { PersonRow, Schema, SessionRow } from './schema.ts';
import type { Store } from './store.ts';

/** So many that have ended are removed at a time. */
const AT_ONCE = 500;

/** Who is signed in where: devices, programs that act for somebody, links that carry a seat over. What is ended is gone at once. */
export class Sessions extends InDatabase {
  readonly #store: Store;

  constructor(database: Database, store: Store) {
    super(database);
    this.#store = store;
  }

  /** False where the person has so many of this kind already that hold, unless the ones that were used longest ago make room. */
  async begin(session: SessionRow, most: number, makesRoom = false): Promise<boolean> {
    const { person, kind, created_at } = session;
    return this.#store.telling.change(async (run, say) => {
      await lockPerson(run, this.#store.shared, person);
      const held = await run
        .selectFrom('sessions')
        .select('id')
        .where('person', '=', person)
        .where('kind', '=', kind)
        .where('until', '>', created_at)
        .orderBy('used_at', 'desc')
        .execute();
      const over = held.slice(most - 1).map(({ id }) => id);
      if (over.length > 0 && !makesRoom) return false;
      if (over.length > 0) {
        await keepMail(run, over);
        await run
          .deleteFrom('sessions')
          .where((it) => it.or([it('id', 'in', over), it('made_by', 'in', over)]))
          .execute();
        say('signed-out', person);
      }
      await run.insertInto('sessions').values(session).execute();
      return true;
    });
  }

  /** The session, while it holds, and whose it is. */
  async find(id: string, now: number): Promise<{ readonly session: SessionRow; readonly person: PersonRow } | null> {
    const session = await this.db
      .selectFrom('sessions')
      .selectAll()
      .where('id', '=', id)
      .where('until', '>', now)
      .executeTakeFirst();
    const person = session === undefined ? null : await this.#store.guests.person(session.person);
    return session === undefined || person === null ? null : { session, person };
  }

  async used(id: string, at: number, until: number): Promise<void> {
    await this.db.updateTable('sessions').set({ used_at: at, until }).where('id', '=', id).execute();
  }

  async of(person: string, now: number): Promise<readonly SessionRow[]> {
    return this.db
      .selectFrom('sessions')
      .selectAll()
      .where('person', '=', person)
      .where('until', '>', now)
      .orderBy('used_at', 'desc')
      .execute();
  }

  /** Whoever is signed in there signs out: as `end`, but an address of mail that was confirmed stays, as a way back in. */
  async leave(person: string, id: string): Promise<boolean> {
    await keepMail(this.db, [id]);
    return this.end(person, id);
  }

  /** Ends one, with the links that were made on it and the ways to be called that were set up on it; true for exactly one of those who try. */
  async end(person: string, id: string): Promise<boolean> {
    return this.#ended(person, (run) =>
      run
        .deleteFrom('sessions')
        .where('person', '=', person)
        .where((it) => it.or([it('id', '=', id), it('made_by', '=', id)])),
    );
  }

  /** Ends all but this one, and every way to be called that was set up elsewhere or nobody knows where. */
  async endOthers(person: string, kept: string | null): Promise<void> {
    await this.db.updateTable('people').set({ old_cookie: 0 }).where('id', '=', person).execute();
    if (kept !== null) await this.db.deleteFrom('channels').where('person', '=', person).where('session', 'is', null).execute();
    await this.#ended(person, (run) =>
      run
        .deleteFrom('sessions')
        .where('person', '=', person)
        .where('id', '!=', kept ?? ''),
    );
  }

  /** Ends what was signed before there were sessions, and the links that were made with it. */
  async endOldCookies(person: string): Promise<void> {
    await this.db.updateTable('people').set({ old_cookie: 0 }).where('id', '=', person).execute();
    await this.#ended(person, (run) =>
      run.deleteFrom('sessions').where('person', '=', person).where('kind', '=', 'link').where('made_by', 'is', null),
    );
  }

  /** The links of this person to a table hold no more. */
  async withdrawLinks(person: string, table: string): Promise<void> {
    await this.db
      .deleteFrom('sessions')
      .where('person', '=', person)
      .where('kind', '=', 'link')
      .where('table_id', '=', table)
      .execute();
  }

  /** Removes some of those that have ended; the rest another time. */
  async tidy(now: number): Promise<void> {
    const old = await this.db.selectFrom('sessions').select('id').where('until', '<=', now).limit(AT_ONCE).execute();
    const ids = old.map(({ id }) => id);
    if (ids.length === 0) return;
    await keepMail(this.db, ids);
    await this.db.deleteFrom('sessions').where('id', 'in', ids).where('until', '<=', now).execute();
  }

  /** The other processes hear of it when it is done. */
  async #ended(
    person: string,
    what: (run: Kysely<Schema>) => { executeTakeFirst(): Promise<{ numDeletedRows: bigint }> },
  ): Promise<boolean> {
    return this.#store.telling.change(async (run, say) => {
      const { numDeletedRows } = await what(run).executeTakeFirst();
      say('signed-out', person);
      return numDeletedRows > 0n;
    });
  }
}

/** An address of mail that was confirmed on these does not end with them: whoever lost every device signs in by it. */
async function keepMail(db: Kysely<Schema>, sessions: readonly string[]): Promise<void> {
  await db
    .updateTable('channels')
    .set({ session: null })
    .where('session', 'in', sessions)
    .where('kind', '=', 'mail')
    .where('confirmed', '=', 1)
    .execute();
}
