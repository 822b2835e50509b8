// The time of a table as its row keeps it.
import type { Clock, Pace } from '@kaya/wire';
import type { TableRow } from '../storage/schema.ts';
import { freshTime, type TableTime } from './time.ts';

/** The clock of a table; null where it has none. */
export function clockOf({ pace }: Pick<TableRow, 'pace'>): Clock | null {
  return paceOf({ pace }).clock ?? null;
}

/** Few paces are chosen by very many tables. */
const MOST_KNOWN = 500;
const known = new Map<string, Pace>();

export function paceOf({ pace }: Pick<TableRow, 'pace'>): Pace {
  const read = known.get(pace);
  if (read !== undefined) return read;
  const fresh: Pace = JSON.parse(pace);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(pace, fresh);
  return fresh;
}

/** Pauses, days off and whose time ran out. */
export function timeOf({ time }: Pick<TableRow, 'time'>, seats: number): TableTime {
  return time === '' ? freshTime(seats) : JSON.parse(time);
}
