/** Whose work it is: from where they come, who they are. Work that comes `last` waits until nobody else does. */
export interface Whose {
  readonly address: string;
  readonly owner: string;
  readonly last?: boolean;
}

/** Those who wait, by the path that says whose they are: at each fork everybody's turn comes once before anybody's comes twice. */
class Waiting {
  readonly #branches = new Map<string, Waiting>();
  readonly #here: (() => void)[] = [];

  get size(): number {
    return this.#here.length + [...this.#branches.values()].reduce((sum, it) => sum + it.size, 0);
  }

  get empty(): boolean {
    return this.#here.length === 0 && this.#branches.size === 0;
  }

  add([first, ...rest]: readonly string[], call: () => void): void {
    if (first === undefined) return void this.#here.push(call);
    const branch = this.#branches.get(first) ?? new Waiting();
    this.#branches.set(first, branch);
    branch.add(rest, call);
  }

  next(): (() => void) | undefined {
    const [first] = this.#branches;
    if (first === undefined) return this.#here.shift();
    const [name, branch] = first;
    const call = branch.next();
    // Behind all others, if there is more to do.
    this.#branches.delete(name);
    if (!branch.empty) this.#branches.set(name, branch);
    return call;
  }

  /** Among how many the path shares, itself included. */
  rivals([first, ...rest]: readonly string[]): number {
    if (first === undefined) return 1 + this.#here.length;
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

  /** Does the work as soon as it has a place; it is told which part of one is its own while so many wait. */
  async take<T>(whose: Whose, work: (share: number) => Promise<T>): Promise<T> {
    const path = [whose.address, whose.owner];
    const queue = whose.last === true ? this.#last : this.#first;
    if (this.#taken < this.#places) this.#taken++;
    else await new Promise<void>((resolve) => queue.add(path, resolve));
    try {
      const crowded = whose.last === true && !this.#first.empty;
      return await work(crowded ? 0 : Math.min(1, this.#places / queue.rivals(path)));
    } finally {
      const next = this.#first.next() ?? this.#last.next();
      if (next === undefined) this.#taken--;
      else next();
    }
  }
}
