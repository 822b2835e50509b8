import { InDatabase } from './in-database.ts';

const DAY = 24 * 3_600_000;

/** Which mailboxes want no mail from here, and how many letters went where today. Of an address only a keyed hash is kept. */
export class Mailboxes extends InDatabase {
  async hasRefused(mailbox: string): Promise<boolean> {
    return (await this.db.selectFrom('refusals').select('at').where('mailbox', '=', mailbox).executeTakeFirst()) !== undefined;
  }

  /** Nothing is written there any more, whoever asks for it; whoever was called there is called there no more. */
  async refuse(mailbox: string, at: number): Promise<void> {
    await this.db.transaction().execute(async (run) => {
      await run
        .insertInto('refusals')
        .values({ mailbox, at })
        .onConflict((it) => it.column('mailbox').doNothing())
        .execute();
      await run.deleteFrom('channels').where('mailbox', '=', mailbox).execute();
    });
  }

  async welcome(mailbox: string): Promise<void> {
    await this.db.deleteFrom('refusals').where('mailbox', '=', mailbox).execute();
  }

  /** Counts one more of today; false, and nothing is counted, where there were so many already. Exact over all processes. */
  async count(counted: string, now: number, most: number): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.db
      .insertInto('letters')
      .values({ counted, day: Math.floor(now / DAY), many: 1 })
      .onConflict((it) =>
        it
          .columns(['day', 'counted'])
          .doUpdateSet((row) => ({ many: row('letters.many', '+', 1) }))
          .where('letters.many', '<', most),
      )
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  }

  /** What was counted before today is of no use; a day to come was counted by a clock that was wrong. */
  async tidy(now: number): Promise<void> {
    const day = Math.floor(now / DAY);
    await this.db
      .deleteFrom('letters')
      .where((it) => it.or([it('day', '<', day), it('day', '>', day + 1)]))
      .execute();
  }
}
