import { type Kysely, sql } from 'kysely';
import type { Database } from './open.ts';
import type { Schema } from './schema.ts';

/** What is to be done without anybody asking: bots that must move, clocks that ran out, things nobody needs any more. */
export class Chores {
  readonly #db: Kysely<Schema>;
  readonly #me: string;
  readonly #shared: boolean;

  constructor(database: Database, me: string) {
    this.#db = database.db;
    this.#me = me;
    this.#shared = database.url !== null;
  }

  /** Tables with people whose game waits for a bot that nobody is moving: of each owner the longest waiting, before a second one. */
  async waitingForBots(now: number, limit: number): Promise<readonly string[]> {
    const { rows } = await sql<{ id: string }>`
      select t.id, row_number() over (partition by t.host order by t.changed_at) as turn from tables t
      where t.status = 'playing' and (t.claimed_until < ${now} or t.claimed_by = ${this.#me})
        and exists (
          select 1 from seats s
          where s.table_id = t.id and (s.kind = 'bot' or s.stand_in = 1)
            and t.awaited like '%,' || cast(s.seat as text) || ',%'
        )
        and exists (select 1 from seats s where s.table_id = t.id and s.person is not null)
      order by turn, t.changed_at limit ${limit}`.execute(this.#db);
    return rows.map((row) => row.id);
  }

  async overdue(now: number, limit: number): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select('id')
      .where('status', '=', 'playing')
      .where('deadline', '<=', now)
      .limit(limit)
      .execute();
    return rows.map((row) => row.id);
  }

  /** True for exactly one of the processes that ask at the same time; for the same one again and again. */
  async claim(table: string, now: number, until: number): Promise<boolean> {
    if (!this.#shared) return true;
    const { numUpdatedRows } = await this.#db
      .updateTable('tables')
      .set({ claimed_by: this.#me, claimed_until: until })
      .where('id', '=', table)
      .where((it) => it.or([it('claimed_until', '<', now), it('claimed_by', '=', this.#me)]))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async release(table: string): Promise<void> {
    if (!this.#shared) return;
    await this.#db
      .updateTable('tables')
      .set({ claimed_until: 0 })
      .where('id', '=', table)
      .where('claimed_by', '=', this.#me)
      .execute();
  }

  /** Tables that never began and requests that nobody will repeat any more. */
  async tidy(now: number): Promise<void> {
    const week = 7 * 24 * 3_600_000;
    await this.#db
      .updateTable('tables')
      .set((it) => ({ status: 'abandoned', revision: it('revision', '+', 1) }))
      .where('status', '=', 'open')
      .where('changed_at', '<', now - 2 * week)
      .execute();
    await this.#db
      .deleteFrom('requests')
      .where('at', '<', now - week)
      .execute();
  }
}
