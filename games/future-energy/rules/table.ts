// Who sits where, and who comes next.
import { type Play, playerOf, type Seat } from '@kaya/engine';
import type { Cause, FutureEnergy, FutureEnergyState } from '../types/index.ts';

/** FE-FLOW-1, FE-FLOW-5: all seats clockwise, beginning with the first player; the same in every round. */
export function turnOrder(state: FutureEnergyState): Seat[] {
  return state.players.map((_, i) => (state.firstPlayer + i) % state.players.length);
}

/** The other seats clockwise, beginning with the one after `seat`. */
export function othersAfter(state: FutureEnergyState, seat: Seat): Seat[] {
  const seats = state.players.length;
  return state.players.slice(1).map((_, i) => (seat + 1 + i) % seats);
}

/** Money from the bank; it never runs out (FE-CMP-14). */
export function receiveMoney({ state, emit }: Play<FutureEnergy>, seat: Seat, amount: number, cause: Cause): void {
  playerOf(state, seat).money += amount;
  emit?.({ kind: 'money-received', seat, amount, cause });
}
