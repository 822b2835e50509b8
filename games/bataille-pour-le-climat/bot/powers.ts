// When an employer's power is worth using up.
import { at } from '@kaya/engine';
import { eventCard } from '../data/index.ts';
import type { ActionOf, BpcState } from '../types.ts';
import { lossOf } from './outcomes.ts';
import { bestRelief } from './plans.ts';

export function powerPromise(state: BpcState, { employer, outcome }: ActionOf<'use-power'>): number {
  switch (employer) {
    case 'shift-action':
      return state.turn > 20 ? 2 : 0.5;
    case 'famox': {
      if (state.event === null) return -1;
      const card = eventCard(state.event.card);
      if (card.type !== 'green') return -1;
      const saved =
        lossOf(state, at(card.outcomes, 0), state.event.target) - lossOf(state, at(card.outcomes, outcome), state.event.target);
      return saved - 3.5;
    }
    case 'global-amnesty':
      return (
        Math.max(bestRelief(state, 'war', true) * 0.6, bestRelief(state, 'epidemic', true), bestRelief(state, 'famine', true)) - 4
      );
    case 'docteurs-sans-limites':
      return bestRelief(state, 'epidemic', true) + bestRelief(state, 'pandemic', true) - 4;
    case 'human-rights-guards':
      return bestRelief(state, 'refugee', true) - 1;
    case 'malmo-resilience-institute':
      return Math.max(bestRelief(state, 'conflict', false), bestRelief(state, 'dearth', false)) - 2;
    case 'journalistes-sans-patrie':
      return -0.5;
    case 'volontaires-du-monde':
    case 'real-climate-objective':
      return 0;
  }
}
