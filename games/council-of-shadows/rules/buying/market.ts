// The market of AI cards: eight slots, refilled from the deck at once.
import { always, type Decides, drawFrom, type Forbids, type Play, pileOf, pileSize, playerOf, turnedUp } from '@kaya/engine';
import { constants, leaderOf } from '../../data/index.ts';
import type { CardId, Cos, Player } from '../../types/index.ts';
import { leaveOut, SKIP } from '../table.ts';

/** COS-BUY-4, COS-CMP-13: the top card of the deck; none is left once it is empty. In the solo game the discards are shuffled first (COS-SOL-14). */
export function refill({ state, emit }: Play<Cos>, slot: number): void {
  if (pileSize(state.deck) === 0 && state.discard.length > 0) {
    emit?.({ kind: 'deck-renewed', cards: state.discard.length });
    state.deck = pileOf(state.discard);
    state.discard = [];
  }
  const drawn = drawFrom(state.deck, state.rng);
  const card = drawn === undefined ? null : turnedUp(drawn);
  state.market[slot] = card;
  emit?.({ kind: 'market', slot, card });
}

/** The card of a slot goes to the player's hand, to stay for the rest of the game (COS-BUY-3, -5). */
export function takeFromMarket(play: Play<Cos>, player: Player, slot: number): CardId {
  const card = play.state.market[slot];
  if (card == null) throw new RangeError(`there is no card in slot ${slot} of the market`);
  player.hand.push(card);
  return card;
}

type FromMarket = 'buy-card' | 'take-card';

export const EMPTY_SLOT: Forbids<Cos, FromMarket> = {
  rule: 'COS-CMP-13',
  when: (state, { slot }) => state.market[slot] === null,
  values: (_state, { slot }) => ({ slot: slot + 1 }),
};

/** COS-LEA-9: the card that the player's leader does not get along with. */
export const CARD_FORBIDDEN: Forbids<Cos, FromMarket> = {
  rule: 'COS-LEA-9',
  when: (state, { slot }, seat) => {
    const { leader } = playerOf(state, seat);
    const card = state.market[slot];
    return leader !== null && card !== null && leaderOf(leader).forbids === card;
  },
  values: (state, { slot }, seat) => ({ card: state.market[slot] ?? '', leader: playerOf(state, seat).leader ?? '' }),
};

/** COS-DTS-7, -8: Better Information gives one market card for nothing. */
export const takeAiCard: Decides<Cos, 'take-ai-card', 'take-card' | 'skip'> = {
  candidates: always([
    ...Array.from({ length: constants.aiMarketSize }, (_, slot) => ({ do: 'take-card', slot }) as const),
    SKIP,
  ]),
  blockers: { 'take-card': [EMPTY_SLOT, CARD_FORBIDDEN] },
  play(play, step, action, seat) {
    if (action.do === 'skip') return leaveOut(play, takeAiCard, step);
    const card = takeFromMarket(play, playerOf(play.state, seat), action.slot);
    play.emit?.({ kind: 'took-card', who: seat, card, slot: action.slot, source: step.source });
    refill(play, action.slot);
  },
};
