import type { Horizon } from '@kaya/engine';
import { levelsToGo } from '../rules/ending.ts';
import type { Cos, CosState, PlayerNumber } from '../types/index.ts';

/** Rounds that a level takes, by experience. */
const ROUNDS_PER_LEVEL = 2.3;

/** Rounds still to come after this one: whoever is nearest to the throne sets the pace. */
export function roundsToCome(state: CosState): number {
  if (state.throne !== null) return 0;
  let nearest = Number.POSITIVE_INFINITY;
  for (const player of state.players) {
    nearest = Math.min(nearest, levelsToGo(player) - Math.min(1, player.energy / player.consumption));
  }
  return Math.max(1, ROUNDS_PER_LEVEL * nearest);
}

/** Does the player still exploit in this round? */
export function exploitsThisRound(state: CosState, player: PlayerNumber): boolean {
  if (state.phase !== 'act') return true;
  for (const step of state.agenda) {
    switch (step.do) {
      case 'action-turn':
        if (step.player === player) return true;
        break;
      case 'zone':
      case 'shift':
      case 'exploitation':
      case 'exploit':
        if (step.seat === player) return true;
        break;
    }
  }
  return false;
}

const PHASES: Readonly<Record<CosState['phase'], number>> = { setup: 1, buy: 0, plan: 0.3, act: 0.6 };

/** One round on, to the same phase: everybody has bought, planned and acted once. */
export const horizon: Horizon<Cos> = { clock: ({ round, phase }) => round + PHASES[phase], by: 1 };
