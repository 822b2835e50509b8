// Chapter 7: what is true after every action.
import { type Invariant, same } from '@kaya/engine';
import { components } from '../data/index.ts';
import type { LampState } from '../types.ts';

export const invariants: Readonly<Record<string, Invariant<LampState>>> = {
  'LMP-INV-1': (state) => {
    const poured = state.poured.filter((card) => card !== null);
    const cards = [
      ...state.hands.flat(),
      ...poured,
      ...state.deck.top,
      ...state.deck.loose,
      ...state.deck.bottom,
      ...state.discard,
    ];
    return same(cards.sort(), components.cards) ? null : `the cards are ${cards}`;
  },
  'LMP-INV-2': (state) => (state.coins.every((coins) => coins >= 0) ? null : `coins: ${state.coins}`),
  'LMP-INV-3': (state, before) =>
    before === null || state.lights <= before.lights ? null : `a harbour light came back: ${before.lights} → ${state.lights}`,
};
