import type { Claim, People } from '../people.ts';

interface Open {
  readonly claim: Claim;
  end(): void;
}

/** Connections of people who are signed in, through this process: they end with the session they came with. */
export class SignedInHere {
  readonly #people: People;
  readonly #open = new Map<string, Set<Open>>();

  constructor(people: People) {
    this.#people = people;
  }

  /** Remembers an open connection; returns how to forget it. */
  add(claim: Claim | null, end: () => void): () => void {
    if (claim === null) return () => undefined;
    const { person } = claim;
    const open: Open = { claim, end };
    const theirs = this.#open.get(person) ?? new Set();
    this.#open.set(person, theirs.add(open));
    return () => {
      theirs.delete(open);
      if (theirs.size === 0 && this.#open.get(person) === theirs) this.#open.delete(person);
    };
  }

  /** Somebody has signed out somewhere: what does not hold any more ends. */
  async signedOut(person: string): Promise<void> {
    for (const { claim, end } of [...(this.#open.get(person) ?? [])]) if ((await this.#people.unbarred(claim)) === null) end();
  }

  /** Notices may have been lost, and sessions run out: everybody is looked at. */
  async lookAround(): Promise<void> {
    for (const person of [...this.#open.keys()]) await this.signedOut(person);
  }
}
