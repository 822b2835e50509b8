// Chapter 7.1: what ends the game.
import type { Play } from '@kaya/engine';
import { constants } from '../data/index.ts';
import type { Cos, CosState, Player, PlayerNumber } from '../types/index.ts';
import { who } from './table.ts';

/** COS-END-1: how many levels a player is below the one that ends the game. */
export function levelsToGo({ level }: Pick<Player, 'level'>): number {
  return Math.max(0, constants.endLevel - level);
}

/** COS-DTL-12, COS-END-1: the first to reach level III triggers the end; later ones get nothing (COS-DTL-14). */
export function takeThrone({ state, emit }: Play<Cos>, number: PlayerNumber): void {
  if (state.throne !== null) return;
  state.throne = number;
  emit?.({ kind: 'throne', who: who(state, number) });
}

/** COS-FLW-11, -12, COS-END-4: somebody sits on the throne, or the game goes on for ever. */
export function endsNow({ throne, round }: CosState): boolean {
  return throne !== null || round >= constants.technicalRoundLimit;
}
