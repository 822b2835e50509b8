import type { Brain } from '@kaya/engine';
import type { FutureEnergy } from '../types/index.ts';
import { order } from './order.ts';
import { tally } from './tally.ts';
import { value } from './value.ts';

/** What a strong player of Future Energy looks at: contracts that can be finished in time, the network, regions, money and team. */
export const brain: Brain<FutureEnergy> = {
  value,
  order,
  tally,
  mistake: 4,
  // Three rounds with two players, two with more: the more play, the less can be foreseen.
  horizon: { clock: (state) => state.round * state.players.length, by: 5 },
  strength: { hard: { 2: 0.742, 4: 0.436 } },
  learnt: { measured: { 2: 0.679, 3: 0.48, 4: 0.478 }, load: async () => (await import('./learnt.ts')).learnt },
};
