// Who sits where, and who comes next.
import { at, type Seat } from '@kaya/engine';
import type { FutureEnergyState, Player } from '../types/index.ts';

export function playerOf(state: FutureEnergyState, seat: Seat): Player {
  return at(state.players, seat);
}

/** FE-FLOW-1, FE-FLOW-5: all seats clockwise, beginning with the first player; the same in every round. */
export function turnOrder(state: FutureEnergyState): Seat[] {
  return state.players.map((_, i) => (state.firstPlayer + i) % state.players.length);
}

/** The other seats clockwise, beginning with the one after `seat`. */
export function othersAfter(state: FutureEnergyState, seat: Seat): Seat[] {
  const seats = state.players.length;
  return state.players.slice(1).map((_, i) => (seat + 1 + i) % seats);
}
