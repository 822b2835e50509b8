import { parseArgs } from 'node:util';
import type { Status } from '@kaya/wire';
import { HostError } from './host-error.ts';
import { withTables } from './opened.ts';

const STATUSES: readonly Status[] = ['open', 'playing', 'over', 'abandoned'];

/** Lists every table. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { status: { type: 'string' } } });
  const status = STATUSES.find((it) => it === values.status) ?? null;
  if (values.status !== undefined && status === null) throw new HostError(`--status must be one of ${STATUSES.join(', ')}.`);
  await withTables(async ({ store, people }) => {
    let count = 0;
    for await (const page of store.lists.pages(status)) {
      count += page.length;
      const ids = page.flatMap(({ seats }) => seats.flatMap((seat) => (seat.person === null ? [] : [seat.person])));
      const names = await people.names(ids);
      for (const { row, seats } of page) {
        const who = seats.map((seat) => (seat.kind === 'person' ? names.get(seat.person ?? '') || 'left' : seat.kind));
        const when = new Date(row.changed_at).toISOString().slice(0, 16).replace('T', ' ');
        process.stdout.write(`${row.id}  ${row.status.padEnd(9)}  ${row.game.padEnd(24)}  ${when}  ${who.join(', ')}\n`);
      }
    }
    console.log(`${count} ${count === 1 ? 'table' : 'tables'}`);
  });
}
