import type { Requester } from './limits.ts';

/** How much may be held at once by one person, from one address, and altogether. */
export interface Shares {
  readonly person: number;
  readonly address: number;
  readonly process: number;
}

/** How many connections there may be; all who are unknown at an address share the places of `strangers`. */
interface Places extends Shares {
  readonly strangers: number;
}

/** An address may be a whole school: a class of thirty with two tabs each has said no name yet, and there are other classes. */
const CONNECTIONS: Places = { person: 40, strangers: 150, address: 500, process: 10_000 };

/** An open connection, and how it is ended. */
interface Open {
  readonly end: () => void;
  readonly letGo: () => void;
}

/** Those of one address, in the order they came. */
interface Neighbours {
  readonly strangers: Set<Open>;
  readonly known: Set<Open>;
}

/** How many connections (sockets and streams) are open, by whom and from where. */
export class Connections {
  readonly #most: Places;
  readonly #people = new Map<string, number>();
  readonly #addresses = new Map<string, Neighbours>();
  #all = 0;

  constructor(most: Partial<Places> = {}) {
    this.#most = { ...CONNECTIONS, ...most };
  }

  /** How many are open. */
  get size(): number {
    return this.#all;
  }

  /** Counts one more, which `end` breaks, and returns how to let go of it; null where there are too many. */
  take({ person, address }: Requester, end: () => void): (() => void) | null {
    const here = this.#addresses.get(address) ?? { strangers: new Set(), known: new Set() };
    const own = person === null ? here.strangers.size : (this.#people.get(person) ?? 0);
    if (own >= (person === null ? this.#most.strangers : this.#most.person)) return null;
    if (sizeOf(here) >= this.#most.address) return null;
    if (this.#all >= this.#most.process && !(person === null ? this.#makeRoomForStranger(own) : this.#makeRoom(sizeOf(here))))
      return null;
    const mine = person === null ? here.strangers : here.known;
    const letGo = () => {
      if (!mine.delete(open)) return;
      this.#all--;
      if (sizeOf(here) === 0) this.#addresses.delete(address);
      if (person === null) return;
      const left = (this.#people.get(person) ?? 1) - 1;
      if (left > 0) this.#people.set(person, left);
      else this.#people.delete(person);
    };
    const open: Open = { end, letGo };
    mine.add(open);
    this.#all++;
    // Whoever had to make room may have been the last one here.
    this.#addresses.set(address, here);
    if (person !== null) this.#people.set(person, own + 1);
    return letGo;
  }

  /** Ends the latest connection of where most strangers are; without any, of where most people are, if they are more than here. */
  #makeRoom(here: number): boolean {
    const all = [...this.#addresses.values()];
    const strangers = largest(all.map((it) => it.strangers));
    const known = largest(all.map((it) => it.known));
    return endLatest(strangers ?? (known !== null && known.size > here + 1 ? known : null));
  }

  /** Ends the latest stranger's connection of where most are, if they are more than here. */
  #makeRoomForStranger(here: number): boolean {
    const strangers = largest([...this.#addresses.values()].map((it) => it.strangers));
    return endLatest(strangers !== null && strangers.size > here + 1 ? strangers : null);
  }
}

function sizeOf({ strangers, known }: Neighbours): number {
  return strangers.size + known.size;
}

function endLatest(crowd: Set<Open> | null): boolean {
  const leaving = [...(crowd ?? [])].at(-1);
  leaving?.letGo();
  leaving?.end();
  return leaving !== undefined;
}

/** The set with most in it; null where all are empty. */
function largest(sets: readonly Set<Open>[]): Set<Open> | null {
  return sets.reduce<Set<Open> | null>((most, it) => (it.size > (most?.size ?? 0) ? it : most), null);
}

const MB = 1024 * 1024;
/** A reader who is merely slow has far less waiting; what is dropped comes back and catches up. */
const UNSENT: Shares = { person: 4 * MB, address: 16 * MB, process: 64 * MB };
/** One connection for which this much waits already is let go. */
const MOST_UNSENT = 1 * MB;
/** What a message costs in memory besides its text. */
const ENVELOPE = 256;

/** What waits unsent for one connection or answer. */
export interface Account {
  /** Notes that so many bytes are to be sent; false where it was let go instead, because too much waits already. */
  add(bytes: number): boolean;
  /** So many of them are sent. */
  sent(bytes: number): void;
  /** Nothing waits any more. */
  close(): void;
}

interface Held {
  waiting: number;
  readonly scopes: readonly Scope[];
  readonly end: () => void;
}

/**
 * What waits unsent in this process, for whom. Whoever reads too slowly is let go; where a person, an address or the whole
 * process has too much waiting, the one of them for whom most waits goes first, so that nobody pays for those who do not read.
 */
export class Unsent {
  readonly #most: Shares;
  readonly #totals = new Map<string, { bytes: number; readonly held: Set<Held> }>();

  #mostWaited = 0;
  #ended = 0;

  constructor(most: Partial<Shares> = {}) {
    this.#most = { ...UNSENT, ...most };
  }

  /** The most that ever waited altogether. */
  get mostWaited(): number {
    return this.#mostWaited;
  }

  /** How many were let go so far because too much waited for them. */
  get ended(): number {
    return this.#ended;
  }

  /** How much waits altogether. */
  get waiting(): number {
    return this.#totals.get(PROCESS)?.bytes ?? 0;
  }

  /** `end` breaks the connection and frees what waits for it. */
  open(requester: Requester, end: () => void): Account {
    const held: Held = { waiting: 0, scopes: scopesOf(requester, this.#most), end };
    let open = true;
    for (const { key } of held.scopes) {
      const total = this.#totals.get(key) ?? { bytes: 0, held: new Set() };
      total.held.add(held);
      this.#totals.set(key, total);
    }
    return {
      add: (bytes) => {
        if (!open || !this.#isHeld(held)) return false;
        if (held.waiting > MOST_UNSENT) this.#letGo(held);
        else this.#count(held, bytes + ENVELOPE);
        for (const { key, most } of held.scopes) this.#relieve(key, most);
        this.#mostWaited = Math.max(this.#mostWaited, this.waiting);
        return this.#isHeld(held);
      },
      sent: (bytes) => {
        if (this.#isHeld(held)) this.#count(held, -Math.min(held.waiting, bytes + ENVELOPE));
      },
      close: () => {
        open = false;
        this.#forget(held);
      },
    };
  }

  #isHeld(held: Held): boolean {
    return this.#totals.get(PROCESS)?.held.has(held) === true;
  }

  #count(held: Held, bytes: number): void {
    held.waiting += bytes;
    for (const { key } of held.scopes) {
      const total = this.#totals.get(key);
      if (total !== undefined) total.bytes += bytes;
    }
  }

  #relieve(key: string, most: number): void {
    for (;;) {
      const total = this.#totals.get(key);
      if (total === undefined || total.bytes <= most) return;
      let largest: Held | null = null;
      for (const held of total.held) if (largest === null || held.waiting > largest.waiting) largest = held;
      if (largest === null) return;
      this.#letGo(largest);
    }
  }

  #letGo(held: Held): void {
    this.#forget(held);
    this.#ended++;
    held.end();
  }

  #forget(held: Held): void {
    if (!this.#isHeld(held)) return;
    this.#count(held, -held.waiting);
    for (const { key } of held.scopes) {
      const total = this.#totals.get(key);
      total?.held.delete(held);
      if (total?.held.size === 0) this.#totals.delete(key);
    }
  }
}

interface Scope {
  readonly key: string;
  readonly most: number;
}

const PROCESS = 'process';

function scopesOf({ person, address }: Requester, most: Shares): readonly Scope[] {
  return [
    ...(person === null ? [] : [{ key: `person ${person}`, most: most.person }]),
    { key: `address ${address}`, most: most.address },
    { key: PROCESS, most: most.process },
  ];
}
