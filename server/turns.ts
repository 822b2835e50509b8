/** Whose work it is: from where they come, who they are. Work that comes `last` waits until nobody else does. */
export interface Whose {
  readonly address: string;
  readonly owner: string;
  readonly last?: boolean;
}

/** Those who wait, by the path that says whose they are: at each fork everybody's turn comes once before anybody's comes twice. */
class Waiting {
  readonly #branches = new Map<string, Waiting>();
  readonly #here = new Set<() => void>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add([first, ...rest]: readonly string[], call: () => void): void {
    this.#size++;
    if (first === undefined) return void this.#here.add(call);
    const branch = this.#branches.get(first) ?? new Waiting();
    this.#branches.set(first, branch);
    branch.add(rest, call);
  }

  next(): (() => void) | undefined {
    const [first] = this.#branches;
    if (first === undefined) {
      const [call] = this.#here;
      if (call !== undefined && this.#here.delete(call)) this.#size--;
      return call;
    }
    const [name, branch] = first;
    const call = branch.next();
    this.#size--;
    // Behind all others, if there is more to do.
    this.#branches.delete(name);
    if (branch.size > 0) this.#branches.set(name, branch);
    return call;
  }

  /** Takes one out again; false where it is not here any more. */
  remove([first, ...rest]: readonly string[], call: () => void): boolean {
    const branch = first === undefined ? undefined : this.#branches.get(first);
    const removed = first === undefined ? this.#here.delete(call) : branch?.remove(rest, call) === true;
    if (removed) this.#size--;
    if (first !== undefined && branch?.size === 0) this.#branches.delete(first);
    return removed;
  }

  /** How many wait on this path. */
  sizeOf([first, ...rest]: readonly string[]): number {
    return first === undefined ? this.#size : (this.#branches.get(first)?.sizeOf(rest) ?? 0);
  }

  /** Among how many the path shares, itself included. */
  rivals([first, ...rest]: readonly string[]): number {
    if (first === undefined) return 1 + this.#here.size;
    const own = this.#branches.get(first);
    const others = this.#branches.size - (own === undefined ? 0 : 1);
    return (1 + others) * (own === undefined ? 1 : own.rivals(rest));
  }
}

/**
 * A few places that many want: addresses take turns, at an address its people, and of each person whatever asked first. Who
 * brings a crowd along waits behind the crowd; the others do not.
 */
export class Turns {
  readonly #places: number;
  readonly #first = new Waiting();
  readonly #last = new Waiting();
  #taken = 0;

  constructor(places: number) {
    this.#places = places;
  }

  get waiting(): number {
    return this.#first.size + this.#last.size;
  }

  /** How many of this owner wait, and how many of this address, for the same kind of place. */
  waitingOf({ address, owner, last }: Whose): { readonly owner: number; readonly address: number } {
    const queue = last === true ? this.#last : this.#first;
    return { owner: queue.sizeOf([address, owner]), address: queue.sizeOf([address]) };
  }

  /**
   * Does the work as soon as it has a place; it is told which part of one is its own while so many wait. Whoever is gone (`signal`)
   * waits no longer; work that has begun is done.
   */
  async take<T>(whose: Whose, work: (share: number) => Promise<T>, signal?: AbortSignal): Promise<T> {
    const path = [whose.address, whose.owner];
    const queue = whose.last === true ? this.#last : this.#first;
    signal?.throwIfAborted();
    if (this.#taken < this.#places) this.#taken++;
    else await turnIn(queue, path, signal);
    try {
      const crowded = whose.last === true && this.#first.size > 0;
      return await work(crowded ? 0 : Math.min(1, this.#places / queue.rivals(path)));
    } finally {
      const next = this.#first.next() ?? this.#last.next();
      if (next === undefined) this.#taken--;
      else next();
    }
  }
}

/** Waits in the queue until called, or until nobody waits for it any more. */
function turnIn(queue: Waiting, path: readonly string[], signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      if (queue.remove(path, call)) reject(signal?.reason);
    };
    const call = () => {
      signal?.removeEventListener('abort', leave);
      resolve();
    };
    queue.add(path, call);
    signal?.addEventListener('abort', leave, { once: true });
  });
}
