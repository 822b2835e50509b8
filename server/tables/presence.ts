import type { Present } from '../storage/talk.ts';

/** Who is at which table through this process; the same person may be there several times. */
export class Presence {
  readonly #people = new Map<string, Map<string, number>>();

  has(table: string, person: string): boolean {
    return this.#people.get(table)?.has(person) === true;
  }

  /** Counts somebody who comes or goes; true where that makes a difference to the others. */
  count(table: string, person: string, comes: boolean): boolean {
    const people = this.#people.get(table) ?? new Map<string, number>();
    const times = Math.max(0, (people.get(person) ?? 0) + (comes ? 1 : -1));
    if (times > 0) people.set(person, times);
    else people.delete(person);
    if (people.size > 0) this.#people.set(table, people);
    else this.#people.delete(table);
    return times === (comes ? 1 : 0);
  }

  all(): Present[] {
    return [...this.#people].flatMap(([table, people]) => [...people.keys()].map((person) => ({ table, person })));
  }
}
