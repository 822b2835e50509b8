import { parseArgs } from 'node:util';
import { leaveAll } from '../accounts/leaving.ts';
import { Deletion } from '../storage/deletion.ts';
import { atMost, HostError, messageOf } from './host-error.ts';
import { withTables } from './opened.ts';
import { personCalled } from './person-called.ts';

/** Deletes somebody for good, as they could themselves in the settings: for whoever asks the host to do it. */
export async function run(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: { sure: { type: 'boolean' } } });
  const [who] = atMost(1, positionals);
  if (who === undefined) throw new HostError('whom?');
  await withTables(async ({ store, tables }) => {
    const person = await personCalled(store, who);
    const count = (await store.lists.idsOf(person.id)).length;
    const since = new Date(person.created_at).toISOString().slice(0, 10);
    const about = `${person.name} (${person.id}), here since ${since}, with ${count} ${count === 1 ? 'table' : 'tables'}`;
    if (values.sure !== true) {
      console.log(`This is ${about}.\nNothing was deleted. It cannot be undone: npm run host -- forget ${person.id} --sure`);
      return;
    }
    await leaveAll(store, tables, person, Date.now, (error, table) =>
      console.error(`table ${table} cannot be read (${messageOf(error)}); what is theirs there is deleted all the same`),
    );
    await new Deletion(store).delete(person.id);
    console.log(
      `Deleted: ${about}. Their running games go on with a bot, finished ones stay without their name.\nBackups keep what they hold until you delete them.`,
    );
  });
}
