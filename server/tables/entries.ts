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
import { patienceOf } from '../calling/patience.ts';
import type { LogRow, SeatRow, Seen, TableRow } from '../storage/schema.ts';
import type { Append } from '../storage/store.ts';
import { rulesText, type SavedGame } from './saved-game.ts';

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

/** Status, clock and whose turn it is: the truth for the server, and what each viewer sees of it. */
export function rowFor(
  match: Match<Kinds>,
  saved: SavedGame,
  before: SavedGame | null,
  row: TableRow,
  seats: readonly SeatRow[],
  at: number,
  by: Pick<Entry, 'kind' | 'seat'> | undefined,
): Append['row'] {
  const earlier: readonly Seen[] = JSON.parse(row.seen);
  const seen = saved.versions.map((version, i): Seen => {
    const known = earlier[i];
    const toldNothing = known !== undefined && before !== null && before.versions[i] === version;
    const awaited = match.over ? [] : [...new Runner(match.game, match.view(i + SPECTATOR).view).awaited()];
    if (toldNothing) return { ...known, awaited };
    if (known === undefined || by === undefined || by.seat === SPECTATOR) return { awaited, at };
    if (by.seat !== i + SPECTATOR) {
      const waits = before !== null && isAskedTheSame(match, before, i + SPECTATOR, known.awaited, awaited);
      return waits ? { ...known, awaited, at, since: askedAt(known) } : { awaited, at };
    }
    const from = known.from ?? askedAt(known);
    return by.kind === 'back' ? { awaited, at: from } : { awaited, at, from };
  });
  const awaited = match.over ? [] : match.awaited();
  const asked = awaited.map((seat) => {
    const known = seen[seat - SPECTATOR];
    return { seat, at: known === undefined ? at : askedAt(known) };
  });
  return {
    status: match.over ? 'over' : 'playing',
    awaited: awaited.length === 0 ? '' : `,${awaited.join(',')},`,
    seen: JSON.stringify(seen),
    deadline: deadlineOf(row, seats, asked),
    // What others do meanwhile, perhaps in secret, puts nobody's call off.
    call_at: Math.min(row.call_at ?? Number.POSITIVE_INFINITY, at + patienceOf(JSON.parse(row.pace))),
  };
}

/** Since when those whom a viewer sees awaited have had time, as the viewer knows it. */
export function askedAt({ at, since }: Seen): number {
  return since ?? at;
}

/** Does the viewer wait, or see others wait, with the question of before? */
function isAskedTheSame(
  match: Match<Kinds>,
  before: SavedGame,
  viewer: Viewer,
  earlier: readonly Seat[],
  awaited: readonly Seat[],
): boolean {
  const concerned = awaited.includes(viewer) ? [viewer] : awaited;
  if (concerned.length === 0 || !concerned.every((it) => earlier.includes(it))) return false;
  const { decision } = new Runner(match.game, viewOf(match.game, before.state, viewer));
  return same(decision, new Runner(match.game, match.view(viewer).view).decision);
}

/** When the time of the first of the awaited people is up; null without a clock, and where only bots are awaited. */
export function deadlineOf(
  row: Pick<TableRow, 'pace'>,
  seats: readonly SeatRow[],
  asked: readonly { readonly seat: Seat; readonly at: number }[],
): number | null {
  const pace = JSON.parse(row.pace);
  if (pace.kind !== 'correspondence') return null;
  const people = asked.filter(({ seat }) => seats[seat]?.person !== null && seats[seat]?.stand_in === 0);
  return people.length === 0 ? null : Math.min(...people.map(({ at }) => at)) + pace.hoursPerMove * 3_600_000;
}
