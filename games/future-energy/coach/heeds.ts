import { legalIn } from '@kaya/engine';
import type { Heeds } from '@kaya/engine/coach';
import { goals, planOutlook } from '../explain/index.ts';
import { plan } from '../rules/planning/planning.ts';
import type { FutureEnergy } from '../types/index.ts';

/** FE-MOVE-10: a plan that can be paid for may leave nothing for the crew's way. */
export const heeds: Heeds<FutureEnergy> = {
  names: ['fare'],
  in(view, seat) {
    const step = view.agenda.at(-1);
    if (step?.do !== 'plan') return [];
    const ends = legalIn(plan, view, step).some((it) => {
      if (it.do !== 'plan') return false;
      const { before, after } = planOutlook(view, seat, it.choice);
      return before > 0 && after === 0;
    });
    const least = Math.min(...[...goals(view, seat).values()].map(({ price }) => price));
    return ends ? [{ name: 'fare', values: { least } }] : [];
  },
};
