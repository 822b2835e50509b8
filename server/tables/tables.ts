import type { Edition } from '@kaya/engine';
import type { StoredTable } from '../storage/store.ts';
import { LiveTable } from './live-table.ts';
import type { Surroundings } from './surroundings.ts';

/** Tables kept in memory at most while nobody follows them. */
const KEPT_IDLE = 500;

/** The tables that this process has in memory: those that somebody follows, and the last ones used. */
export class Tables {
  readonly #around: Surroundings;
  readonly #editionOf: (game: string) => Promise<Edition | null>;
  /** In the order of their last use. */
  readonly #live = new Map<string, Promise<LiveTable | null>>();

  constructor(around: Surroundings, editionOf: (game: string) => Promise<Edition | null>) {
    this.#around = around;
    this.#editionOf = editionOf;
  }

  /** The table with one read of what is stored; null where there is none. */
  async open(id: string): Promise<LiveTable | null> {
    let live = this.#live.get(id);
    if (live === undefined) live = this.#load(id);
    this.#live.delete(id);
    this.#live.set(id, live);
    const table = await live;
    if (table === null) this.#live.delete(id);
    else await this.#forgetSome();
    return table;
  }

  /** The table if it is in memory already. */
  async here(id: string): Promise<LiveTable | null> {
    return (await this.#live.get(id)) ?? null;
  }

  /** How many are in memory. */
  get size(): number {
    return this.#live.size;
  }

  async #load(id: string): Promise<LiveTable | null> {
    const stored = await this.#around.store.table(id);
    return stored === null ? null : this.#from(stored);
  }

  async #from(stored: StoredTable): Promise<LiveTable | null> {
    const edition = await this.#editionOf(stored.row.game);
    return edition === null ? null : new LiveTable(edition, this.#around, stored);
  }

  /** A look at tables that need not stay in memory: the lobby, somebody's list. */
  async glance(stored: StoredTable): Promise<LiveTable | null> {
    return (await this.here(stored.row.id)) ?? this.#from(stored);
  }

  async #forgetSome(): Promise<void> {
    if (this.#live.size <= KEPT_IDLE) return;
    for (const [id, promise] of this.#live) {
      const table = await promise;
      if (table === null || table.audience.size === 0) this.#live.delete(id);
      if (this.#live.size <= KEPT_IDLE) return;
    }
  }
}
