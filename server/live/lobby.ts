import type { Table } from '@kaya/wire';
import type { Referee } from '../referee.ts';
import type { Store } from '../storage/store.ts';
import type { Watcher } from '../tables/audience.ts';

/** Changes are gathered this long before the lobby is told. */
const GATHERED = 300;
const LONGEST_LIST = 100;

/** The list of open tables, told anew to those who follow it whenever something changes. */
export class Lobby {
  readonly #store: Store;
  readonly #referee: Referee;
  readonly #followers = new Set<Watcher>();
  #timer: NodeJS.Timeout | null = null;

  constructor(store: Store, referee: Referee) {
    this.#store = store;
    this.#referee = referee;
    referee.onLobby(() => this.#soon());
  }

  follow(watcher: Watcher): () => void {
    this.#followers.add(watcher);
    void this.#tell(watcher);
    return () => this.#followers.delete(watcher);
  }

  async open(person: string | null): Promise<Table[]> {
    return this.#described(await this.#store.openTables(LONGEST_LIST), person);
  }

  async mine(person: string): Promise<Table[]> {
    return this.#described(await this.#store.tablesOf(person, LONGEST_LIST), person);
  }

  close(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#followers.clear();
  }

  async #described(list: Awaited<ReturnType<Store['openTables']>>, person: string | null): Promise<Table[]> {
    const tables = await Promise.all(list.map((stored) => this.#referee.tables.glance(stored)));
    return Promise.all(tables.filter((table) => table !== null).map((table) => table.audience.describe(person)));
  }

  #soon(): void {
    if (this.#followers.size === 0 || this.#timer !== null) return;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      for (const watcher of this.#followers) void this.#tell(watcher);
    }, GATHERED);
  }

  async #tell(watcher: Watcher): Promise<void> {
    const tables = await this.open(watcher.person).catch(() => null);
    if (tables !== null && this.#followers.has(watcher)) watcher.send({ t: 'lobby', tables });
  }
}
