import { sql, type Transaction } from 'kysely';
import { forgetEmpty, uncall } from './groups.ts';
import { InDatabase } from './in-database.ts';
import type { Database } from './open.ts';
import type { BarRow, GroupRow, HostLogRow, PersonRow, ReportRow, Schema, WordRow } from './schema.ts';
import type { Store } from './store.ts';

/** So many of anything come at a time. */
export const PAGE = 50;

/** Somebody as the host sees them. */
export interface Listed extends Pick<PersonRow, 'id' | 'name' | 'created_at'> {
  readonly seen_at: number | null;
  readonly reports: number;
}

/** Rolls back what concerns nobody. */
class NotThere extends Error {}

/** A group as the host sees it. */
export interface HostedGroupRow extends Pick<GroupRow, 'id' | 'name' | 'created_at' | 'muted_until'> {
  readonly people: readonly string[];
  readonly reports: number;
}

/** What whoever looks after the site sees and does; everything that is done stands in the log in the same moment. */
export class Hosting extends InDatabase {
  readonly #store: Store;
  readonly #configured: readonly string[];

  /** `configured`: hosts whom the database does not name. */
  constructor(database: Database, store: Store, configured: readonly string[] = []) {
    super(database);
    this.#configured = configured;
    this.#store = store;
  }

  async isHost(person: string): Promise<boolean> {
    if (this.#configured.includes(person)) return true;
    return (await this.db.selectFrom('hosts').select('at').where('person', '=', person).executeTakeFirst()) !== undefined;
  }

  async hosts(): Promise<readonly PersonRow[]> {
    return this.db
      .selectFrom('people')
      .innerJoin('hosts', 'hosts.person', 'people.id')
      .selectAll('people')
      .orderBy('hosts.at')
      .execute();
  }

  async name(person: string, at: number): Promise<void> {
    await this.db
      .insertInto('hosts')
      .values({ person, at })
      .onConflict((it) => it.column('person').doNothing())
      .execute();
  }

  async unname(person: string): Promise<void> {
    await this.db.deleteFrom('hosts').where('person', '=', person).execute();
  }

  /** Those who came last first; only those in whose names this stands, where it is given. */
  async people(find: string, page: number): Promise<readonly Listed[]> {
    const rows = await this.db
      .selectFrom('people')
      .select((it) => [
        'people.id',
        'people.name',
        'people.created_at',
        it
          .selectFrom('sessions')
          .select((its) => its.fn.max('used_at').as('at'))
          .whereRef('sessions.person', '=', 'people.id')
          .as('seen_at'),
        it
          .selectFrom('reports')
          .select((its) => its.fn.countAll<number>().as('many'))
          .whereRef('reports.about', '=', 'people.id')
          .as('reports'),
      ])
      .$if(find !== '', (it) =>
        it.where((its) => its(its.fn<string>('lower', ['people.name']), 'like', `%${find.toLowerCase()}%`)),
      )
      .orderBy('people.created_at', 'desc')
      .orderBy('people.id')
      .limit(PAGE)
      .offset(page * PAGE)
      .execute();
    return rows.map((row) => ({
      ...row,
      seen_at: row.seen_at === null ? null : Number(row.seen_at),
      reports: Number(row.reports),
    }));
  }

  /** Those that were made last first; only those in whose names this stands, where it is given. */
  async groups(find: string, page: number): Promise<readonly HostedGroupRow[]> {
    const rows = await this.db
      .selectFrom('groups')
      .select((it) => [
        'groups.id',
        'groups.name',
        'groups.created_at',
        'groups.muted_until',
        it
          .selectFrom('reports')
          .select((its) => its.fn.countAll<number>().as('many'))
          .whereRef('reports.group_id', '=', 'groups.id')
          .as('reports'),
      ])
      .$if(find !== '', (it) =>
        it.where((its) => its(its.fn<string>('lower', ['groups.name']), 'like', `%${find.toLowerCase()}%`)),
      )
      .orderBy('groups.created_at', 'desc')
      .orderBy('groups.id')
      .limit(PAGE)
      .offset(page * PAGE)
      .execute();
    const members =
      rows.length === 0
        ? []
        : await this.db
            .selectFrom('group_members')
            .select(['group_id', 'person'])
            .where(
              'group_id',
              'in',
              rows.map(({ id }) => id),
            )
            .orderBy('joined_at')
            .orderBy('person')
            .execute();
    const of = Map.groupBy(members, ({ group_id }) => group_id);
    return rows.map((row) => ({
      ...row,
      reports: Number(row.reports),
      people: (of.get(row.id) ?? []).map(({ person }) => person),
    }));
  }

  /** What groups are called now. */
  async groupNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.db.selectFrom('groups').select(['id', 'name']).where('id', 'in', ids).execute();
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  /** What holds now, of these people. */
  async barsOf(people: readonly string[], now: number): Promise<readonly BarRow[]> {
    if (people.length === 0) return [];
    return this.db.selectFrom('bars').selectAll().where('person', 'in', people).where('until', '>', now).orderBy('at').execute();
  }

  /** Those that nobody has settled first, then the newest. */
  async reports(page: number): Promise<readonly ReportRow[]> {
    return this.db
      .selectFrom('reports')
      .selectAll()
      .orderBy(sql`case when settled_at is null then 0 else 1 end`)
      .orderBy('at', 'desc')
      .orderBy('id')
      .limit(PAGE)
      .offset(page * PAGE)
      .execute();
  }

  async log(page: number): Promise<readonly HostLogRow[]> {
    return this.db
      .selectFrom('host_log')
      .selectAll()
      .orderBy('at', 'desc')
      .orderBy('id')
      .limit(PAGE)
      .offset(page * PAGE)
      .execute();
  }

  /** Keeps somebody from something until then; every process hears of it. False where there is nobody of that id. */
  async bar(row: BarRow, entry: HostLogRow): Promise<boolean> {
    return this.#store.telling.change(async (run, say) => {
      const person = await run.selectFrom('people').select('id').where('id', '=', row.person).executeTakeFirst();
      if (person === undefined) return false;
      await run.insertInto('bars').values(row).execute();
      await this.#note(run, entry);
      say('signed-out', row.person);
      return true;
    });
  }

  /** It holds no more; says whose it was. */
  async lift(id: string, now: number, entry: HostLogRow): Promise<string | null> {
    return this.db.transaction().execute(async (run) => {
      const row = await run
        .updateTable('bars')
        .set({ until: now })
        .where('id', '=', id)
        .where('until', '>', now)
        .returning('person')
        .executeTakeFirst();
      if (row === undefined) return null;
      await this.#note(run, { ...entry, about: row.person });
      return row.person;
    });
  }

  async settle(id: string, now: number, entry: HostLogRow): Promise<boolean> {
    return this.db.transaction().execute(async (run) => {
      const row = await run
        .updateTable('reports')
        .set({ settled_at: now })
        .where('id', '=', id)
        .where('settled_at', 'is', null)
        .returning(['about', 'table_id', 'group_id'])
        .executeTakeFirst();
      if (row === undefined) return false;
      const { group_id } = row;
      const group =
        group_id === null
          ? undefined
          : await run.selectFrom('groups').select('name').where('id', '=', group_id).executeTakeFirst();
      await this.#note(run, { ...entry, about: row.about, table_id: row.table_id, group_id, group_name: group?.name ?? null });
      return true;
    });
  }

  /** Takes away what somebody said at a table, and tells them why. */
  async unsay(table: string, word: WordRow, entry: HostLogRow): Promise<void> {
    const { person } = word;
    await this.#store.telling.change(async (run, say) => {
      await this.#store.words.tell(run, [word]);
      await run
        .updateTable('chat')
        .set({ name: '', text: '', phrase: null, person: null })
        .where('table_id', '=', table)
        .where('person', '=', person)
        .execute();
      await this.#note(run, entry);
      say('unsaid', table);
    });
  }

  /** Notes what was done, and tells those whom it is about. */
  async note(entry: HostLogRow, words: readonly WordRow[]): Promise<void> {
    await this.db.transaction().execute(async (run) => {
      await this.#store.words.tell(run, words);
      await this.#note(run, entry);
    });
  }

  /**
   * Changes a group, or ends it (null): its people, tables and what was said there. False where there is no such group; `tells` makes
   * what each of its people is told.
   */
  async changeGroup(
    id: string,
    change: Partial<Pick<GroupRow, 'name' | 'muted_until' | 'muted_why'>> | null,
    entry: HostLogRow,
    tells: (person: string, name: string) => WordRow | null,
  ): Promise<boolean> {
    return this.#store.telling.change(async (run, say) => {
      const group = await run.selectFrom('groups').select('name').where('id', '=', id).executeTakeFirst();
      if (group === undefined) return false;
      const members = await run.selectFrom('group_members').select('person').where('group_id', '=', id).execute();
      const words = members.map(({ person }) => tells(person, change?.name ?? group.name));
      await this.#store.words.tell(
        run,
        words.filter((it) => it !== null),
      );
      if (change === null) await run.deleteFrom('calls').where('table_id', '=', id).execute();
      if (change === null) await run.deleteFrom('groups').where('id', '=', id).execute();
      else await run.updateTable('groups').set(change).where('id', '=', id).execute();
      await this.#note(run, { ...entry, group_id: id, group_name: group.name });
      say('group', id);
      return true;
    });
  }

  /** Somebody is in a group no more: what they said there goes, the dates they set included, and the ways in that they know lead nowhere. */
  async removeFromGroup(id: string, invitation: string, entry: HostLogRow, tells: (name: string) => WordRow): Promise<boolean> {
    return this.#store.telling
      .change(async (run, say) => {
        const group = await run.selectFrom('groups').select('name').where('id', '=', id).executeTakeFirst();
        if (group === undefined) return false;
        const word = tells(group.name);
        await this.#store.words.tell(run, [word]);
        const { numDeletedRows } = await run
          .deleteFrom('group_members')
          .where('group_id', '=', id)
          .where('person', '=', word.person)
          .executeTakeFirst();
        if (numDeletedRows === 0n) throw new NotThere();
        for (const theirs of ['group_lines', 'group_dates'] as const)
          await run.deleteFrom(theirs).where('group_id', '=', id).where('person', '=', word.person).execute();
        await run.updateTable('groups').set({ invitation }).where('id', '=', id).execute();
        await uncall(run, id, word.person);
        await forgetEmpty(run, [{ group_id: id }]);
        await this.#note(run, { ...entry, about: word.person, group_id: id, group_name: group.name });
        say('group', id);
        return true;
      })
      .catch((error: unknown) => {
        if (error instanceof NotThere) return false;
        throw error;
      });
  }

  async #note(run: Transaction<Schema>, entry: HostLogRow): Promise<void> {
    await run.insertInto('host_log').values(entry).execute();
  }
}
