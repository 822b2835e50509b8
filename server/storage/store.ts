import { type Kysely, sql, type Transaction } from 'kysely';
import { ALONE, type Saying } from '../bus/bus.ts';
import { PostgresSaying } from '../bus/postgres-saying.ts';
import { readSaved } from '../tables/saved-game.ts';
import { type Append, appending } from './append.ts';
import { Bars } from './bars.ts';
import { DailyTries } from './daily-tries.ts';
import { Friends } from './friends.ts';
import { Groups } from './groups.ts';
import { Guests } from './guests.ts';
import { inPieces } from './in-pieces.ts';
import { KeptComponents } from './kept-components.ts';
import { LessonCounts } from './lesson-counts.ts';
import { Lists } from './lists.ts';
import { Log } from './log.ts';
import { Notes } from './notes.ts';
import { isThere, lockPerson, once, remember, type Stored } from './once.ts';
import type { Database } from './open.ts';
import { unpackText } from './packed.ts';
import { Programs } from './programs.ts';
import { Ratings } from './ratings.ts';
import { meetsApart, Relations } from './relations.ts';
import { requestDigest } from './request-digest.ts';
import type { Schema, SeatRow, TableRow, WordRow } from './schema.ts';
import { Settings } from './settings.ts';
import { Telling } from './telling.ts';
import { Words } from './words.ts';

/** A table with its seats and its saved game, as stored. */
export interface StoredTable {
  readonly row: TableRow;
  readonly seats: readonly SeatRow[];
  /** What the game needs to go on (see `SavedGame`), and what became of it since (see `Step`); null before the start. */
  readonly game: string | null;
  readonly steps: readonly string[];
  /** Is it kept so that a step can follow? */
  readonly goesOn: boolean;
}

/** What changes at a table besides the game: only what is named. */
export interface TableChange {
  readonly row?: Partial<Pick<TableRow, 'status' | 'host' | 'sent_away' | 'deadline' | 'proposals' | 'time' | 'call_at'>>;
  readonly seats?: readonly SeatRow[];
  /** Only where the game stands at this version. */
  readonly version?: number;
  /** Only where this person, who sits down before the start, does not wait at too many tables of others. */
  readonly sits?: string;
  /** Only where this person, who takes a seat, has not been deleted. */
  readonly comes?: string;
  /** What somebody reads whom it concerns, and who was not asked. */
  readonly word?: WordRow;
}

/** What is kept of a game in play after this version, as one text: a list of texts. From the beginning, the first is the whole. */
function stepsAfter(version: number, shared: boolean) {
  const kept = sql`select content, number from steps where table_id = tables.id and number > ${version} order by number`;
  return shared
    ? sql<string | null>`(select json_agg(s.content order by s.number)::text from (${kept}) s)`.as('steps')
    : sql<string | null>`(select json_group_array(s.content) from (${kept}) s)`.as('steps');
}

/** At so many tables of others one may sit before they start: nobody takes every open seat. */
const MOST_WAITED_AT = 10;

/** Tables with their seats and moves. Whoever calls learns from the return value whether somebody else was faster; nothing is half done. */
export class Store {
  readonly #db: Kysely<Schema>;
  readonly #appending: (moves: Append) => Promise<Stored>;
  readonly telling: Telling;
  readonly guests: Guests;
  readonly relations: Relations;
  readonly programs: Programs;
  readonly friends: Friends;
  readonly bars: Bars;
  readonly groups: Groups;
  readonly words: Words;
  readonly log: Log;
  readonly lists: Lists;
  readonly components: KeptComponents;
  readonly settings: Settings;
  readonly lessons: LessonCounts;
  readonly notes: Notes;
  readonly daily: DailyTries;
  readonly ratings: Ratings;
  /** Do other processes use this database too? */
  readonly shared: boolean;
  /** May others have written since the last call? */
  readonly othersWrote: () => boolean;

  /** `me`: the process that says what is changed here. */
  constructor(database: Database, me: string, saying: Saying = database.url === null ? ALONE : new PostgresSaying(me)) {
    this.#db = database.db;
    this.telling = new Telling(database.db, saying);
    this.guests = new Guests(database, this.telling);
    this.relations = new Relations(database);
    this.programs = new Programs(database);
    this.friends = new Friends(database);
    this.bars = new Bars(database);
    this.words = new Words(database);
    this.groups = new Groups(database, this.telling, this.words);
    this.log = new Log(database);
    this.lists = new Lists(database);
    this.components = new KeptComponents(database);
    this.settings = new Settings(database);
    this.lessons = new LessonCounts(database);
    this.notes = new Notes(database, this.telling);
    this.daily = new DailyTries(database);
    this.ratings = new Ratings(database);
    this.#appending = appending(database.swift, this.telling);
    this.othersWrote = database.othersWrote;
    this.shared = database.url !== null;
  }

  /** `named`: only where none of these people, whom it names, has been deleted. */
  async createTable(row: TableRow, seats: readonly SeatRow[], named: readonly string[] = []): Promise<boolean> {
    return this.telling.change(async (run, say) => {
      if (!(await this.#areThere(run, named))) return false;
      await create(run, row, seats);
      say('changed', row.id);
      return true;
    });
  }

  /** Lays the table of a rematch, unless there is one already or the first table has changed since `revision`. */
  async createNext(
    first: string,
    revision: number,
    row: TableRow,
    seats: readonly SeatRow[],
    named: readonly string[] = [],
  ): Promise<boolean> {
    return this.telling.change(async (run, say) => {
      if (!(await this.#areThere(run, named))) return false;
      const { numUpdatedRows } = await run
        .updateTable('tables')
        .set({ next_table: row.id, revision: revision + 1 })
        .where('id', '=', first)
        .where('revision', '=', revision)
        .where('next_table', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await create(run, row, seats);
      say('changed', row.id);
      say('changed', first);
      return true;
    });
  }

  async table(id: string): Promise<StoredTable | null> {
    // In one statement: the steps are those of just this version.
    const found = await this.#db
      .selectFrom('tables')
      .selectAll()
      .select(stepsAfter(0, this.shared))
      .where('id', '=', id)
      .executeTakeFirst();
    if (found === undefined) return null;
    const seats = await this.#db.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat').execute();
    const { game_state, game_packed, steps: kept, ...row } = found;
    const known = game_packed === null ? game_state : await unpackText(game_packed);
    if (known !== null) return { row, seats, game: known, steps: [], goesOn: false };
    const [game, ...steps]: string[] = JSON.parse(kept ?? '[]');
    return { row, seats, game: game ?? null, steps, goesOn: game !== undefined };
  }

  /** What became of a game in play after this version; null where it was stored whole since, or nobody plays on. */
  async later(id: string, version: number): Promise<Pick<StoredTable, 'row' | 'steps'> | null> {
    const found = await this.#db
      .selectFrom('tables')
      .selectAll()
      .select([
        stepsAfter(version, this.shared),
        sql<number | null>`(select min(number) from steps where table_id = tables.id)`.as('whole'),
      ])
      .where('id', '=', id)
      .executeTakeFirst();
    if (found === undefined) return null;
    const { game_state: _state, game_packed: _packed, steps, whole, ...row } = found;
    return whole === null || whole > version ? null : { row, steps: JSON.parse(steps ?? '[]') };
  }

  /** Where tables stand, to see which have changed elsewhere. */
  async stamps(ids: readonly string[]): Promise<readonly Pick<TableRow, 'id' | 'version' | 'revision'>[]> {
    return inPieces(ids, (some) =>
      this.#db.selectFrom('tables').select(['id', 'version', 'revision']).where('id', 'in', some).execute(),
    );
  }

  /** Changes the table itself, where nobody has changed it since `revision`. */
  async changeTable(id: string, revision: number, change: TableChange, at: number, request: string | null): Promise<Stored> {
    return once(this.telling, async (run, say) => {
      if (change.comes !== undefined && !(await isThere(run, this.shared, change.comes))) return 'nobody';
      // Before the table, as whoever deletes somebody does: so no two wait for each other.
      const of = change.word === undefined ? [] : [change.word.person, change.word.author].filter((it) => it !== null);
      for (const person of of.toSorted()) if (!(await isThere(run, this.shared, person))) return 'nobody';
      if (await meetsApart(run, id, change.seats ?? [])) return 'apart';
      if (change.sits !== undefined && !(await this.#maySit(run, change.sits))) return 'too-many';
      const { numUpdatedRows } = await run
        .updateTable('tables')
        .set({ ...change.row, revision: revision + 1, changed_at: at })
        .where('id', '=', id)
        .where('revision', '=', revision)
        .$if(change.version !== undefined, (it) => it.where('version', '=', change.version ?? 0))
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return 'behind';
      if (change.row?.status !== undefined && change.row.status !== 'playing') await this.#layWhole(run, id);
      for (const { seat, kind, person, level, stand_in, asked, seen_by, kept, rated_by } of change.seats ?? []) {
        await run
          .updateTable('seats')
          .set({ kind, person, level, stand_in, asked, seen_by, kept, rated_by })
          .where('table_id', '=', id)
          .where('seat', '=', seat)
          .execute();
      }
      await trace(
        run,
        id,
        (change.seats ?? []).map(({ person }) => person),
      );
      if (change.word !== undefined) await this.words.tell(run, [change.word]);
      await this.#remember(run, id, request, at);
      say('changed', id);
      return 'stored';
    });
  }

  /** Appends moves and what they lead to together, where the game still stands at the version they were made on. */
  append(moves: Append): Promise<Stored> {
    return this.#appending(moves);
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

  /** In the order of their ids, so that no two wait for each other. */
  async #areThere(run: Transaction<Schema>, people: readonly string[]): Promise<boolean> {
    for (const person of people.toSorted()) if (!(await isThere(run, this.shared, person))) return false;
    return true;
  }

  /** Nobody plays on here: the game is kept as it ended. */
  async #layWhole(run: Transaction<Schema>, id: string): Promise<void> {
    const rows = await run.selectFrom('steps').select('content').where('table_id', '=', id).orderBy('number').execute();
    const [game, ...steps] = rows.map(({ content }) => content);
    if (game === undefined) return;
    await run
      .updateTable('tables')
      .set({ game_state: JSON.stringify(readSaved(game, steps)) })
      .where('id', '=', id)
      .execute();
    await run.deleteFrom('steps').where('table_id', '=', id).execute();
  }

  async #remember(run: Transaction<Schema>, table: string, request: string | null, at: number): Promise<void> {
    if (request !== null) await remember(run, table, request, at);
  }
}

async function create(run: Transaction<Schema>, row: TableRow, seats: readonly SeatRow[]): Promise<void> {
  await run.insertInto('tables').values(row).execute();
  await run
    .insertInto('seats')
    .values([...seats])
    .execute();
  const known: readonly string[] = row.branch === null ? [] : JSON.parse(row.branch).known;
  await trace(run, row.id, [row.host, ...seats.map(({ person }) => person), ...known]);
}

/** These have to do with a table from now on. */
async function trace(run: Transaction<Schema>, table: string, people: readonly (string | null)[]): Promise<void> {
  const named = [...new Set(people)].flatMap((person) => (person === null ? [] : [{ person, table_id: table }]));
  if (named.length === 0) return;
  await run
    .insertInto('traces')
    .values(named)
    .onConflict((it) => it.columns(['person', 'table_id']).doNothing())
    .execute();
}
