/** So many at once, so many a second afterwards. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** Whoever takes less than this part of a burst need not be known to the other processes. */
const TOLD = 1 / 8;

/** A bucket of allowances that fills up with time. */
export class Bucket {
  readonly #rate: Rate;
  #left: number;
  #at: number;
  /** What was taken here, and the other processes have not been told. */
  #untold = 0;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#left = rate.burst;
    this.#at = now;
  }

  has(now: number): boolean {
    return this.#filled(now) >= 1;
  }

  take(now: number): boolean {
    if (!this.has(now)) return false;
    this.charge(1, now);
    return true;
  }

  /** Takes more for something that turned out to be dear, also what is not there yet: that is waited for. */
  charge(cost: number, now: number): void {
    this.#untold += cost;
    this.chargeElsewhere(cost, now);
  }

  /** It was taken through another process. */
  chargeElsewhere(cost: number, now: number): void {
    this.#left = Math.max(-this.#rate.burst, this.#filled(now) - cost);
    this.#at = now;
  }

  /** What the others are to be told now: a good part of what may be taken, and nothing of what has filled up again meanwhile. */
  toTell(now: number): number {
    if (this.isFull(now)) this.#untold = 0;
    if (this.#untold < Math.max(1, TOLD * this.#rate.burst)) return 0;
    const told = this.#untold;
    this.#untold = 0;
    return told;
  }

  /** Has nothing been taken for so long that it need not be remembered? */
  isFull(now: number): boolean {
    return this.#filled(now) >= this.#rate.burst;
  }

  #filled(now: number): number {
    return Math.min(this.#rate.burst, this.#left + (Math.max(0, now - this.#at) / 1000) * this.#rate.perSecond);
  }
}

/** Far beyond what a fast human does; an address may be a whole school. */
const RATES = {
  messages: { person: { burst: 240, perSecond: 40 }, address: { burst: 4000, perSecond: 800 } },
  requests: { person: { burst: 240, perSecond: 20 }, address: { burst: 2000, perSecond: 200 } },
  /** Everything besides the API: a page with its files, again and again. */
  pages: { person: { burst: 2000, perSecond: 200 }, address: { burst: 4000, perSecond: 400 } },
  /** Sockets that are opened; a whole school comes back at once after a break. */
  connections: { person: { burst: 60, perSecond: 2 }, address: { burst: 1000, perSecond: 50 } },
  /** Messages beyond the allowance that are still read and answered one by one; whoever goes on is cut off unread. */
  excess: { person: { burst: 300, perSecond: 5 }, address: { burst: 2000, perSecond: 50 } },
  /** What others are asked to agree on. */
  proposals: { person: { burst: 10, perSecond: 0.1 }, address: { burst: 100, perSecond: 2 } },
  /** Seats that are taken. */
  seats: { person: { burst: 30, perSecond: 0.2 }, address: { burst: 600, perSecond: 5 } },
  chat: { person: { burst: 10, perSecond: 0.5 }, address: { burst: 200, perSecond: 5 } },
  /** Whatever is stored of a game: several whole ones at once, and as many a day as a school plays. */
  changes: { person: { burst: 3000, perSecond: 0.5 }, address: { burst: 50_000, perSecond: 5 } },
  /** What somebody at a running game may store where their address may store nothing more: they play on, slowly. */
  seated: { person: { burst: 30, perSecond: 1 / 240 }, address: { burst: 30, perSecond: 1 / 240 } },
  /** Lists of tables, however short they turn out to be. */
  lists: { person: { burst: 30, perSecond: 2 }, address: { burst: 300, perSecond: 20 } },
  history: { person: { burst: 40, perSecond: 2 }, address: { burst: 200, perSecond: 10 } },
  /** Moments that somebody leads others to. */
  leading: { person: { burst: 60, perSecond: 8 }, address: { burst: 600, perSecond: 80 } },
  /** Ways to sign in that are asked for or tried. */
  'sign-ins': { person: { burst: 30, perSecond: 0.1 }, address: { burst: 200, perSecond: 1 } },
  /** Ways to be called that are set up or tried. */
  channels: { person: { burst: 10, perSecond: 0.02 }, address: { burst: 100, perSecond: 0.5 } },
  /** What is made or changed of groups. */
  groups: { person: { burst: 40, perSecond: 0.05 }, address: { burst: 400, perSecond: 1 } },
  /** Programs that are offered, again and again while they wait; from one address fewer than are listed. */
  programs: { person: { burst: 30, perSecond: 0.05 }, address: { burst: 60, perSecond: 0.2 } },
  /** Lessons of which somebody tells how they went. */
  lessons: { person: { burst: 30, perSecond: 0.1 }, address: { burst: 300, perSecond: 2 } },
  /** Tries of a day's table, each of which is played again; from one address fewer in two days than are kept of a title. */
  daily: { person: { burst: 12, perSecond: 1 / 300 }, address: { burst: 200, perSecond: 1 / 400 } },
  /** Whom somebody mutes or blocks, or no more. */
  manners: { person: { burst: 30, perSecond: 0.1 }, address: { burst: 300, perSecond: 1 } },
  /** Reports to whoever hosts, which are kept. */
  reports: { person: { burst: 5, perSecond: 1 / 600 }, address: { burst: 50, perSecond: 1 / 300 } },
  /** What those see and do who look after the site. */
  hosting: { person: { burst: 60, perSecond: 1 }, address: { burst: 300, perSecond: 5 } },
  /** Everything of somebody in one file, or gone. */
  mine: { person: { burst: 5, perSecond: 1 / 120 }, address: { burst: 100, perSecond: 1 / 10 } },
  /** What is kept for long: a whole school at once, and then one after the other. */
  tables: { person: { burst: 30, perSecond: 0.02 }, address: { burst: 600, perSecond: 0.2 } },
  guests: { person: { burst: 30, perSecond: 0.02 }, address: { burst: 1000, perSecond: 0.2 } },
  /** What is written to those whom somebody removes from a table or a group. */
  words: { person: { burst: 10, perSecond: 1 / 300 }, address: { burst: 100, perSecond: 1 / 30 } },
  /** Friends who are asked to a table, each of whom is called. */
  asked: { person: { burst: 20, perSecond: 1 / 120 }, address: { burst: 300, perSecond: 1 / 10 } },
} as const satisfies Readonly<Record<string, { readonly person: Rate; readonly address: Rate }>>;

export type Limited = keyof typeof RATES;

/** For whom it is counted: a person, all who are unknown at an address, or the address. */
const SCOPES = ['person', 'unknown', 'address'] as const;
type Scope = (typeof SCOPES)[number];
const LIMITED = Object.keys(RATES) as Limited[];
/** How the processes number them to each other. */
const NUMBERS: ReadonlyMap<string, number> = new Map([LIMITED, SCOPES].flatMap((names) => names.map((it, i) => [it, i])));

function rateOf(what: Limited, scope: Scope): Rate {
  if (scope !== 'unknown') return RATES[what][scope];
  const { burst, perSecond } = RATES[what].address;
  return { burst: burst / 2, perSecond: perSecond / 2 };
}

/** So many are told to the other processes at once, and so long may their names be. */
const MOST_TOLD = 200;
const LONGEST_NAME = 48;
const MOST_UNITS = 999_999_999;

/** What somebody took through one process, as it is told to the others: who (spelt as a notice can say it), and of what, for whom, how much. */
export interface Spent {
  readonly about: string;
  readonly more: readonly [what: number, scope: number, units: number];
}

/** Somebody who asks: known or not, from somewhere. */
export interface Requester {
  readonly person: string | null;
  readonly address: string;
}

/** Beyond this many buckets the full ones are forgotten, not more often than this. */
const MANY = 20_000;
const FORGETTING = 1000;
/** Where there are so many, nobody is added of whom only other processes speak. */
const MOST_FROM_ELSEWHERE = 100_000;
/** So many bytes of an answer cost as much as one message or request. */
const BYTES_PER_UNIT = 8192;
/** So many bytes are reckoned for each who has to be told that somebody came or went. */
const BYTES_TOLD = 256;
/** And so many of a message that came. */
const HEARD_PER_UNIT = 1024;

function keyOf(what: Limited, scope: Scope, who: string): string {
  return `${what} ${scope} ${who}`;
}

/** How much each person and each address may do, over all their connections; what they do through other processes is heard a moment later. */
export class Limits {
  readonly #buckets = new Map<string, Bucket>();
  readonly #now: () => number;
  #forgotAt = Number.NEGATIVE_INFINITY;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Takes one; false where it was too much. What somebody is refused for their own sake costs nobody else at the address. */
  allow(what: Limited, requester: Requester): boolean {
    return this.allowOwn(what, requester) && this.allowAddress(what, requester.address);
  }

  /** The same for the person alone; all who are unknown at an address count as one, who has half of what the address has. */
  allowOwn(what: Limited, requester: Requester): boolean {
    return this.#own(what, requester).take(this.#now());
  }

  /** Has the person anything left? Nothing is taken. */
  hasOwn(what: Limited, requester: Requester): boolean {
    return this.#own(what, requester).has(this.#now());
  }

  /** The same for the address alone: after its person. */
  allowAddress(what: Limited, address: string): boolean {
    return this.#bucket(what, 'address', address).take(this.#now());
  }

  /** Has the address nothing left? Nothing is taken: that is done when it is known that its person may. */
  isSpent(what: Limited, address: string): boolean {
    return !this.#bucket(what, 'address', address).has(this.#now());
  }

  /** An answer of so many bytes was given: large ones cost more than small ones. */
  charge(what: Limited, requester: Requester, bytes: number): void {
    this.#charge(what, requester, Math.floor(bytes / BYTES_PER_UNIT));
  }

  /** So many bytes came: what a message has beyond the first has to be read too. */
  chargeHeard(what: Limited, requester: Requester, bytes: number): void {
    this.#charge(what, requester, Math.floor(bytes / HEARD_PER_UNIT));
  }

  /** So many people had to be told of it: it costs as an answer to each. */
  chargeTold(what: Limited, requester: Requester, people: number): void {
    this.charge(what, requester, people * BYTES_TOLD);
  }

  /** It made so much work, in units of what it is counted in. */
  chargeWork(what: Limited, requester: Requester, units: number): void {
    this.#charge(what, requester, Math.floor(units));
  }

  #charge(what: Limited, requester: Requester, cost: number): void {
    if (cost === 0) return;
    this.#bucket(what, 'address', requester.address).charge(cost, this.#now());
    this.#own(what, requester).charge(cost, this.#now());
  }

  /** What the other processes are to be told of what was taken here. */
  toTell(): Spent[] {
    const now = this.#now();
    const told: Spent[] = [];
    for (const [key, bucket] of this.#buckets) {
      const units = Math.min(MOST_UNITS, Math.ceil(bucket.toTell(now)));
      if (units === 0) continue;
      const [what = '', scope = '', ...who] = key.split(' ');
      const name = who.join(' ');
      if (name === '' || name.length > LONGEST_NAME) continue;
      const at = [NUMBERS.get(what) ?? -1, NUMBERS.get(scope) ?? -1] as const;
      told.push({ about: Buffer.from(name).toString('base64url'), more: [...at, units] });
      if (told.length === MOST_TOLD) break;
    }
    return told;
  }

  /** Another process says what somebody took through it. */
  takenElsewhere(about: string, [at = -1, of = -1, units = 0]: readonly number[]): void {
    const [what, scope] = [LIMITED[at], SCOPES[of]];
    if (what === undefined || scope === undefined) return;
    const who = Buffer.from(about, 'base64url').toString();
    // Names that others invent take no more memory than this.
    if (this.#buckets.size >= MOST_FROM_ELSEWHERE && !this.#buckets.has(keyOf(what, scope, who))) return;
    this.#bucket(what, scope, who).chargeElsewhere(units, this.#now());
  }

  #own(what: Limited, { person, address }: Requester): Bucket {
    return person === null ? this.#bucket(what, 'unknown', address) : this.#bucket(what, 'person', person);
  }

  #bucket(what: Limited, scope: Scope, who: string): Bucket {
    const key = keyOf(what, scope, who);
    let bucket = this.#buckets.get(key);
    if (bucket === undefined) {
      if (this.#buckets.size > MANY && this.#now() - this.#forgotAt > FORGETTING) {
        this.#forgotAt = this.#now();
        for (const [old, it] of this.#buckets) if (it.isFull(this.#now())) this.#buckets.delete(old);
      }
      bucket = new Bucket(rateOf(what, scope), this.#now());
      this.#buckets.set(key, bucket);
    }
    return bucket;
  }
}

/** The longest line of talk, with every character escaped, needs three kilobytes; no game has an action of one. */
export const LARGEST_MESSAGE = 4 * 1024;
/** So much that cannot be read is answered on one connection. */
export const UNREADABLE: Rate = { burst: 20, perSecond: 1 / 3 };
export const TABLES_PER_SOCKET = 60;
export const GROUPS_PER_SOCKET = 20;
