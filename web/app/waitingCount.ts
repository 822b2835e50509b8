import { type Countable, showWaiting } from './waiting.ts';

/** The list of all one's tables is asked for again after so many milliseconds, not with every move of one of them. */
const FRESH = 60_000;

/** Counts what waits for somebody who sits at one of their tables: that one is known move by move, the others now and then. */
export class WaitingCount {
  readonly #ask: () => Promise<readonly Countable[]>;
  readonly #show: typeof showWaiting;
  #others: Promise<readonly Countable[]> = Promise.resolve([]);
  #askedAt = Number.NEGATIVE_INFINITY;

  constructor(ask: () => Promise<readonly Countable[]>, show = showWaiting) {
    this.#ask = ask;
    this.#show = show;
  }

  /** This table has changed. */
  async note(table: Countable): Promise<void> {
    if (Date.now() - this.#askedAt >= FRESH) {
      this.#askedAt = Date.now();
      this.#others = this.#ask().catch(() => []);
    }
    const others = (await this.#others).filter(({ id }) => id !== table.id);
    this.#show([...others, table]);
  }
}
