import { InDatabase, removes } from './in-database.ts';
import { lockPerson } from './once.ts';
import type { ChannelRow } from './schema.ts';

/** The ways in which people can be reached. */
export class Channels extends InDatabase {
  async of(person: string): Promise<readonly ChannelRow[]> {
    return this.db.selectFrom('channels').selectAll().where('person', '=', person).orderBy('renewed_at', 'desc').execute();
  }

  /** Puts a channel in the place of whatever has the same address, and keeps only the newest of its kind; mail that is confirmed stays until the new one is. */
  async keep(row: ChannelRow, most: number): Promise<void> {
    await this.db.transaction().execute(async (run) => {
      await lockPerson(run, this.shared, row.person);
      await run
        .deleteFrom('channels')
        .where('kind', '=', row.kind)
        .where('address', '=', row.address)
        // A browser belongs to whoever is signed in there; an address of mail may be several people's.
        .$if(row.kind !== 'push', (it) => it.where('person', '=', row.person))
        .execute();
      await run.insertInto('channels').values(row).execute();
      const kept = run
        .selectFrom('channels')
        .select('id')
        .where('person', '=', row.person)
        .where('kind', '=', row.kind)
        .$if(row.kind === 'mail', (it) => it.where('confirmed', '=', row.confirmed))
        .orderBy('renewed_at', 'desc')
        .orderBy('id')
        .limit(most);
      await run
        .deleteFrom('channels')
        .where('person', '=', row.person)
        .where('kind', '=', row.kind)
        .$if(row.kind === 'mail', (it) => it.where('confirmed', '=', row.confirmed))
        .where('id', 'not in', (it) => it.selectFrom(kept.as('kept')).select('kept.id'))
        .execute();
    });
  }

  /** Its owner saves it again. */
  async renew(id: string, change: Pick<ChannelRow, 'details' | 'session' | 'renewed_at'>): Promise<void> {
    await this.db
      .updateTable('channels')
      .set({ ...change, confirmed: 1, misses: 0 })
      .where('id', '=', id)
      .execute();
  }

  /** Nothing is sent there until its owner saves it again. */
  async doubt(id: string): Promise<void> {
    await this.db.updateTable('channels').set({ confirmed: 0 }).where('id', '=', id).execute();
  }

  /** One more call to which nobody answered; after so many in a row nothing is sent there until its owner saves it again. */
  async missed(id: string, most: number): Promise<void> {
    await this.db
      .updateTable('channels')
      .set((it) => ({
        misses: it('misses', '+', 1),
        confirmed: it
          .case()
          .when('misses', '>=', most - 1)
          .then(0)
          .else(it.ref('confirmed'))
          .end(),
      }))
      .where('id', '=', id)
      .execute();
  }

  async byId(id: string): Promise<ChannelRow | null> {
    return (await this.db.selectFrom('channels').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
  }

  /** Whoever reads there agrees; another address of mail that did so before is this person's no more. */
  async confirm({ person, id, kind }: ChannelRow): Promise<void> {
    await this.db.transaction().execute(async (run) => {
      const { numUpdatedRows } = await run
        .updateTable('channels')
        .set({ confirmed: 1, misses: 0 })
        .where('id', '=', id)
        .where('person', '=', person)
        .executeTakeFirst();
      if (kind === 'mail' && numUpdatedRows > 0n)
        await run
          .deleteFrom('channels')
          .where((it) => it.and({ person, kind, confirmed: 1 }))
          .where('id', '!=', id)
          .execute();
    });
  }

  /** How the last call over it went. */
  async went(id: string, at: number, result: NonNullable<ChannelRow['last_result']>, why: string | null): Promise<void> {
    await this.db
      .updateTable('channels')
      .set({ last_at: at, last_result: result, last_why: why, ...(result === 'taken' ? { misses: 0 } : {}) })
      .where('id', '=', id)
      .execute();
  }

  async remove(person: string, id: string): Promise<boolean> {
    return removes(this.db.deleteFrom('channels').where('id', '=', id).where('person', '=', person));
  }
}
