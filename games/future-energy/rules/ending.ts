// Chapter 7.1: what triggers the end of the game.
import { type Play, pileSize, type Seat } from '@kaya/engine';
import type { FutureEnergy, FutureEnergyState, Player } from '../types/index.ts';

/** FE-END-1: does the player's last line lie on the board? `more`: once so many more do. */
export function hasNoLineLeft({ lines }: Player, more = 0): boolean {
  return lines === more;
}

/** FE-END-2: is the last contract turned up? `more`: once so many more are. */
export function isLastContractUp({ contractPile }: FutureEnergyState, more = 0): boolean {
  return pileSize(contractPile) === more;
}

/** FE-END-1, -2: the current round becomes the last one. */
export function triggerEnd({ state, emit }: Play<FutureEnergy>, seat: Seat, cause: 'lines' | 'contracts'): void {
  if (state.lastRound) return;
  state.lastRound = true;
  emit?.({ kind: 'end-triggered', seat, cause });
}

/** FE-END-5: so many whole rounds in a row without any change end the game. */
export const MOST_IDLE_ROUNDS = 2;

/** Rounds without any change up to now, if this one ended as it is. */
function idleRounds(state: FutureEnergyState): number {
  return state.roundChanged ? 0 : state.idleRounds + 1;
}

/** FE-END-5: would the game end with this round, if nobody did anything any more? */
export function endsIfIdle(state: FutureEnergyState): boolean {
  return !state.lastRound && idleRounds(state) >= MOST_IDLE_ROUNDS;
}

/** At the end of a round: is the game over? FE-END-5: also after two rounds in a row in which nothing was done. */
export function endsNow({ state, emit }: Play<FutureEnergy>): boolean {
  const isIdle = endsIfIdle(state);
  state.idleRounds = idleRounds(state);
  if (isIdle) {
    state.lastRound = true;
    emit?.({ kind: 'end-triggered', seat: null, cause: 'idle' });
  }
  return state.lastRound;
}
