import { Value } from '../app/value.ts';

/** What one can ask the table for, by key; the order is that of the list that is read out. */
export const READINGS = {
  asked: 'a',
  overview: 'o',
  landmarks: 'l',
  mine: 'm',
  players: 'p',
  new: 'n',
  threats: 'd',
  taken: 't',
  points: 's',
  again: 'r',
  keys: 'k',
} as const;

export type Reading = keyof typeof READINGS;

/** Somebody asks; each time a new object. */
export interface Asked {
  readonly reading: Reading;
  /** Of one player only, from 1. */
  readonly player?: number;
}

/** What was read out. */
export interface ReadOut {
  readonly number: number;
  readonly reading: Reading;
  readonly lines: readonly string[];
}

export const asked = new Value<Asked | null>(null);
export const readOut = new Value<readonly ReadOut[]>([]);

/** What a key asks for; a letter of another alphabet counts as the Latin one of its key. */
export function askedBy({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): Asked | null {
  if (/^[1-9]$/.test(key)) return { reading: 'players', player: Number(key) };
  const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : /^\p{L}$/u.test(key) ? code.replace(/^Key/, '').toLowerCase() : '';
  const found = Object.entries(READINGS).find(([, own]) => own === letter);
  return found === undefined ? null : { reading: found[0] as Reading };
}
