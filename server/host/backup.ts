import { once } from 'node:events';
import { closeSync, createWriteStream, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import { backup as copyDatabase, DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { createGzip } from 'node:zlib';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../storage/schema.ts';
import { OWN_FILE, restOfCopy } from '../storage/sqlite-file.ts';
import { atMost, HostError, messageOf } from './host-error.ts';
import { type Opened, withTables } from './opened.ts';

/** In the order in which they are put back, each by the key in whose order it is read. Who is here or looks is of the moment and not kept. */
export const KEPT = {
  settings: ['key'],
  component_sets: ['game', 'hash'],
  people: ['id'],
  sessions: ['id'],
  tables: ['id'],
  seats: ['table_id', 'seat'],
  steps: ['table_id', 'number'],
  log: ['table_id', 'number'],
  log_packs: ['table_id', 'upto'],
  chat: ['table_id', 'number'],
  notes: ['table_id', 'number'],
  requests: ['table_id', 'request'],
  lesson_counts: ['game', 'lesson', 'moment'],
  daily_tries: ['game', 'day', 'person'],
  daily_choices: ['game', 'day', 'position', 'action'],
  rated_games: ['game', 'number'],
  rated_seats: ['table_id', 'seat'],
  rating_changes: ['game', 'season', 'player', 'number'],
  profiles: ['person'],
  groups: ['id'],
  group_members: ['group_id', 'person'],
  group_lines: ['group_id', 'number'],
  group_dates: ['id'],
  programs: ['person'],
  relations: ['owner', 'other'],
  friends: ['owner', 'other'],
  reports: ['id'],
  hosts: ['person'],
  bars: ['id'],
  host_log: ['id'],
  words: ['id'],
  passkeys: ['id'],
  recovery_codes: ['person'],
  callings: ['person'],
  channels: ['id'],
  calls: ['person', 'kind', 'table_id'],
  refusals: ['mailbox'],
} as const satisfies {
  readonly [T in Exclude<
    keyof Schema,
    'traces' | 'presence' | 'lookers' | 'challenges' | 'letters' | 'processes'
  >]: readonly (keyof Schema[T])[];
};

/** 1: requests under their whole names, nothing packed. 2: bytes as text, marked. */
export const FORMAT = 2;

/** Bytes in a backup, which is text. */
interface Marked {
  readonly bytes: string;
}

/** A row as a backup holds it. */
function marked(row: Row): Record<string, unknown> {
  const value = (it: unknown): unknown =>
    it instanceof Uint8Array ? ({ bytes: Buffer.from(it).toString('base64') } satisfies Marked) : it;
  return Object.fromEntries(Object.entries(row).map(([name, it]) => [name, value(it)]));
}

/** Rows are read and written so many at a time. */
const AT_ONCE = 500;

/** A consistent copy of everything, while the server runs: of SQLite the database itself, of PostgreSQL all rows as text. */
export async function run(args: string[]): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [file] = atMost(1, positionals);
  if (file === undefined) throw new HostError('to which file?');
  if (existsSync(file)) throw new HostError(`${file} is there already; choose another name.`);
  await withTables(async (opened) => {
    await backup(opened, file);
    console.log(`Everything is in ${file}. It holds the secrets of running games and of the cookies: keep it safe.`);
  });
}

export async function backup({ database, where }: Pick<Opened, 'database' | 'where'>, file: string): Promise<void> {
  const half = `${file}.part`;
  rmSync(half, { force: true });
  try {
    if (where.kind === 'sqlite') await copyFile(where.file, half);
    else await dump(database, half);
    renameSync(half, file);
  } catch (error) {
    rmSync(half, { force: true });
    throw new HostError(`${file} could not be written: ${messageOf(error)}.`);
  }
}

async function copyFile(from: string, to: string): Promise<void> {
  closeSync(openSync(to, 'wx', OWN_FILE));
  const source = new DatabaseSync(from);
  try {
    await copyDatabase(source, to);
    restOfCopy(to);
  } finally {
    source.close();
  }
}

/** One transaction sees everything as it was at one moment. */
async function dump({ db }: Opened['database'], file: string): Promise<void> {
  const out = createGzip();
  const written = pipeline(out, createWriteStream(file, { mode: OWN_FILE }));
  // Who cannot write ends the wait for room, too.
  written.catch((error) => out.destroy(error));
  const write = async (text: string) => {
    if (!out.write(text)) await once(out, 'drain');
  };
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (run) => {
      await write(`{"kaya":"backup","format":${FORMAT}}\n`);
      for (const [name, key] of Object.entries(KEPT)) {
        for await (const row of rowsOf(run, name, key)) await write(`${JSON.stringify([name, marked(row)])}\n`);
      }
      await write('{"kaya":"end"}\n');
    });
  out.end();
  await written;
}

type Row = Readonly<Record<string, unknown>>;

/** All rows of a table in the order of its key, a page at a time. */
async function* rowsOf(run: Transaction<Schema>, name: string, key: readonly string[]): AsyncGenerator<Row> {
  const columns = sql.join(key.map((it) => sql.ref(it)));
  let last: Row | undefined;
  do {
    const before = last;
    const from = before === undefined ? sql`true` : sql`(${columns}) > (${sql.join(key.map((it) => before[it]))})`;
    const page = sql<Row>`select * from ${sql.table(name)} where ${from} order by ${columns} limit ${AT_ONCE}`;
    const { rows } = await page.execute(run);
    yield* rows;
    last = rows.length === AT_ONCE ? rows.at(-1) : undefined;
  } while (last !== undefined);
}
