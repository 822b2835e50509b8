import { copyFileSync, createReadStream, existsSync, mkdirSync, openSync, readSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { createGunzip } from 'node:zlib';
import { type Configuration, readConfiguration } from '../configuration.ts';
import { openDatabase } from '../storage/open.ts';
import { KEPT } from './backup.ts';
import { HostError } from './host-error.ts';

/** Everything from a backup into an empty database. */
export async function run(args: string[]): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [file] = positionals;
  if (file === undefined) throw new HostError('from which file?');
  const read = readConfiguration(process.env);
  if (!read.ok) throw new HostError(read.problems.join('\n'));
  await restore(read.configuration.database, file);
  console.log('Everything is back. Start the server.');
}

export async function restore(where: Configuration['database'], file: string): Promise<void> {
  if (!existsSync(file)) throw new HostError(`there is no file ${file}.`);
  const isSqlite = beginning(file) === 'SQLite format 3';
  if (isSqlite !== (where.kind === 'sqlite'))
    throw new HostError(`this backup is of ${isSqlite ? 'SQLite' : 'PostgreSQL'}; set DATABASE_URL accordingly.`);
  if (where.kind === 'sqlite') await restoreFile(where.file, file);
  else await restoreRows(where, file);
}

async function restoreFile(target: string, file: string): Promise<void> {
  if (existsSync(target)) throw new HostError(`${target} is there already; stop the server and move it away first.`);
  const copy = new DatabaseSync(file, { readOnly: true });
  const whole = copy.prepare('pragma integrity_check').get();
  copy.close();
  if (whole?.['integrity_check'] !== 'ok') throw new HostError(`${file} is damaged.`);
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(file, target);
  const database = await openDatabase({ kind: 'sqlite', file: target }, () => undefined);
  await database.close();
}

async function restoreRows(where: Configuration['database'], file: string): Promise<void> {
  const database = await openDatabase(where, () => undefined);
  try {
    await database.db.transaction().execute(async (run) => {
      const used = await run.selectFrom('tables').select('id').limit(1).executeTakeFirst();
      if (used !== undefined) throw new HostError('this database is not empty; create another and name it in DATABASE_URL.');
      await run.deleteFrom('settings').execute();
      let complete = false;
      for await (const line of createInterface({ input: createReadStream(file).pipe(createGunzip()) })) {
        const data = JSON.parse(line);
        if (!Array.isArray(data)) {
          complete = data.kaya === 'end';
          continue;
        }
        const name = KEPT.find((it) => it === data[0]);
        if (name === undefined) throw new HostError(`${file} is of a newer Kaya: it has ${data[0]}.`);
        await run.insertInto(name).values(data[1]).execute();
      }
      if (!complete) throw new HostError(`${file} ends in the middle; nothing was changed.`);
    });
  } finally {
    await database.close();
  }
}

function beginning(file: string): string {
  const start = Buffer.alloc(15);
  readSync(openSync(file, 'r'), start, 0, 15, 0);
  return start.toString('latin1');
}
