import type { Kysely, Transaction } from 'kysely';
import { requestDigest } from './request-digest.ts';
import type { Schema } from './schema.ts';

/** `behind`: somebody else was faster; `repeated`: this request was done before. Either way nothing was changed. */
export type Stored = 'stored' | 'behind' | 'repeated';

/** Rolls a transaction back. */
class Repeated extends Error {}

/** Runs a transaction that is rolled back where its request was carried out before. */
export async function once(db: Kysely<Schema>, work: (run: Transaction<Schema>) => Promise<Stored>): Promise<Stored> {
  try {
    return await db.transaction().execute(work);
  } catch (error) {
    if (error instanceof Repeated) return 'repeated';
    throw error;
  }
}

/** Notes the request; a second one of the same name ends the transaction. */
export async function remember(run: Transaction<Schema>, table: string, request: string, at: number): Promise<void> {
  const { numInsertedOrUpdatedRows } = await run
    .insertInto('requests')
    .values({ table_id: table, request: requestDigest(request), at })
    .onConflict((it) => it.columns(['table_id', 'request']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) throw new Repeated();
}
