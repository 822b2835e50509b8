import { type ExpressionBuilder, type Kysely, sql, type Transaction } from 'kysely';
import { CHANNEL, type Change, noticeText } from './notices.ts';
import { lockPerson, once, remember, type Stored } from './once.ts';
import type { Database } from './open.ts';
import { unpackLog, unpackText } from './packed.ts';
import { requestDigest } from './request-digest.ts';
import type { ComponentSetRow, LogRow, PersonRow, Schema, SeatRow, Status, TableRow } from './schema.ts';
import { uncounted } from './uncounted.ts';

/** A table with its seats and its saved game, as stored. */
export interface StoredTable {
  readonly row: TableRow;
  readonly seats: readonly SeatRow[];
  /** What the game needs to go on (see `SavedGame`); null before the start. */
  readonly game: string | null;
}

/** A table as lists show it, without its game. */
export type ListedTable = Omit<StoredTable, 'game'>;

/** What changes at a table besides the game: only what is named. */
export interface TableChange {
  readonly row?: Partial<Pick<TableRow, 'status' | 'host' | 'sent_away' | 'deadline' | 'proposals'>>;
  readonly seats?: readonly SeatRow[];
  /** Only where the game stands at this version. */
  readonly version?: number;
  /** Only where this person, who sits down before the start, does not wait at too many tables of others. */
  readonly sits?: string;
}

/** Moves to append, in one transaction with the state they lead to. */
export interface Append {
  readonly table: string;
  /** The version these moves were made on; anything else means that somebody was faster. */
  readonly version: number;
  readonly entries: readonly Pick<LogRow, 'kind' | 'seat' | 'content' | 'hash'>[];
  readonly game: string;
  readonly row: Pick<TableRow, 'status' | 'deadline' | 'call_at' | 'awaited' | 'seen'> &
    Partial<Pick<TableRow, 'proposals' | 'components'>>;
  readonly at: number;
  readonly request: string | null;
  /** The status it must have. */
  readonly from: readonly Status[];
  /** Given where the status or the proposals change: the seats must still be those of this revision. */
  readonly revision?: number;
}

const LISTED = [
  'id',
  'game',
  'options',
  'status',
  'visibility',
  'pace',
  'spectators',
  'talk',
  'host',
  'origin',
  'sent_away',
  'seed',
  'created_at',
  'changed_at',
  'version',
  'revision',
  'deadline',
  'call_at',
  'proposals',
  'next_table',
  'components',
  'claimed_by',
  'claimed_until',
  'awaited',
  'seen',
] as const satisfies readonly (keyof TableRow)[];

/** May anybody find a table and come to it, to play or to look on? */
function isListed(its: ExpressionBuilder<Schema, 'tables'>) {
  const watched = its.and([its('status', '=', 'playing'), its('spectators', '=', 1)]);
  return its.and([its('visibility', '=', 'public'), its.or([its('status', '=', 'open'), watched])]);
}

/** At so many tables of others one may sit before they start: nobody takes every open seat. */
const MOST_WAITED_AT = 10;

/** An answer to whether anything can be stored holds for so many milliseconds. */
const PING_HOLDS = 1000;

/** So many tables of one neighbourhood come before it is everybody else's turn: a school may play there. */
export const NEIGHBOURS = 10;

/** So many rows are asked for at a time: a database takes only so many values in one statement. */
const AT_ONCE = 500;

async function inPieces<T>(ids: readonly string[], ask: (some: string[]) => Promise<T[]>): Promise<T[]> {
  const found: T[] = [];
  for (let i = 0; i < ids.length; i += AT_ONCE) found.push(...(await ask(ids.slice(i, i + AT_ONCE))));
  return found;
}

/** Tables, seats, moves and people. Whoever calls learns from the return value whether somebody else was faster; nothing is half done. */
export class Store {
  readonly #db: Kysely<Schema>;
  readonly #database: Database;
  readonly #me: string;
  #pinged: { readonly at: number; readonly answer: Promise<void> } | null = null;
  /** Do other processes use this database too? */
  readonly shared: boolean;
  /** May others have written since the last call? */
  readonly othersWrote: () => boolean;

  constructor(database: Database, me: string) {
    this.#db = database.db;
    this.#database = database;
    this.othersWrote = database.othersWrote;
    this.#me = me;
    this.shared = database.url !== null;
  }

  async person(id: string): Promise<PersonRow | null> {
    return (await this.#db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
  }

  async people(ids: readonly string[]): Promise<readonly PersonRow[]> {
    return inPieces(ids, (some) => this.#db.selectFrom('people').selectAll().where('id', 'in', some).execute());
  }

  async savePerson(person: Omit<PersonRow, 'old_cookie'>): Promise<void> {
    await this.#db
      .insertInto('people')
      .values({ ...person, old_cookie: 0 })
      .onConflict((it) => it.column('id').doUpdateSet({ name: person.name }))
      .execute();
  }

  async createTable(row: TableRow, seats: readonly SeatRow[]): Promise<void> {
    await this.#db.transaction().execute((run) => this.#create(run, row, seats));
  }

  /** Lays the table of a rematch, unless there is one already or the first table has changed since `revision`. */
  async createNext(first: string, revision: number, row: TableRow, seats: readonly SeatRow[]): Promise<boolean> {
    return this.#db.transaction().execute(async (run) => {
      const { numUpdatedRows } = await run
        .updateTable('tables')
        .set({ next_table: row.id, revision: revision + 1 })
        .where('id', '=', first)
        .where('revision', '=', revision)
        .where('next_table', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await this.#create(run, row, seats);
      await this.notify(run, 'changed', first);
      return true;
    });
  }

  async table(id: string): Promise<StoredTable | null> {
    const found = await this.#db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    if (found === undefined) return null;
    const seats = await this.#db.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat').execute();
    const { game_state, game_packed, ...row } = found;
    return { row, seats, game: game_packed === null ? game_state : await unpackText(game_packed) };
  }

  /** Where tables stand, to see which have changed elsewhere. */
  async stamps(ids: readonly string[]): Promise<readonly Pick<TableRow, 'id' | 'version' | 'revision'>[]> {
    return inPieces(ids, (some) =>
      this.#db.selectFrom('tables').select(['id', 'version', 'revision']).where('id', 'in', some).execute(),
    );
  }

  /** Changes the table itself, where nobody has changed it since `revision`. */
  async changeTable(id: string, revision: number, change: TableChange, at: number, request: string | null): Promise<Stored> {
    return this.#once(async (run) => {
      if (change.sits !== undefined && !(await this.#maySit(run, change.sits))) return 'too-many';
      const { numUpdatedRows } = await run
        .updateTable('tables')
        .set({ ...change.row, revision: revision + 1, changed_at: at })
        .where('id', '=', id)
        .where('revision', '=', revision)
        .$if(change.version !== undefined, (it) => it.where('version', '=', change.version ?? 0))
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return 'behind';
      for (const { seat, kind, person, level, stand_in, asked, seen_by } of change.seats ?? []) {
        await run
          .updateTable('seats')
          .set({ kind, person, level, stand_in, asked, seen_by })
          .where('table_id', '=', id)
          .where('seat', '=', seat)
          .execute();
      }
      await this.#remember(run, id, request, at);
      await this.notify(run, 'changed', id);
      return 'stored';
    });
  }

  /** Appends moves and the new state together, where the game still stands at the version they were made on. */
  async append({ table, version, entries, game, row, at, request, from, revision }: Append): Promise<Stored> {
    return this.#once(async (run) => {
      const { numUpdatedRows } = await run
        .updateTable('tables')
        .set({ ...row, game_state: game, game_packed: null, version: version + entries.length, changed_at: at })
        .$if(revision !== undefined, (it) => it.set({ revision: (revision ?? 0) + 1 }))
        .where('id', '=', table)
        .where('version', '=', version)
        .where('status', 'in', [...from])
        .$if(revision !== undefined, (it) => it.where('revision', '=', revision ?? 0))
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return 'behind';
      const rows = entries.map((entry, i) => ({ ...entry, table_id: table, number: version + i + 1, at }));
      if (rows.length > 0) await run.insertInto('log').values(rows).execute();
      await this.#remember(run, table, request, at);
      await this.notify(run, 'moved', table);
      return 'stored';
    });
  }

  async logAfter(table: string, number: number): Promise<readonly LogRow[]> {
    // First the entries, then what is packed: whatever is packed between the two comes twice, and never not at all.
    const rows = await this.#db
      .selectFrom('log')
      .selectAll()
      .where('table_id', '=', table)
      .where('number', '>', number)
      .orderBy('number')
      .execute();
    const packs = await this.#db
      .selectFrom('log_packs')
      .selectAll()
      .where('table_id', '=', table)
      .where('upto', '>', number)
      .orderBy('upto')
      .execute();
    const packed = (await Promise.all(packs.map((it) => unpackLog(table, it.content)))).flat();
    const upto = packs.at(-1)?.upto ?? 0;
    return [...packed.filter((entry) => entry.number > number), ...rows.filter((entry) => entry.number > upto)];
  }

  /** Removes from the log of a running game what leads nowhere any more. */
  async forgetUncounted(table: string): Promise<void> {
    const pack = await this.#db.selectFrom('log_packs').select('upto').where('table_id', '=', table).executeTakeFirst();
    // What was packed once is not taken apart again.
    if (pack !== undefined) return;
    const log = await this.#db
      .selectFrom('log')
      .select(['number', 'kind', 'content'])
      .where('table_id', '=', table)
      .orderBy('number')
      .execute();
    const numbers = uncounted(log);
    await this.#db.transaction().execute(async (run) => {
      for (let i = 0; i < numbers.length; i += AT_ONCE)
        await run
          .deleteFrom('log')
          .where('table_id', '=', table)
          .where('number', 'in', numbers.slice(i, i + AT_ONCE))
          .execute();
    });
  }

  /** Was this request already carried out at the table? */
  async wasDone(table: string, request: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('requests')
      .select('at')
      .where('table_id', '=', table)
      .where('request', '=', requestDigest(request))
      .executeTakeFirst();
    return row !== undefined;
  }

  /**
   * The tables that anybody may find, in order: everybody's newest first, then everybody's second, so that nobody fills the list
   * alone; and of one neighbourhood a few at a time, so that nobody does it as three hundred people.
   */
  async openOrder(limit: number): Promise<readonly string[]> {
    const rows = await this.#db
      .with('listed', (it) =>
        it
          .selectFrom('tables')
          .select(['id', 'host', 'origin', 'created_at'])
          .select(sql<number>`row_number() over (partition by host order by created_at desc, id)`.as('own'))
          .where(isListed),
      )
      .with('placed', (it) =>
        it
          .selectFrom('listed')
          .select(['id', 'created_at', 'own'])
          .select(
            sql<number>`(row_number() over (partition by case when origin = '' then host else origin end order by own, created_at desc, id) + ${NEIGHBOURS - 1}) / ${NEIGHBOURS}`.as(
              'shared',
            ),
          ),
      )
      .selectFrom('placed')
      .select('id')
      .orderBy(sql`case when own > shared then own else shared end`)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Those of these tables that anybody may still find, in this order. */
  async openTables(ids: readonly string[]): Promise<readonly ListedTable[]> {
    if (ids.length === 0) return [];
    const rows = await this.#db.selectFrom('tables').select(LISTED).where('id', 'in', ids).where(isListed).execute();
    const place = new Map(ids.map((id, i) => [id, i]));
    return this.#withSeats(rows.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0)));
  }

  async tablesOf(person: string, limit: number): Promise<readonly ListedTable[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select(LISTED)
      .where((it) =>
        it.or([
          it('id', 'in', it.selectFrom('seats').select('table_id').where('person', '=', person)),
          it.and([it('host', '=', person), it('status', '=', 'open')]),
        ]),
      )
      // By what everybody may know: when something last changed may be a secret.
      .orderBy(sql`case when status in ('open', 'playing') then 0 else 1 end`)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute();
    return this.#withSeats(rows);
  }

  /** Does somebody wait for the start at fewer tables of others than one may? */
  async #maySit(run: Transaction<Schema>, person: string): Promise<boolean> {
    await lockPerson(run, this.shared, person);
    const row = await run
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select((it) => it.fn.countAll<number>().as('many'))
      .where('seats.person', '=', person)
      .where('tables.status', '=', 'open')
      .where('tables.host', '!=', person)
      .where('seats.asked', '=', 0)
      .executeTakeFirst();
    return Number(row?.many ?? 0) < MOST_WAITED_AT;
  }

  /** Every table, the oldest first, page by page: for the host's tools. */
  async *pages(status: Status | null): AsyncGenerator<readonly ListedTable[]> {
    let last: TableRow | undefined;
    do {
      const after = last;
      const rows: readonly TableRow[] = await this.#db
        .selectFrom('tables')
        .select(LISTED)
        .$if(status !== null, (it) => it.where('status', '=', status ?? 'open'))
        .$if(after !== undefined, (it) =>
          it.where(sql<boolean>`(created_at, id) > (${after?.created_at ?? 0}, ${after?.id ?? ''})`),
        )
        .orderBy('created_at')
        .orderBy('id')
        .limit(AT_ONCE)
        .execute();
      if (rows.length > 0) yield await this.#withSeats(rows);
      last = rows.length === AT_ONCE ? rows.at(-1) : undefined;
    } while (last !== undefined);
  }

  async keepComponents(game: string, hash: string, content: string): Promise<void> {
    await this.#db
      .insertInto('component_sets')
      .values({ game, hash, content })
      .onConflict((it) => it.columns(['game', 'hash']).doNothing())
      .execute();
  }

  async componentSets(): Promise<readonly ComponentSetRow[]> {
    return this.#db.selectFrom('component_sets').selectAll().orderBy('game').orderBy('hash').execute();
  }

  /** With which components games are running, and how many of them. */
  async runningComponents(): Promise<readonly { readonly game: string; readonly components: string; readonly tables: number }[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select((it) => ['game', 'components', it.fn.countAll<number>().as('tables')])
      .where('status', '=', 'playing')
      .groupBy(['game', 'components'])
      .execute();
    return rows.map(({ game, components, tables }) => ({ game, components: components ?? '', tables: Number(tables) }));
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

  /** Can anything be stored? Really tried, at most once a moment however many ask. */
  ping(): Promise<void> {
    const now = performance.now();
    if (this.#pinged === null || now - this.#pinged.at > PING_HOLDS) this.#pinged = { at: now, answer: this.#write() };
    return this.#pinged.answer;
  }

  /** As much as a game takes, where storing failed before: a little may find room where that does not. */
  async #write(): Promise<void> {
    const value = String(Date.now()).padEnd(this.#database.fault() === null ? 0 : 64 * 1024, '.');
    await this.#db.transaction().execute((run) =>
      run
        .insertInto('settings')
        .values({ key: 'written', value })
        .onConflict((it) => it.column('key').doUpdateSet({ value }))
        .execute(),
    );
  }

  /** On PostgreSQL the other processes hear of the change when the transaction commits. */
  async notify(run: Kysely<Schema>, what: Change, table: string): Promise<void> {
    if (this.shared) await sql`select pg_notify(${CHANNEL}, ${noticeText(this.#me, what, table)})`.execute(run);
  }

  async #create(run: Transaction<Schema>, row: TableRow, seats: readonly SeatRow[]): Promise<void> {
    await run.insertInto('tables').values(row).execute();
    await run
      .insertInto('seats')
      .values([...seats])
      .execute();
    await this.notify(run, 'changed', row.id);
  }

  async #once(work: (run: Transaction<Schema>) => Promise<Stored>): Promise<Stored> {
    return once(this.#db, work);
  }

  async #remember(run: Transaction<Schema>, table: string, request: string | null, at: number): Promise<void> {
    if (request !== null) await remember(run, table, request, at);
  }

  async #withSeats(rows: readonly TableRow[]): Promise<readonly ListedTable[]> {
    if (rows.length === 0) return [];
    const ids = rows.map((row) => row.id);
    const seats = await this.#db.selectFrom('seats').selectAll().where('table_id', 'in', ids).orderBy('seat').execute();
    const byTable = Map.groupBy(seats, (seat) => seat.table_id);
    return rows.map((row) => ({ row, seats: byTable.get(row.id) ?? [] }));
  }
}
