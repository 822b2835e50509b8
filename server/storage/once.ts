import { sql, type Transaction } from 'kysely';
import type { Say } from '../bus/bus.ts';
import { requestDigest } from './request-digest.ts';
import type { Schema } from './schema.ts';
import type { Telling } from './telling.ts';

/**
 * `behind`: somebody else was faster; `repeated`: this request was done before; `too-many`: of what one may have; `nobody`: whoever
 * wants it has been deleted meanwhile; `apart`: somebody sits there with whom they are not seated. Nothing was changed then.
 */
export type Stored = 'stored' | 'behind' | 'repeated' | 'too-many' | 'nobody' | 'apart';

/** Rolls a transaction back. */
class Repeated extends Error {}

/** Runs a transaction that is rolled back where its request was carried out before. */
export async function once(telling: Telling, work: (run: Transaction<Schema>, say: Say) => Promise<Stored>): Promise<Stored> {
  try {
    return await telling.change(work);
  } catch (error) {
    if (error instanceof Repeated) return 'repeated';
    throw error;
  }
}

/** Until the transaction ends nobody else counts or adds what this person has: on SQLite one transaction comes after the other anyway. */
export async function lockPerson(run: Transaction<Schema>, shared: boolean, person: string): Promise<void> {
  if (shared) await sql`select 1 from people where id = ${person} for update`.execute(run);
}

/** Is this person still there? Until the transaction ends they are not deleted. */
export async function isThere(run: Transaction<Schema>, shared: boolean, person: string): Promise<boolean> {
  await lockPerson(run, shared, person);
  return (await run.selectFrom('people').select('id').where('id', '=', person).executeTakeFirst()) !== undefined;
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
