import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { ALONE } from '../bus/bus.ts';
import { ComponentSets } from '../component-sets.ts';
import { type Configuration, readConfiguration } from '../configuration.ts';
import { boxOf, readComponents, useComponents } from '../games.ts';
import { People } from '../people.ts';
import { DatabaseProblem } from '../storage/database-problem.ts';
import { type Database, openDatabase } from '../storage/open.ts';
import { Sessions } from '../storage/sessions.ts';
import { aboutFile } from '../storage/sqlite-file.ts';
import { Store } from '../storage/store.ts';
import { Talk } from '../storage/talk.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { Replays } from '../tables/replays.ts';
import { Tables } from '../tables/tables.ts';
import { HostError, messageOf } from './host-error.ts';

/** Nobody is kept waiting by a tool: PostgreSQL may take its time. */
const PATIENCE = 60_000;

/** The host's database and tables, without a server: nobody listens, no bot moves. */
export interface Opened {
  readonly database: Database;
  readonly where: Configuration['database'];
  readonly store: Store;
  readonly people: People;
  readonly tables: Tables;
  table(id: string): Promise<LiveTable>;
}

/** Opens what the environment names (or what is given), does the work, and closes everything. */
export async function withTables<T>(work: (opened: Opened) => Promise<T>, given?: Configuration['database']): Promise<T> {
  const read = readConfiguration(process.env);
  if (!read.ok) throw new HostError(read.problems.join('\n'));
  const where = given ?? read.configuration.database;
  if (given === undefined && where.kind === 'sqlite' && !isThere(where.file))
    throw new HostError(`there is no database at ${where.file}; set KAYA_DATA or DATABASE_URL as for the server.`);
  const components = await componentsIn(read.configuration.components);
  if (given === undefined) useComponents(components);
  const database = await openDatabase(where, () => undefined, { patience: PATIENCE });
  const me = randomBytes(8).toString('hex');
  const store = new Store(database, me);
  const sets = await ComponentSets.open(store, given === undefined ? read.configuration.components : null);
  const replays = new Replays(components, () => undefined);
  const people = new People(store, new Sessions(database, store), '', Date.now);
  /** What failed beside the work: nobody waits for it there, and the command is not done without it. */
  let fault: unknown = null;
  const tables = new Tables(
    {
      ...{ store, replays, talk: new Talk(database, store, me), now: Date.now },
      // No notice comes: what is asked for is looked at again.
      hearing: { ...ALONE, hears: () => false },
      names: (ids) => people.names(ids),
      isProgram: (person) => people.isProgram(person),
      isOnline: () => false,
      outages: () => [],
      experience: async () => () => 0,
      whose: ({ row }) => ({ address: '', owner: row.host }),
      waits: (box, began) => sets.waits(box, began),
      changed: () => undefined,
      followed: () => undefined,
      failed: (error) => {
        fault ??= error;
      },
    },
    boxOf,
  );
  try {
    const done = await work({
      ...{ database, where, store, people, tables },
      async table(id) {
        const table = await tables.open(id);
        if (table === null) throw new HostError(`there is no table '${id}'; npm run host -- tables lists them.`);
        return table;
      },
    });
    if (fault !== null) throw fault;
    return done;
  } finally {
    await replays.close();
    await database.close();
  }
}

/** A folder that may not be looked into is another matter than one in which there is nothing. */
function isThere(file: string): boolean {
  try {
    return statSync(file, { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    throw new DatabaseProblem(aboutFile(file, error), { cause: error });
  }
}

async function componentsIn(folder: string | null): ReturnType<typeof readComponents> {
  try {
    return await readComponents(folder);
  } catch (error) {
    throw new HostError(messageOf(error));
  }
}
