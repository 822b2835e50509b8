import { SPECTATOR } from '@kaya/engine';
import type { CallingTable, Wanted } from '../storage/calls.ts';
import type { CallRow, SeatRow, Seen } from '../storage/schema.ts';
import { askedAt, seatRunsOut } from '../tables/entries.ts';
import type { Span } from '../tables/time.ts';
import { patienceOf } from './patience.ts';

/** When somebody is reminded: when a quarter and when a twelfth of the time is left that they had when they were asked. */
const REMINDERS = [1 / 4, 1 / 12];

/** Since when the person on this seat is awaited, as that seat itself knows it; null where nobody or a bot is. Nothing else of the game is asked. */
export function awaitedSince({ row }: CallingTable, { seat, person, stand_in }: SeatRow): number | null {
  if (row.status !== 'playing' || person === null || stand_in === 1) return null;
  const own = seenBy(row, { seat });
  return own?.awaited.includes(seat) === true ? askedAt(own) : null;
}

function seenBy({ seen }: CallingTable['row'], { seat }: Pick<SeatRow, 'seat'>): Seen | undefined {
  const all: readonly Seen[] = JSON.parse(seen);
  return all[seat - SPECTATOR];
}

/** When the time of a seat is up, or when only a part is left of what it had; null without a clock, and where it stands still. */
export function timeIsUp({ row, seats }: CallingTable, seat: number, outages: readonly Span[], part = 0): number | null {
  return seatRunsOut(row, seats, seat, outages, part);
}

/** What people at a table are to be called for by now, and when to look again. */
export function occasionsAt(
  table: CallingTable,
  now: number,
  outages: readonly Span[],
): { readonly wanted: readonly Wanted[]; readonly next: number | null } {
  const { row, seats } = table;
  const wanted: Wanted[] = [];
  let next: number | null = null;
  const later = (at: number) => {
    next = Math.min(next ?? at, at);
  };
  for (const seat of seats) {
    const { person } = seat;
    if (person === null) continue;
    const want = (kind: CallRow['kind'], wait: string) => wanted.push({ person, kind, table_id: row.id, wait });
    if (row.status === 'over') {
      // From when this seat saw the end: what others did before it, perhaps in secret, brings it no sooner.
      const due = (seenBy(row, seat)?.at ?? 0) + patienceOf(JSON.parse(row.pace));
      if (due <= now) want('over', 'over');
      else later(due);
    }
    if (row.status === 'open' && seat.asked === 1) want('invitation', row.id);
    const asked = awaitedSince(table, seat);
    if (asked === null) continue;
    const due = asked + patienceOf(JSON.parse(row.pace));
    if (due <= now) want('turn', String(asked));
    else later(due);
    const up = timeIsUp(table, seat.seat, outages);
    if (up === null || up <= now) continue;
    const moments = REMINDERS.map((part) => timeIsUp(table, seat.seat, outages, part) ?? up);
    const passed = moments.filter((at) => at <= now).length;
    if (passed > 0) want('reminder', `${asked} ${passed}`);
    const coming = moments[passed];
    if (coming !== undefined) later(coming);
  }
  return { wanted, next };
}

/** Does what somebody is to be called for still hold? */
export function stillHolds(
  table: CallingTable | null,
  { kind, person, wait }: CallRow,
  now: number,
  outages: readonly Span[],
): table is CallingTable {
  const seat = table?.seats.find((it) => it.person === person);
  if (table == null || seat === undefined) return false;
  const { status } = table.row;
  const asked = awaitedSince(table, seat);
  switch (kind) {
    case 'turn':
      return asked !== null && String(asked) === wait;
    case 'reminder':
      return asked !== null && wait.startsWith(`${asked} `) && now < (timeIsUp(table, seat.seat, outages) ?? 0);
    case 'invitation':
      return status === 'open' && seat.asked === 1;
    case 'over':
      return status === 'over';
    case 'mention':
      return seat.asked === 0;
    case 'digest':
      return false;
  }
}
