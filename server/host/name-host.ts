import { parseArgs } from 'node:util';
import { readConfiguration } from '../configuration.ts';
import { Hosting } from '../storage/hosting.ts';
import { atMost } from './host-error.ts';
import { withTables } from './opened.ts';
import { personCalled } from './person-called.ts';

/** Names somebody who sees the host's page, by name or id; or takes it back. Without anybody it says who is named. */
export async function run(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: { 'no-more': { type: 'boolean' } } });
  const [who] = atMost(1, positionals);
  await withTables(async ({ database, store }) => {
    const hosting = new Hosting(database, store);
    if (who !== undefined) {
      const person = await personCalled(store, who);
      if (values['no-more'] === true) await hosting.unname(person.id);
      else await hosting.name(person.id, Date.now());
    }
    const read = readConfiguration(process.env);
    const configured = read.ok ? await store.guests.people(read.configuration.hosts) : [];
    const hosts = await hosting.hosts();
    console.log(hosts.length + configured.length === 0 ? 'Nobody sees the host’s page.' : 'These see the host’s page, at /host:');
    for (const { id, name } of hosts) console.log(`  ${id}  ${name}`);
    for (const { id, name } of configured) console.log(`  ${id}  ${name} (KAYA_HOSTS)`);
  });
}
