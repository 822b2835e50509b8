import type { Status } from '@kaya/wire';
import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { InDatabase } from './in-database.ts';
import { AT_ONCE, inPieces } from './in-pieces.ts';
import type { Schema, SeatRow, TableRow } from './schema.ts';
import { seldom } from './seldom.ts';

/** A table as lists show it, without its game. */
export interface ListedTable {
  readonly row: TableRow;
  readonly seats: readonly SeatRow[];
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
  'branch',
  'components',
  'claimed_by',
  'claimed_until',
  'awaited',
  'seen',
  'time',
  'language',
  'asks',
  'found',
  'group_id',
  'rated',
] as const satisfies readonly (keyof TableRow)[];

/** May anybody find a table and come to it, to play or to look on? */
function isListed(its: ExpressionBuilder<Schema, 'tables'>) {
  const watched = its.and([its('status', '=', 'playing'), its('spectators', '=', 1)]);
  return its.and([its('visibility', '=', 'public'), its.or([its('status', '=', 'open'), watched])]);
}

/** Does somebody sit there, or wait as its opener? In one list, so that both databases go by their indexes. */
function isOf(its: ExpressionBuilder<Schema, 'tables'>, person: string) {
  const opened = its
    .selectFrom('tables as opened')
    .select('opened.id as table_id')
    .where('opened.host', '=', person)
    .where(seldom('opened.status'), '=', 'open');
  return its('id', 'in', its.selectFrom('seats').select('table_id').where('person', '=', person).unionAll(opened));
}

/** So many of the tables that are asked for, the newest first. */
const newestFirst =
  (limit: number, from = 0) =>
  <O>(query: SelectQueryBuilder<Schema, 'tables', O>) =>
    query.orderBy('created_at', 'desc').orderBy('id').limit(limit).offset(from);

/** So many tables of one neighbourhood come before it is everybody else's turn: a school may play there. */
export const NEIGHBOURS = 10;

/** Which tables there are: those that anybody may find, somebody’s own, and all of them for the host. */
export class Lists extends InDatabase {
  /**
   * The tables that anybody may find, in order: everybody's newest first, then everybody's second, so that nobody fills the list
   * alone; and of one neighbourhood a few at a time, so that nobody does it as three hundred people.
   */
  async openOrder(limit: number): Promise<readonly string[]> {
    const rows = await this.db
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
    const rows = await this.db.selectFrom('tables').select(LISTED).where('id', 'in', ids).where(isListed).execute();
    const place = new Map(ids.map((id, i) => [id, i]));
    return this.#withSeats(rows.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0)));
  }

  async tablesOf(person: string, limit: number, from = 0): Promise<readonly ListedTable[]> {
    const rows = await this.db
      .selectFrom('tables')
      .select(LISTED)
      .where((it) => isOf(it, person))
      // By what everybody may know: when something last changed may be a secret.
      .orderBy(sql`case when status in ('open', 'playing') then 0 else 1 end`)
      .$call(newestFirst(limit, from))
      .execute();
    return this.#withSeats(rows);
  }

  /** All tables of somebody, the oldest first. */
  async idsOf(person: string): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('tables')
      .select('id')
      .where((it) => isOf(it, person))
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => id);
  }

  /** How many games of each title these people have played to the end. */
  async finishedBy(
    people: readonly string[],
  ): Promise<readonly { readonly person: string; readonly game: string; readonly many: number }[]> {
    const rows = await inPieces(people, (some) =>
      this.db
        .selectFrom('seats')
        .innerJoin('tables', 'tables.id', 'seats.table_id')
        .select((it) => ['seats.person', 'tables.game', it.fn.countAll<number>().as('many')])
        .where('seats.person', 'in', some)
        .where('tables.status', '=', 'over')
        .groupBy(['seats.person', 'tables.game'])
        .execute(),
    );
    return rows.flatMap(({ person, game, many }) => (person === null ? [] : [{ person, game, many: Number(many) }]));
  }

  /** Tables of people who look for the same game, the oldest first, with a seat for one more. */
  async lookedFor(
    { game, players, pace }: { readonly game: string; readonly players: number; readonly pace: string },
    limit: number,
  ): Promise<readonly { readonly id: string; readonly people: readonly string[] }[]> {
    const rows = await this.db
      .selectFrom('tables')
      .select('id')
      .where('status', '=', 'open')
      .where('visibility', '=', 'public')
      .where('found', '=', 1)
      .where('game', '=', game)
      .where('pace', '=', pace)
      .where(
        (it) => it.selectFrom('seats').whereRef('table_id', '=', 'tables.id').select(it.fn.countAll().as('many')),
        '=',
        players,
      )
      .where((it) =>
        it.exists(
          it.selectFrom('seats').whereRef('table_id', '=', 'tables.id').where('kind', '=', 'open').select(it.lit(1).as('one')),
        ),
      )
      .orderBy('created_at')
      .orderBy('id')
      .limit(limit)
      .execute();
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return [];
    const seats = await this.db
      .selectFrom('seats')
      .select(['table_id', 'person'])
      .where('table_id', 'in', ids)
      .where('person', 'is not', null)
      .execute();
    const byTable = Map.groupBy(seats, (seat) => seat.table_id);
    return ids.map((id) => ({ id, people: (byTable.get(id) ?? []).flatMap(({ person }) => (person === null ? [] : [person])) }));
  }

  /** The last tables of a group, the newest first. */
  async ofGroup(group: string, limit: number): Promise<readonly ListedTable[]> {
    const rows = await this.db
      .selectFrom('tables')
      .select(LISTED)
      .where('group_id', '=', group)
      .$call(newestFirst(limit))
      .execute();
    return this.#withSeats(rows);
  }

  /** Every table, the newest first, some of them. */
  async newest(limit: number, from: number): Promise<readonly ListedTable[]> {
    const rows = await this.db.selectFrom('tables').select(LISTED).$call(newestFirst(limit, from)).execute();
    return this.#withSeats(rows);
  }

  /** Every table, the oldest first, page by page: for the host's tools. */
  async *pages(status: Status | null): AsyncGenerator<readonly ListedTable[]> {
    let last: TableRow | undefined;
    do {
      const after = last;
      const rows: readonly TableRow[] = await this.db
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

  async #withSeats(rows: readonly TableRow[]): Promise<readonly ListedTable[]> {
    if (rows.length === 0) return [];
    const ids = rows.map((row) => row.id);
    const seats = await this.db.selectFrom('seats').selectAll().where('table_id', 'in', ids).orderBy('seat').execute();
    const byTable = Map.groupBy(seats, (seat) => seat.table_id);
    return rows.map((row) => ({ row, seats: byTable.get(row.id) ?? [] }));
  }
}
