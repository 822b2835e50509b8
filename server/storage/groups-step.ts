import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Groups of people, what they say, when they meet, and which tables are theirs. */
export const groupsStep: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('groups')
      .addColumn('id', 'text', (it) => it.primaryKey())
      .addColumn('name', 'text', (it) => it.notNull())
      .addColumn('invitation', 'text', (it) => it.notNull().unique())
      .addColumn('feed', 'text', (it) => it.notNull())
      .addColumn('webhook', 'text')
      .addColumn('created_at', 'bigint', (it) => it.notNull())
      .execute();
    const ofGroup = (name: string) =>
      db.schema.createTable(name).addColumn('group_id', 'text', (it) => it.notNull().references('groups.id').onDelete('cascade'));
    await ofGroup('group_members')
      .addColumn('person', 'text', (it) => it.notNull().references('people.id').onDelete('cascade'))
      .addColumn('joined_at', 'bigint', (it) => it.notNull())
      .addPrimaryKeyConstraint('group_members_key', ['group_id', 'person'])
      .execute();
    await db.schema.createIndex('group_members_by_person').on('group_members').column('person').execute();
    await ofGroup('group_lines')
      .addColumn('number', 'integer', (it) => it.notNull())
      .addColumn('person', 'text', (it) => it.notNull().references('people.id').onDelete('cascade'))
      .addColumn('text', 'text', (it) => it.notNull())
      .addColumn('phrase', 'text')
      .addColumn('at', 'bigint', (it) => it.notNull())
      .addPrimaryKeyConstraint('group_lines_key', ['group_id', 'number'])
      .execute();
    await ofGroup('group_dates')
      .addColumn('id', 'text', (it) => it.primaryKey())
      .addColumn('at', 'bigint', (it) => it.notNull())
      .addColumn('minutes', 'integer', (it) => it.notNull())
      .addColumn('title', 'text', (it) => it.notNull())
      .addColumn('made_at', 'bigint', (it) => it.notNull())
      .execute();
    await db.schema.alterTable('tables').addColumn('group_id', 'text').execute();
    await db.schema.createIndex('tables_by_group').on('tables').column('group_id').execute();
  },
};
