import type { Staging } from '@kaya/engine';
import { type Bpc, REGIONS } from '../types/index.ts';

/** How Bataille is told: the turn, the event, what the team does, the activation, and what nobody forgets. */
export const staging: Staging<Bpc> = {
  heads: {
    turn: true,
    revealed: true,
    aci: true,
    implanting: true,
    activation: ({ part }) => part === 'renewables',
    ended: true,
  },
  cuts: { 'played-card': true, moved: true, power: true, institution: true },
  rounds: { turn: true },
  great: {
    war: true,
    dictatorship: true,
    chaos: true,
    overflowed: ({ to }) => to === 'famine' || to === 'pandemic',
    'specials-turned': true,
    'gained-tp': ({ how }, { regions }) =>
      how !== 'scenario' && REGIONS.reduce((sum, id) => sum + regions[id].tps.length, 0) === 1,
    'global-tp': true,
    ended: true,
  },
};
