import type { Kinds, Seat } from './contract.ts';

/** What a learnt judgement sees of a position, from one seat: numbers with names. Only what the seat may know. */
export interface Inputs<K extends Kinds> {
  /** True where all can lose together: how likely that is becomes a judgement of its own. */
  readonly common?: boolean;
  /** Writes the same numbers in the same order for every position of a table size; most of them should be 0, and none far above 1. */
  look(state: K['state'], seat: Seat, sheet: Sheet): void;
}

/** Which of several things that have one name: a region, a kind of token. Kept apart from the name, so that looking joins no text. */
type Which = string | number;

/** What inputs are written on. */
export interface Sheet {
  /** What follows is about this. */
  about(block: string, which?: Which): void;
  number(name: string, value: number, which?: Which): void;
  /** One number for each step of a small count: 1 where it is reached. */
  steps(name: string, count: number, most: number, which?: Which): void;
  /** One number for each of several cases, 1 for the one that is given; −1 is none of them. */
  oneOf(name: string, found: number, cases: number, which?: Which): void;
}

/** The numbers that are not 0, and where they stand. */
export class SheetOfNumbers implements Sheet {
  readonly places: Uint16Array;
  readonly values: Float32Array;
  /** How many of them are filled. */
  filled = 0;
  /** How many numbers were written in all. */
  written = 0;

  constructor(most: number) {
    this.places = new Uint16Array(most);
    this.values = new Float32Array(most);
  }

  clear(): void {
    this.filled = 0;
    this.written = 0;
  }

  about(): void {}

  number(_name: string, value: number): void {
    if (value !== 0) this.#fill(this.written, value);
    this.written++;
  }

  steps(_name: string, count: number, most: number): void {
    for (let i = 0; i < most && i < count; i++) this.#fill(this.written + i, 1);
    this.written += most;
  }

  oneOf(_name: string, found: number, cases: number): void {
    if (found >= 0 && found < cases) this.#fill(this.written + found, 1);
    this.written += cases;
  }

  #fill(place: number, value: number): void {
    this.places[this.filled] = place;
    this.values[this.filled++] = value;
  }
}

/** The names of the numbers, in their order. */
class SheetOfNames implements Sheet {
  readonly names: string[] = [];
  #block = '';

  about(block: string, which?: Which): void {
    this.#block = joined(block, which);
  }

  number(name: string, _value: number, which?: Which): void {
    this.names.push(`${this.#block}: ${joined(name, which)}`);
  }

  steps(name: string, _count: number, most: number, which?: Which): void {
    for (let i = 1; i <= most; i++) this.number(`${joined(name, which)} at least ${i}`, 0);
  }

  oneOf(name: string, _found: number, cases: number, which?: Which): void {
    for (let i = 0; i < cases; i++) this.number(`${joined(name, which)} is ${i}`, 0);
  }
}

function joined(name: string, which: Which | undefined): string {
  return which === undefined ? name : `${name} ${which}`;
}

/** What each number is; the same for every position with as many players. */
export function inputNames<K extends Kinds>(inputs: Inputs<K>, state: K['state'], seat: Seat): readonly string[] {
  const sheet = new SheetOfNames();
  inputs.look(state, seat, sheet);
  return sheet.names;
}
