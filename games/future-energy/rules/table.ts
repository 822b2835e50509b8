// Who sits where and who comes next, what lies where, what is offered, and money from the bank.
import { type ActionOf, anyBehind, type Behind, next, type Play, playerOf, type Seat, type SeatStep } from '@kaya/engine';
import { connectionId, mapOf, perMap, START, spaceId } from '../data/tables.ts';
import type { Cause, ConnectionId, FutureEnergy, FutureEnergyState, PublicId, SpaceId, TokenId } from '../types/index.ts';

/** FE-FLOW-1, FE-FLOW-5: all seats clockwise, beginning with the first player; the same in every round. */
export function turnOrder(state: FutureEnergyState): Seat[] {
  return state.players.map((_, i) => (state.firstPlayer + i) % state.players.length);
}

/** The other seats clockwise, beginning with the one after `seat`. */
export function othersAfter(state: FutureEnergyState, seat: Seat): Seat[] {
  const seats = state.players.length;
  return state.players.slice(1).map((_, i) => (seat + 1 + i) % seats);
}

/** A token or a public contract may be the cause of something. */
export function isPublicContract(cause: Cause): cause is PublicId {
  return cause.startsWith('pc-');
}

export function tokenOn(state: FutureEnergyState, space: SpaceId): TokenId | null {
  return state.tokens[mapOf(state).space(space)] as TokenId | null;
}

/** FE-LINE-2, -3, FE-SET-11: an action for every connection of the board that is in play, and others after them. */
export function everyConnection<A>(make: (connection: ConnectionId) => A, ...others: readonly A[]) {
  return perMap((map): readonly A[] => [...map.openConnections.map((i) => make(connectionId(map, i))), ...others]);
}

/** The same for every plant space in play … */
export function everyPlantSpace<A>(make: (space: SpaceId) => A, ...others: readonly A[]) {
  return perMap((map): readonly A[] => [...map.plantSpaces.map((i) => make(spaceId(map, i))), ...others]);
}

/** … and for the start space before them. */
export function everySpace<A>(make: (space: SpaceId) => A) {
  return perMap((map): readonly A[] => [START, ...map.plantSpaces].map((i) => make(spaceId(map, i))));
}

export const SKIP: ActionOf<FutureEnergy, 'skip'> = { do: 'skip' };

/** Can anything be done in a choice? To skip it is not to carry it out. */
export function canBeCarriedOut(asked: Behind, state: FutureEnergyState): boolean {
  return anyBehind(asked, state, (action) => action !== SKIP);
}

/** FE-USE-3, FE-M2-18: an effect that can be carried out is asked about; one that cannot is lost. */
export function offer({ state, emit }: Play<FutureEnergy>, asked: Behind<SeatStep<FutureEnergy>>, cause: Cause): void {
  if (canBeCarriedOut(asked, state)) next(state, asked.step);
  else emit?.({ kind: 'effect-lost', seat: asked.step.seat, cause });
}

/** Money from the bank; it never runs out (FE-CMP-14). */
export function receiveMoney({ state, emit }: Play<FutureEnergy>, seat: Seat, amount: number, cause: Cause): void {
  playerOf(state, seat).money += amount;
  emit?.({ kind: 'money-received', seat, amount, cause });
}
