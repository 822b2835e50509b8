import type { Staging } from '@kaya/engine';
import type { Cos } from '../types/index.ts';

/** How Council of Shadows is told: the phases, the plans that are revealed, each turn, and what nobody forgets. */
export const staging: Staging<Cos> = {
  heads: { phase: ({ phase }) => phase === 'plan', 'automa-card': true, scored: true },
  cuts: { round: true, phase: true, exploited: true },
  rounds: { round: true },
  great: { level: true, throne: true, ended: true },
  doer: (event) => ('who' in event ? event.who : null),
};
