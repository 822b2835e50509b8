import type { Table } from '@kaya/wire';
import { awaitsMe } from '../app/waiting.ts';

type Urgent = Pick<Table, 'id' | 'awaited' | 'status' | 'time'> & {
  readonly seats: readonly Pick<Table['seats'][number], 'you' | 'standIn'>[];
};

const WHEN = { playing: 1, open: 2, over: 3, abandoned: 3 } as const;

/** The time of the reader; null without a clock, and where they do not sit. */
export function ownTime({ seats, time }: Pick<Urgent, 'seats' | 'time'>): NonNullable<Table['time']>['seats'][number] | null {
  return time?.seats[seats.findIndex(({ you }) => you)] ?? null;
}

/** What waits for the reader first, and of that what runs out first; then what others play, what has not begun, and what is over. */
export function byUrgency<T extends Urgent>(tables: readonly T[]): readonly T[] {
  const place = (table: T) => (table.status === 'playing' && awaitsMe(table) ? 0 : WHEN[table.status]);
  const up = (table: T) => (place(table) === 0 ? (ownTime(table)?.until ?? Number.MAX_SAFE_INTEGER) : 0);
  return tables.toSorted((a, b) => place(a) - place(b) || up(a) - up(b));
}
