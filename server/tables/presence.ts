import type { Present } from '../storage/talk.ts';

/** Somebody at one table: over how many connections, and from where the last of them came. */
interface Here {
  times: number;
  address: string;
}

/** Who is at which table through this process; the same person may be there several times. */
export class Presence {
  readonly #people = new Map<string, Map<string, Here>>();

  has(table: string, person: string): boolean {
    return this.#people.get(table)?.has(person) === true;
  }

  /** From where the first of these people comes who is here; null where none of them is. */
  addressOf(table: string, people: readonly string[]): string | null {
    const here = this.#people.get(table);
    return people.map((person) => here?.get(person)?.address).find((it) => it !== undefined) ?? null;
  }

  /** Counts somebody who comes or goes; true where that makes a difference to the others. */
  count(table: string, person: string, address: string, comes: boolean): boolean {
    const people = this.#people.get(table) ?? new Map<string, Here>();
    const here = people.get(person) ?? { times: 0, address };
    here.times = Math.max(0, here.times + (comes ? 1 : -1));
    if (comes) here.address = address;
    if (here.times > 0) people.set(person, here);
    else people.delete(person);
    if (people.size > 0) this.#people.set(table, people);
    else this.#people.delete(table);
    return here.times === (comes ? 1 : 0);
  }

  all(): Present[] {
    return [...this.#people].flatMap(([table, people]) => [...people.keys()].map((person) => ({ table, person })));
  }
}
