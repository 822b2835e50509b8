import { type CreateTableBuilder, type Kysely, type QueryExecutorProvider, type RawBuilder, SqliteAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { logTable, requestsTable } from './rebuilt-tables.ts';
import { requestDigest } from './request-digest.ts';

/** So many rows are rewritten at a time. */
const AT_ONCE = 1000;

interface OldRequest {
  readonly table_id: string;
  readonly request: string;
  readonly at: number;
}

/** Requests under short names, logs of finished games in one piece, the components that each table began with. */
export const compactStep: Migration = {
  async up(db: Kysely<unknown>) {
    const sqlite = db.getExecutor().adapter instanceof SqliteAdapter;
    const bytes = sqlite ? sql`blob` : sql`bytea`;
    // Without this SQLite keeps every row of such a table twice: by its number, and by its key.
    const byKey = <T extends string>(table: CreateTableBuilder<T>) => (sqlite ? table.modifyEnd(sql`without rowid`) : table);
    await db.schema
      .createTable('log_packs')
      .addColumn('table_id', 'text', (it) => it.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('upto', 'integer', (it) => it.notNull())
      .addColumn('content', bytes, (it) => it.notNull())
      .addPrimaryKeyConstraint('log_packs_key', ['table_id', 'upto'])
      .execute();
    await db.schema
      .createTable('component_sets')
      .addColumn('hash', 'text', (it) => it.notNull())
      .addColumn('game', 'text', (it) => it.notNull())
      .addColumn('content', 'text', (it) => it.notNull())
      .addPrimaryKeyConstraint('component_sets_key', ['game', 'hash'])
      .execute();
    await db.schema.alterTable('tables').addColumn('game_packed', bytes).execute();
    await db.schema.alterTable('tables').addColumn('components', 'text').execute();
    await sql`create index tables_to_pack on tables (changed_at) where game_state is not null and status in ('over', 'abandoned')`.execute(
      db,
    );
    await nameComponents(db, sqlite);
    await sql`alter table requests rename to old_requests`.execute(db);
    await requestsTable(db, 'requests_by_name').$call(byKey).execute();
    await shortenRequests(db);
    await db.schema.dropTable('old_requests').execute();
    if (sqlite) await byKeyLog(db, byKey);
  },
};

/** The components that a table began with stand in the first entry of its log. */
export async function nameComponents(db: QueryExecutorProvider, sqlite: boolean): Promise<void> {
  const second: RawBuilder<string> = sqlite
    ? sql`case when instr(l.content, ' ') > 0 then substr(l.content, instr(l.content, ' ') + 1) end`
    : sql`nullif(split_part(l.content, ' ', 2), '')`;
  await sql`
    update tables set components =
      (select ${second} from log l where l.table_id = tables.id and l.kind = 'rules' order by l.number limit 1)
    where version > 0 and components is null`.execute(db);
}

async function shortenRequests(db: Kysely<unknown>): Promise<void> {
  let after = { table_id: '', request: '' };
  for (;;) {
    const { rows } = await sql<OldRequest>`
      select table_id, request, at from old_requests where (table_id, request) > (${after.table_id}, ${after.request})
      order by table_id, request limit ${AT_ONCE}`.execute(db);
    const last = rows.at(-1);
    if (last === undefined) return;
    const values = rows.map(({ table_id, request, at }) => sql`(${table_id}, ${requestDigest(request)}, ${at})`);
    await sql`insert into requests (table_id, request, at) values ${sql.join(values)} on conflict do nothing`.execute(db);
    after = last;
  }
}

async function byKeyLog(
  db: Kysely<unknown>,
  byKey: <T extends string>(table: CreateTableBuilder<T>) => CreateTableBuilder<T>,
): Promise<void> {
  await sql`alter table log rename to old_log`.execute(db);
  await logTable(db).$call(byKey).execute();
  await sql`insert into log select table_id, number, kind, seat, content, hash, at from old_log`.execute(db);
  await db.schema.dropTable('old_log').execute();
}
