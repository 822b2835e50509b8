import type { DeleteResult, Kysely } from 'kysely';
import type { Database } from './open.ts';
import type { Schema } from './schema.ts';

/** A part of the storage: what it reads and writes, and whether other processes do so too. */
export abstract class InDatabase {
  protected readonly db: Kysely<Schema>;
  protected readonly shared: boolean;

  constructor({ db, url }: Database) {
    this.db = db;
    this.shared = url !== null;
  }
}

/** Carries a removal out; was there anything to remove? */
export async function removes(rows: { executeTakeFirst(): Promise<DeleteResult | undefined> }): Promise<boolean> {
  return ((await rows.executeTakeFirst())?.numDeletedRows ?? 0n) > 0n;
}
