// Chapter 8: what is true after every action.
import { type Invariant, same } from '@kaya/engine';
import { components } from '../data/index.ts';
import type { LampState } from '../types/index.ts';

export const invariants: Readonly<Record<string, Invariant<LampState>>> = {
  'LMP-INV-1': ({ players, deck, discard }) => {
    const held = players.flatMap(({ hand, poured }) => (poured === null ? hand : [...hand, poured]));
    const cards = [...held, ...deck.top, ...deck.loose, ...deck.bottom, ...discard];
    return same(cards.sort(), components.cards) ? null : `the cards are ${cards}`;
  },
  'LMP-INV-2': ({ players }) => (players.every(({ coins }) => coins >= 0) ? null : 'somebody has less than no coins'),
  'LMP-INV-3': (state, before) =>
    before === null || state.lights <= before.lights ? null : `a harbour light came back: ${before.lights} → ${state.lights}`,
};
