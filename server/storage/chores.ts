import { sql } from 'kysely';
import { ifJson } from './if-json.ts';
import { InDatabase } from './in-database.ts';
import { NEIGHBOURS } from './lists.ts';
import type { Database } from './open.ts';
import { packLog, packText } from './packed.ts';
import { seldom } from './seldom.ts';

/** A claim that reaches further was made by a clock that was wrong. */
const LONGEST_CLAIM = 60_000;
const DAY = 24 * 3_600_000;
const WEEK = 7 * DAY;
/** So much is tidied at once: a few milliseconds of everybody's time. */
const BITE = { inPlay: 5000, tables: 100, games: 5, requests: 1000, deleted: 20, people: 500 } as const;
/** So often some of those in play are looked at again at once, where too many of them wait. */
const STAYS = 5;
/** In the words of the indexes of these: so the databases know that they may look there. */
const IN_PLAY = sql<boolean>`(status || '') = 'playing'`;
const AT_REST = sql<boolean>`status <> 'playing'`;
const OVER = sql<boolean>`status <> 'playing' and status <> 'open'`;
/** So long it goes on, bite by bite, while there is more. */
const AT_A_TIME = 50;
/** All requests, and all people, are looked through this often. */
const REST = 3_600_000;

/**
 * After how many milliseconds a running table where nothing happens is closed, one that was given up, or a group, deleted, and a guest forgotten who
 * sits nowhere and has not come back; null: never.
 */
export interface Keeping {
  readonly closes: number | null;
  readonly deletes: number | null;
  readonly forgets: number | null;
}

/** What is to be done without anybody asking: bots that must move, clocks that ran out, things nobody needs any more. */
export class Chores extends InDatabase {
  readonly #me: string;
  /** The last request that the walk through all of them came to; null between two walks. */
  #walked: { readonly table_id: string; readonly request: string } | null = null;
  #walkAt = 0;
  /** The same for the walk through all people. */
  #met: string | null = null;
  #meetAt = 0;
  readonly #keeping: Keeping;
  /** How far the walks through the tables in play have come: of those that wait for bots, of those where nothing happens. */
  #botsAt = '';
  #restAt = '';
  /** How often the first of these walks has stayed where it was. */
  #stays = 0;
  readonly #bite: number;

  constructor(
    database: Database,
    me: string,
    keeping: Keeping = { closes: null, deletes: null, forgets: null },
    bite: number = BITE.inPlay,
  ) {
    super(database);
    this.#keeping = keeping;
    this.#bite = bite;
    this.#me = me;
  }

  /**
   * Tables with people whose game waits for a bot that nobody is moving: of each owner the longest waiting, before a second one; and
   * of one neighbourhood a few at a time, so that three hundred owners there are not before everybody else.
   */
  async waitingForBots(now: number, limit: number): Promise<readonly string[]> {
    const page = await this.#inPlay(this.#botsAt);
    if (page.last === null) {
      this.#botsAt = '';
      return [];
    }
    const { rows } = await sql<{ id: string }>`
      with waiting as (
      select t.id, t.host, t.origin, t.changed_at, row_number() over (partition by t.host order by t.changed_at, t.id) as own from tables t
      where (t.status || '') = 'playing' and t.id > ${this.#botsAt} and t.id <= ${page.last} and (t.claimed_until < ${now} or t.claimed_until > ${now + LONGEST_CLAIM} or t.claimed_by = ${this.#me})
        and exists (
          select 1 from seats s
          where s.table_id = t.id and (s.kind = 'bot' or s.stand_in = 1)
            and t.awaited like '%,' || cast(s.seat as text) || ',%'
        )
        and exists (select 1 from seats s where s.table_id = t.id and s.person is not null)
      ), placed as (
      select id, changed_at, own, (row_number() over (
        partition by case when origin = '' then host else origin end order by own, changed_at, id) + ${NEIGHBOURS - 1}) / ${NEIGHBOURS} as shared
      from waiting
      )
      select id from placed order by case when own > shared then own else shared end, changed_at limit ${limit}`.execute(this.db);
    // Where more wait than there is room for, the rest of them is next; not for ever, since some may not be able to move.
    const stays = rows.length === limit && ++this.#stays < STAYS;
    if (!stays) {
      this.#stays = 0;
      this.#botsAt = page.next;
    }
    return rows.map((row) => row.id);
  }

  /** Some of the tables in play, those after this one: however many there are, nobody waits until all are looked at. */
  async #inPlay(after: string) {
    const rows = await this.db
      .selectFrom('tables')
      .select(['id', 'changed_at'])
      .where(IN_PLAY)
      .where('id', '>', after)
      .orderBy('id')
      .limit(this.#bite)
      .execute();
    const last = rows.at(-1)?.id ?? null;
    return { rows, last, next: rows.length < this.#bite ? '' : (last ?? '') };
  }

  async overdue(now: number, limit: number): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('tables')
      .select('id')
      .where('status', '=', 'playing')
      .where('deadline', '<=', now)
      // Those that cannot be looked after now (their components are away) are not before all others for ever.
      .orderBy((it) => it.fn('random'))
      .limit(limit)
      .execute();
    return rows.map((row) => row.id);
  }

  /** Running tables that were last changed before this moment are closed; null: none ever. */
  closesBefore(now: number): number | null {
    return this.#keeping.closes === null ? null : now - this.#keeping.closes;
  }

  /** Running tables where nothing has happened for so long that they are closed. */
  async neglected(now: number, limit: number): Promise<readonly string[]> {
    const before = this.closesBefore(now);
    if (before === null) return [];
    const { rows, next } = await this.#inPlay(this.#restAt);
    this.#restAt = next;
    const old = rows.flatMap(({ id, changed_at }) => (changed_at < before ? [id] : []));
    // Those that cannot be looked after now (their components are away) are not before all others for ever.
    const from = Math.floor(Math.random() * old.length);
    return [...old.slice(from), ...old.slice(0, from)].slice(0, limit);
  }

  /** True for exactly one of the processes that ask at the same time; for the same one again and again. */
  async claim(table: string, now: number, until: number): Promise<boolean> {
    if (!this.shared) return true;
    const { numUpdatedRows } = await this.db
      .updateTable('tables')
      .set({ claimed_by: this.#me, claimed_until: until })
      .where('id', '=', table)
      .where((it) =>
        it.or([it('claimed_until', '<', now), it('claimed_until', '>', now + LONGEST_CLAIM), it('claimed_by', '=', this.#me)]),
      )
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Another process may take over at once. */
  async release(tables: readonly string[]): Promise<void> {
    if (!this.shared || tables.length === 0) return;
    await this.db
      .updateTable('tables')
      .set({ claimed_until: 0 })
      .where('id', 'in', tables)
      .where('claimed_by', '=', this.#me)
      .execute();
  }

  /**
   * A few bites of what nobody needs any more: tables that never began are given up, games that are over are stored compactly,
   * requests that nobody will repeat are forgotten, tables that were given up and groups that nobody looked at for long deleted, and
   * guests forgotten who never came back; says which tables, and what failed: nothing of it is in the way of the rest. Everybody else's
   * work comes in between two bites.
   */
  async tidy(
    now: number,
    milliseconds = AT_A_TIME,
  ): Promise<{ readonly deleted: readonly string[]; readonly failed: readonly unknown[] }> {
    const end = performance.now() + milliseconds;
    const deleted: string[] = [];
    const failed: unknown[] = [];
    const bites = [
      () => this.#giveUp(now),
      () => this.#closeGroups(now),
      () => this.#pack(now),
      () => this.#forget(now),
      () => this.#delete(now, deleted),
      () => this.#forgetGuests(now),
    ];
    for (const bite of bites) {
      try {
        while ((await bite()) && performance.now() < end) await new Promise((resolve) => setImmediate(resolve));
      } catch (error) {
        failed.push(error);
      }
    }
    return { deleted, failed };
  }

  async #giveUp(now: number): Promise<boolean> {
    const some = this.db
      .selectFrom('tables')
      .select('id')
      .where('status', '=', 'open')
      .where(AT_REST)
      .where('changed_at', '<', now - 2 * WEEK)
      .limit(BITE.tables);
    await this.db
      .updateTable('tables')
      .set((it) => ({ status: 'abandoned', revision: it('revision', '+', 1), changed_at: now }))
      .where(seldom('status'), '=', 'open')
      .where('id', 'in', some)
      .execute();
    return false;
  }

  /** Nobody goes on here: the log in one piece, the game without what could be taken back or was told last, and no requests. */
  async #pack(now: number): Promise<boolean> {
    const over = await this.db
      .selectFrom('tables')
      .select(['id', 'version', 'game_state'])
      .where(OVER)
      .where('game_state', 'is not', null)
      .where('changed_at', '<', now - DAY)
      .orderBy('changed_at')
      .limit(BITE.games)
      .execute();
    for (const { id, version, game_state } of over) {
      const log = await this.db.selectFrom('log').selectAll().where('table_id', '=', id).orderBy('number').execute();
      const upto = log.at(-1)?.number;
      const content = await packLog(log);
      const game_packed = await packText(slim(game_state ?? ''));
      await this.db.transaction().execute(async (run) => {
        const { numUpdatedRows } = await run
          .updateTable('tables')
          .set({ game_state: null, game_packed })
          .where('id', '=', id)
          .where('version', '=', version)
          .where('game_state', 'is not', null)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return;
        if (upto !== undefined) {
          await run.insertInto('log_packs').values({ table_id: id, upto, content }).execute();
          await run.deleteFrom('log').where('table_id', '=', id).where('number', '<=', upto).execute();
        }
        await run.deleteFrom('requests').where('table_id', '=', id).execute();
      });
    }
    return over.length === BITE.games;
  }

  /** With their seats, talk, logs and links. Games that were played to their end stay. */
  async #delete(now: number, deleted: string[]): Promise<boolean> {
    const { deletes } = this.#keeping;
    if (deletes === null) return false;
    const old = await this.db
      .selectFrom('tables')
      .select('id')
      .where('status', '=', 'abandoned')
      .where(AT_REST)
      .where('changed_at', '<', now - deletes)
      .limit(BITE.deleted)
      .execute();
    const ids = old.map(({ id }) => id);
    if (ids.length === 0) return false;
    await this.db.transaction().execute(async (run) => {
      await run.deleteFrom('sessions').where('table_id', 'in', ids).execute();
      await run.deleteFrom('calls').where('table_id', 'in', ids).execute();
      await run.deleteFrom('tables').where('id', 'in', ids).where('status', '=', 'abandoned').execute();
    });
    deleted.push(...ids);
    return ids.length === BITE.deleted;
  }

  /** Groups that nobody has looked at for as long as a table stays that was given up: with all that was said there. */
  async #closeGroups(now: number): Promise<boolean> {
    const { deletes } = this.#keeping;
    if (deletes === null) return false;
    const some = await this.db
      .selectFrom('groups')
      .select('id')
      .where('here_at', '<', now - deletes)
      .orderBy('here_at')
      .limit(BITE.deleted)
      .execute();
    const ids = some.map(({ id }) => id);
    if (ids.length === 0) return false;
    await this.db.transaction().execute(async (run) => {
      await run.deleteFrom('calls').where('table_id', 'in', ids).execute();
      // Whoever has looked at one in this moment keeps it.
      await run
        .deleteFrom('groups')
        .where('id', 'in', ids)
        .where('here_at', '<', now - deletes)
        .execute();
    });
    return ids.length === BITE.deleted;
  }

  /** Walks through all people in the same way. Whoever sits at a table, is known by more than a device, or has been here since, stays. */
  async #forgetGuests(now: number): Promise<boolean> {
    const { forgets } = this.#keeping;
    if (forgets === null) return false;
    if (this.#met === null && now < this.#meetAt && this.#meetAt < now + 2 * REST) return false;
    const from = this.#met ?? '';
    const page = await this.db
      .selectFrom('people')
      .select(['id', 'created_at'])
      .where('id', '>', from)
      .orderBy('id')
      .limit(BITE.people)
      .execute();
    const before = now - forgets;
    const old = page.filter((it) => it.created_at < before).map(({ id }) => id);
    if (old.length > 0)
      await this.db
        .deleteFrom('people')
        .where('id', 'in', old)
        .where(({ exists, not, and, selectFrom, lit }) => {
          const theirs = (table: 'seats' | 'passkeys' | 'recovery_codes' | 'group_members') =>
            not(exists(selectFrom(table).select(lit(1).as('one')).whereRef(`${table}.person`, '=', 'people.id')));
          const mail = selectFrom('channels')
            .select(lit(1).as('one'))
            .whereRef('channels.person', '=', 'people.id')
            .where('kind', '=', 'mail')
            .where('confirmed', '=', 1);
          const here = selectFrom('sessions')
            .select(lit(1).as('one'))
            .whereRef('sessions.person', '=', 'people.id')
            .where('used_at', '>=', before);
          return and([
            theirs('seats'),
            theirs('passkeys'),
            theirs('recovery_codes'),
            theirs('group_members'),
            not(exists(mail)),
            not(exists(here)),
          ]);
        })
        .execute();
    this.#met = page.length < BITE.people ? null : (page.at(-1)?.id ?? null);
    if (this.#met === null) this.#meetAt = now + REST;
    return this.#met !== null;
  }

  /** Walks through all requests, a page at each call, and rests for a while at the end; says whether there are more. */
  async #forget(now: number): Promise<boolean> {
    if (this.#walked === null && now < this.#walkAt && this.#walkAt < now + 2 * REST) return false;
    const { table_id, request } = this.#walked ?? { table_id: '', request: '' };
    const after = sql<boolean>`(table_id, request) > (${table_id}, ${request})`;
    const page = await this.db
      .selectFrom('requests')
      .select(['table_id', 'request', 'at'])
      .where(after)
      .orderBy('table_id')
      .orderBy('request')
      .limit(BITE.requests)
      .execute();
    const last = page.at(-1);
    if (last !== undefined && page.some(({ at }) => at < now - WEEK))
      await this.db
        .deleteFrom('requests')
        .where(after)
        .where(sql<boolean>`(table_id, request) <= (${last.table_id}, ${last.request})`)
        .where('at', '<', now - WEEK)
        .execute();
    this.#walked = page.length < BITE.requests ? null : (last ?? null);
    if (this.#walked === null) this.#walkAt = now + REST;
    return this.#walked !== null;
  }
}

/** A game that goes on no more: without what could be taken back or was told last. What cannot be read is kept as it is, and in nobody's way. */
function slim(game: string): string {
  const read = ifJson(game);
  if (typeof read !== 'object' || read === null) return game;
  const { news: _told, ...kept } = { news: null, ...read };
  return JSON.stringify({ ...kept, trail: null });
}
