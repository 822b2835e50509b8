// Range and skipping: what limits every step of a card, and what every step allows.
import type { Sector } from '../data/effects.ts';
import type { ActionOf } from '../types/index.ts';

/** COS-ACT-5: any step may be left out. */
export const SKIP: ActionOf<'skip'> = { do: 'skip' };

/** COS-UPG-9: a zone of range r may be used in the sectors 1 to r. */
export function isOutOfRange(sector: Sector, range: Sector): boolean {
  return sector > range;
}
