import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How every process of the last day fared, as each tells of itself. */
export const processesStep: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('processes')
      .addColumn('id', 'text', (it) => it.primaryKey())
      .addColumn('at', 'bigint', (it) => it.notNull())
      .addColumn('ended', 'integer', (it) => it.notNull())
      .addColumn('said', 'text', (it) => it.notNull())
      .execute();
  },
};
