import { type Kysely, sql, type Transaction } from 'kysely';
import { isThere, lockPerson } from './once.ts';
import type { Database } from './open.ts';
import type { GroupDateRow, GroupLineRow, GroupRow, Schema } from './schema.ts';

/** In so many groups one may be, and so many people one may have. */
const MOST_GROUPS = 20;
const MOST_MEMBERS = 50;
/** So many lines and dates are kept; dates that are over go after a while. */
const KEPT_LINES = 300;
const MOST_DATES = 50;
const PAST = 30 * 24 * 3_600_000;

/** Groups, their people, talk and dates. */
export class Groups {
  readonly #db: Kysely<Schema>;
  readonly #shared: boolean;

  constructor(database: Database) {
    this.#db = database.db;
    this.#shared = database.url !== null;
  }

  /** False where somebody is in as many as one may be. */
  async make(row: GroupRow, person: string): Promise<boolean> {
    return this.#db.transaction().execute(async (run) => {
      if (!(await this.#mayJoin(run, person))) return false;
      await run.insertInto('groups').values(row).execute();
      await run.insertInto('group_members').values({ group_id: row.id, person, joined_at: row.created_at }).execute();
      return true;
    });
  }

  /** The group that somebody is in. */
  async of(id: string, person: string): Promise<GroupRow | null> {
    const row = await this.#db
      .selectFrom('groups')
      .selectAll()
      .where('id', '=', id)
      .where('id', 'in', (it) => it.selectFrom('group_members').select('group_id').where('person', '=', person))
      .executeTakeFirst();
    return row ?? null;
  }

  async group(id: string): Promise<GroupRow | null> {
    return (await this.#db.selectFrom('groups').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
  }

  async invitedBy(key: string): Promise<GroupRow | null> {
    return (await this.#db.selectFrom('groups').selectAll().where('invitation', '=', key).executeTakeFirst()) ?? null;
  }

  async mine(person: string): Promise<readonly (GroupRow & { readonly members: number })[]> {
    const rows = await this.#db
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
    const rows = await this.#db
      .selectFrom('group_members')
      .select('person')
      .where('group_id', '=', group)
      .orderBy('joined_at')
      .orderBy('person')
      .execute();
    return rows.map(({ person }) => person);
  }

  /** False where the group is full, or somebody is in as many as one may be. */
  async join(group: string, person: string, now: number): Promise<boolean> {
    return this.#db.transaction().execute(async (run) => {
      if (!(await this.#mayJoin(run, person))) return false;
      if (this.#shared) await sql`select 1 from groups where id = ${group} for update`.execute(run);
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
      return true;
    });
  }

  /** Whoever is the last one to leave takes the group along. */
  async leave(group: string, person: string): Promise<void> {
    await this.#db.transaction().execute(async (run) => {
      await run.deleteFrom('group_members').where('group_id', '=', group).where('person', '=', person).execute();
      await forgetEmpty(run);
    });
  }

  /** A guest's groups are those of whom they sign in as, as many as one may be in. */
  async inherit(from: string, to: string): Promise<void> {
    const rows = await this.#db.selectFrom('group_members').selectAll().where('person', '=', from).orderBy('joined_at').execute();
    for (const { group_id, joined_at } of rows)
      await this.#db.transaction().execute(async (run) => {
        if (!(await this.#mayJoin(run, to))) return;
        await run
          .insertInto('group_members')
          .values({ group_id, person: to, joined_at })
          .onConflict((it) => it.columns(['group_id', 'person']).doNothing())
          .execute();
        await run.deleteFrom('group_members').where('group_id', '=', group_id).where('person', '=', from).execute();
        await run
          .updateTable('group_lines')
          .set({ person: to })
          .where('group_id', '=', group_id)
          .where('person', '=', from)
          .execute();
      });
  }

  async change(group: string, change: Partial<Pick<GroupRow, 'name' | 'invitation' | 'feed' | 'webhook'>>): Promise<void> {
    await this.#db.updateTable('groups').set(change).where('id', '=', group).execute();
  }

  async say(line: Omit<GroupLineRow, 'number'>): Promise<boolean> {
    return this.#db.transaction().execute(async (run) => {
      if (!(await isThere(run, this.#shared, line.person))) return false;
      if (this.#shared) await sql`select 1 from groups where id = ${line.group_id} for update`.execute(run);
      const last = await run
        .selectFrom('group_lines')
        .select((it) => it.fn.max('number').as('number'))
        .where('group_id', '=', line.group_id)
        .executeTakeFirst();
      const number = Number(last?.number ?? 0) + 1;
      await run
        .insertInto('group_lines')
        .values({ ...line, number })
        .execute();
      await run
        .deleteFrom('group_lines')
        .where('group_id', '=', line.group_id)
        .where('number', '<=', number - KEPT_LINES)
        .execute();
      return true;
    });
  }

  async lines(group: string, after: number): Promise<readonly GroupLineRow[]> {
    return this.#db
      .selectFrom('group_lines')
      .selectAll()
      .where('group_id', '=', group)
      .where('number', '>', after)
      .orderBy('number')
      .execute();
  }

  /** What somebody said in all their groups. */
  async linesBy(person: string): Promise<readonly GroupLineRow[]> {
    return this.#db.selectFrom('group_lines').selectAll().where('person', '=', person).orderBy('at').execute();
  }

  /** False where there are as many as there may be. */
  async addDate(row: GroupDateRow): Promise<boolean> {
    return this.#db.transaction().execute(async (run) => {
      if (this.#shared) await sql`select 1 from groups where id = ${row.group_id} for update`.execute(run);
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
      return true;
    });
  }

  async removeDate(group: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('group_dates')
      .where('group_id', '=', group)
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  async dates(group: string): Promise<readonly GroupDateRow[]> {
    return this.#db.selectFrom('group_dates').selectAll().where('group_id', '=', group).orderBy('at').execute();
  }

  async #mayJoin(run: Transaction<Schema>, person: string): Promise<boolean> {
    await lockPerson(run, this.#shared, person);
    if (!(await isThere(run, this.#shared, person))) return false;
    const { many } = await run
      .selectFrom('group_members')
      .select((it) => it.fn.countAll<number>().as('many'))
      .where('person', '=', person)
      .executeTakeFirstOrThrow();
    return Number(many) < MOST_GROUPS;
  }
}

/** A group without people is nobody's. */
export async function forgetEmpty(run: Kysely<Schema>): Promise<void> {
  await run
    .deleteFrom('groups')
    .where((it) =>
      it.not(
        it.exists(
          it.selectFrom('group_members').whereRef('group_members.group_id', '=', 'groups.id').select(it.lit(1).as('one')),
        ),
      ),
    )
    .execute();
}
