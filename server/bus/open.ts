import { randomBytes } from 'node:crypto';
import type { Configuration } from '../configuration.ts';
import type { Database } from '../storage/open.ts';
import { Settings } from '../storage/settings.ts';
import { ALONE, type Bus } from './bus.ts';
import { PostgresBus } from './postgres-bus.ts';
import { PostgresLine } from './postgres-line.ts';

/** How this process hears of others, where there may be some, and the line that says that the database is in use. */
export async function openBus(
  { nats }: Pick<Configuration, 'nats'>,
  database: Database,
  me: string,
  log: { warn(details: object, message: string): void },
): Promise<{ readonly bus: Bus; readonly line: PostgresLine | null }> {
  const { url, patience } = database;
  if (url === null) return { bus: ALONE, line: null };
  const line = new PostgresLine({ url, patience });
  if (nats === null) return { bus: new PostgresBus(line, me), line };
  // Loaded where it is used alone: nobody else has to have it.
  const { NatsBus } = await import('./nats-bus.ts');
  const site = await new Settings(database).value('bus', randomBytes(8).toString('hex'));
  return { bus: new NatsBus({ address: nats, site, me, log }), line };
}
