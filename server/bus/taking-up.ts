import { Turns } from '../turns.ts';
import type { Heard } from './bus.ts';

/** So many notices are taken up at once. */
const AT_ONCE = 64;
/** Where more than this wait of one process, or of all, everything is looked at instead: that costs as much however many there were. */
const MOST_OF_ONE = 500;
const MOST = 5000;

/** What a process does with what it hears; each answers itself for what fails. */
interface Work {
  take(notice: Heard): Promise<void>;
  /** Takes up whatever notices that were not looked at may have told of. */
  everything(): Promise<void>;
}

/**
 * Notices of other processes that are to be taken up. Those who say them take turns, so that one that says more than can be looked at
 * keeps no other waiting. What is said again of the same thing before it was looked at is looked at once, as it was said last.
 */
export class TakingUp {
  readonly #work: Work;
  readonly #turns = new Turns(AT_ONCE);
  /** What is at work or waits, by what is said of what; and what was said of it since. */
  readonly #known = new Map<string, { next: Heard | null }>();

  constructor(work: Work) {
    this.#work = work;
  }

  /** Resolves when it has been looked at, or will be with what is said of it already. */
  async heard(notice: Heard): Promise<void> {
    const { from, what, about } = notice;
    const key = `${what} ${about}`;
    const known = this.#known.get(key);
    if (known !== undefined) {
      known.next = notice;
      return;
    }
    const whose = { address: from, owner: about };
    if (this.#turns.waitingOf(whose).address >= MOST_OF_ONE || this.#turns.waiting >= MOST) return this.#work.everything();
    const fresh: { next: Heard | null } = { next: notice };
    this.#known.set(key, fresh);
    try {
      while (fresh.next !== null)
        await this.#turns.take(whose, async () => {
          const said = fresh.next;
          fresh.next = null;
          if (said !== null) await this.#work.take(said);
        });
    } finally {
      this.#known.delete(key);
    }
  }
}
