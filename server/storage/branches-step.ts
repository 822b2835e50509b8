import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Tables whose game goes on from a moment of another one. */
export const branchesStep: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('tables').addColumn('branch', 'text').execute();
  },
};
