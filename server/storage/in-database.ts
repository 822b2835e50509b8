import type { Kysely } from 'kysely';
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
