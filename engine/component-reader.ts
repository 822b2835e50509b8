import type { ComponentFault } from './components/fault.ts';
import { recordOf } from './record-of.ts';

/**
 * Reads a component file of unknown shape, one place of it at a time. Every fault is noted with its place; reading goes on
 * with a stand-in, so that one look at a file tells all that is wrong with it.
 */
export class ComponentReader {
  readonly value: unknown;
  readonly place: string;
  readonly faults: ComponentFault[];

  constructor(value: unknown, place = '$', faults: ComponentFault[] = []) {
    this.value = value;
    this.place = place;
    this.faults = faults;
  }

  fault(problem: string): void {
    this.faults.push({ place: this.place, problem });
  }

  /** Whether something stands under the key. */
  has(key: string): boolean {
    return isRecord(this.value) && Object.hasOwn(this.value, key) && this.value[key] !== null;
  }

  /** What stands under a key. A missing one is a fault as soon as something is read from it. */
  field(key: string): ComponentReader {
    const value = isRecord(this.value) && Object.hasOwn(this.value, key) ? this.value[key] : undefined;
    return new ComponentReader(value, `${this.place}.${key}`, this.faults);
  }

  keys(): string[] {
    if (isRecord(this.value)) return Object.keys(this.value);
    this.#expected('a record');
    return [];
  }

  text(): string {
    if (typeof this.value === 'string' && this.value !== '') return this.value;
    this.#expected('a text');
    return '';
  }

  flag(): boolean {
    if (typeof this.value === 'boolean') return this.value;
    this.#expected('true or false');
    return false;
  }

  number(min: number, max: number): number {
    if (typeof this.value === 'number' && this.value >= min && this.value <= max) return this.value;
    this.#expected(`a number from ${min} to ${max}`);
    return min;
  }

  whole(min: number, max = 1000): number {
    const { value } = this;
    if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
    this.#expected(`a whole number from ${min} to ${max}`);
    return min;
  }

  oneOf<const T extends string | number>(allowed: readonly T[]): T {
    const found = allowed.find((it) => it === this.value);
    if (found === undefined) this.#expected(`one of ${allowed.join(', ')}`);
    return found ?? (allowed[0] as T);
  }

  /** The items of a list; those with an id are called by it. */
  list(): ComponentReader[];
  list<T>(read: (item: ComponentReader) => T): T[];
  list<T>(read?: (item: ComponentReader) => T): (T | ComponentReader)[] {
    if (!Array.isArray(this.value)) {
      this.#expected('a list');
      return [];
    }
    const items = this.value.map((item, i) => new ComponentReader(item, `${this.place}[${nameOf(item) ?? i}]`, this.faults));
    return read === undefined ? items : items.map((item) => read(item));
  }

  /** A list with exactly one item for each key, found by the text under `by`. */
  oneEach<const K extends string, T>(keys: readonly K[], read: (item: ComponentReader, key: K) => T, by = 'id'): Record<K, T> {
    const items = this.list();
    for (const item of items) item.field(by).oneOf(keys);
    return recordOf(keys, (key) => {
      const [found, ...more] = items.filter((item) => item.field(by).value === key);
      if (found === undefined) this.fault(`nothing has the ${by} '${key}'`);
      for (const twin of more) twin.fault(`'${key}' is there twice`);
      // What a missing item lacks is told already.
      return read(found ?? new ComponentReader({}), key);
    });
  }

  /** All items of a list by their `id`, which must be unique. */
  byId<T>(read: (item: ComponentReader, id: string) => T): Record<string, T> {
    const result: Record<string, T> = {};
    for (const item of this.list()) {
      const id = item.field('id').text();
      if (Object.hasOwn(result, id)) item.fault(`'${id}' is there twice`);
      result[id] = read(item, id);
    }
    return result;
  }

  #expected(what: string): void {
    this.fault(
      `expected ${what}, ${this.value === undefined ? 'but it is missing' : `not ${JSON.stringify(this.value).slice(0, 40)}`}`,
    );
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function nameOf(item: unknown): string | null {
  return isRecord(item) && typeof item['id'] === 'string' ? item['id'] : null;
}
