import { InDatabase, removes } from './in-database.ts';
import { lockPerson } from './once.ts';
import type { PasskeyRow } from './schema.ts';

/** So many people who share an address of mail are sent a link each. */
const MOST_SHARING = 5;

/** What people are known by: passkeys and recovery codes; and the questions that passkeys answer, each once. */
export class Members extends InDatabase {
  async passkeysOf(person: string): Promise<readonly PasskeyRow[]> {
    return this.db.selectFrom('passkeys').selectAll().where('person', '=', person).orderBy('created_at').execute();
  }

  async passkey(id: string): Promise<PasskeyRow | null> {
    return (await this.db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
  }

  /** False where it is somebody's already, or this person has so many. */
  async addPasskey(row: PasskeyRow, most: number): Promise<boolean> {
    return this.db.transaction().execute(async (run) => {
      await lockPerson(run, this.shared, row.person);
      const theirs = await run.selectFrom('passkeys').select('id').where('person', '=', row.person).execute();
      if (theirs.length >= most) return false;
      const { numInsertedOrUpdatedRows } = await run
        .insertInto('passkeys')
        .values(row)
        .onConflict((it) => it.column('id').doNothing())
        .executeTakeFirst();
      return (numInsertedOrUpdatedRows ?? 0n) > 0n;
    });
  }

  async usedPasskey(id: string, counter: number, at: number): Promise<void> {
    await this.db.updateTable('passkeys').set({ counter, used_at: at }).where('id', '=', id).execute();
  }

  async removePasskey(person: string, id: string): Promise<boolean> {
    return removes(this.db.deleteFrom('passkeys').where('id', '=', id).where('person', '=', person));
  }

  async recoveryOf(person: string): Promise<number | null> {
    const row = await this.db.selectFrom('recovery_codes').select('created_at').where('person', '=', person).executeTakeFirst();
    return row?.created_at ?? null;
  }

  /** The new code takes the place of an earlier one. */
  async setRecovery(person: string, hash: string, at: number): Promise<void> {
    await this.db
      .insertInto('recovery_codes')
      .values({ person, hash, created_at: at })
      .onConflict((it) => it.column('person').doUpdateSet({ hash, created_at: at }))
      .execute();
  }

  /** Whose code this is; it is spent with that. Of several who use it one has it. */
  async spendRecovery(hash: string): Promise<string | null> {
    const row = await this.db.deleteFrom('recovery_codes').where('hash', '=', hash).returning('person').executeTakeFirst();
    return row?.person ?? null;
  }

  async ask(challenge: string, person: string | null, until: number, now: number): Promise<void> {
    await this.db.deleteFrom('challenges').where('until', '<=', now).execute();
    await this.db.insertInto('challenges').values({ challenge, person, until }).execute();
  }

  /** True where this was asked of this person (null: of whoever comes) and has not been answered yet. */
  async answered(challenge: string, person: string | null, now: number): Promise<boolean> {
    const row = await this.db.deleteFrom('challenges').where('challenge', '=', challenge).returningAll().executeTakeFirst();
    return row !== undefined && row.person === person && row.until > now;
  }

  /** Has this person anything to be known by, besides the devices they are signed in on? */
  async isMember(person: string): Promise<boolean> {
    if ((await this.recoveryOf(person)) !== null || (await this.passkeysOf(person)).length > 0) return true;
    return this.hasMail(person);
  }

  /** Has this person confirmed an address of mail, to which a link can be sent? */
  async hasMail(person: string): Promise<boolean> {
    const mail = await this.db
      .selectFrom('channels')
      .select('id')
      .where('person', '=', person)
      .where('kind', '=', 'mail')
      .where('confirmed', '=', 1)
      .executeTakeFirst();
    return mail !== undefined;
  }

  /** Those who have confirmed this address of mail. */
  async byMail(address: string): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('channels')
      .select('person')
      .where('kind', '=', 'mail')
      .where('address', '=', address)
      .where('confirmed', '=', 1)
      .orderBy('renewed_at')
      .limit(MOST_SHARING)
      .execute();
    return rows.map(({ person }) => person);
  }

  /** The browsers that are called on this session, taken from it before it ends: the device gets another one. */
  async takeCalls(session: string): Promise<readonly string[]> {
    const taken = await this.db
      .updateTable('channels')
      .set({ session: null })
      .where('session', '=', session)
      .returning('id')
      .execute();
    return taken.map(({ id }) => id);
  }

  /** The address of mail that belongs to no session any more belongs to this one, into which it led. */
  async adoptMail(person: string, session: string): Promise<void> {
    await this.db
      .updateTable('channels')
      .set({ session })
      .where((it) => it.and({ person, kind: 'mail', confirmed: 1 }))
      .where('session', 'is', null)
      .execute();
  }

  async giveCalls(channels: readonly string[], session: string): Promise<void> {
    if (channels.length > 0) await this.db.updateTable('channels').set({ session }).where('id', 'in', channels).execute();
  }
}
