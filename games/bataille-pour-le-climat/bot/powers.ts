// When an employer's power is worth using up.
import { type ActionOf, at } from '@kaya/engine';
import { eventCard } from '../data/index.ts';
import type { Bpc } from '../types/index.ts';
import { lossOf } from './outcomes.ts';
import type { Outlook } from './outlook.ts';

export function powerPromise(outlook: Outlook, { employer, outcome }: ActionOf<Bpc, 'use-power'>): number {
  const { state, weights: w } = outlook;
  if (outlook.step?.do === 'after-activation') return employer === 'journalistes-sans-patrie' ? -0.5 : 1; // now or never
  switch (employer) {
    case 'shift-action':
      return state.turn > 20 ? 2 : 0.5;
    case 'famox': {
      if (state.event === null) return -1;
      const card = eventCard(state.event.card);
      if (card.type !== 'green') return -1;
      const saved =
        lossOf(w, state, at(card.outcomes, 0), state.event.target) -
        lossOf(w, state, at(card.outcomes, outcome), state.event.target);
      return saved - 3.5;
    }
    case 'global-amnesty':
      return (
        Math.max(
          outlook.bestRelief('war', true) * 0.6,
          outlook.bestRelief('epidemic', true),
          outlook.bestRelief('famine', true),
        ) - 4
      );
    case 'docteurs-sans-limites':
      return outlook.bestRelief('epidemic', true) + outlook.bestRelief('pandemic', true) - 4;
    case 'human-rights-guards':
      return outlook.bestRelief('refugee', true) - 1;
    case 'malmo-resilience-institute':
      return Math.max(outlook.bestRelief('conflict', false), outlook.bestRelief('dearth', false)) - 2;
    case 'journalistes-sans-patrie':
      return -0.5;
    case 'volontaires-du-monde':
    case 'real-climate-objective':
      return 0;
  }
}
