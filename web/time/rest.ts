import type { Table } from '@kaya/wire';

type SeatTime = NonNullable<Table['time']>['seats'][number];

/** What is left of somebody's time, in milliseconds; a device whose clock is slow gives nobody more than they had. */
export function restOf({ left, until }: Pick<SeatTime, 'left' | 'until'>, runs: boolean, now: number): number {
  return runs && until !== null ? Math.max(0, Math.min(left, until - now)) : left;
}
