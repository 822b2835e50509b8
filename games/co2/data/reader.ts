import type { ComponentFault } from '@kaya/engine';
import { recordOf } from './record-of.ts';

/** Reads a component file of unknown shape. Every fault is noted with its place; reading goes on with a stand-in. */
export class Reader {
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

  at(key: string): Reader {
    const value = isRecord(this.value) ? this.value[key] : undefined;
    return new Reader(value, `${this.place}.${key}`, this.faults);
  }

  number(min: number, max: number): number {
    const { value } = this;
    if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
    this.fault(`must be a whole number from ${min} to ${max}, not ${show(value)}`);
    return min;
  }

  text(): string {
    if (typeof this.value === 'string' && this.value !== '') return this.value;
    this.fault(`must be a text, not ${show(this.value)}`);
    return '';
  }

  flag(): boolean {
    if (typeof this.value === 'boolean') return this.value;
    this.fault(`must be true or false, not ${show(this.value)}`);
    return false;
  }

  oneOf<T extends string>(allowed: readonly T[]): T {
    const found = allowed.find((it) => it === this.value);
    if (found !== undefined) return found;
    this.fault(`must be one of ${allowed.join(', ')}, not ${show(this.value)}`);
    return allowed[0] as T;
  }

  list(): Reader[] {
    if (Array.isArray(this.value)) return this.value.map((item, i) => new Reader(item, `${this.place}[${i}]`, this.faults));
    this.fault(`must be a list, not ${show(this.value)}`);
    return [];
  }

  /** Exactly one item of the list for each key, found by the text under `by`. */
  oneEach<K extends string, T>(keys: readonly K[], by: string, read: (item: Reader, key: K) => T): Record<K, T> {
    const items = this.list();
    for (const item of items) item.at(by).oneOf(keys);
    return recordOf(keys, (key) => {
      const found = items.filter((item) => item.at(by).value === key);
      if (found.length !== 1) this.fault(`must have exactly one entry with ${by} '${key}', not ${found.length}`);
      return read(found[0] ?? new Reader(undefined, `${this.place}[${key}]`, this.faults), key);
    });
  }

  /** All items of the list by their `id`, which must be unique. */
  byId<T>(read: (item: Reader, id: string) => T): Record<string, T> {
    const result: Record<string, T> = {};
    for (const item of this.list()) {
      const id = item.at('id').text();
      if (Object.hasOwn(result, id)) item.at('id').fault(`'${id}' is there twice`);
      result[id] = read(item, id);
    }
    return result;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function show(value: unknown): string {
  return value === undefined ? 'missing' : JSON.stringify(value).slice(0, 40);
}
