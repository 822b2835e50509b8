// A program that is killed when the moves of one round are about to reach the disk: it says what it was told before.
import { writeSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { DiskWatch } from '../../storage/disk-watch.ts';
import { groupedSqlite } from '../../storage/grouped-sqlite.ts';

const [path = '', living = '0'] = process.argv.slice(2);

class Killing extends DiskWatch {
  #commits = 0;
  override during<T>(statement: string, work: () => T): T {
    if (statement === 'commit' && this.#commits++ === Number(living)) process.kill(process.pid, 'SIGKILL');
    return super.during(statement, work);
  }
}

const db = new Kysely<{ notes: { name: string } }>({
  dialect: groupedSqlite(new DatabaseSync(path), new Killing(() => undefined)),
});
const told = (name: string) => void writeSync(1, `${name}\n`);

/** Whoever finds the note there already is told so, and has changed nothing. */
async function write(name: string): Promise<void> {
  try {
    await db.transaction().execute(async (run) => {
      const found = await run.selectFrom('notes').select('name').where('name', '=', name).executeTakeFirst();
      if (found !== undefined) throw new RangeError('it is there');
      await run.insertInto('notes').values({ name }).execute();
    });
    told(name);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    told(name);
  }
}

for (const round of ['first', 'second', 'third'])
  await Promise.all(['a', 'b', 'a', 'c', 'b'].map((name) => write(`${round} ${name}`)));
