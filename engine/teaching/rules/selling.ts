// Chapter 5: selling oil.
import { type Decides, playerOf } from '@kaya/engine';
import { components } from '../data/index.ts';
import { type Lamp, SHIELD } from '../types/index.ts';
import { takeFromHand } from './table.ts';

const CARDS = [SHIELD, ...components.oil].map((card) => ({ do: 'sell', card }) as const);

/** LMP-SEL-1: a card goes to the discards for coins. */
export const sell: Decides<Lamp, 'sell', 'sell'> = {
  candidates: (state, { seat }) => CARDS.filter(({ card }) => playerOf(state, seat).hand.includes(card)),
  closed: [{ rule: 'LMP-SEL-3', when: (state, _all, seat) => playerOf(state, seat).hand.length <= 1 }],
  blockers: { sell: [{ rule: 'LMP-SEL-2', when: (_state, { card }) => card === SHIELD }] },
  play({ state, emit }, _step, { card }, seat) {
    const coins = components.earned.sale;
    takeFromHand(state, seat, card);
    state.discard.push(card);
    playerOf(state, seat).coins += coins;
    emit?.({ kind: 'sold', seat, card, coins });
  },
};
