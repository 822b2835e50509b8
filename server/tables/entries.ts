// What is written for a move: the entries of the log, and what the table's row says of the turn.
import {
  type Action,
  type Box,
  hash,
  type Kinds,
  type Match,
  Runner,
  type Seat,
  SPECTATOR,
  type State,
  same,
  type Viewer,
  viewOf,
} from '@kaya/engine';
import type { Clock } from '@kaya/wire';
import { patienceOf } from '../calling/patience.ts';
import type { Append } from '../storage/append.ts';
import type { LogRow, SeatRow, Seen, TableRow } from '../storage/schema.ts';
import { rulesText, type SavedGame } from './saved-game.ts';
import { clockOf, paceOf, timeOf } from './table-time.ts';
import { firstLedger, type Happened, type Ledger, ledgerAfter, runsOut, type Span, spansFor } from './time.ts';

export type Entry = Pick<LogRow, 'kind' | 'seat' | 'content' | 'hash'>;

export function act({
  seat,
  action,
  hash: after,
}: {
  readonly seat: Seat;
  readonly action: Action;
  readonly hash: string;
}): Entry {
  return { kind: 'act', seat, content: JSON.stringify(action), hash: after };
}

/** The moves that the match made since it had `before` of them. */
export function entriesSince(match: Match<Kinds>, before: number): Entry[] {
  return match.movesFrom(before).map(act);
}

/** The last moves are taken back; the hash is that of the state they leave. */
export function back(seat: Seat, count: number, left: string): Entry {
  return { kind: 'back', seat, content: String(count), hash: left };
}

/** The game goes on (or begins) under these rules. */
export function newRules(box: Box, state: State): Entry {
  return { kind: 'rules', seat: SPECTATOR, content: rulesText(box), hash: hash(state) };
}

/** Status, clock and whose turn it is: the truth for the server, and what each viewer sees of it. `viewsBefore`: what each knew, where that is at hand. */
export function rowFor(
  match: Match<Kinds>,
  saved: SavedGame,
  before: SavedGame | null,
  row: TableRow,
  seats: readonly SeatRow[],
  at: number,
  by: Pick<Entry, 'kind' | 'seat'> | undefined,
  outages: readonly Span[],
  viewsBefore?: readonly State[],
): Append['row'] {
  const earlier: readonly Seen[] = JSON.parse(row.seen);
  const how = by?.kind !== 'back' ? 'on' : by.seat === SPECTATOR ? 'rewind' : 'back';
  const asked = (known: Seen | undefined, awaited: readonly Seat[], viewer: Viewer): Seen => {
    if (known === undefined || by === undefined || by.seat === SPECTATOR) return { awaited, at };
    if (by.seat !== viewer) {
      const knew = () => viewsBefore?.[viewer - SPECTATOR] ?? (before === null ? null : viewOf(match.game, before.state, viewer));
      const waits = isAskedTheSame(match, knew, viewer, known.awaited, awaited);
      return waits ? { ...known, awaited, at, since: askedAt(known) } : { awaited, at };
    }
    const from = known.from ?? askedAt(known);
    return by.kind === 'back' ? { awaited, at: from } : { awaited, at, from };
  };
  const seen = saved.versions.map((version, i): Seen => {
    const known = earlier[i];
    const toldNothing = known !== undefined && before !== null && before.versions[i] === version;
    const { view } = match.view(i + SPECTATOR);
    const awaited = match.over ? [] : [...new Runner(match.game, view).awaited()];
    if (toldNothing) return { ...known, awaited };
    const turns = seats.map(({ seat }) => (match.over ? null : (match.game.turnOf?.(view, seat) ?? null)));
    const time = timed(row, seats, known, { at, how, awaited, turns }, outages);
    return { ...asked(known, awaited, i + SPECTATOR), ...time };
  });
  const awaited = match.over ? [] : match.awaited();
  const text = JSON.stringify(seen);
  return {
    status: match.over ? 'over' : 'playing',
    awaited: awaited.length === 0 ? '' : `,${awaited.join(',')},`,
    seen: text,
    deadline: clockOf(row) === null ? null : deadlineOf({ ...row, seen: text }, seats, awaited, outages),
    // What others do meanwhile, perhaps in secret, puts nobody's call off.
    call_at: Math.min(row.call_at ?? Number.POSITIVE_INFINITY, at + patienceOf(paceOf(row))),
  };
}

/** Since when those whom a viewer sees awaited have had time, as the viewer knows it. */
export function askedAt({ at, since }: Seen): number {
  return since ?? at;
}

/** Does the viewer wait, or see others wait, with the question of before? */
function isAskedTheSame(
  match: Match<Kinds>,
  knew: () => State | null,
  viewer: Viewer,
  earlier: readonly Seat[],
  awaited: readonly Seat[],
): boolean {
  const concerned = awaited.includes(viewer) ? [viewer] : awaited;
  if (concerned.length === 0 || !concerned.every((it) => earlier.includes(it))) return false;
  const before = knew();
  if (before === null) return false;
  const { decision } = new Runner(match.game, before);
  return same(decision, new Runner(match.game, match.view(viewer).view).decision);
}

/** The time that a viewer knows of after something it was told. */
function timed(
  row: Pick<TableRow, 'pace' | 'time'>,
  seats: readonly SeatRow[],
  known: Seen | undefined,
  happened: Happened,
  outages: readonly Span[],
): { readonly ledger?: Ledger } {
  const clock = clockOf(row);
  if (clock === null) return {};
  const now = { ...happened, awaited: people(seats, happened.awaited) };
  if (known === undefined) return { ledger: firstLedger(clock, seats.length, now) };
  const time = timeOf(row, seats.length);
  return { ledger: ledgerAfter(clock, ledgerOf(clock, seats, known), now, (seat) => spansFor(time, seat, outages)) };
}

/** Bots have all the time there is. */
function people(seats: readonly SeatRow[], awaited: readonly Seat[]): readonly Seat[] {
  return awaited.filter((seat) => seats[seat]?.kind === 'person');
}

/** What a viewer knows of everybody's time; where that was never reckoned, everybody has their whole bank since they were asked. */
export function ledgerOf(clock: Clock, seats: readonly SeatRow[], seen: Seen): Ledger {
  return seen.ledger ?? firstLedger(clock, seats.length, { at: askedAt(seen), awaited: people(seats, seen.awaited), turns: [] });
}

/** When the time of a seat is up, as the seat itself knows it; null without a clock, and where it does not run. */
export function seatRunsOut(
  row: Pick<TableRow, 'pace' | 'time' | 'seen'>,
  seats: readonly SeatRow[],
  seat: Seat,
  outages: readonly Span[],
  part = 0,
): number | null {
  const clock = clockOf(row);
  const all: readonly Seen[] = JSON.parse(row.seen);
  const own = all[seat - SPECTATOR];
  if (clock === null || own === undefined) return null;
  const ledger = ledgerOf(clock, seats, own);
  const rest = part * (ledger.seats[seat]?.began ?? 0);
  return runsOut(ledger, seat, spansFor(timeOf(row, seats.length), seat, outages), rest);
}

/** When the time of the first of the awaited people is up; null without a clock, and where only bots are awaited. */
export function deadlineOf(
  row: Pick<TableRow, 'pace' | 'time' | 'seen'>,
  seats: readonly SeatRow[],
  awaited: readonly Seat[],
  outages: readonly Span[],
): number | null {
  const moments = awaited
    .filter((seat) => seats[seat]?.person !== null && seats[seat]?.stand_in === 0)
    .flatMap((seat) => seatRunsOut(row, seats, seat, outages) ?? []);
  return moments.length === 0 ? null : Math.min(...moments);
}
