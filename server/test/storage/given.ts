import { join } from 'node:path';
import type { Status } from '@kaya/wire';
import type { Configuration } from '../../configuration.ts';
import { Chores } from '../../storage/chores.ts';
import type { ListedTable } from '../../storage/lists.ts';
import { type Database, openDatabase } from '../../storage/open.ts';
import type { SeatRow, TableRow } from '../../storage/schema.ts';
import { Store } from '../../storage/store.ts';
import { Talk } from '../../storage/talk.ts';
import type { TestPostgres } from '../postgres.ts';
import { gathered, row, seat } from '../stored.ts';

/** What each test of the storage is given: a fresh database of one of the two kinds. */
export class Given {
  readonly kind: 'sqlite' | 'postgres';
  postgres: TestPostgres | null = null;
  folder = '';
  #open: Opened | null = null;

  constructor(kind: Given['kind']) {
    this.kind = kind;
  }

  /** Opens the database of one test; returns how to close it. */
  async open(name: string): Promise<() => Promise<void>> {
    const where: Configuration['database'] =
      this.postgres === null
        ? { kind: 'sqlite', file: join(this.folder, `${name}.sqlite`) }
        : { kind: 'postgres', url: await this.postgres.fresh() };
    const database = await openDatabase(where, ignore);
    const store = new Store(database, 'me');
    this.#open = { where, database, store, talk: new Talk(database, store, 'me'), chores: new Chores(database, 'me') };
    return () => database.close();
  }

  get where(): Configuration['database'] {
    return this.#now.where;
  }

  get database(): Database {
    return this.#now.database;
  }

  get store(): Store {
    return this.#now.store;
  }

  get talk(): Talk {
    return this.#now.talk;
  }

  get chores(): Chores {
    return this.#now.chores;
  }

  get #now(): Opened {
    if (this.#open === null) throw new Error('a database is open within a test alone');
    return this.#open;
  }
}

interface Opened {
  readonly where: Configuration['database'];
  readonly database: Database;
  readonly store: Store;
  readonly talk: Talk;
  readonly chores: Chores;
}

/** A connection that breaks while the database is stopped is nobody's fault. */
export const ignore = () => undefined;

export function lay({ store }: Given, id: string, more: Partial<TableRow> = {}, seats?: readonly SeatRow[]): Promise<boolean> {
  return store.createTable(row(id, more), seats ?? [seat(id, 0), seat(id, 1)]);
}

export async function all({ store }: Given, status: Status | null): Promise<readonly ListedTable[]> {
  return (await gathered(store.lists.pages(status))).flat();
}
