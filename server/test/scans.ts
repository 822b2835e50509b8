// Every statement of the storage is asked how it will be carried out: none goes through all rows of a table that grows.
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import pg from 'pg';

/** Tables that hold what is of the moment, or as much as there are games, hosts and settings: they may be gone through. */
const SMALL = [
  ...['presence', 'lookers', 'processes', 'challenges', 'letters', 'settings', 'hosts', 'component_sets', 'lesson_counts'],
  ...['kysely_migration', 'kysely_migration_lock', 'sqlite_master', 'sqlite_schema'],
];
/** An index that holds only what waits to be done. */
const WAITING = 'tables_to_rate';
/** By these alone a good part of all tables is found. */
const COARSE = /INDEX tables_by_\w+ \(status=\?\)/;

/** What goes through more than it gives, and may. */
const ALLOWED: readonly RegExp[] = [
  // Steps that bring a database up to date, once.
  /^(update (people|tables|chat|groups|group_dates|words) set|insert into (log|traces) |select distinct pace from tables)/,
  // Once, at the start of a process.
  /^select "game", "components", count/,
  // A host looks for a part of a name; a command of the host for a name, and for all tables, page by page.
  /lower\("(people|groups)"\."name"\) like/,
  // The host's lists of people and groups, in the order of an index.
  /^select "(people|groups)"\."id", .* from "(people|groups)" order by "(people|groups)"\."created_at" desc/,
  /^select \* from "people" where "name" = /,
  /^select .* from "tables" where "status" = \S+ (and \(created_at, id\) .*)?order by "created_at", "id" limit/,
  // Guests that never came back, some hundred at a time and nobody waiting: PostgreSQL reads together what they might have.
  /^delete from "people" where "id" in \(\$1, .* and \(not exists/,
  // Tests, by themselves.
  /^select ("table_id" from "log"|"id" from "people" order by "id"|"request" from "requests"|\* from "seats" where "rated_by"|\* from "(traces|steps)"|"name" from "notes")/,
  /sqlite_master m, pragma_/,
];

const asked = new Set<string>();
const found: string[] = [];

/** Anew: one that was not asked about before, nor is allowed anyhow. */
function isNew(plain: string): boolean {
  if (asked.has(plain) || !/^(select|with|insert|update|delete)\b/i.test(plain)) return false;
  asked.add(plain);
  return !ALLOWED.some((like) => like.test(plain));
}

const plainOf = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Where a page is taken out of everything, in the order of an index. */
const isPage = (plain: string) => !/ where /.test(plain) && / limit \S+/.test(plain);

/** What of SQLite's plan goes through all rows of a table that grows. */
function scansIn(plain: string, plan: readonly string[]): readonly string[] {
  const grows = (name: string) => new RegExp(`(from|join|update|into) "?\\w*"? ?"?${name}\\b`).test(plain) || /^\w+$/.test(name);
  const isMade = (name: string) =>
    name.startsWith('(') || new RegExp(`(\\b${name}"? as \\(|\\) (as )?"?${name}"?( |$|\\)))`).test(plain);
  return plan.filter((step) => {
    const name = /^SCAN (\S+)/.exec(step)?.[1];
    if (name === undefined) return COARSE.test(step);
    if (/VALUES CLAUSE|VIRTUAL TABLE|CONSTANT ROW/.test(step) || step.includes(WAITING)) return false;
    if (isPage(plain) && / USING (COVERING )?INDEX /.test(step)) return false;
    return !SMALL.includes(name) && !isMade(name) && grows(name);
  });
}

const { prepare } = DatabaseSync.prototype;
DatabaseSync.prototype.prepare = function (text, ...more) {
  const statement: StatementSync = prepare.call(this, text, ...more);
  const plain = plainOf(text);
  // What tests look up by themselves is not the storage's.
  if (asked.has(plain) || !new Error().stack?.includes('server/storage/') || !isNew(plain)) return statement;
  const plan = prepare.call(this, `explain query plan ${text}`).all();
  for (const step of scansIn(
    plain,
    plan.map(({ detail }) => String(detail)),
  ))
    found.push(`${step}: ${plain}`);
  return statement;
};

/** Throws where the storage has sent something since this was last asked that goes through a table that grows. */
export function noScans(): void {
  const said = found.splice(0);
  if (said.length > 0) throw new Error(`goes through a table that grows (docs/reliability.md):\n${said.join('\n')}`);
}

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Filter?: string;
  readonly Plans?: readonly Plan[];
}

/** The same of PostgreSQL, which is told to go through tables only where nothing else leads there. */
function scansOf(plain: string, plan: Plan): readonly string[] {
  const { 'Node Type': node, 'Relation Name': table, 'Index Name': index, 'Index Cond': by, Plans = [] } = plan;
  const scans = table !== undefined && /Scan$/.test(node) && !/^Bitmap Heap/.test(node) && by === undefined;
  const isFine = !scans || SMALL.includes(table) || index === WAITING || (isPage(plain) && index !== undefined);
  return [...(isFine ? [] : [`${node} on ${table}`]), ...Plans.flatMap((it) => scansOf(plain, it))];
}

/** Notes what the storage asks a PostgreSQL; returns a function that says which of it goes through a table that grows. */
export function watchPostgres(): (url: string) => Promise<readonly string[]> {
  const heard = new Set<string>();
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [first] = args;
    const text = typeof first === 'object' && first !== null && 'text' in first ? String(first.text) : String(first);
    if (/^(select|with|insert|update|delete)\b/i.test(plainOf(text))) heard.add(text);
    return Reflect.apply(query, this, args);
  } as typeof query;
  return async (url) => {
    pg.Client.prototype.query = query;
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      await client.query('set enable_seqscan = off');
      const wrong: string[] = [];
      for (const text of heard) {
        const plain = plainOf(text);
        // What is asked about the database itself, and steps that bring it up to date.
        if (/pg_|information_schema|kysely_|old_(requests|log)/.test(plain) || ALLOWED.some((like) => like.test(plain))) continue;
        const { rows } = await client.query(`explain (generic_plan, format json) ${text}`);
        for (const scan of scansOf(plain, rows[0]['QUERY PLAN'][0].Plan)) wrong.push(`${scan}: ${plain}`);
      }
      return wrong;
    } finally {
      await client.end();
    }
  };
}
