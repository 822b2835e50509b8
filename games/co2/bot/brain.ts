import { at, type Brain } from '@kaya/engine';
import { roundsOf } from '../rules/flow.ts';
import { isSolo } from '../rules/table.ts';
import type { Co2 } from '../types/index.ts';
import { danger } from './danger.ts';
import { promise } from './order.ts';
import { tally } from './tally.ts';
import { value } from './value.ts';

/** What a strong player of CO₂ looks at: plants in reach, places that pay, permits, goals, and the planet. */
export const brain: Brain<Co2> = {
  value,
  tally,
  mistake: 3,
  peril: (state) => (isSolo(state) ? 0 : danger(state)),
  // Whole rounds, so that all have had as many turns.
  horizon: { clock: (state) => state.decade * roundsOf(state) + (state.phase === 'operations' ? state.round : 0), by: 2 },
  strength: { hard: { 2: 0.758, 5: 0.43 } },
  learnt: { measured: {}, load: async () => (await import('./learnt.ts')).learnt },
  order(state, seat, actions) {
    const promises = new Array<number>(actions.length);
    for (let i = 0; i < actions.length; i++) promises[i] = promise(state, seat, at(actions, i));
    return promises;
  },
};
