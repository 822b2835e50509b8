/** Pieces of work at one table, one after the other. */
export class InTurn {
  readonly #now: () => number;
  #queue: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #usedAt: number;

  constructor(now: () => number) {
    this.#now = now;
    this.#usedAt = now();
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting++;
    const run = this.#queue.then(work).finally(() => {
      this.#waiting--;
      this.use();
    });
    this.#queue = run.catch(() => undefined);
    return run;
  }

  /** How long nobody has done anything here; zero while something is going on. */
  idleFor(now: number): number {
    // The clock may have been put back since.
    this.#usedAt = Math.min(this.#usedAt, now);
    return this.#waiting > 0 ? 0 : now - this.#usedAt;
  }

  use(): void {
    this.#usedAt = this.#now();
  }
}
