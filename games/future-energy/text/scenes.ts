import type { Staging } from '@kaya/engine';
import type { FutureEnergy } from '../types/index.ts';

/** How Future Energy is told: each turn with its income, the scoring, and what nobody forgets. */
export const staging: Staging<FutureEnergy> = {
  heads: { opened: true, 'turn-started': true, 'round-ended': true },
  rounds: { 'round-started': true },
  great: {
    'contract-completed': ({ seat }, { players }) => players[seat]?.completed.length === 1,
    'end-triggered': true,
    ended: true,
  },
};
