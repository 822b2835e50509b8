import { closeSync, createReadStream, existsSync, openSync, readSync } from 'node:fs';
import { backup as copyDatabase } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { createGunzip } from 'node:zlib';
import { sql, type Transaction } from 'kysely';
import { IN_USE } from '../bus/postgres-line.ts';
import { type Configuration, readConfiguration } from '../configuration.ts';
import { holdAlone, isHeld } from '../storage/alone.ts';
import { nameComponents } from '../storage/compact-step.ts';
import { DatabaseProblem } from '../storage/database-problem.ts';
import { unsayUnsigned } from '../storage/dates-step.ts';
import { openDatabase } from '../storage/open.ts';
import { noteTraces } from '../storage/quick-step.ts';
import { requestDigest } from '../storage/request-digest.ts';
import { restBegins } from '../storage/rest-step.ts';
import type { Schema } from '../storage/schema.ts';
import { fileFault } from '../storage/sqlite-error.ts';
import { besides, examine, isTornOff, isWhole, lookInto, putInPlace } from '../storage/sqlite-file.ts';
import { FORMAT, KEPT } from './backup.ts';
import { atMost, HostError, messageOf } from './host-error.ts';

/** With this everything begins that gzip has packed, as a backup of PostgreSQL is. */
const GZIP = '\x1f\x8b';

const MAKES_ONE = 'npm run host -- backup <file> makes one.';
/** What to do about a database that is no backup. */
const NO_BACKUP = { empty: `, and no backup of Kaya; ${MAKES_ONE}`, foreign: `, and no backup of Kaya; ${MAKES_ONE}` };

/** Everything from a backup into an empty database. */
export async function run(args: string[]): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [file] = atMost(1, positionals);
  if (file === undefined) throw new HostError('from which file?');
  const read = readConfiguration(process.env);
  if (!read.ok) throw new HostError(read.problems.join('\n'));
  await restore(read.configuration.database, file);
  console.log('Everything is back. Start the server.');
}

export async function restore(where: Configuration['database'], file: string): Promise<void> {
  if (!existsSync(file)) throw new HostError(`there is no file ${file}.`);
  const start = beginning(file);
  const isSqlite = start === 'SQLite format 3';
  if (!isSqlite && !start.startsWith(GZIP))
    throw new HostError(`${file} is no backup of Kaya; ${MAKES_ONE} A game that was exported goes on with import.`);
  if (isSqlite !== (where.kind === 'sqlite'))
    throw new HostError(
      isSqlite
        ? 'this backup is of SQLite, and DATABASE_URL names a PostgreSQL: leave DATABASE_URL out, and it comes back as the file of KAYA_DATA.'
        : 'this backup is of PostgreSQL: name an empty database in DATABASE_URL (postgres://…), and it comes back there.',
    );
  if (where.kind === 'sqlite') await restoreFile(where.file, file);
  else await restoreRows(where, file);
}

/** A write-ahead log belongs to one database: beside another it would be mixed into it. So nothing may lie there. */
async function restoreFile(target: string, file: string): Promise<void> {
  if (isHeld(target)) throw new HostError(`a Kaya server uses ${target}; stop it first.`);
  const there = [target, ...besides(target)].filter((it) => existsSync(it));
  if (there.length > 0)
    throw new HostError(
      `${there.join(', ')} ${there.length === 1 ? 'is' : 'are'} there already; move all of that away together first.`,
    );
  const foreign = besides(file);
  if (foreign.length > 0)
    throw new HostError(
      `${foreign.join(', ')} lies beside ${file}: that is a database in use (or one that was not closed), and no backup; ${MAKES_ONE}`,
    );
  try {
    examine(file, false, NO_BACKUP);
  } catch (error) {
    const isCut = error instanceof DatabaseProblem && fileFault(error.cause) === 'damaged';
    throw isCut ? new HostError(`${file} is damaged or cut off; nothing was changed. Take an earlier backup.`) : error;
  }
  if (isTornOff(file))
    throw new HostError(
      `${file} was copied by itself while a server used it: what was stored last stood in the -wal beside it and is missing. It is no backup; nothing was changed. ${MAKES_ONE}`,
    );
  const alone = holdAlone(target);
  if (alone === null) throw new HostError(`a Kaya server uses ${target}; stop it first.`);
  try {
    await putInPlace(target, async (part) => {
      await copyInto(part, file);
      if (!isWhole(part)) throw new HostError(`${file} is damaged; nothing was changed.`);
      const database = await openDatabase({ kind: 'sqlite', file: part }, () => undefined);
      await database.close();
      if (!isWhole(part)) throw new HostError(`${file} could not be brought up to date; nothing was changed.`);
    });
  } finally {
    alone.release();
  }
}

async function copyInto(part: string, file: string): Promise<void> {
  try {
    const source = lookInto(file);
    try {
      await copyDatabase(source, part);
    } finally {
      source.close();
    }
  } catch (error) {
    const full = fileFault(error) === 'full';
    throw new HostError(
      full
        ? `there is no room for it on the disk; nothing was changed.`
        : `${file} is damaged (${messageOf(error)}); nothing was changed.`,
    );
  }
}

async function restoreRows(where: Configuration['database'], file: string): Promise<void> {
  const database = await openDatabase(where, () => undefined);
  try {
    await database.db.transaction().execute(async (run) => {
      const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${sql.lit(IN_USE)}) as mine`.execute(run);
      if (rows[0]?.mine !== true) throw new HostError('a Kaya server uses this database; stop it first.');
      const used = await run.selectFrom('tables').select('id').limit(1).executeTakeFirst();
      if (used !== undefined) throw new HostError('this database is not empty; create another and name it in DATABASE_URL.');
      await run.deleteFrom('settings').execute();
      await pipeline(createReadStream(file), createGunzip(), (unzipped) => readRows(run, file, unzipped));
    });
  } catch (error) {
    throw error instanceof HostError ? error : new HostError(`${file} is damaged (${messageOf(error)}); nothing was changed.`);
  } finally {
    await database.close();
  }
}

async function readRows(run: Transaction<Schema>, file: string, unzipped: AsyncIterable<Buffer>): Promise<void> {
  let complete = false;
  let format = FORMAT;
  for await (const line of linesOf(unzipped)) {
    const data = JSON.parse(line);
    if (!Array.isArray(data)) {
      complete = data.kaya === 'end';
      if (data.kaya === 'backup') format = Number(data.format);
      if (!(format <= FORMAT)) throw new HostError(`${file} is of a newer Kaya; update Kaya.`);
      continue;
    }
    const [name, row] = data;
    if (!isKept(name)) throw new HostError(`${file} is of a newer Kaya: it has ${name}.`);
    await run
      .insertInto(name)
      .values(unmarked(name, row, format))
      .execute();
  }
  if (!complete) throw new HostError(`${file} ends in the middle; nothing was changed.`);
  if (format === 1) await nameComponents(run, false);
  await noteTraces(run, false);
  await unsayUnsigned(run);
  await restBegins(run);
}

function isKept(name: unknown): name is keyof typeof KEPT {
  return typeof name === 'string' && Object.hasOwn(KEPT, name);
}

/** A row as the database holds it. */
function unmarked(name: keyof typeof KEPT, row: Record<string, unknown>, format: number): Record<string, unknown> {
  const value = (it: unknown): unknown =>
    typeof it === 'object' && it !== null && 'bytes' in it ? Buffer.from(String(it.bytes), 'base64') : it;
  const plain = Object.fromEntries(Object.entries(row).map(([column, it]) => [column, value(it)]));
  if (format > 1) return plain;
  if (name === 'requests') return { ...plain, request: requestDigest(String(plain['request'])) };
  // Whoever is in such a backup has a cookie without a session.
  return name === 'people' ? { ...plain, old_cookie: 1 } : plain;
}

async function* linesOf(parts: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const part of parts) {
    const lines = (rest + decoder.decode(part, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/** The first bytes, by which the kind of a backup is known. */
function beginning(file: string): string {
  const start = Buffer.alloc(15);
  const opened = openSync(file, 'r');
  readSync(opened, start, 0, 15, 0);
  closeSync(opened);
  return start.toString('latin1');
}
