import { sum } from '@kaya/engine';

/** 0 of nothing. */
export function mean(values: readonly number[]): number {
  return sum(values) / Math.max(1, values.length);
}
