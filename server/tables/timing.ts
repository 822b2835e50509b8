// What becomes of a table when its clocks stop, go on or run out.
import { type Seat, SPECTATOR } from '@kaya/engine';
import type { Person } from '../people.ts';
import type { SeatRow, TableRow } from '../storage/schema.ts';
import type { TableChange } from '../storage/store.ts';
import { deadlineOf, seatRunsOut } from './entries.ts';
import type { LiveTable } from './live-table.ts';
import { DONE, type Done, refused } from './surroundings.ts';
import { clockOf, paceOf } from './table-time.ts';
import { backFromDayOff, dayOff, goneOn, isPaused, paused, type TableTime } from './time.ts';

/** The seats that the game waits for. */
function awaitedSeats({ awaited }: Pick<TableRow, 'awaited'>): Seat[] {
  return awaited
    .split(',')
    .filter((it) => it !== '')
    .map(Number);
}

/** When the first of the awaited people has no time left, with these seats and this time of the table. */
export function nextDeadline(
  { state, outages }: LiveTable,
  seats: readonly SeatRow[] = state.seats,
  time: string = state.row.time,
): number | null {
  return deadlineOf({ ...state.row, time }, seats, awaitedSeats(state.row), outages);
}

/** The table with its time changed; a move meanwhile would change the deadline, and is looked at first. */
function timed(table: LiveTable, next: TableTime, now: number): TableChange {
  const time = JSON.stringify(next);
  const deadline = nextDeadline(table, table.state.seats, time);
  // Who is to be reminded when hangs on it too.
  return { row: { time, deadline, call_at: now }, version: table.state.row.version };
}

/** All clocks stand still. */
export function pause(table: LiveTable, now: number): TableChange | Done {
  const next = paused(table.state.time, paceOf(table.state.row).kind, now);
  return next === null ? refused('not-allowed') : timed(table, next, now);
}

/** Somebody at the table lets the clocks run again. */
export function goOn(table: LiveTable, person: Person, now: number): Promise<Done> {
  return table.changeTable((row) => {
    if (table.state.seatOf(person.id) === SPECTATOR) return refused('not-your-seat');
    if (row.status !== 'playing') return refused('not-playing');
    return isPaused(table.state.time, now) ? timed(table, goneOn(table.state.time, now), now) : DONE;
  });
}

/** Takes a day off, or comes back from it. */
export function setDayOff(table: LiveTable, person: Person, off: boolean, now: number): Promise<Done> {
  return table.changeTable((row) => {
    const seat = table.state.seatOf(person.id);
    const clock = clockOf(row);
    if (seat === SPECTATOR) return refused('not-your-seat');
    if (row.status !== 'playing') return refused('not-playing');
    if (clock === null) return refused('not-allowed');
    if (isLate(table, seat, now)) return refused('time-is-up');
    const next = off ? dayOff(clock, table.state.time, seat, now) : backFromDayOff(table.state.time, seat, now);
    return next === null ? refused('not-allowed') : timed(table, next, now);
  });
}

/** A clock ran out: a bot plays on for everybody who is late, or the game ends, as the table chose. */
export function outOfTime(table: LiveTable, now: number): Promise<Done> {
  return table.changeTable((row) => {
    const clock = clockOf(row);
    if (row.status !== 'playing' || row.deadline === null || row.deadline > now || clock === null) return DONE;
    const { version } = row;
    const late = table.state.seats.filter((it) => it.person !== null && it.stand_in === 0 && hasRunOut(table, it.seat, now));
    // The site was away meanwhile, or another process has let the clocks stand still.
    if (late.length === 0) return { row: { deadline: nextDeadline(table) }, version };
    if (clock.afterwards === 'wait') return { row: { deadline: null }, version };
    if (clock.afterwards === 'end') {
      const time = JSON.stringify({ ...table.state.time, ranOut: late.map(({ seat }) => seat) });
      return { row: { status: 'abandoned', deadline: null, proposals: '[]', time }, version };
    }
    const played = late.map((it): SeatRow => ({ ...it, stand_in: 1, level: 'medium' }));
    const seats = table.state.seats.map((it) => played.find((other) => other.seat === it.seat) ?? it);
    return { row: { deadline: nextDeadline(table, seats) }, seats: played, version };
  });
}

/** Is the time up in which the seat must move, where a bot moves then? That move is the bot's; the seat is its person's again afterwards. */
export function isLate(table: LiveTable, seat: Seat, now: number): boolean {
  const { row } = table.state;
  return row.status === 'playing' && clockOf(row)?.afterwards === 'bot' && hasRunOut(table, seat, now);
}

function hasRunOut({ state, outages }: LiveTable, seat: Seat, now: number): boolean {
  if (!awaitedSeats(state.row).includes(seat)) return false;
  const up = seatRunsOut(state.row, state.seats, seat, outages);
  return up !== null && up <= now;
}
