import { AsyncLocalStorage } from 'node:async_hooks';

/** One thing that came in from outside or happens by itself: a connection, a request, a notice, a timer, a table's bots. */
export interface Entry {
  /** For the log; never a name, an id or anything else that came with it. */
  readonly what: string;
  /** Ends this one thing, so that it begins afresh from what is stored: whatever it held in memory may be wrong. */
  restart(): void;
}

/** What the log is told of anything that was thrown. */
export function traceOf(error: unknown): string {
  if (error instanceof Error) return error.stack ?? error.message;
  return typeof error === 'string' ? error : `something strange was thrown (${typeof error})`;
}

/**
 * Stands at every way into the process. What fails inside is logged and answered there; what escapes even that (a callback
 * that throws later, a promise that nobody waits for) is traced back to its entry, and that one thing begins afresh.
 */
export class Guard {
  readonly #entries = new AsyncLocalStorage<Entry>();
  readonly #log: (error: unknown, message: string, details: object) => void;

  constructor(log: (error: unknown, message: string, details: object) => void) {
    this.#log = log;
  }

  /** Runs the work of an entry; where it fails without an answer of its own, the entry begins afresh. */
  enter(entry: Entry, work: () => unknown): void {
    this.within(entry, async () => work()).catch((error) => this.#startAfresh(entry, error, 'failed'));
  }

  /** The same for work that is done when it returns, and is done very often. */
  during(entry: Entry, work: () => void): void {
    try {
      this.#entries.run(entry, work);
    } catch (error) {
      this.#startAfresh(entry, error, 'failed');
    }
  }

  /** The same for work whose caller answers what fails: only what escapes is traced back. */
  within<T>(entry: Entry, work: () => T): T {
    return this.#entries.run(entry, work);
  }

  /** For what reached the process itself; false where nobody knows what it belongs to. */
  escaped(error: unknown): boolean {
    const entry = this.#entries.getStore();
    if (entry === undefined) this.#log(error, 'something escaped from nowhere known', {});
    else this.#startAfresh(entry, error, 'escaped');
    return entry !== undefined;
  }

  #startAfresh({ what, restart }: Entry, error: unknown, how: 'failed' | 'escaped'): void {
    this.#log(error, `${what} ${how} and begins afresh`, { entry: what });
    try {
      restart();
    } catch (again) {
      this.#log(again, `${what} could not begin afresh`, { entry: what });
    }
  }
}
