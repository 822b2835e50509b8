import type { Seat } from '@kaya/engine';
import { type Goal, goals } from '../explain/index.ts';
import type { FutureEnergyState } from '../types/index.ts';

/** Where the crew could go now, for whoever plans or moves. */
export interface Moving {
  readonly seat: Seat;
  /** By space (index): every destination that can be paid for and matches. */
  readonly goals: ReadonlyMap<number, Goal>;
}

/** Null while nobody plans or moves. */
export function movingNow(view: FutureEnergyState): Moving | null {
  const step = view.agenda.at(-1);
  if (step?.do !== 'plan' && step?.do !== 'destination') return null;
  return { seat: step.seat, goals: goals(view, step.seat) };
}

/** Who chooses a connection now; then the sockets make room for pointing between them. */
export function layingLines(view: FutureEnergyState): Seat | null {
  const step = view.agenda.at(-1);
  switch (step?.do) {
    case 'place-line':
    case 'shared-line':
    case 'pc-line-from':
    case 'pc-line-to':
      return step.seat;
    default:
      return null;
  }
}
