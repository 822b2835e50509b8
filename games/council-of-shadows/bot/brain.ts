import type { Brain } from '@kaya/engine';
import { seesPlan } from '../rules/hidden.ts';
import { type Cos, OPEN } from '../types/index.ts';
import { horizon } from './horizon.ts';
import { order } from './order.ts';
import { tally } from './tally.ts';
import { value } from './value.ts';

/** What a strong player looks at: energy against consumption for every level to go, galaxies held, cards and what they cost. */
export const brain: Brain<Cos> = {
  value,
  mistake: 8,
  order,
  tally,
  strength: { hard: { 2: 0.76, 4: 0.717 } },
  horizon,
  learnt: { measured: { 2: 0.616 }, playsOn: true, load: async () => (await import('./learnt.ts')).learnt },
  reopen(world, viewer) {
    if (world.phase !== 'plan') return;
    world.players.forEach(({ plan }, number) => {
      if (!seesPlan(world, number, viewer)) plan.fill(OPEN);
    });
  },
};
