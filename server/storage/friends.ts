import { newId } from '../people.ts';
import { InDatabase, removes } from './in-database.ts';
import { inPieces } from './in-pieces.ts';
import { isThere } from './once.ts';
import type { FriendRow } from './schema.ts';

/** So many one may choose. */
const MOST = 200;

/** Whom somebody has played with and chosen. It is their own choice: nobody else is told of it. */
export class Friends extends InDatabase {
  /** The last ones first. */
  async of(owner: string): Promise<readonly FriendRow[]> {
    return this.#together(owner).selectAll().orderBy('at', 'desc').orderBy('id').execute();
  }

  /** Those of these whom the owner has chosen. */
  async among(owner: string, others: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await inPieces(others, (some) => this.#together(owner).select('other').where('other', 'in', some).execute());
    return new Set(rows.map(({ other }) => other));
  }

  /** Whoever keeps apart from the other is nowhere a friend, as somebody who is gone: nobody learns which of both it was. */
  #together(owner: string) {
    return this.db
      .selectFrom('friends')
      .where('friends.owner', '=', owner)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('relations')
              .select('relations.id')
              .where('blocked', '=', 1)
              .where(({ or, and, eb, ref }) =>
                or([
                  and([eb('relations.owner', '=', ref('friends.owner')), eb('relations.other', '=', ref('friends.other'))]),
                  and([eb('relations.owner', '=', ref('friends.other')), eb('relations.other', '=', ref('friends.owner'))]),
                ]),
              ),
          ),
        ),
      );
  }

  /** False where the owner has so many already, or one of both is gone. */
  async choose(row: FriendRow): Promise<boolean> {
    return this.db.transaction().execute(async (run) => {
      // In one order, so that two who choose each other never wait for each other.
      for (const person of [row.owner, row.other].sort()) if (!(await isThere(run, this.shared, person))) return false;
      const theirs = await run.selectFrom('friends').select('other').where('owner', '=', row.owner).execute();
      if (theirs.some(({ other }) => other === row.other)) return true;
      if (theirs.length >= MOST) return false;
      await run
        .insertInto('friends')
        .values(row)
        .onConflict((it) => it.columns(['owner', 'other']).doNothing())
        .execute();
      return true;
    });
  }

  /** To how many tables somebody has asked another who has not come: such that wait, and given up or without them such as were opened since. */
  async asked(owner: string, other: string, since: number): Promise<number> {
    const row = await this.db
      .selectFrom('tables')
      .select((it) => it.fn.countAll<number>().as('many'))
      .where('host', '=', owner)
      .where(({ eb, or, and, exists, selectFrom }) => {
        const asked = exists(
          selectFrom('seats')
            .select('seats.seat')
            .whereRef('seats.table_id', '=', 'tables.id')
            .where('seats.person', '=', other)
            .where('seats.asked', '=', 1),
        );
        const sentAway = eb('sent_away', 'like', `%${JSON.stringify(other)}%`);
        return or([and([eb('status', '=', 'open'), asked]), and([eb('created_at', '>', since), or([sentAway, asked])])]);
      })
      .executeTakeFirstOrThrow();
    return Number(row.many);
  }

  async remove(owner: string, id: string): Promise<boolean> {
    return removes(this.db.deleteFrom('friends').where('owner', '=', owner).where('id', '=', id));
  }

  /** Whom a guest has chosen is chosen by whom they sign in as. */
  async inherit(from: string, to: string): Promise<void> {
    for (const { other, at } of await this.of(from)) if (other !== to) await this.choose({ id: newId(), owner: to, other, at });
  }
}
