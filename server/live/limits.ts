/** So many at once, so many a second afterwards. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** A bucket of allowances that fills up with time. */
export class Bucket {
  readonly #rate: Rate;
  #left: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#left = rate.burst;
    this.#at = now;
  }

  take(now: number): boolean {
    this.#left = this.#filled(now);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }

  /** Has nothing been taken for so long that it need not be remembered? */
  isFull(now: number): boolean {
    return this.#filled(now) >= this.#rate.burst;
  }

  #filled(now: number): number {
    return Math.min(this.#rate.burst, this.#left + ((now - this.#at) / 1000) * this.#rate.perSecond);
  }
}

/** Far beyond what a fast human does; an address may be a whole school. */
const RATES = {
  messages: { person: { burst: 240, perSecond: 40 }, address: { burst: 4000, perSecond: 800 } },
  requests: { person: { burst: 240, perSecond: 20 }, address: { burst: 2000, perSecond: 200 } },
  chat: { person: { burst: 10, perSecond: 1 }, address: { burst: 200, perSecond: 20 } },
  history: { person: { burst: 40, perSecond: 2 }, address: { burst: 200, perSecond: 10 } },
  tables: { person: { burst: 30, perSecond: 0.1 }, address: { burst: 300, perSecond: 2 } },
  guests: { person: { burst: 30, perSecond: 0.1 }, address: { burst: 300, perSecond: 2 } },
} as const satisfies Readonly<Record<string, { readonly person: Rate; readonly address: Rate }>>;

export type Limited = keyof typeof RATES;

/** Somebody who asks: known or not, from somewhere. */
export interface Asker {
  readonly person: string | null;
  readonly address: string;
}

/** Beyond this many buckets the full ones are forgotten. */
const MANY = 20_000;

/** How much each person and each address may do, over all their connections. */
export class Limits {
  readonly #buckets = new Map<string, Bucket>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Takes one; false where it was too much. */
  allow(what: Limited, { person, address }: Asker): boolean {
    const byAddress = this.#bucket(`${what} address ${address}`, RATES[what].address).take(this.#now());
    if (person === null || !byAddress) return byAddress;
    return this.#bucket(`${what} person ${person}`, RATES[what].person).take(this.#now());
  }

  #bucket(key: string, rate: Rate): Bucket {
    let bucket = this.#buckets.get(key);
    if (bucket === undefined) {
      if (this.#buckets.size > MANY) {
        for (const [old, it] of this.#buckets) if (it.isFull(this.#now())) this.#buckets.delete(old);
      }
      bucket = new Bucket(rate, this.#now());
      this.#buckets.set(key, bucket);
    }
    return bucket;
  }
}

export const LARGEST_MESSAGE = 16 * 1024;
const CONNECTIONS_PER_PERSON = 40;
export const TABLES_PER_SOCKET = 60;
/** A client that reads so slowly that this much waits for it is let go; it may come back and catch up. */
export const MOST_UNSENT = 4 * 1024 * 1024;

/** How many connections each person (or unknown address) has. */
export class Connections {
  readonly #open = new Map<string, number>();
  readonly #most: number;

  constructor(most = CONNECTIONS_PER_PERSON) {
    this.#most = most;
  }

  /** Counts one more and returns how to let go of it; null where there are too many. */
  take({ person, address }: Asker): (() => void) | null {
    const key = person ?? `address ${address}`;
    const open = this.#open.get(key) ?? 0;
    // Unknown people of one address share: a school looks on.
    if (open >= (person === null ? 10 : 1) * this.#most) return null;
    this.#open.set(key, open + 1);
    let taken = true;
    return () => {
      if (!taken) return;
      taken = false;
      const left = (this.#open.get(key) ?? 1) - 1;
      if (left > 0) this.#open.set(key, left);
      else this.#open.delete(key);
    };
  }
}
