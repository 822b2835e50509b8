import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Box } from '@kaya/engine';
import { LiveTable } from './live-table.ts';
import type { Surroundings } from './surroundings.ts';

/** A game that nobody has touched for so long is put to sleep: its memory is freed, those who follow it stay. */
const SLEEP = 10_000;
/** A table that nobody follows any more is forgotten after so long. */
const FORGET = 60_000;
/** So many games are awake at most, also when everybody is busy. */
const MOST_AWAKE = 2000;

/** After so many games were put to sleep their memory is given back at once; nobody plays there. */
const MANY_SLEEPERS = 300;

setFlagsFromString('--expose-gc');
const collect: (() => void) | undefined = runInNewContext('gc');

/** The tables that this process has in memory: those that somebody follows, and the last ones used. */
export class Tables {
  readonly #around: Surroundings;
  readonly #boxOf: (game: string) => Promise<Box | null>;
  readonly #live = new Map<string, Promise<LiveTable | null>>();

  #slept = 0;

  constructor(around: Surroundings, boxOf: (game: string) => Promise<Box | null>) {
    this.#around = around;
    this.#boxOf = boxOf;
  }

  /** The table with one read of what is stored; null where there is none. */
  async open(id: string): Promise<LiveTable | null> {
    let live = this.#live.get(id);
    const known = live !== undefined;
    if (live === undefined) {
      live = this.#load(id);
      this.#live.set(id, live);
      const loading = live;
      live.catch(() => this.#live.get(id) === loading && this.#live.delete(id));
    }
    const table = await live;
    if (table === null && this.#live.get(id) === live) this.#live.delete(id);
    table?.use();
    if (!known || table === null || (await this.#isStill(table))) return table;
    this.drop(id);
    return null;
  }

  /** The table if it is in memory already. */
  async here(id: string): Promise<LiveTable | null> {
    return (await this.#live.get(id)) ?? null;
  }

  box(game: string): Promise<Box | null> {
    return this.#boxOf(game);
  }

  /** Gives a table in memory up, whatever it is doing: the next one who asks gets it from storage. */
  drop(id: string): void {
    const dropped = this.#live.get(id);
    this.#live.delete(id);
    dropped?.then(
      (table) => table?.audience.disperse(),
      () => undefined,
    );
  }

  /** How many are in memory. */
  get size(): number {
    return this.#live.size;
  }

  async all(): Promise<readonly LiveTable[]> {
    const tables = await Promise.all([...this.#live.values()].map((it) => it.catch(() => null)));
    return tables.filter((table) => table !== null);
  }

  /** Frees the memory of what is not used, the longest unused first; says how many running games were put to sleep. */
  async sweep(): Promise<number> {
    let running = 0;
    const now = this.#around.now();
    const byIdleness = (await this.all()).toSorted((a, b) => b.idleFor(now) - a.idleFor(now));
    let awake = byIdleness.filter((table) => table.state.game !== null).length;
    const unseen = new Set<string>();
    for (const table of byIdleness) {
      const idle = table.idleFor(now);
      table.audience.forgetViews(now);
      if (table.audience.size === 0 && idle > SLEEP) unseen.add(table.state.id);
      if (table.audience.size === 0 && idle > FORGET) this.#live.delete(table.state.id);
      if (table.state.game !== null && (idle > SLEEP || (awake > MOST_AWAKE && idle > 0))) {
        table.sleep();
        if (table.state.row.status === 'playing') running++;
        awake--;
        this.#slept++;
      }
    }
    await this.#around.hearing.letGo((id) => this.#live.has(id) && !unseen.has(id));
    if (this.#slept >= MANY_SLEEPERS) {
      this.#slept = 0;
      collect?.();
    }
    return running;
  }

  /** Of a table that nobody here looks at nothing is heard: it may have changed since it was read, or be gone. */
  async #isStill(table: LiveTable): Promise<boolean> {
    const { store, hearing } = this.#around;
    if (!store.shared || hearing.hears(table.state.id)) return true;
    if (!(await table.inTurn(() => table.lookAgain()))) return false;
    await table.lookWhoIsHere();
    return true;
  }

  async #load(id: string): Promise<LiveTable | null> {
    const stored = await this.#around.store.table(id);
    const box = stored === null ? null : await this.#boxOf(stored.row.game);
    if (stored === null || box === null) return null;
    const table = new LiveTable(box, this.#around, stored);
    if (this.#around.store.shared) await table.lookWhoIsHere();
    return table;
  }
}
