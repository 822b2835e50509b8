// The rules of time: what a clock takes, gives and forgives. Plain functions; nothing here asks what time it is.
import type { Clock } from '@kaya/wire';

/** From when to when no clock runs. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

/** The time of one seat, as one viewer knows it; in milliseconds. */
export interface SeatTime {
  /** What was left when it was last reckoned. */
  readonly left: number;
  /** What was left when its wait began. */
  readonly began: number;
  /** When its last wait ended, and what it was given for it. */
  readonly ended: number;
  readonly given: number;
  /** The turn that runs, or ran last, and the last one it was given anything for; null where the game knows of none. */
  readonly turn: number | null;
  readonly paid: number | null;
  /** The furthest turn it was given anything for, whatever was rewound since; ledgers of earlier versions know of `paid` alone. */
  readonly furthest?: number | null;
  /** What was rewound is played again: what lies outside of turns was paid already. */
  readonly again?: boolean;
}

/** What one viewer knows of everybody's time. */
export interface Ledger {
  /** Up to when it is reckoned. */
  readonly at: number;
  /** The seats whose clocks run since. */
  readonly running: readonly number[];
  readonly seats: readonly SeatTime[];
}

/** What became of the game: somebody went on, took back what nobody had learnt anything by, or all agreed to go back. */
export interface Happened {
  readonly at: number;
  readonly how: 'on' | 'back' | 'rewind';
  /** The people who are awaited now. */
  readonly awaited: readonly number[];
  /** By seat: which turn of it runs. */
  readonly turns: readonly (number | null)[];
}

/** What everybody at a table knows of its time. */
export interface TableTime {
  readonly pauses: readonly Span[];
  /** By seat. */
  readonly off: readonly (readonly Span[])[];
  /** By seat: how many days off it took. */
  readonly taken: readonly number[];
  /** Those whose time ran out, so that the game ended. */
  readonly ranOut: readonly number[];
}

export const DAY = 24 * 3_600_000;
/** A pause ends by itself after so long: a sitting goes on the next day, a slow game within the month. */
const LONGEST_PAUSE = { live: DAY, correspondence: 30 * DAY } as const;
/** So many pauses a game has at most. */
const MOST_PAUSES = 50;

/** How much of the time between two moments is charged; a clock that went back charges nothing. */
export function charged(from: number, to: number, spans: readonly Span[]): number {
  let free = 0;
  let upTo = from;
  for (const span of inOrder(spans)) {
    const begin = Math.max(span.from, upTo);
    const end = Math.min(span.until, to);
    if (end <= begin) continue;
    free += end - begin;
    upTo = end;
  }
  return Math.max(0, to - from) - free;
}

/** The moment at which so much will have been charged. */
export function momentOf(from: number, amount: number, spans: readonly Span[]): number {
  let at = from;
  let left = amount;
  for (const span of inOrder(spans)) {
    if (span.until <= at) continue;
    const before = Math.max(0, span.from - at);
    if (left <= before) break;
    left -= before;
    at = span.until;
  }
  return at + left;
}

function inOrder(spans: readonly Span[]): readonly Span[] {
  return spans.toSorted((a, b) => a.from - b.from);
}

/** Everybody's time at the start. */
export function firstLedger({ bank }: Clock, seats: number, { at, awaited, turns }: Omit<Happened, 'how'>): Ledger {
  const left = 1000 * bank;
  const seat = (_: unknown, i: number): SeatTime => ({
    ...{ left, began: left, ended: at, given: 0, turn: turns[i] ?? null, paid: null },
  });
  return { at, running: [...awaited], seats: Array.from({ length: seats }, seat) };
}

/**
 * Time after something happened. Whoever was awaited is charged, all of them where several are. Whose wait or turn ends is given the
 * increment, once a turn, however often it is played again. What is taken back never was: whoever takes back is charged as if they had
 * not moved, and gets the increment when they have; whoever was asked meanwhile has their time back. Going back by consent charges
 * nobody for what is undone; whoever is asked the last turn again gives back its increment, and gets it when it is over.
 */
export function ledgerAfter(
  clock: Clock,
  ledger: Ledger,
  { at, how, awaited, turns }: Happened,
  spansOf: (seat: number) => readonly Span[],
): Ledger {
  const seats = ledger.seats.map((it, seat): SeatTime => {
    const ran = ledger.running.includes(seat);
    const runs = awaited.includes(seat);
    const spans = spansOf(seat);
    const left = ran ? Math.max(0, it.left - charged(ledger.at, at, spans)) : it.left;
    const turn = turns[seat] ?? null;
    const now: SeatTime = { ...it, left, turn: runs || turn !== null ? turn : it.turn };
    if (ran && !runs && how === 'back') return { ...now, left: it.began, ended: at, given: 0 };
    if (!ran && runs && how === 'back') {
      const lost = it.given + charged(it.ended, at, spans);
      const again = Math.max(0, left - lost);
      return it.given > 0 ? unpaid(now, it.paid, again) : { ...now, left: again, began: again, given: 0 };
    }
    const playsAgain = it.paid === turn && (turn !== null || furthestOf(it) === null);
    // Of a turn that was paid and is played again, by consent of all.
    if (!ran && runs && how === 'rewind' && it.given > 0 && playsAgain) {
      return unpaid(now, turn, Math.max(0, left - it.given));
    }
    const ends = ran && (!runs || (how === 'on' && it.turn !== null && turn !== null && it.turn !== turn));
    const ended = ends && how === 'on' ? given(clock, { ...now, turn: it.turn }, at) : now;
    const next = { ...ended, turn: now.turn };
    const far = how === 'rewind' && furthestOf(it) !== null ? { ...next, again: true } : next;
    return runs && (!ran || ends) ? { ...far, began: far.left } : far;
  });
  return { at, running: [...awaited], seats };
}

/** A wait is over: the seat is given the increment, unless it was for this turn already. */
function given({ bank, increment, cap }: Clock, it: SeatTime, at: number): SeatTime {
  const furthest = furthestOf(it);
  const isPaid = it.turn === null ? it.again === true : furthest !== null && it.turn <= furthest;
  if (isPaid) return { ...it, ended: at, given: 0 };
  const most = 1000 * Math.max(bank, cap);
  const more = Math.max(0, Math.min(most, it.left + 1000 * increment) - it.left);
  return { ...it, left: it.left + more, ended: at, given: more, paid: it.turn, furthest: it.turn ?? furthest, again: false };
}

/** What was given last is given back, and comes again when that turn is over. */
function unpaid(it: SeatTime, turn: number | null, left: number): SeatTime {
  return { ...it, left, began: left, given: 0, paid: null, furthest: turn === null ? furthestOf(it) : turn - 1 };
}

function furthestOf({ furthest, paid }: SeatTime): number | null {
  return furthest === undefined ? paid : furthest;
}

/** What a seat has left at a moment. */
export function leftOf({ at, running, seats }: Ledger, seat: number, now: number, spans: readonly Span[]): number {
  const { left = 0 } = seats[seat] ?? {};
  return running.includes(seat) ? Math.max(0, left - charged(at, now, spans)) : left;
}

/** When only so much of it will be left, nothing unless said otherwise; null where the clock does not run. */
export function runsOut({ at, running, seats }: Ledger, seat: number, spans: readonly Span[], rest = 0): number | null {
  const it = seats[seat];
  return it === undefined || !running.includes(seat) ? null : momentOf(at, Math.max(0, it.left - rest), spans);
}

/** Nothing has happened to the time of a table yet. */
export function freshTime(seats: number): TableTime {
  const none = Array.from({ length: seats }, () => []);
  return { pauses: [], off: none, taken: none.map(() => 0), ranOut: [] };
}

/** When a seat's clock does not run: not while the site was away, not in a pause, not on its days off. */
export function spansFor({ pauses, off }: TableTime, seat: number, outages: readonly Span[]): readonly Span[] {
  return [...outages, ...pauses, ...(off[seat] ?? [])];
}

/** All clocks stand still; null where they do already, or did too often. */
export function paused(time: TableTime, kind: keyof typeof LONGEST_PAUSE, at: number): TableTime | null {
  if (isPaused(time, at) || time.pauses.length >= MOST_PAUSES) return null;
  return { ...time, pauses: [...time.pauses, { from: at, until: at + LONGEST_PAUSE[kind] }] };
}

export function isPaused({ pauses }: TableTime, at: number): boolean {
  return (pauses.at(-1)?.until ?? 0) > at;
}

/** The pause is over. */
export function goneOn(time: TableTime, at: number): TableTime {
  return { ...time, pauses: time.pauses.map((it) => (it.until > at ? { ...it, until: Math.max(it.from, at) } : it)) };
}

/** The seat has one more day off, from now or after the one that runs; null where it has none left. */
export function dayOff({ daysOff }: Clock, time: TableTime, seat: number, at: number): TableTime | null {
  const taken = time.taken[seat] ?? 0;
  if (taken >= daysOff) return null;
  const spans = time.off[seat] ?? [];
  const last = spans.at(-1);
  const next =
    last !== undefined && last.until > at
      ? [...spans.slice(0, -1), { from: last.from, until: last.until + DAY }]
      : [...spans, { from: at, until: at + DAY }];
  return { ...time, off: time.off.with(seat, next), taken: time.taken.with(seat, taken + 1) };
}

/** The seat is back: days that have not begun are kept. */
export function backFromDayOff(time: TableTime, seat: number, at: number): TableTime {
  const spans = time.off[seat] ?? [];
  const last = spans.at(-1);
  if (last === undefined || last.until <= at) return time;
  const end = Math.max(at, last.from);
  const kept = Math.floor((last.until - end) / DAY);
  // Whoever comes back in the same moment was never away: such spans would gather without end.
  const was = end > last.from ? [{ from: last.from, until: end }] : [];
  return {
    ...time,
    off: time.off.with(seat, [...spans.slice(0, -1), ...was]),
    taken: time.taken.with(seat, (time.taken[seat] ?? 0) - kept),
  };
}
