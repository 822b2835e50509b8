import type { Table, ToClient } from '@kaya/wire';
import type { Keeper } from '../keeper.ts';
import type { People } from '../people.ts';
import type { ListedTable } from '../storage/lists.ts';
import { isStorageFault } from '../storage/storage-fault.ts';
import type { Store } from '../storage/store.ts';
import type { Follower } from '../tables/audience.ts';
import { describe, type Known, TableState } from '../tables/table-state.ts';
import type { Tables } from '../tables/tables.ts';

/** Changes are gathered this long before the lobby is told. */
const GATHERED = 300;
const LONGEST_GATHERED = 2000;
const LONGEST_LIST = 100;
/** Further pages are empty: nobody leafs so far. */
const PAGES = 20;
/** Whoever comes so soon after another is told the same list: what has changed since, everybody hears at the next telling. */
const HELD = 300;
/** Further pages may be this old: nobody follows them. */
const HELD_FURTHER = 2000;
/** So many are told before others have their turn. */
const AT_ONCE = 50;

/** Of so many tables that cannot be read it is remembered that the host was told. */
const MOST_UNSOUND = 1000;
/** To see whether a table can be read at all. */
const NOTHING_KNOWN: Known = { names: new Map(), isOnline: () => false, isProgram: () => false, outages: [], games: () => 0 };

/** A list as it is sent, and as it is compared with what was sent before. */
interface Said {
  readonly message: ToClient;
  readonly text: string;
}

/** What each may know of some tables. */
type TablesFor = (person: string | null) => Table[];

/** The list as it was read once; its first page is written for each who has a table in it, and once for all others. */
interface List {
  readonly at: number;
  readonly tablesFor: TablesFor;
  /** A further page, read once however many ask. */
  further(page: number): Promise<TablesFor>;
  said(person: string | null): Said;
}

/** What the lobby must know of the tables in play. */
type AtTables = Pick<Keeper, 'onLobby' | 'whoIsAt' | 'outages' | 'experience'> & { readonly tables: Pick<Tables, 'box'> };

/** The list of open tables, told anew to those who follow it whenever something in it changes. */
export class Lobby {
  readonly #store: Store;
  readonly #people: People;
  readonly #keeper: AtTables;
  readonly #now: () => number;
  readonly #failed: (error: unknown, what: string) => void;
  readonly #unsound = new Set<string>();
  /** Each with what it was told last. */
  readonly #followers = new Map<Follower, string>();
  #timer: NodeJS.Timeout | null = null;
  /** The list that was read last; false: something in it has changed since. */
  #held: List | null = null;
  #isFresh = false;
  /** The list that is being read, and whether it was asked for after the last change. */
  #reading: Promise<List> | null = null;

  constructor(store: Store, people: People, keeper: AtTables, now: () => number, failed: (error: unknown, what: string) => void) {
    this.#now = now;
    this.#failed = failed;
    this.#store = store;
    this.#people = people;
    this.#keeper = keeper;
    keeper.onLobby(() => {
      this.#isFresh = false;
      this.#soon();
    });
  }

  /** From now on the follower is told; resolves when it has the list as it is. */
  async follow(follower: Follower): Promise<void> {
    this.#followers.set(follower, '');
    await this.#tell([follower], this.#isTold());
  }

  unfollow(follower: Follower): void {
    this.#followers.delete(follower);
  }

  /** One page of the list; the first one is what followers are told. */
  async open(person: string | null, page = 0): Promise<Table[]> {
    if (page >= PAGES) return [];
    if (page === 0) return (await this.#list(this.#isFresh)).tablesFor(person);
    const list = await this.#list(true, HELD_FURTHER);
    return (await list.further(page))(person);
  }

  /** Somebody's own tables, a page of them: those that run or wait before those that are over, and then the last one that changed for this person. */
  async mine(person: string, page = 0): Promise<Table[]> {
    if (page >= PAGES) return [];
    const listed = await this.#store.lists.tablesOf(person, LONGEST_LIST, page * LONGEST_LIST);
    const tables = (await this.#described(await this.#sound(listed)))(person);
    return tables.toSorted((a, b) => b.changedAt - a.changedAt);
  }

  close(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#followers.clear();
  }

  /** Those of these tables that can be read: what is wrong with one is missing in the lists, which everybody else's need not be. */
  async #sound(list: readonly ListedTable[]): Promise<readonly TableState[]> {
    const states: TableState[] = [];
    for (const stored of list) {
      const box = await this.#keeper.tables.box(stored.row.game);
      if (box === null) continue;
      const state = new TableState(box, stored);
      if (this.#isSound(state)) states.push(state);
    }
    return states;
  }

  /** The host hears once of each that is not. */
  #isSound(state: TableState): boolean {
    const { id, row } = state;
    try {
      describe(state, row.host, NOTHING_KNOWN);
      return true;
    } catch (error) {
      if (!this.#unsound.has(id)) this.#failed(error, `table ${id} cannot be read, and is missing in lists`);
      if (this.#unsound.size < MOST_UNSOUND) this.#unsound.add(id);
      return false;
    }
  }

  /** Nothing of the games is loaded for a list: the rows say whose turn each viewer sees. */
  async #described(states: readonly TableState[]): Promise<TablesFor> {
    const ids = new Set(states.flatMap(({ seats }) => seats.flatMap((seat) => (seat.person === null ? [] : [seat.person]))));
    const names = await this.#people.names([...ids]);
    const waiting = states.filter(({ row }) => row.status === 'open').flatMap(({ seats }) => seats);
    const games = await this.#keeper.experience([...new Set(waiting.flatMap(({ person }) => (person === null ? [] : [person])))]);
    const isAt = await this.#keeper.whoIsAt(states.map(({ id }) => id));
    const outages = this.#keeper.outages();
    const isProgram = (it: string) => this.#people.isProgram(it);
    return (person) =>
      states.map((state) => {
        const isOnline = (it: string) => isAt(state.id, it);
        return describe(state, person, { names, isOnline, isProgram, outages, games });
      });
  }

  #soon(): void {
    if (this.#followers.size === 0 || this.#timer !== null) return;
    // The more there are to tell, the more is gathered before.
    const gathered = Math.min(LONGEST_GATHERED, GATHERED + this.#followers.size);
    this.#timer = setTimeout(() => {
      this.#timer = null;
      void this.#tell([...this.#followers.keys()], this.#isFresh);
    }, gathered);
  }

  /** Will everybody be told again anyhow, if something has changed since the list was read? */
  #isTold(): boolean {
    return this.#isFresh || this.#timer !== null;
  }

  /** However many ask, one list at a time is read; one that was read a moment ago will do where `held` says so. */
  async #list(held: boolean, longest = HELD): Promise<List> {
    if (held && this.#held !== null && this.#now() - this.#held.at < longest) return this.#held;
    // What is being read may be older than what made somebody ask.
    if (this.#reading !== null && !this.#isFresh) await this.#reading.catch(() => undefined);
    if (this.#reading === null) {
      this.#isFresh = true;
      this.#reading = this.#read().finally(() => {
        this.#reading = null;
      });
    }
    return this.#reading;
  }

  async #read(): Promise<List> {
    const order = await this.#store.lists.openOrder(PAGES * LONGEST_LIST);
    const listed = await this.#store.lists.openTables(order.slice(0, LONGEST_LIST));
    const states = await this.#sound(listed);
    const tablesFor = await this.#described(states);
    const concerned = new Set<string | null>(
      states.flatMap(({ row, seats, sentAway }) => [row.host, ...sentAway, ...seats.map((seat) => seat.person)]),
    );
    const written = new Map<string | null, Said>();
    const said = (person: string | null): Said => {
      const whose = person !== null && concerned.has(person) ? person : null;
      const known = written.get(whose);
      if (known !== undefined) return known;
      const tables = tablesFor(whose);
      const fresh: Said = { message: { t: 'lobby', tables }, text: JSON.stringify(tables) };
      written.set(whose, fresh);
      return fresh;
    };
    const pages = new Map<number, Promise<TablesFor>>();
    const further = (page: number): Promise<TablesFor> => {
      const known = pages.get(page);
      if (known !== undefined) return known;
      const ids = order.slice(page * LONGEST_LIST, (page + 1) * LONGEST_LIST);
      const read = this.#store.lists.openTables(ids).then(async (tables) => this.#described(await this.#sound(tables)));
      pages.set(page, read);
      // Who asks after a failure asks anew.
      read.catch(() => pages.delete(page));
      return read;
    };
    this.#held = { at: this.#now(), tablesFor, further, said };
    return this.#held;
  }

  /** One list for all who have nothing to do with the tables in it; their own for the others. */
  async #tell(followers: readonly Follower[], held: boolean): Promise<void> {
    try {
      const { said } = await this.#list(held);
      for (const [i, follower] of followers.entries()) {
        // Whoever plays comes in between.
        if (i % AT_ONCE === AT_ONCE - 1) await new Promise((resolve) => setImmediate(resolve));
        const { message, text } = said(follower.person);
        if (!this.#followers.has(follower) || this.#followers.get(follower) === text) continue;
        this.#followers.set(follower, text);
        follower.send(message);
      }
    } catch (error) {
      // Where the database is away, the next change tells the list anew.
      if (!isStorageFault(error)) this.#failed(error, 'could not tell the list of open tables');
    }
  }
}
