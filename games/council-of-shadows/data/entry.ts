import type { ComponentFault } from '@kaya/engine';

/** One value of a component file that is being read: gives typed fields, and notes place and reason of every fault. */
export class Entry {
  readonly #value: unknown;
  readonly place: string;
  readonly #faults: ComponentFault[];

  constructor(value: unknown, place: string, faults: ComponentFault[]) {
    this.#value = value;
    this.place = place;
    this.#faults = faults;
  }

  fault(problem: string): void {
    this.#faults.push({ place: this.place, problem });
  }

  /** The entry under a key. A missing one is a fault as soon as something is read from it. */
  in(key: string): Entry {
    const value = this.#value;
    const inner = isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
    return new Entry(inner, this.place === '' ? key : `${this.place}.${key}`, this.#faults);
  }

  has(key: string): boolean {
    const value = this.#value;
    return isRecord(value) && Object.hasOwn(value, key) && value[key] !== null;
  }

  list<T>(key: string, read: (item: Entry) => T): T[] {
    return this.in(key).items(read);
  }

  items<T>(read: (item: Entry) => T): T[] {
    const value = this.#value;
    if (!Array.isArray(value)) {
      this.fault('must be a list');
      return [];
    }
    return value.map((item, i) => read(new Entry(item, `${this.place}[${nameOf(item) ?? i}]`, this.#faults)));
  }

  asText(): string {
    const value = this.#value;
    if (typeof value === 'string' && value !== '') return value;
    this.fault('must be a text');
    return '';
  }

  asWhole(min: number, max: number): number {
    const value = this.#value;
    if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
    this.fault(`must be a whole number from ${min} to ${max}`);
    return min;
  }

  text(key: string): string {
    return this.in(key).asText();
  }

  whole(key: string, min: number, max: number): number {
    return this.in(key).asWhole(min, max);
  }

  flag(key: string): boolean {
    const entry = this.in(key);
    const value = entry.#value;
    if (typeof value === 'boolean') return value;
    entry.fault('must be true or false');
    return false;
  }

  oneOf<T extends string | number>(key: string, allowed: readonly [T, ...T[]]): T {
    return this.in(key).asOneOf(allowed);
  }

  asOneOf<T extends string | number>(allowed: readonly [T, ...T[]]): T {
    const found = allowed.find((it) => it === this.#value);
    if (found === undefined) this.fault(`must be one of ${allowed.join(', ')}`);
    return found ?? allowed[0];
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function nameOf(item: unknown): string | null {
  return isRecord(item) && typeof item['id'] === 'string' ? item['id'] : null;
}
