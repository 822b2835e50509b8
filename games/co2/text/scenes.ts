import type { Staging } from '@kaya/engine';
import { type Co2, REGIONS } from '../types/index.ts';

/** How CO₂ is told: the phases, each turn, and what nobody forgets. */
export const staging: Staging<Co2> = {
  heads: {
    start: true,
    decade: true,
    'supply-phase': true,
    'operations-phase': true,
    turn: true,
    auction: true,
    end: true,
  },
  rounds: { decade: true },
  great: {
    'disasters-from-now-on': true,
    event: ({ disaster }) => disaster,
    constructed: (_, { regions }) => {
      const green = REGIONS.flatMap((id) => regions[id].slots.filter((slot) => slot !== null && slot.kind !== 'fossil'));
      return green.length === 1;
    },
    end: true,
  },
};
