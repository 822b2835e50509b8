import { type Kysely, type QueryExecutorProvider, SqliteAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Nothing is looked for by going through all rows of a table that grows. */
export const quickStep: Migration = {
  async up(db: Kysely<unknown>) {
    // Whoever goes is looked for here, and what goes takes its own along.
    await db.schema.createIndex('group_lines_by_person').on('group_lines').column('person').execute();
    await db.schema.createIndex('group_dates_by_group').on('group_dates').columns(['group_id', 'at']).execute();
    await db.schema.createIndex('host_log_by_host').on('host_log').column('host').execute();
    await db.schema.createIndex('host_log_by_about').on('host_log').column('about').execute();
    await db.schema.createIndex('sessions_by_table').on('sessions').column('table_id').execute();
    await db.schema.createIndex('sessions_by_maker').on('sessions').column('made_by').execute();
    await db.schema.createIndex('calls_by_table').on('calls').column('table_id').execute();
    await db.schema.createIndex('people_by_age').on('people').columns(['created_at', 'id']).execute();
    await db.schema.createIndex('tables_by_host').on('tables').column('host').execute();
    await db.schema.createIndex('tables_by_age').on('tables').columns(['created_at', 'id']).execute();
    await db.schema.createIndex('daily_tries_by_day').on('daily_tries').column('day').execute();
    await db.schema.createIndex('daily_choices_by_day').on('daily_choices').column('day').execute();
    await db.schema.createIndex('programs_by_end').on('programs').column('until').execute();
    await db.schema.createIndex('bars_by_end').on('bars').columns(['kind', 'until']).execute();
    // In the words in which the host's page asks for them.
    await sql`create index reports_in_order on reports ((case when settled_at is null then 0 else 1 end), at desc, id)`.execute(
      db,
    );
    // A move changes neither of these: nobody pays for them who plays.
    await sql`create index tables_in_play on tables (id) where (status || '') = 'playing'`.execute(db);
    await sql`create index tables_at_rest on tables (status, changed_at) where status <> 'playing'`.execute(db);
    await db.schema.dropIndex('tables_to_pack').execute();
    await sql`create index tables_to_pack on tables (changed_at)
      where game_state is not null and status <> 'playing' and status <> 'open'`.execute(db);
    await traces(db);
  },
};

/** Who ever had to do with which table: whoever deletes themselves is taken out of these. */
async function traces(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('traces')
    .addColumn('person', 'text', (it) => it.notNull())
    .addColumn('table_id', 'text', (it) => it.notNull().references('tables.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('traces_key', ['person', 'table_id'])
    .execute();
  await noteTraces(db, db.getExecutor().adapter instanceof SqliteAdapter);
  await db.schema.createIndex('traces_by_table').on('traces').column('table_id').execute();
}

/** From what the tables and their seats say; for databases, and backups, from before this was noted. */
export async function noteTraces(db: QueryExecutorProvider, sqlite: boolean): Promise<void> {
  const each = (list: string) =>
    sql.raw(sqlite ? `json_each(${list}) as named` : `jsonb_array_elements_text(${list}::jsonb) as named(value)`);
  const known = sqlite ? "json_extract(branch, '$.known')" : "(branch::jsonb->>'known')";
  await sql`insert into traces (person, table_id)
    select person, table_id from seats where person is not null
    union select rated_by, table_id from seats where rated_by is not null
    union select host, id from tables
    union select named.value, seats.table_id from seats, ${each('seats.seen_by')}
    union select named.value, tables.id from tables, ${each('tables.sent_away')}
    union select named.value, left_one.id from (select id, ${sql.raw(known)} as known from tables where branch is not null) as left_one,
      ${each('left_one.known')}`.execute(db);
}
