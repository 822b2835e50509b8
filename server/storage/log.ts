import { InDatabase } from './in-database.ts';
import { AT_ONCE } from './in-pieces.ts';
import { unpackLog } from './packed.ts';
import type { LogRow } from './schema.ts';
import { uncounted } from './uncounted.ts';

/** What was done at the tables, entry by entry; of games that are over packed. */
export class Log extends InDatabase {
  async after(table: string, number: number): Promise<readonly LogRow[]> {
    // First the entries, then what is packed: whatever is packed between the two comes twice, and never not at all.
    const rows = await this.db
      .selectFrom('log')
      .selectAll()
      .where('table_id', '=', table)
      .where('number', '>', number)
      .orderBy('number')
      .execute();
    const packs = await this.db
      .selectFrom('log_packs')
      .selectAll()
      .where('table_id', '=', table)
      .where('upto', '>', number)
      .orderBy('upto')
      .execute();
    const packed = (await Promise.all(packs.map((it) => unpackLog(table, it.content)))).flat();
    const upto = packs.at(-1)?.upto ?? 0;
    return [...packed.filter((entry) => entry.number > number), ...rows.filter((entry) => entry.number > upto)];
  }

  /** Removes from the log of a running game what leads nowhere any more. */
  async forgetUncounted(table: string): Promise<void> {
    const pack = await this.db.selectFrom('log_packs').select('upto').where('table_id', '=', table).executeTakeFirst();
    // What was packed once is not taken apart again.
    if (pack !== undefined) return;
    const log = await this.db
      .selectFrom('log')
      .select(['number', 'kind', 'content'])
      .where('table_id', '=', table)
      .orderBy('number')
      .execute();
    const numbers = uncounted(log);
    await this.db.transaction().execute(async (run) => {
      for (let i = 0; i < numbers.length; i += AT_ONCE)
        await run
          .deleteFrom('log')
          .where('table_id', '=', table)
          .where('number', 'in', numbers.slice(i, i + AT_ONCE))
          .execute();
    });
  }
}
