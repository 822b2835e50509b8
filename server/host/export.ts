import { chmodSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { OWN_FILE } from '../storage/sqlite-file.ts';
import { recordFrom, setupOf } from '../tables/saved-game.ts';
import { atMost, HostError, messageOf } from './host-error.ts';
import { withTables } from './opened.ts';

/** One table as a record, to a file or to the terminal. */
export async function run(args: string[]): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [id, file] = atMost(2, positionals);
  if (id === undefined) throw new HostError('which table?');
  await withTables(async ({ store, table }) => {
    const { box, row, seats } = (await table(id)).state;
    if (row.version === 0) throw new HostError('this table has not begun; there is nothing to export.');
    const record = recordFrom(box, setupOf(row, seats.length), await store.log.after(id, 0));
    const text = `${JSON.stringify(record)}\n`;
    if (file === undefined) process.stdout.write(text);
    else {
      try {
        writeFileSync(file, text, { mode: OWN_FILE });
        // A file that was there before keeps its mode otherwise.
        chmodSync(file, OWN_FILE);
      } catch (error) {
        throw new HostError(`${file} could not be written: ${messageOf(error)}.`);
      }
      console.log(`${record.moves.length} moves of ${record.game} are in ${file}.`);
      if (row.status === 'playing') console.log('The game is still played: the record tells its secrets.');
    }
  });
}
