import type { Seat, Viewer } from '@kaya/engine';
import { type Coach, firstMet } from '@kaya/engine/coach';
import type { Entry } from '../table/session.ts';

/** So many wait at most behind one another; what is left out is explained when it happens again. */
const MOST = 3;

/** What the coach has to explain, by rule, one card at a time; and up to which entry of the log it has listened. */
export interface Cards {
  readonly upTo: number;
  readonly rules: readonly string[];
}

/** Nothing to explain yet: whoever calls the coach in the midst of a game hears of what came after their own last move, not of all that is past. */
export function from(seen: number): Cards {
  return { upTo: seen, rules: [] };
}

/** Where nobody has the device nothing begins, nor goes on: whoever takes it hears of nothing that came before their own last move. */
export function attend(
  now: Cards | null,
  { wanted, curtain, seen }: { readonly wanted: boolean; readonly curtain: Seat | null; readonly seen: number },
  on: (from: Cards) => Cards,
): Cards | null {
  if (!wanted) return null;
  return curtain === null ? on(now ?? from(seen)) : now;
}

/** Listens on: what was met for the first time is put behind what is being explained. */
export function listen(
  cards: Cards,
  coach: Pick<Coach, 'meetings'>,
  log: readonly Entry[],
  viewer: Viewer,
  met: ReadonlySet<string>,
): Cards {
  const last = log.at(-1)?.number ?? 0;
  // Something was taken back: what is played instead has the same numbers.
  if (last <= cards.upTo) return last === cards.upTo ? cards : { ...cards, upTo: last };
  const events = log.filter(({ number }) => number > cards.upTo).flatMap((entry) => entry.events);
  const fresh = firstMet(coach, events, viewer, new Set([...met, ...cards.rules]));
  return { upTo: last, rules: [...cards.rules, ...fresh].slice(0, MOST) };
}

/** The first card was read. */
export function read(cards: Cards): Cards {
  return { ...cards, rules: cards.rules.slice(1) };
}

/** The one thing that the coach says: a question that the bots wait for before a warning for this decision, and that before what can be read later. */
export function oneOf(has: {
  readonly isOffer: boolean;
  readonly isWarned: boolean;
  readonly isMet: boolean;
}): 'offer' | 'warning' | 'card' | null {
  if (has.isOffer) return 'offer';
  if (has.isWarned) return 'warning';
  return has.isMet ? 'card' : null;
}
