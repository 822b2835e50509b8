// Chapter 8: what is true after every action.
import { cardsIn, type Invariant, must, ofPlayers, same } from '@kaya/engine';
import { components } from '../data/index.ts';
import type { LampState } from '../types/index.ts';

export const invariants: Readonly<Record<string, Invariant<LampState>>> = {
  'LMP-INV-1': ({ players, deck, discard }) => {
    const held = players.flatMap(({ hand, poured }) => (poured === null ? hand : [...hand, poured]));
    const cards = [...held, ...cardsIn(deck), ...discard];
    return must(same(cards.sort(), components.cards), `the cards are ${cards}`);
  },
  'LMP-INV-2': ({ players }) => ofPlayers({ players }, ({ coins }) => must(coins >= 0, `${coins} coins`)),
  'LMP-INV-3': (state, before) =>
    must(before === null || state.lights <= before.lights, `a harbour light came back: ${before?.lights} → ${state.lights}`),
};
