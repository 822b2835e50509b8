import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What those who played a game write at its moments once it is over. */
export const notesStep: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('notes')
      .addColumn('table_id', 'text', (it) => it.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('number', 'integer', (it) => it.notNull())
      .addColumn('move', 'integer', (it) => it.notNull())
      .addColumn('seat', 'integer', (it) => it.notNull())
      .addColumn('person', 'text', (it) => it.notNull().references('people.id').onDelete('cascade'))
      .addColumn('name', 'text', (it) => it.notNull())
      .addColumn('text', 'text', (it) => it.notNull())
      .addColumn('at', 'bigint', (it) => it.notNull())
      .addPrimaryKeyConstraint('notes_key', ['table_id', 'number'])
      .execute();
    await db.schema.createIndex('notes_by_person').on('notes').column('person').execute();
  },
};
