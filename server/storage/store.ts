import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from './open.ts';
import type { ChatRow, LogRow, PersonRow, Schema, SeatRow, Status, TableRow } from './schema.ts';

/** A table with its seats, as stored. */
export interface StoredTable {
  readonly row: TableRow;
  readonly seats: readonly SeatRow[];
}

/** What changes at a table besides the game: only what is named. */
export interface TableChange {
  readonly row?: Partial<Pick<TableRow, 'status' | 'host' | 'deadline' | 'proposals' | 'next_table' | 'game_state' | 'options'>>;
  readonly seats?: readonly SeatRow[];
}

/** Moves to append, in one transaction with the state they lead to. */
export interface Append {
  readonly table: string;
  /** The version these moves were made on; anything else means that somebody was faster. */
  readonly version: number;
  readonly entries: readonly Pick<LogRow, 'kind' | 'seat' | 'content' | 'hash' | 'request'>[];
  readonly gameState: string;
  readonly status: Status;
  readonly deadline: number | null;
  readonly at: number;
  /** Also where the game is over already: only for taking it back. */
  readonly whileOver?: boolean;
}

/** Everything that is kept. Whoever calls learns from the return value whether somebody else was faster; nothing is half done. */
export class Store {
  readonly #db: Kysely<Schema>;
  readonly #notifies: boolean;

  constructor(database: Database) {
    this.#db = database.db;
    this.#notifies = database.url !== null;
  }

  async person(id: string): Promise<PersonRow | null> {
    return (await this.#db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
  }

  async people(ids: readonly string[]): Promise<readonly PersonRow[]> {
    if (ids.length === 0) return [];
    return this.#db
      .selectFrom('people')
      .selectAll()
      .where('id', 'in', [...ids])
      .execute();
  }

  async savePerson(person: PersonRow): Promise<void> {
    await this.#db
      .insertInto('people')
      .values(person)
      .onConflict((it) => it.column('id').doUpdateSet({ name: person.name }))
      .execute();
  }

  async createTable(row: TableRow, seats: readonly SeatRow[]): Promise<void> {
    await this.#db.transaction().execute(async (run) => {
      await run.insertInto('tables').values(row).execute();
      await run
        .insertInto('seats')
        .values([...seats])
        .execute();
      await this.#notify(run, row.id);
    });
  }

  async table(id: string): Promise<StoredTable | null> {
    const row = await this.#db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    if (row === undefined) return null;
    const seats = await this.#db.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat').execute();
    return { row, seats };
  }

  /** Changes the table itself; false where it has changed since `revision`. */
  async changeTable(id: string, revision: number, change: TableChange, at: number): Promise<boolean> {
    return this.#db.transaction().execute(async (run) => {
      const { numUpdatedRows } = await run
        .updateTable('tables')
        .set({ ...change.row, revision: revision + 1, changed_at: at })
        .where('id', '=', id)
        .where('revision', '=', revision)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      for (const seat of change.seats ?? []) {
        const { kind, person, level, stand_in } = seat;
        await run
          .updateTable('seats')
          .set({ kind, person, level, stand_in })
          .where('table_id', '=', id)
          .where('seat', '=', seat.seat)
          .execute();
      }
      await this.#notify(run, id);
      return true;
    });
  }

  /** Appends moves and the new state together; false where the version is not the stored one any more. */
  async append({ table, version, entries, gameState, status, deadline, at, whileOver = false }: Append): Promise<boolean> {
    return this.#db.transaction().execute(async (run) => {
      const { numUpdatedRows } = await run
        .updateTable('tables')
        .set({ version: version + entries.length, game_state: gameState, status, deadline, changed_at: at })
        .where('id', '=', table)
        .where('version', '=', version)
        .where('status', 'in', whileOver ? ['playing', 'over'] : ['playing'])
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      const rows = entries.map((entry, i) => ({ ...entry, table_id: table, number: version + i + 1, at }));
      if (rows.length > 0) await run.insertInto('log').values(rows).execute();
      await this.#notify(run, table);
      return true;
    });
  }

  async logAfter(table: string, number: number): Promise<readonly LogRow[]> {
    return this.#db
      .selectFrom('log')
      .selectAll()
      .where('table_id', '=', table)
      .where('number', '>', number)
      .orderBy('number')
      .execute();
  }

  /** Was a request of this id already carried out at the table? */
  async wasDone(table: string, request: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('log')
      .select('number')
      .where('table_id', '=', table)
      .where('request', '=', request)
      .executeTakeFirst();
    return row !== undefined;
  }

  async openTables(limit: number): Promise<readonly StoredTable[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .selectAll()
      .where('visibility', '=', 'public')
      .where((it) => it.or([it('status', '=', 'open'), it.and([it('status', '=', 'playing'), it('spectators', '=', 1)])]))
      .orderBy('created_at', 'desc')
      .limit(limit)
      .execute();
    return this.#withSeats(rows);
  }

  async tablesOf(person: string, limit: number): Promise<readonly StoredTable[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .selectAll()
      .where('id', 'in', (it) => it.selectFrom('seats').select('table_id').where('person', '=', person))
      .orderBy('changed_at', 'desc')
      .limit(limit)
      .execute();
    return this.#withSeats(rows);
  }

  /** The ids of tables by status, for the host's tools and for taking up work after a restart. */
  async tableIds(status: Status): Promise<readonly string[]> {
    return (await this.#db.selectFrom('tables').select('id').where('status', '=', status).orderBy('created_at').execute()).map(
      (row) => row.id,
    );
  }

  async overdue(now: number): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select('id')
      .where('status', '=', 'playing')
      .where('deadline', '<=', now)
      .execute();
    return rows.map((row) => row.id);
  }

  /** True for exactly one of the processes that ask at the same time. */
  async claim(table: string, by: string, now: number, until: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('tables')
      .set({ claimed_by: by, claimed_until: until })
      .where('id', '=', table)
      .where((it) => it.or([it('claimed_until', '<', now), it('claimed_by', '=', by)]))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async addChat(line: Omit<ChatRow, 'number'>): Promise<ChatRow> {
    return this.#db.transaction().execute(async (run) => {
      const last = await run
        .selectFrom('chat')
        .select((it) => it.fn.max('number').as('number'))
        .where('table_id', '=', line.table_id)
        .executeTakeFirst();
      const row: ChatRow = { ...line, number: Number(last?.number ?? 0) + 1 };
      await run.insertInto('chat').values(row).execute();
      await this.#notify(run, line.table_id);
      return row;
    });
  }

  async chatAfter(table: string, number: number, limit: number): Promise<readonly ChatRow[]> {
    const rows = await this.#db
      .selectFrom('chat')
      .selectAll()
      .where('table_id', '=', table)
      .where('number', '>', number)
      .orderBy('number', 'desc')
      .limit(limit)
      .execute();
    return rows.reverse();
  }

  /** The stored value; where there is none, the given one is stored first. The first of several wins. */
  async setting(key: string, otherwise: string): Promise<string> {
    await this.#db
      .insertInto('settings')
      .values({ key, value: otherwise })
      .onConflict((it) => it.column('key').doNothing())
      .execute();
    const row = await this.#db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirstOrThrow();
    return row.value;
  }

  /** Is the database there? */
  async ping(): Promise<void> {
    await sql`select 1`.execute(this.#db);
  }

  async #withSeats(rows: readonly TableRow[]): Promise<readonly StoredTable[]> {
    if (rows.length === 0) return [];
    const ids = rows.map((row) => row.id);
    const seats = await this.#db.selectFrom('seats').selectAll().where('table_id', 'in', ids).orderBy('seat').execute();
    const byTable = Map.groupBy(seats, (seat) => seat.table_id);
    return rows.map((row) => ({ row, seats: byTable.get(row.id) ?? [] }));
  }

  /** On PostgreSQL the other processes hear of the table when the transaction commits. */
  async #notify(run: Transaction<Schema>, table: string): Promise<void> {
    if (this.#notifies) await sql`select pg_notify('kaya', ${table})`.execute(run);
  }
}
