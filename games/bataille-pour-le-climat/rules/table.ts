// What happens next. A rule never calls another rule's consequences in the middle of its own: it lays steps.
import { at, type Play, type Seat } from '@kaya/engine';
import type { Bpc, BpcState, BpcStep, Player } from '../types/index.ts';
import type { TableDecision } from '../types/steps.ts';

export type BpcPlay = Play<Bpc>;

/** Lays steps on the agenda: the first one listed happens first, all of them before what was there. */
export function next(state: BpcState, ...steps: readonly BpcStep[]): void {
  for (let i = steps.length - 1; i >= 0; i--) state.agenda.push(at(steps, i));
}

export function playerAt(state: BpcState, who: number): Player {
  return at(state.players, who);
}

/** The seat of the person who runs a player. */
export function seatOf(state: BpcState, who: number): Seat {
  return playerAt(state, who).seat;
}

/** Whose turn it is. */
export function activePlayer(state: BpcState): Player {
  return playerAt(state, state.active);
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
export function leftOf(state: BpcState, who: number, steps = 1): number {
  return (who + steps) % state.players.length;
}

/** How events name a player. */
export function by(state: BpcState, who: number): { who: number; seat: Seat; character: string } {
  const { seat, character } = playerAt(state, who);
  return { who, seat, character };
}
