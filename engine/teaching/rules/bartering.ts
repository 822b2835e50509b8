// Chapter 5: bartering, at any time while somebody has a turn.
import { type ActionOf, type Interrupt, playerOf } from '@kaya/engine';
import { components } from '../data/index.ts';
import { type Lamp, SHIELD } from '../types/index.ts';
import { drawCard, takeFromHand } from './table.ts';

const CARDS = [SHIELD, ...components.oil].map((card) => ({ do: 'barter', card }) as const);

/** LMP-BAR-1: before somebody chooses what to do, any player may pay to lay a card under the deck and draw another. */
export const barter: Interrupt<Lamp, ActionOf<Lamp, 'barter'>> = {
  candidates: (state, step, seat) =>
    step.do === 'turn' && seat >= 0 ? CARDS.filter(({ card }) => playerOf(state, seat).hand.includes(card)) : [],
  blockers: [
    {
      rule: 'LMP-BAR-2',
      when: (state, _action, seat) => playerOf(state, seat).coins < components.barterPrice,
      values: (state, _action, seat) => ({ needs: components.barterPrice, has: playerOf(state, seat).coins }),
    },
  ],
  play(play, { card }, seat) {
    const { state, emit } = play;
    playerOf(state, seat).coins -= components.barterPrice;
    takeFromHand(state, seat, card);
    state.deck.bottom.push(card);
    emit?.({ kind: 'bartered', seat, card });
    drawCard(play, seat);
  },
};
