import { Bucket, type Rate } from '../live/limits.ts';
import type { Heard } from './bus.ts';

/** So much of one process, and of all, is looked at one by one; of whoever says more everything is looked at instead, which costs the same however much it was. */
const OF_ONE: Rate = { burst: 2000, perSecond: 500 };
const OF_ALL: Rate = { burst: 10_000, perSecond: 2500 };
/** So many may be at work at the same time: they wait for tables and for the database. */
const AT_WORK = 5000;
/** Names of processes can be invented: no more of them are remembered. */
const PROCESSES = 1000;

/** What a process does with what it hears; each answers itself for what fails. */
interface Work {
  take(notice: Heard): Promise<void>;
  /** Takes up whatever notices that were not looked at may have told of. */
  everything(): Promise<void>;
  now(): number;
}

/**
 * Notices of other processes that are to be taken up. None waits for another, since one may wait long for its table; what is said again of
 * the same thing while that is looked at is looked at once more, as it was said last. A process that floods has spent its own allowance.
 */
export class TakingUp {
  readonly #work: Work;
  readonly #all: Bucket;
  readonly #processes = new Map<string, Bucket>();
  /** What is at work, by what is said of what; and what was said of it since. */
  readonly #known = new Map<string, { next: Heard | null }>();

  constructor(work: Work) {
    this.#work = work;
    this.#all = new Bucket(OF_ALL, work.now());
  }

  /** Resolves when it has been looked at, or will be with what is said of it already. */
  async heard(notice: Heard): Promise<void> {
    const key = `${notice.what} ${notice.about}`;
    const known = this.#known.get(key);
    if (known !== undefined) {
      known.next = notice;
      return;
    }
    if (!this.#isInTime(notice.from)) return this.#work.everything();
    const fresh: { next: Heard | null } = { next: notice };
    this.#known.set(key, fresh);
    try {
      for (let said = fresh.next; said !== null; said = fresh.next) {
        fresh.next = null;
        await this.#work.take(said);
      }
    } finally {
      this.#known.delete(key);
    }
  }

  #isInTime(from: string): boolean {
    const now = this.#work.now();
    let own = this.#processes.get(from);
    if (own === undefined) {
      if (this.#processes.size >= PROCESSES) this.#processes.clear();
      own = new Bucket(OF_ONE, now);
      this.#processes.set(from, own);
    }
    return this.#known.size < AT_WORK && own.take(now) && this.#all.take(now);
  }
}
