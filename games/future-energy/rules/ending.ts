// Chapter 7.1: what triggers the end of the game.
import type { Play, Seat } from '@kaya/engine';
import type { FutureEnergy } from '../types/index.ts';

/** FE-END-1, -2: the current round becomes the last one. */
export function triggerEnd({ state, emit }: Play<FutureEnergy>, seat: Seat, cause: 'lines' | 'contracts'): void {
  if (state.lastRound) return;
  state.lastRound = true;
  emit?.({ kind: 'end-triggered', seat, cause });
}

/** FE-END-5: so many whole rounds in a row without any change end the game. */
export const MOST_IDLE_ROUNDS = 2;

/** At the end of a round: is the game over? FE-END-5: also after two rounds in a row in which nothing was done. */
export function endsNow({ state, emit }: Play<FutureEnergy>): boolean {
  state.idleRounds = state.roundChanged ? 0 : state.idleRounds + 1;
  if (!state.lastRound && state.idleRounds >= MOST_IDLE_ROUNDS) {
    state.lastRound = true;
    emit?.({ kind: 'end-triggered', seat: null, cause: 'idle' });
  }
  return state.lastRound;
}
