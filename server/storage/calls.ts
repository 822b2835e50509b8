import { type Kysely, sql } from 'kysely';
import { InDatabase } from './in-database.ts';
import type { Database } from './open.ts';
import type { CallingRow, CallRow, GroupRow, Schema, SeatRow, TableRow } from './schema.ts';
import { seldom } from './seldom.ts';

/** A claim that reaches further was made by a clock that was wrong. */
const LONGEST_CLAIM = 120_000;

/** A table as far as it matters who is to be called there. */
export interface CallingTable {
  readonly row: Pick<TableRow, 'id' | 'game' | 'status' | 'pace' | 'host' | 'seen' | 'time' | 'call_at'>;
  readonly seats: readonly SeatRow[];
}

/** A group, as far as somebody is called to its talk. */
export type CallingGroup = Pick<GroupRow, 'id' | 'name'>;

/** What somebody is to be called for; to the talk of a group by its id in the place of a table's. */
export type Wanted = Pick<CallRow, 'person' | 'kind' | 'table_id' | 'wait'>;

/** Somebody who is to be called, and from where. */
export interface Due {
  readonly person: string;
  readonly crowd: string;
}

const ROW = ['id', 'game', 'status', 'pace', 'host', 'seen', 'time', 'call_at'] as const;

/** Whom to call for what. Every step is stored: whichever process looks next goes on where another one stopped. */
export class Calls extends InDatabase {
  readonly #me: string;

  constructor(database: Database, me: string) {
    super(database);
    this.#me = me;
  }

  /** Tables at which it is time to see whether somebody is to be called. */
  async tablesDue(now: number, limit: number): Promise<readonly CallingTable[]> {
    const rows = await this.db
      .selectFrom('tables')
      .select(ROW)
      .where('call_at', '<=', now)
      .orderBy('call_at')
      .limit(limit)
      .execute();
    return this.#withSeats(rows);
  }

  async table(id: string): Promise<CallingTable | null> {
    return (await this.tables([id]))[0] ?? null;
  }

  /** The group, where this person is in it. */
  async group(id: string, person: string): Promise<CallingGroup | null> {
    const row = await this.db
      .selectFrom('groups')
      .select(['id', 'name'])
      .where('id', '=', id)
      .where('id', 'in', (it) => it.selectFrom('group_members').select('group_id').where('person', '=', person))
      .executeTakeFirst();
    return row ?? null;
  }

  async tables(ids: readonly string[]): Promise<readonly CallingTable[]> {
    if (ids.length === 0) return [];
    return this.#withSeats(await this.db.selectFrom('tables').select(ROW).where('id', 'in', ids).execute());
  }

  /** Running tables at which this person sits. */
  async runningOf(person: string, limit: number): Promise<readonly CallingTable[]> {
    const rows = await this.db
      .selectFrom('tables')
      .select(ROW)
      .where(seldom('status'), '=', 'playing')
      .where('id', 'in', (it) => it.selectFrom('seats').select('table_id').where('person', '=', person))
      .orderBy('created_at', 'desc')
      .limit(limit)
      .execute();
    return this.#withSeats(rows);
  }

  /** The table was looked at, and these are to be called; where something has happened meanwhile, it is looked at again instead. */
  async looked(
    { id, call_at, status }: CallingTable['row'],
    next: number | null,
    wanted: readonly Wanted[],
    now: number,
  ): Promise<void> {
    await this.db.transaction().execute(async (run) => {
      const { numUpdatedRows } = await run
        .updateTable('tables')
        .set({ call_at: next })
        .where('id', '=', id)
        .where('call_at', '=', call_at ?? 0)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return;
      // What was waited for at a table where nobody waits any more need not be remembered.
      if (status !== 'playing')
        await run
          .deleteFrom('calls')
          .where('table_id', '=', id)
          .where((it) =>
            it.or([it('kind', 'in', ['turn', 'reminder']), it.and([it('kind', '=', 'mention'), it('due_at', 'is', null)])]),
          )
          .execute();
      for (const it of wanted) await wantIn(run, it, now);
    });
  }

  /** Who of these wants to be called at all. */
  async callings(people: readonly string[]): Promise<ReadonlyMap<string, CallingRow>> {
    if (people.length === 0) return new Map();
    const rows = await this.db.selectFrom('callings').selectAll().where('person', 'in', people).execute();
    return new Map(rows.map((row) => [row.person, row]));
  }

  async wish(person: string, wishes: string): Promise<void> {
    await this.db
      .insertInto('callings')
      .values({ person, wishes, called_at: 0, claimed_by: null, claimed_until: 0, crowd: '' })
      .onConflict((it) => it.column('person').doUpdateSet({ wishes }))
      .execute();
  }

  /** From where somebody set up how to be called. */
  async from(person: string, crowd: string): Promise<void> {
    await this.db.updateTable('callings').set({ crowd }).where('person', '=', person).execute();
  }

  /** Somebody is to be called, unless that is known already: nobody is called twice for the same. */
  async want(wanted: Wanted, due: number): Promise<void> {
    await wantIn(this.db, wanted, due);
  }

  /** The same by name: nobody is called who is gone, nor by whoever is gone, or not in the group any more in whose talk they did it. */
  async wantByName(wanted: Wanted, speaker: string, group: string | null, due: number): Promise<void> {
    // Until the transaction ends both stay, so that whoever goes then finds what names them.
    const stays = this.shared ? sql`for key share` : sql``;
    await this.db.transaction().execute(async (run) => {
      const { rows } = await sql`
        select id from people where id in (${speaker}, ${wanted.person}) order by id ${stays}`.execute(run);
      if (rows.length < 2) return;
      if (group !== null) {
        const isIn = await sql`
          select person from group_members where group_id = ${group} and person = ${speaker} ${stays}`.execute(run);
        if (isIn.rows.length === 0) return;
      }
      await wantIn(run, wanted, due);
    });
  }

  /** At how many tables somebody has been called by name in this hour, or is about to be. */
  async calledByName(person: string, hour: number): Promise<number> {
    const { many } = await this.db
      .selectFrom('calls')
      .select((it) => it.fn.countAll<number>().as('many'))
      .where('person', '=', person)
      .where('kind', '=', 'mention')
      .where('wait', 'like', `${hour} %`)
      .executeTakeFirstOrThrow();
    return Number(many);
  }

  /** People for whom something is due: of every neighbourhood the one who has waited longest, before a second one. */
  async peopleDue(now: number, limit: number): Promise<readonly Due[]> {
    const { rows } = await sql<Due>`
      with due as (select ${seldom('person')} as person, min(due_at) as since from calls where due_at <= ${now} group by 1),
      placed as (
        select person, since, coalesce((select nullif(crowd, '') from callings where callings.person = due.person), person) as crowd
        from due
      ), turns as (
        select person, crowd, since, row_number() over (partition by crowd order by since, person) as turn from placed
      )
      select person, crowd from turns order by turn, since limit ${limit}`.execute(this.db);
    return rows;
  }

  /** True for exactly one of the processes that want to call this person now. */
  async claim(person: string, now: number, until: number): Promise<CallingRow | null> {
    const { numUpdatedRows } = await this.db
      .updateTable('callings')
      .set({ claimed_by: this.#me, claimed_until: until })
      .where('person', '=', person)
      .where((it) => it.or([it('claimed_until', '<=', now), it('claimed_until', '>', now + LONGEST_CLAIM)]))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return null;
    return (await this.callings([person])).get(person) ?? null;
  }

  async release(person: string, calledAt: number | null): Promise<void> {
    await this.db
      .updateTable('callings')
      .set({ claimed_until: 0, ...(calledAt === null ? {} : { called_at: calledAt }) })
      .where('person', '=', person)
      .where('claimed_by', '=', this.#me)
      .execute();
  }

  async dueFor(person: string, now: number): Promise<readonly CallRow[]> {
    return this.db
      .selectFrom('calls')
      .selectAll()
      .where('person', '=', person)
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .execute();
  }

  /** What the next daily mail is to name. */
  async listedFor(person: string): Promise<readonly CallRow[]> {
    return this.db.selectFrom('calls').selectAll().where('person', '=', person).where('listed', '=', 1).execute();
  }

  /** Goes on with a call as it was read; something newer at its place stays as it is. */
  async change(call: CallRow, change: Partial<Pick<CallRow, 'due_at' | 'tries' | 'begun' | 'listed'>>): Promise<void> {
    await this.db
      .updateTable('calls')
      .set(change)
      .where('person', '=', call.person)
      .where('kind', '=', call.kind)
      .where('table_id', '=', call.table_id)
      .where('wait', '=', call.wait)
      .execute();
  }

  /** Nothing more is to be done for it. Whether somebody was called for a turn, or by whom, is remembered while the game lasts. */
  async done(call: CallRow): Promise<void> {
    if (call.kind === 'turn' || call.kind === 'reminder' || call.kind === 'mention') return this.change(call, { due_at: null });
    await this.change(call, { due_at: null });
    await this.db
      .deleteFrom('calls')
      .where('person', '=', call.person)
      .where('kind', '=', call.kind)
      .where('table_id', '=', call.table_id)
      .where('wait', '=', call.wait)
      .where('listed', '=', 0)
      .execute();
  }

  async #withSeats(rows: readonly CallingTable['row'][]): Promise<readonly CallingTable[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const seats = await this.db.selectFrom('seats').selectAll().where('table_id', 'in', ids).orderBy('seat').execute();
    const byTable = Map.groupBy(seats, (seat) => seat.table_id);
    return rows.map((row) => ({ row, seats: byTable.get(row.id) ?? [] }));
  }
}

async function wantIn(run: Kysely<Schema>, wanted: Wanted, due: number): Promise<void> {
  const fresh = { wait: wanted.wait, due_at: due, tries: 0, begun: '[]', listed: 0 };
  // By name one is called once an hour at a table, however many take turns in it.
  const hour = `${wanted.wait.split(' ')[0]} %`;
  await run
    .insertInto('calls')
    .values({ ...wanted, ...fresh })
    .onConflict((it) =>
      it
        .columns(['person', 'kind', 'table_id'])
        .doUpdateSet(fresh)
        .$call((on) =>
          wanted.kind === 'mention' ? on.where('calls.wait', 'not like', hour) : on.where('calls.wait', '!=', wanted.wait),
        ),
    )
    .execute();
}
