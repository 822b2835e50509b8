import { sql } from 'kysely';
import { InDatabase } from './in-database.ts';
import { AT_ONCE, inPieces } from './in-pieces.ts';
import { isThere, once, remember, type Stored } from './once.ts';
import type { Database } from './open.ts';
import type { ChatRow } from './schema.ts';
import type { Store } from './store.ts';

/** Somebody at a table. */
export interface Present {
  readonly table: string;
  readonly person: string;
}

/** So many lines of a table are kept, the last ones; what is older goes a few at a time. */
const KEPT_LINES = 300;
const TRIMMED = 20;

/** Who is noted to be here for longer was noted by a clock that was wrong. */
const LONGEST_PRESENCE = 600_000;

/** What goes with a change: the notices of it, which come with its commit. One statement does both, since all who are handed over come at once. */
const SAID = 'select count(pg_notify(it.channel, it.said)) from unnest($1::text[], $2::text[]) as it (channel, said)';
const CAME = `with came as (insert into presence (table_id, person, process, until) values ($3, $4, $5, $6::bigint)
  on conflict (table_id, person, process) do update set until = excluded.until) ${SAID}`;
const WENT = `with went as (delete from presence where table_id = $3 and person = $4 and process = $5) ${SAID}`;

/** What is said at the tables, and who is there. */
export class Talk extends InDatabase {
  readonly #store: Store;
  readonly #me: string;
  readonly #swift: Database['swift'];

  constructor(database: Database, store: Store, me: string) {
    super(database);
    this.#swift = database.swift;
    this.#store = store;
    this.#me = me;
  }

  /** Adds a line; lines of one table are numbered without gaps, and the last ones are kept. */
  async say(line: Omit<ChatRow, 'number'>, request: string | null): Promise<Stored> {
    return once(this.#store.telling, async (run, say) => {
      if (line.person !== null && !(await isThere(run, this.#store.shared, line.person))) return 'nobody';
      // Who writes at the same time from another process waits here, so that numbers come in order.
      if (this.#store.shared) await sql`select 1 from tables where id = ${line.table_id} for update`.execute(run);
      if (request !== null) await remember(run, line.table_id, request, line.at);
      const last = await run
        .selectFrom('chat')
        .select((it) => it.fn.max('number').as('number'))
        .where('table_id', '=', line.table_id)
        .executeTakeFirst();
      const number = Number(last?.number ?? 0) + 1;
      await run
        .insertInto('chat')
        .values({ ...line, number })
        .execute();
      if (number % TRIMMED === 0)
        await run
          .deleteFrom('chat')
          .where('table_id', '=', line.table_id)
          .where('number', '<=', number - KEPT_LINES)
          .execute();
      say('chat', line.table_id);
      return 'stored';
    });
  }

  /** The last lines after this one, in order. */
  async after(table: string, number: number, limit: number): Promise<readonly ChatRow[]> {
    const rows = await this.#lines(table).where('number', '>', number).orderBy('number', 'desc').limit(limit).execute();
    return rows.reverse();
  }

  #lines(table: string) {
    return this.db.selectFrom('chat').selectAll().where('table_id', '=', table);
  }

  /** The number of the last line at each of these tables where something was said. */
  async last(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await inPieces(tables, (some) =>
      this.db
        .selectFrom('tables')
        .select(['id', sql<number | null>`(select max(number) from chat where chat.table_id = tables.id)`.as('last')])
        .where('id', 'in', some)
        .execute(),
    );
    return new Map(rows.flatMap(({ id, last }) => (last === null ? [] : [[id, Number(last)]])));
  }

  /** The lines of a table that were taken away, for those who have read them. */
  async unsaid(table: string): Promise<readonly ChatRow[]> {
    return this.#lines(table).where('text', '=', '').orderBy('number').execute();
  }

  /** Who said it, for somebody who reads it: whoever has blocked them is as unknown as their lines. */
  async authorFor(reader: string | null, table: string, number: number): Promise<string | null> {
    const author = await this.author(table, number);
    if (author === null || reader === null) return author;
    return (await this.#store.relations.toward(author, [reader])).get(reader)?.blocked === 1 ? null : author;
  }

  /** Who said it; null where that is not known, or they are gone. */
  async author(table: string, number: number): Promise<string | null> {
    const line = await this.db
      .selectFrom('chat')
      .select('person')
      .where('table_id', '=', table)
      .where('number', '=', number)
      .executeTakeFirst();
    return line?.person ?? null;
  }

  /** What somebody said last at a table, in order. */
  async lastOf(table: string, person: string, limit: number): Promise<readonly ChatRow[]> {
    const rows = await this.#lines(table).where('person', '=', person).orderBy('number', 'desc').limit(limit).execute();
    return rows.reverse();
  }

  /** What somebody said, a page at a time. */
  async *by(person: string): AsyncGenerator<readonly ChatRow[]> {
    let last: ChatRow | undefined;
    do {
      const after = last;
      const rows: readonly ChatRow[] = await this.db
        .selectFrom('chat')
        .selectAll()
        .where('person', '=', person)
        .$if(after !== undefined, (it) =>
          it.where(sql<boolean>`(table_id, number) > (${after?.table_id ?? ''}, ${after?.number ?? 0})`),
        )
        .orderBy('table_id')
        .orderBy('number')
        .limit(AT_ONCE)
        .execute();
      if (rows.length > 0) yield rows;
      last = rows.length === AT_ONCE ? rows.at(-1) : undefined;
    } while (last !== undefined);
  }

  /** Notes for the other processes that somebody came to a table through this one, or went. */
  async presence(table: string, person: string, here: boolean, until: number): Promise<void> {
    const swift = this.#swift;
    // Where one process has the database there are no others.
    if (swift.kind === 'sqlite') return;
    const key = [table, person, this.#me];
    await this.#store.telling.changeWith(
      [{ what: 'people', about: table }],
      (spoken) => {
        const said = [spoken.map((it) => it.channel), spoken.map((it) => it.text)];
        return here ? swift.ask('came', CAME, [...said, ...key, until]) : swift.ask('went', WENT, [...said, ...key]);
      },
      () => true,
    );
  }

  /** Who is at the table through other processes. */
  async elsewhere(table: string, now: number): Promise<readonly string[]> {
    return (await this.elsewhereAt([table], now)).map(({ person }) => person);
  }

  /** Who is at which of these tables through other processes. */
  async elsewhereAt(tables: readonly string[], now: number): Promise<readonly Present[]> {
    if (!this.#store.shared || tables.length === 0) return [];
    return this.db
      .selectFrom('presence')
      .select(['table_id as table', 'person'])
      .where('table_id', 'in', tables)
      .where('process', '!=', this.#me)
      .where('until', '>', now)
      .where('until', '<', now + LONGEST_PRESENCE)
      .execute();
  }

  /**
   * This process is still there, with these people; processes that are not any more are forgotten, and their tables hear of it.
   * Whom the database does not know (it was away, and another process gave us up) or knows by mistake is put right.
   */
  async stillHere(here: readonly Present[], now: number, until: number): Promise<void> {
    if (!this.#store.shared) return;
    const renewed = await this.db
      .updateTable('presence')
      .set({ until })
      .where('process', '=', this.#me)
      .returning(['table_id as table', 'person'])
      .execute();
    for (const { table, person } of without(here, renewed)) await this.presence(table, person, true, until);
    for (const { table, person } of without(renewed, here)) await this.presence(table, person, false, until);
    const gone = await this.db
      .deleteFrom('presence')
      .where((it) => it.or([it('until', '<', now), it('until', '>', now + LONGEST_PRESENCE)]))
      .returning('table_id')
      .execute();
    await this.#areGone(gone);
  }

  /** This process goes. */
  async goodbye(): Promise<void> {
    if (!this.#store.shared) return;
    const gone = await this.db.deleteFrom('presence').where('process', '=', this.#me).returning('table_id').execute();
    await this.#areGone(gone);
  }

  async #areGone(gone: readonly { readonly table_id: string }[]): Promise<void> {
    const tables = new Set(gone.map((row) => row.table_id));
    await this.#store.telling.tell([...tables].map((about) => ({ what: 'people', about })));
  }
}

function without(list: readonly Present[], others: readonly Present[]): Present[] {
  const keys = new Set(others.map(({ table, person }) => `${table} ${person}`));
  return list.filter(({ table, person }) => !keys.has(`${table} ${person}`));
}
