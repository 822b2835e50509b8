import type { Table } from '@kaya/wire';
import type { People } from '../people.ts';
import type { Referee } from '../referee.ts';
import type { ListedTable, Store } from '../storage/store.ts';
import type { Watcher } from '../tables/audience.ts';
import { describe, TableState } from '../tables/table-state.ts';

/** Changes are gathered this long before the lobby is told. */
const GATHERED = 300;
const LONGEST_LIST = 100;

/** The list of open tables, told anew to those who follow it whenever something in it changes. */
export class Lobby {
  readonly #store: Store;
  readonly #people: People;
  readonly #referee: Referee;
  readonly #now: () => number;
  /** Each with what it was told last. */
  readonly #followers = new Map<Watcher, string>();
  #timer: NodeJS.Timeout | null = null;

  constructor(store: Store, people: People, referee: Referee, now: () => number) {
    this.#now = now;
    this.#store = store;
    this.#people = people;
    this.#referee = referee;
    referee.onLobby(() => this.#soon());
  }

  follow(watcher: Watcher): () => void {
    this.#followers.set(watcher, '');
    void this.#tell([watcher]);
    return () => this.#followers.delete(watcher);
  }

  async open(person: string | null): Promise<Table[]> {
    return (await this.#described(await this.#store.openTables(LONGEST_LIST)))(person);
  }

  /** Somebody's own tables, the last one that changed for this person first. */
  async mine(person: string): Promise<Table[]> {
    const tables = (await this.#described(await this.#store.tablesOf(person, LONGEST_LIST)))(person);
    return tables.toSorted((a, b) => b.changedAt - a.changedAt);
  }

  close(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#followers.clear();
  }

  /** Nothing of the games is loaded for a list: the rows say whose turn each viewer sees. */
  async #described(list: readonly ListedTable[]): Promise<(person: string | null) => Table[]> {
    const ids = new Set(list.flatMap(({ seats }) => seats.flatMap((seat) => (seat.person === null ? [] : [seat.person]))));
    const names = await this.#people.names([...ids]);
    const states: TableState[] = [];
    for (const stored of list) {
      const box = await this.#referee.tables.box(stored.row.game);
      if (box !== null) states.push(new TableState(box, stored));
    }
    const now = this.#now();
    return (person) => states.map((state) => describe(state, person, names, (it) => this.#referee.isOnline(state.id, it), now));
  }

  #soon(): void {
    if (this.#followers.size === 0 || this.#timer !== null) return;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      void this.#tell([...this.#followers.keys()]);
    }, GATHERED);
  }

  /** One read for everybody. */
  async #tell(watchers: readonly Watcher[]): Promise<void> {
    try {
      const tablesFor = await this.#described(await this.#store.openTables(LONGEST_LIST));
      for (const watcher of watchers) {
        const tables = tablesFor(watcher.person);
        const text = JSON.stringify(tables);
        if (!this.#followers.has(watcher) || this.#followers.get(watcher) === text) continue;
        this.#followers.set(watcher, text);
        watcher.send({ t: 'lobby', tables });
      }
    } catch {
      // The database is away; the next change tells the list anew.
    }
  }
}
