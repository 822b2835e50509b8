import type { ComponentFault } from '@kaya/engine';

/** A value of a component file with its place in it. Reading it the wrong way notes a fault and goes on with a stand-in. */
export class Reader {
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

  get(key: string): Reader {
    const value = this.#value;
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return new Reader((value as Readonly<Record<string, unknown>>)[key], `${this.place}.${key}`, this.#faults);
    }
    this.fault('expected a record');
    return new Reader(undefined, `${this.place}.${key}`, []);
  }

  list(): readonly Reader[] {
    if (Array.isArray(this.#value)) {
      return this.#value.map((item, i) => new Reader(item, `${this.place}[${i}]`, this.#faults));
    }
    this.fault('expected a list');
    return [];
  }

  text(): string {
    if (typeof this.#value === 'string' && this.#value !== '') return this.#value;
    this.fault('expected text');
    return '';
  }

  flag(): boolean {
    if (typeof this.#value === 'boolean') return this.#value;
    this.fault('expected true or false');
    return false;
  }

  number(min: number, max: number): number {
    if (typeof this.#value === 'number' && this.#value >= min && this.#value <= max) return this.#value;
    this.fault(`expected a number from ${min} to ${max}`);
    return min;
  }

  whole(min: number, max = 1000): number {
    if (Number.isInteger(this.#value) && (this.#value as number) >= min && (this.#value as number) <= max) {
      return this.#value as number;
    }
    this.fault(`expected a whole number from ${min} to ${max}`);
    return min;
  }

  oneOf<T extends string>(allowed: readonly [T, ...(readonly T[])]): T {
    const found = allowed.find((it) => it === this.#value);
    if (found !== undefined) return found;
    this.fault(`expected one of ${allowed.join(', ')}`);
    return allowed[0];
  }
}
