import { InDatabase } from './in-database.ts';
import { inPieces } from './in-pieces.ts';
import type { Database } from './open.ts';
import type { PersonRow } from './schema.ts';
import type { Telling } from './telling.ts';

/** People, by id and name. */
export class Guests extends InDatabase {
  readonly #telling: Telling;

  constructor(database: Database, telling: Telling) {
    super(database);
    this.#telling = telling;
  }

  async person(id: string): Promise<PersonRow | null> {
    return (await this.db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
  }

  async people(ids: readonly string[]): Promise<readonly PersonRow[]> {
    return inPieces(ids, (some) => this.db.selectFrom('people').selectAll().where('id', 'in', some).execute());
  }

  async savePerson(person: Omit<PersonRow, 'old_cookie'>): Promise<void> {
    await this.db
      .insertInto('people')
      .values({ ...person, old_cookie: 0 })
      .execute();
  }

  /** Those who have exactly this name; a few of them. */
  async called(name: string): Promise<readonly PersonRow[]> {
    return this.db.selectFrom('people').selectAll().where('name', '=', name).orderBy('created_at', 'desc').limit(20).execute();
  }

  /** Whoever was deleted meanwhile stays so. */
  async rename(id: string, name: string): Promise<void> {
    await this.#telling.change(async (run, say) => {
      await run.updateTable('people').set({ name }).where('id', '=', id).execute();
      say('renamed', id);
    });
  }
}
