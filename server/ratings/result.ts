// How a game that everybody agreed to rate counts: docs/ratings.md says the same in words.
import type { Outcome } from '@kaya/engine';
import type { RatedGameRow, RatedSeatRow, SeatRow, TableRow } from '../storage/schema.ts';
import { timeOf } from '../tables/table-time.ts';

export type RatedSeat = Omit<RatedSeatRow, 'table_id'>;

export interface Result {
  readonly kind: RatedGameRow['kind'];
  readonly seats: readonly RatedSeat[];
}

export type Ended = Pick<Outcome, 'winners' | 'ranks' | 'scores'>;

/** The result of a table whose game has ended; null where it changes nobody's rating. */
export function resultOf(
  row: Pick<TableRow, 'status' | 'time'>,
  seats: readonly Pick<SeatRow, 'seat' | 'person' | 'rated_by' | 'stand_in'>[],
  ended: Ended | null,
  together: boolean,
): Result | null {
  const { ranOut } = timeOf(row, seats.length);
  const isOver = row.status === 'over' && ended !== null;
  const sat = seats.map(({ seat, person, rated_by, stand_in }) => ({
    seat,
    player: rated_by ?? '',
    // Somebody else sits there, a bot has played to the end, or the game ended because their time had.
    left: rated_by !== person || (isOver && stand_in === 1) || ranOut.includes(seat),
  }));
  const stayed = sat.filter((it) => !it.left);
  if (seats.length === 1)
    return isOver && stayed.length === 1 ? { kind: 'alone', seats: [alone(sat[0]?.player ?? '', ended)] } : null;
  if (together) {
    const won = isOver && ended.winners.length > 0;
    // Given up, the game has beaten only those who had left it before.
    const counted = isOver ? sat : stayed.length === 0 ? [] : sat.filter((it) => it.left);
    return counted.length === 0
      ? null
      : { kind: 'difficulty', seats: counted.map((it) => placed(it, won && !it.left ? 1 : 2, won && !it.left, ended)) };
  }
  if (stayed.length === 0 || (isOver ? ended.winners.length === 0 : stayed.length === sat.length)) return null;
  const rankOf = (seat: number) => (isOver ? (ended.ranks[seat] ?? 1) : 1);
  return {
    kind: 'people',
    seats: sat.map((it) => {
      const before = stayed.filter((other) => rankOf(other.seat) < rankOf(it.seat)).length;
      const place = it.left ? stayed.length + 1 : before + 1;
      return placed(it, place, place === 1, ended);
    }),
  };
}

interface Sat {
  readonly seat: number;
  readonly player: string;
  readonly left: boolean;
}

function placed({ seat, player, left }: Sat, place: number, won: boolean, ended: Ended | null): RatedSeat {
  return { seat, player, place, won: won ? 1 : 0, left_early: left ? 1 : 0, score: ended?.scores[seat] ?? 0 };
}

function alone(player: string, ended: Ended): RatedSeat {
  return placed({ seat: 0, player, left: false }, 1, ended.winners.includes(0), ended);
}

/** A set-up by one text, however its options were written down. */
export function setupText(options: string, seats: number): string {
  const chosen: Readonly<Record<string, unknown>> = JSON.parse(options);
  const sorted = Object.fromEntries(Object.entries(chosen).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return JSON.stringify({ seats, options: sorted });
}
