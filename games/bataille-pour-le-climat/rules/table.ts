// Who sits where: players, the seats of the people who run them, and the table that decides together.
import { playerOf, type Seat } from '@kaya/engine';
import { constants } from '../data/index.ts';
import type { BpcState, BpcStep, Player, PlayerNumber, TableDecision } from '../types/index.ts';

/** The seat of the person who runs a player. */
export function seatOf(state: BpcState, who: PlayerNumber): Seat {
  return playerOf(state, who).seat;
}

/** Whose turn it is. */
export function activePlayer(state: BpcState): Player {
  return playerOf(state, state.active);
}

/** BPC-DEC-1: the seat that decides for the table. */
export function tableSeat(state: BpcState): Seat {
  return activePlayer(state).seat;
}

/** BPC-DEC-1, BPC-OPT-12: a decision of the table, taken by the active player or put to the vote. */
export function table(state: BpcState, decision: TableDecision): BpcStep {
  return state.options['table-decisions'] === 'vote' ? { do: 'table', about: decision } : decision;
}

/** The player to the left of `who`, `steps` places on. */
export function leftOf(state: BpcState, who: PlayerNumber, steps = 1): PlayerNumber {
  return (who + steps) % state.players.length;
}

/** BPC-DEC-36: so often a player takes cards back in one joint action or implantation. */
export function hasTakenBackEnough(under: { readonly takenBack: readonly number[] } | null, who: PlayerNumber): boolean {
  return under !== null && (under.takenBack[who] as number) >= constants['take-back-limit'];
}

/** How events name a player. */
export function by(state: BpcState, who: PlayerNumber): { who: PlayerNumber; seat: Seat; character: string } {
  const { seat, character } = playerOf(state, who);
  return { who, seat, character };
}
