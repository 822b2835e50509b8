import { once } from 'node:events';
import { closeSync, createWriteStream, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import { backup as copyDatabase, DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import type { Schema } from '../storage/schema.ts';
import { OWN_FILE } from '../storage/sqlite-file.ts';
import { atMost, HostError, messageOf } from './host-error.ts';
import { type Opened, withTables } from './opened.ts';

/** In the order in which they are put back. Presence is of the moment and not kept. */
export const KEPT = [
  'settings',
  'people',
  'tables',
  'seats',
  'log',
  'chat',
  'requests',
] as const satisfies readonly (keyof Schema)[];

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
      await write('{"kaya":"backup","format":1}\n');
      for (const name of KEPT) {
        for (let from = 0; ; from += AT_ONCE) {
          const { rows } = await sql`select * from ${sql.table(name)} order by 1, 2 limit ${AT_ONCE} offset ${from}`.execute(run);
          for (const row of rows) await write(`${JSON.stringify([name, row])}\n`);
          if (rows.length < AT_ONCE) break;
        }
      }
      await write('{"kaya":"end"}\n');
    });
  out.end();
  await written;
}
