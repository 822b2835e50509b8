// The time of a table as its row keeps it.
import type { Clock, Pace } from '@kaya/wire';
import type { TableRow } from '../storage/schema.ts';
import { freshTime, type TableTime } from './time.ts';

/** The clock of a table; null where it has none. */
export function clockOf({ pace }: Pick<TableRow, 'pace'>): Clock | null {
  return paceOf({ pace }).clock ?? null;
}

export function paceOf({ pace }: Pick<TableRow, 'pace'>): Pace {
  return JSON.parse(pace);
}

/** Pauses, days off and whose time ran out. */
export function timeOf({ time }: Pick<TableRow, 'time'>, seats: number): TableTime {
  return time === '' ? freshTime(seats) : JSON.parse(time);
}
