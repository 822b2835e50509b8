import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { boxOf } from '../games.ts';
import { OWN_FILE } from '../storage/sqlite-file.ts';
import { atMost, HostError, messageOf } from './host-error.ts';
import { withTables } from './opened.ts';

/** Lists the component files that were ever used here, with the running tables that need them; or writes one to a file. */
export async function run(args: string[]): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [hash, file] = atMost(2, positionals);
  await withTables(async ({ store }) => {
    const sets = await store.components.all();
    if (hash === undefined) {
      const running = await store.components.running();
      for (const { game, hash: kept } of sets) {
        const tables = running.find((it) => it.game === game && it.components === kept)?.tables ?? 0;
        const inUse = (await boxOf(game))?.game.components === kept;
        console.log(
          `${kept}  ${game.padEnd(24)}  ${inUse ? 'in use' : 'not in use'}  ${tables} running ${tables === 1 ? 'table' : 'tables'}`,
        );
      }
      console.log(`${sets.length} ${sets.length === 1 ? 'file' : 'files'} of components of your own`);
      return;
    }
    const set = sets.find((it) => it.hash === hash);
    if (set === undefined) throw new HostError(`there are no components '${hash}'; npm run host -- components lists them.`);
    if (file === undefined) throw new HostError('to which file?');
    if (existsSync(file)) throw new HostError(`${file} is there already; choose another name.`);
    try {
      writeFileSync(file, set.content, { mode: OWN_FILE });
    } catch (error) {
      throw new HostError(`${file} could not be written: ${messageOf(error)}.`);
    }
    console.log(
      `${file} holds the components of ${set.game}. As ${set.game}.json in the folder of KAYA_COMPONENTS they are used again.`,
    );
  });
}
