import type { ComponentFault } from '@kaya/engine';
import { SOURCES, type Source, type Text } from './types.ts';

/** Reads one place of a component file. What is wrong is noted with its place, and reading goes on with a stand-in. */
export class Reader {
  readonly value: unknown;
  readonly place: string;
  readonly #faults: ComponentFault[];

  constructor(value: unknown, place: string, faults: ComponentFault[]) {
    this.value = value;
    this.place = place;
    this.#faults = faults;
  }

  fault(problem: string): void {
    this.#faults.push({ place: this.place, problem });
  }

  has(key: string): boolean {
    return isRecord(this.value) && Object.hasOwn(this.value, key);
  }

  /** The value under a key; complains where there is none. */
  field(key: string): Reader {
    if (!this.has(key)) this.fault(`'${key}' is missing`);
    return this.maybe(key);
  }

  /** The value under a key, there or not. */
  maybe(key: string): Reader {
    return new Reader(isRecord(this.value) ? this.value[key] : undefined, `${this.place}.${key}`, this.#faults);
  }

  keys(): string[] {
    if (isRecord(this.value)) return Object.keys(this.value);
    this.fault('expected a record');
    return [];
  }

  items(): Reader[] {
    if (Array.isArray(this.value)) return this.value.map((item, i) => new Reader(item, `${this.place}[${i}]`, this.#faults));
    this.fault('expected a list');
    return [];
  }

  list<T>(read: (item: Reader) => T): T[] {
    return this.items().map(read);
  }

  /** A list of things with an `id`, by id. Every id of `ids` must be there once, and no other. */
  record<Id extends string, T>(ids: readonly Id[], read: (item: Reader, id: Id) => T): Record<Id, T> {
    const found = new Map<Id, T>();
    for (const item of this.items()) {
      const id = item.field('id').oneOf(ids);
      if (found.has(id)) item.fault(`'${id}' is given twice`);
      found.set(id, read(item, id));
    }
    const result: Partial<Record<Id, T>> = {};
    for (const id of ids) {
      if (!found.has(id)) this.fault(`'${id}' is missing`);
      result[id] = found.get(id) ?? read(new Reader({}, `${this.place}.${id}`, []), id);
    }
    return result as Record<Id, T>;
  }

  text(): string {
    if (typeof this.value === 'string' && this.value !== '') return this.value;
    this.fault('expected text');
    return '';
  }

  flag(): boolean {
    if (typeof this.value === 'boolean') return this.value;
    this.fault('expected true or false');
    return false;
  }

  int(min: number, max: number): number {
    if (typeof this.value === 'number' && Number.isInteger(this.value) && this.value >= min && this.value <= max) {
      return this.value;
    }
    this.fault(`expected a whole number from ${min} to ${max}`);
    return min;
  }

  oneOf<const T extends string | number>(allowed: readonly T[]): T {
    const found = allowed.find((it) => it === this.value);
    if (found !== undefined) return found;
    this.fault(`expected one of ${allowed.join(', ')}`);
    return allowed[0] as T;
  }

  words(): Text {
    return { en: this.field('en').text(), fr: this.field('fr').text(), ru: this.field('ru').text() };
  }

  source(): Source {
    return this.field('source').oneOf(SOURCES);
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
