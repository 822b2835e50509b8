import { createHash } from 'node:crypto';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { InDatabase, removes } from './in-database.ts';
import { isThere, lockPerson } from './once.ts';
import type { Database } from './open.ts';
import type { GroupDateRow, GroupLineRow, GroupRow, Schema, WordRow } from './schema.ts';
import type { Telling } from './telling.ts';
import type { Words } from './words.ts';

/** In so many groups one may be, and so many people one may have. */
const MOST_GROUPS = 20;
const MOST_MEMBERS = 50;
/** So many lines and dates are kept; dates that are over go after a while. */
const KEPT_LINES = 300;
const MOST_DATES = 50;
const DAY = 24 * 3_600_000;
const PAST = 30 * DAY;

/** Somebody in a group, since when, and what the address of their calendar carries. */
export type Joined = Omit<Selectable<Schema['group_members']>, 'group_id'>;

/** The address of a group's calendar for one of its people: it shows what they may read, and ends for good when they leave. */
export function feedOf({ feed }: Pick<GroupRow, 'feed'>, { person, joined_at, feed: own }: Joined): string {
  if (own !== '') return own;
  return createHash('sha256').update(`calendar ${feed} ${person} ${joined_at}`).digest('base64url').slice(0, 22);
}

/** Groups, their people, talk and dates. */
export class Groups extends InDatabase {
  readonly #telling: Telling;
  readonly #words: Words;

  constructor(database: Database, telling: Telling, words: Words) {
    super(database);
    this.#telling = telling;
    this.#words = words;
  }

  /** False where somebody is in as many as one may be. */
  async make(row: GroupRow, person: string): Promise<boolean> {
    return this.db.transaction().execute(async (run) => {
      if (!(await this.#mayJoin(run, person))) return false;
      await run.insertInto('groups').values(row).execute();
      await run.insertInto('group_members').values({ group_id: row.id, person, joined_at: row.created_at }).execute();
      return true;
    });
  }

  /** The group that somebody is in. */
  async of(id: string, person: string): Promise<GroupRow | null> {
    const row = await this.db
      .selectFrom('groups')
      .selectAll()
      .where('id', '=', id)
      .where('id', 'in', (it) => it.selectFrom('group_members').select('group_id').where('person', '=', person))
      .executeTakeFirst();
    return row ?? null;
  }

  async group(id: string): Promise<GroupRow | null> {
    return (await this.db.selectFrom('groups').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
  }

  async invitedBy(key: string): Promise<GroupRow | null> {
    return (await this.db.selectFrom('groups').selectAll().where('invitation', '=', key).executeTakeFirst()) ?? null;
  }

  async mine(person: string): Promise<readonly (GroupRow & { readonly members: number })[]> {
    const rows = await this.db
      .selectFrom('groups')
      .innerJoin('group_members', 'group_members.group_id', 'groups.id')
      .selectAll('groups')
      .select((it) =>
        it
          .selectFrom('group_members as all')
          .whereRef('all.group_id', '=', 'groups.id')
          .select((all) => all.fn.countAll<number>().as('many'))
          .as('members'),
      )
      .where('group_members.person', '=', person)
      .orderBy('groups.created_at', 'desc')
      .execute();
    return rows.map((row) => ({ ...row, members: Number(row.members ?? 0) }));
  }

  /** The first one to come comes first. */
  async members(group: string): Promise<readonly string[]> {
    return (await this.joined(group)).map(({ person }) => person);
  }

  /** The same, with when they came. */
  async joined(group: string): Promise<readonly Joined[]> {
    return this.db
      .selectFrom('group_members')
      .select(['person', 'joined_at', 'feed'])
      .where('group_id', '=', group)
      .orderBy('joined_at')
      .orderBy('person')
      .execute();
  }

  /** By its link; false where that leads nowhere any more, the group is full, or somebody is in as many as one may be. */
  async join({ id: group, invitation }: Pick<GroupRow, 'id' | 'invitation'>, person: string, now: number): Promise<boolean> {
    return this.#telling.change(async (run, say) => {
      if (!(await this.#mayJoin(run, person))) return false;
      await this.#lock(run, group);
      // Whoever looked the link up may have been removed since, and the link be another.
      const leads = await run
        .selectFrom('groups')
        .select('id')
        .where((it) => it.and({ id: group, invitation }))
        .executeTakeFirst();
      if (leads === undefined) return false;
      const { many } = await run
        .selectFrom('group_members')
        .select((it) => it.fn.countAll<number>().as('many'))
        .where('group_id', '=', group)
        .executeTakeFirstOrThrow();
      if (Number(many) >= MOST_MEMBERS) return false;
      await run
        .insertInto('group_members')
        .values({ group_id: group, person, joined_at: now })
        .onConflict((it) => it.columns(['group_id', 'person']).doNothing())
        .execute();
      say('group', group);
      return true;
    });
  }

  /** Gives somebody's calendar another address; the one before leads nowhere any more. */
  async renewFeed(group: string, person: string, feed: string): Promise<void> {
    await this.db.updateTable('group_members').set({ feed }).where('group_id', '=', group).where('person', '=', person).execute();
  }

  /** Whoever is the last one to leave takes the group along. */
  async leave(group: string, person: string): Promise<void> {
    await this.db.transaction().execute(async (run) => {
      await run.deleteFrom('group_members').where('group_id', '=', group).where('person', '=', person).execute();
      await uncall(run, group, person);
      await forgetEmpty(run, [{ group_id: group }]);
    });
  }

  /** In one: nobody who is still in the group reads the new link before they are out. */
  async remove(group: string, word: WordRow, renewed: Pick<GroupRow, 'invitation'>): Promise<void> {
    await this.#telling.change(async (run, say) => {
      await this.#words.tell(run, [word]);
      await this.#lock(run, group);
      await run.deleteFrom('group_members').where('group_id', '=', group).where('person', '=', word.person).execute();
      await uncall(run, group, word.person);
      await run.updateTable('groups').set(renewed).where('id', '=', group).execute();
      say('group', group);
    });
  }

  /** A guest's groups are those of whom they sign in as, as many as one may be in. */
  async inherit(from: string, to: string): Promise<void> {
    const rows = await this.db
      .selectFrom('group_members')
      .innerJoin('groups', 'groups.id', 'group_members.group_id')
      .selectAll('group_members')
      .select('groups.feed as shared')
      .where('person', '=', from)
      .orderBy('joined_at')
      .execute();
    for (const { group_id, shared, ...joined } of rows)
      await this.db.transaction().execute(async (run) => {
        if (!(await this.#mayJoin(run, to))) return;
        await run
          .insertInto('group_members')
          // A calendar that reads the address goes on reading it.
          .values({ group_id, person: to, joined_at: joined.joined_at, feed: feedOf({ feed: shared }, joined) })
          .onConflict((it) => it.columns(['group_id', 'person']).doNothing())
          .execute();
        await run.deleteFrom('group_members').where('group_id', '=', group_id).where('person', '=', from).execute();
        await uncall(run, group_id, from);
        await run
          .updateTable('group_lines')
          .set({ person: to })
          .where('group_id', '=', group_id)
          .where('person', '=', from)
          .execute();
        await run
          .updateTable('group_dates')
          .set({ person: to })
          .where('group_id', '=', group_id)
          .where('person', '=', from)
          .execute();
      });
    await this.db.updateTable('words').set({ author: to }).where('author', '=', from).execute();
  }

  /** Somebody looks at it, which is noted once a day. */
  async seen({ id, here_at }: GroupRow, now: number): Promise<void> {
    if (here_at > now - DAY) return;
    await this.db.updateTable('groups').set({ here_at: now }).where('id', '=', id).where('here_at', '<', now).execute();
  }

  async change(group: string, change: Partial<Pick<GroupRow, 'name' | 'invitation' | 'webhook'>>): Promise<void> {
    await this.db.updateTable('groups').set(change).where('id', '=', group).execute();
  }

  /** Notes how a message went, unless the group is told elsewhere by now, or nowhere. */
  async changeWebhook({ id, webhook: from }: GroupRow, webhook: string): Promise<void> {
    await this.db.updateTable('groups').set({ webhook }).where('id', '=', id).where('webhook', '=', from).execute();
  }

  /** False where whoever says it is not in the group any more. */
  async say(line: Omit<GroupLineRow, 'number'>): Promise<boolean> {
    return this.#telling.change(async (run, tell) => {
      if (!(await isThere(run, this.shared, line.person))) return false;
      await this.#lock(run, line.group_id);
      if (!(await isIn(run, line.group_id, line.person))) return false;
      const last = await run
        .selectFrom('group_lines')
        .select((it) => it.fn.max('number').as('number'))
        .where('group_id', '=', line.group_id)
        .executeTakeFirst();
      const counted = await run.selectFrom('groups').select('last_line').where('id', '=', line.group_id).executeTakeFirst();
      // Lines go with whoever said them; their numbers are not given again.
      const number = Math.max(Number(last?.number ?? 0), Number(counted?.last_line ?? 0)) + 1;
      await run.updateTable('groups').set({ last_line: number }).where('id', '=', line.group_id).execute();
      await run
        .insertInto('group_lines')
        .values({ ...line, number })
        .execute();
      await run
        .deleteFrom('group_lines')
        .where('group_id', '=', line.group_id)
        .where('number', '<=', number - KEPT_LINES)
        .execute();
      tell('group-talk', line.group_id);
      return true;
    });
  }

  async lines(group: string, after: number): Promise<readonly GroupLineRow[]> {
    return this.db
      .selectFrom('group_lines')
      .selectAll()
      .where('group_id', '=', group)
      .where('number', '>', after)
      .orderBy('number')
      .execute();
  }

  /** What somebody said in all their groups. */
  async linesBy(person: string): Promise<readonly GroupLineRow[]> {
    return this.db.selectFrom('group_lines').selectAll().where('person', '=', person).orderBy('at').execute();
  }

  /** False where there are as many as there may be, or whoever wants it is not in the group any more. */
  async addDate(row: GroupDateRow & { readonly person: string }): Promise<boolean> {
    return this.#telling.change(async (run, say) => {
      if (!(await isThere(run, this.shared, row.person))) return false;
      await this.#lock(run, row.group_id);
      if (!(await isIn(run, row.group_id, row.person))) return false;
      await run
        .deleteFrom('group_dates')
        .where('group_id', '=', row.group_id)
        .where('at', '<', row.made_at - PAST)
        .execute();
      const { many } = await run
        .selectFrom('group_dates')
        .select((it) => it.fn.countAll<number>().as('many'))
        .where('group_id', '=', row.group_id)
        .executeTakeFirstOrThrow();
      if (Number(many) >= MOST_DATES) return false;
      await run.insertInto('group_dates').values(row).execute();
      say('group', row.group_id);
      return true;
    });
  }

  /** The dates that somebody has set in all their groups. */
  async datesBy(person: string): Promise<readonly GroupDateRow[]> {
    return this.db.selectFrom('group_dates').selectAll().where('person', '=', person).orderBy('at').execute();
  }

  async removeDate(group: string, id: string): Promise<boolean> {
    return removes(this.db.deleteFrom('group_dates').where('group_id', '=', group).where('id', '=', id));
  }

  async dates(group: string): Promise<readonly GroupDateRow[]> {
    return this.db.selectFrom('group_dates').selectAll().where('group_id', '=', group).orderBy('at').execute();
  }

  /** Until the transaction ends nobody else changes the group: on SQLite one comes after the other anyway. */
  async #lock(run: Transaction<Schema>, group: string): Promise<void> {
    if (this.shared) await sql`select 1 from groups where id = ${group} for update`.execute(run);
  }

  async #mayJoin(run: Transaction<Schema>, person: string): Promise<boolean> {
    await lockPerson(run, this.shared, person);
    if (!(await isThere(run, this.shared, person))) return false;
    const { many } = await run
      .selectFrom('group_members')
      .select((it) => it.fn.countAll<number>().as('many'))
      .where('person', '=', person)
      .executeTakeFirstOrThrow();
    return Number(many) < MOST_GROUPS;
  }
}

async function isIn(run: Transaction<Schema>, group: string, person: string): Promise<boolean> {
  const found = await run
    .selectFrom('group_members')
    .select('person')
    .where((it) => it.and({ group_id: group, person }))
    .executeTakeFirst();
  return found !== undefined;
}

/** Whoever is in the group no more is called to its talk no more, and by nobody whom they named there. */
export async function uncall(run: Kysely<Schema>, group: string, person: string): Promise<void> {
  await run
    .deleteFrom('calls')
    .where('table_id', '=', group)
    .where((it) => it.or([it('person', '=', person), it('wait', 'like', `% ${person}`)]))
    .execute();
}

/** Of these groups those without people are nobody's. */
export async function forgetEmpty(run: Kysely<Schema>, left: readonly { readonly group_id: string }[]): Promise<void> {
  if (left.length === 0) return;
  await run
    .deleteFrom('groups')
    .where(
      'id',
      'in',
      left.map(({ group_id }) => group_id),
    )
    .where((it) =>
      it.not(
        it.exists(
          it.selectFrom('group_members').whereRef('group_members.group_id', '=', 'groups.id').select(it.lit(1).as('one')),
        ),
      ),
    )
    .execute();
}
