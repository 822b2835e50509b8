import { parseArgs } from 'node:util';
import { Hosting } from '../storage/hosting.ts';
import { atMost, HostError } from './host-error.ts';
import { withTables } from './opened.ts';

/** Names somebody who sees the host's page, by name or id; or takes it back. Without anybody it says who is named. */
export async function run(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: { 'no-more': { type: 'boolean' } } });
  const [who] = atMost(1, positionals);
  await withTables(async ({ database, store }) => {
    const hosting = new Hosting(database, store);
    if (who !== undefined) {
      const byId = await store.guests.person(who);
      const found = byId === null ? await store.guests.called(who) : [byId];
      const [person, another] = found;
      if (person === undefined) throw new HostError(`nobody here is called '${who}', and nobody has that id.`);
      if (another !== undefined) {
        const list = found.map(({ id, created_at }) => `  ${id}  here since ${new Date(created_at).toISOString().slice(0, 16)}`);
        throw new HostError(`several are called '${who}'; say which one by the id:\n${list.join('\n')}`);
      }
      if (values['no-more'] === true) await hosting.unname(person.id);
      else await hosting.name(person.id, Date.now());
    }
    const hosts = await hosting.hosts();
    console.log(hosts.length === 0 ? 'Nobody sees the host’s page.' : 'These see the host’s page, at /host:');
    for (const { id, name } of hosts) console.log(`  ${id}  ${name}`);
  });
}
