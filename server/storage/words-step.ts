import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Hosts see groups too, and whoever is removed from somewhere is told why. */
export const wordsStep: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('reports').addColumn('group_id', 'text').execute();
    await db.schema.alterTable('host_log').addColumn('group_id', 'text').execute();
    await db.schema.alterTable('host_log').addColumn('group_name', 'text').execute();
    await db.schema.alterTable('groups').addColumn('muted_until', 'bigint').execute();
    await db.schema.alterTable('groups').addColumn('muted_why', 'text').execute();
    await db.schema
      .createTable('words')
      .addColumn('id', 'text', (it) => it.primaryKey())
      .addColumn('person', 'text', (it) => it.notNull().references('people.id').onDelete('cascade'))
      .addColumn('what', 'text', (it) => it.notNull())
      .addColumn('title', 'text', (it) => it.notNull())
      .addColumn('table_id', 'text')
      .addColumn('reason', 'text', (it) => it.notNull())
      .addColumn('at', 'bigint', (it) => it.notNull())
      .execute();
    await db.schema.createIndex('reports_by_group').on('reports').column('group_id').execute();
    await db.schema.createIndex('groups_by_age').on('groups').columns(['created_at', 'id']).execute();
    await db.schema.createIndex('words_by_person').on('words').columns(['person', 'at']).execute();
  },
};
