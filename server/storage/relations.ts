import { type ExpressionOrFactory, type SqlBool, sql, type Transaction } from 'kysely';
import { newId } from '../people.ts';
import { InDatabase, removes } from './in-database.ts';
import { inPieces } from './in-pieces.ts';
import { lockPerson } from './once.ts';
import type { RelationRow, Schema, SeatRow } from './schema.ts';

/** Of so many people one may wish not to hear them, or not to meet them. */
const MOST = 500;

/** Whom somebody has muted or blocked. Blocking works both ways, and nobody is told who did it. */
export class Relations extends InDatabase {
  /** The last ones first. */
  async of(owner: string): Promise<readonly RelationRow[]> {
    return this.db.selectFrom('relations').selectAll().where('owner', '=', owner).orderBy('at', 'desc').orderBy('id').execute();
  }

  /** What the owner wants of each of these. */
  async toward(owner: string, others: readonly string[]): Promise<ReadonlyMap<string, RelationRow>> {
    const rows = await inPieces(others, (some) =>
      this.db.selectFrom('relations').selectAll().where('owner', '=', owner).where('other', 'in', some).execute(),
    );
    return new Map(rows.map((row) => [row.other, row]));
  }

  /** False where the owner has so many already; nothing that is wanted no more is kept. */
  async set(row: RelationRow): Promise<boolean> {
    const { owner, other, muted, blocked, at } = row;
    if (muted === 0 && blocked === 0) {
      await this.db.deleteFrom('relations').where('owner', '=', owner).where('other', '=', other).execute();
      return true;
    }
    return this.db.transaction().execute(async (run) => {
      // In one order, so that two who block each other never wait for each other.
      for (const person of [owner, other].sort()) await lockPerson(run, this.shared, person);
      const theirs = await run.selectFrom('relations').select('other').where('owner', '=', owner).execute();
      if (theirs.length >= MOST && theirs.every((it) => it.other !== other)) return false;
      await run
        .insertInto('relations')
        .values(row)
        .onConflict((it) => it.columns(['owner', 'other']).doUpdateSet({ muted, blocked, at }))
        .execute();
      return true;
    });
  }

  /** What they and these others want of each other holds for who sits in their place. */
  async follow(from: string, to: string, among: readonly string[]): Promise<void> {
    const others = among.filter((it) => it !== from && it !== to);
    if (others.length === 0) return;
    await this.#copied(from, to, (it) =>
      it.or([
        it.and([it('owner', '=', from), it('other', 'in', others)]),
        it.and([it('other', '=', from), it('owner', 'in', others)]),
      ]),
    );
  }

  /** What a guest wanted of others is wanted by whom they sign in as. */
  async inherit(from: string, to: string): Promise<void> {
    await this.#copied(from, to, (it) => it('owner', '=', from));
  }

  async #copied(from: string, to: string, which: ExpressionOrFactory<Schema, 'relations', SqlBool>): Promise<void> {
    const rows = await this.db.selectFrom('relations').selectAll().where(which).execute();
    for (const row of rows) {
      const [owner, other] = [row.owner, row.other].map((it) => (it === from ? to : it)) as [string, string];
      if (owner === other) continue;
      const known = (await this.toward(owner, [other])).get(other);
      const [muted, blocked] = [row.muted | (known?.muted ?? 0), row.blocked | (known?.blocked ?? 0)];
      await this.set({ id: newId(), owner, other, muted, blocked, at: row.at });
    }
  }

  async remove(owner: string, id: string): Promise<boolean> {
    return removes(this.db.deleteFrom('relations').where('owner', '=', owner).where('id', '=', id));
  }

  /** Says which of these readers do not hear which of these authors. */
  async hidden(
    readers: readonly string[],
    authors: readonly string[],
  ): Promise<(reader: string | null, author: string | null) => boolean> {
    const pairs = new Set<string>();
    if (authors.length > 0)
      await inPieces(readers, async (some) => {
        const rows = await this.db
          .selectFrom('relations')
          .select(['owner', 'other', 'blocked'])
          .where((it) =>
            it.or([
              it.and([it('owner', 'in', some), it('other', 'in', authors)]),
              it.and([it('other', 'in', some), it('owner', 'in', authors), it('blocked', '=', 1)]),
            ]),
          )
          .execute();
        for (const { owner, other, blocked } of rows) {
          pairs.add(`${owner} ${other}`);
          if (blocked === 1) pairs.add(`${other} ${owner}`);
        }
        return [];
      });
    return (reader, author) => pairs.has(`${reader} ${author}`);
  }

  /** Those of these people with whom somebody is not seated. */
  async apart(person: string, others: readonly string[]): Promise<ReadonlySet<string>> {
    if (others.length === 0) return new Set();
    const rows = await this.db
      .selectFrom('relations')
      .select(['owner', 'other'])
      .where('blocked', '=', 1)
      .where((it) =>
        it.or([
          it.and([it('owner', '=', person), it('other', 'in', others)]),
          it.and([it('other', '=', person), it('owner', 'in', others)]),
        ]),
      )
      .execute();
    return new Set(rows.map(({ owner, other }) => (owner === person ? other : owner)));
  }
}

/** Does one of those who come to the table meet somebody there, who has come, with whom they are not seated? */
export async function meetsApart(run: Transaction<Schema>, table: string, seats: readonly SeatRow[]): Promise<boolean> {
  if (seats.every((seat) => seat.person === null || seat.asked === 1)) return false;
  const before = await run.selectFrom('seats').selectAll().where('table_id', '=', table).execute();
  const here = (all: readonly SeatRow[]) => all.flatMap(({ person, asked }) => (person === null || asked === 1 ? [] : [person]));
  const known = here(before);
  const come = here(seats).filter((it) => !known.includes(it));
  const others = here(before.filter(({ seat }) => seats.every((it) => it.seat !== seat)));
  if (come.length === 0 || others.length === 0) return false;
  const { rows } = await sql`select 1 from relations where blocked = 1 and (
    (owner in (${sql.join(come)}) and other in (${sql.join(others)})) or (owner in (${sql.join(others)}) and other in (${sql.join(come)}))
  ) limit 1`.execute(run);
  return rows.length > 0;
}
