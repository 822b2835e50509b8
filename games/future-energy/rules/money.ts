// Money from the bank; it never runs out (FE-CMP-14).
import type { Seat } from '@kaya/engine';
import type { Cause, FutureEnergyPlay } from '../types/index.ts';
import { playerOf } from './table.ts';

export function receiveMoney({ state, emit }: FutureEnergyPlay, seat: Seat, amount: number, cause: Cause): void {
  playerOf(state, seat).money += amount;
  emit?.({ kind: 'money-received', seat, amount, cause });
}
