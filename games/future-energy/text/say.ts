import { type Seat, sayer, type WordValue } from '@kaya/engine';
import type { en } from './en/index.ts';

export type FutureEnergyKey = keyof typeof en;

/** Words with a key that must exist. */
export const say = sayer<FutureEnergyKey>();

/** Several words in a row with the same link between them; 'none' where there are none. */
export function inRow(items: readonly WordValue[], link: 'join' | 'also' | 'plus' | 'way' = 'join'): WordValue {
  if (items.length === 0) return say('fe.none');
  return items.reduce((a, b) => say(`fe.link.${link}`, { a, b }));
}

export function person(seat: Seat): WordValue {
  return { seat };
}

export function yesNo(yes: boolean): 'yes' | 'no' {
  return yes ? 'yes' : 'no';
}
