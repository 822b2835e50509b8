import type { Words } from './text.ts';

/** What a line of a forecast says of the time to come, as data: it can be compared with what then happens. */
export interface Claim {
  /** What kind of thing it says. */
  readonly claim: string;
  /** How likely it is, as the line says; 1 is certain. */
  readonly chance: number;
  /** Whether it holds only as long as nobody changes what it rests on. The line says so too ('as things stand'). */
  readonly asThingsStand: boolean;
}

/** A line of a forecast. */
export interface Foreseen<C extends Claim = Claim> {
  readonly words: Words;
  /** All that it says of what comes; empty where it tells how things are. */
  readonly claims: readonly C[];
}

/** A line that says something of what comes. */
export function foreseen<C extends Claim>(words: Words, ...claims: readonly C[]): Foreseen<C> {
  return { words, claims };
}

/** A line that tells how things are, and nothing of what comes. */
export function ofNow(words: Words): Foreseen<never> {
  return { words, claims: [] };
}
