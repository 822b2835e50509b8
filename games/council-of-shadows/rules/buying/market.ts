// The market of AI cards: eight slots, refilled from the deck at once.
import { at, type Decision, drawFrom, pileOf, pileSize } from '@kaya/engine';
import { constants, leaderOf } from '../../data/index.ts';
import type { ActionOf, CardId, Cos, CosState, Player, StepOf } from '../../types/index.ts';
import { SKIP } from '../range.ts';
import { type CosPlay, playerOf } from '../table.ts';

/** COS-BUY-4, COS-CMP-13: the top card of the deck; none is left once it is empty. In the solo game the discards are shuffled first (COS-SOL-14). */
export function refill({ state, emit }: CosPlay, slot: number): void {
  if (pileSize(state.deck) === 0 && state.discard.length > 0) {
    emit?.({ kind: 'deck-renewed', cards: state.discard.length });
    state.deck = pileOf(state.discard);
    state.discard = [];
  }
  const card = drawFrom(state.deck, state.rng) ?? null;
  state.market[slot] = card;
  emit?.({ kind: 'market', slot, card });
}

/** The card of a slot goes to the player's hand, to stay for the rest of the game (COS-BUY-3, -5). */
export function takeFromMarket(play: CosPlay, player: Player, slot: number): CardId {
  const card = play.state.market[slot];
  if (card == null) throw new RangeError(`there is no card in slot ${slot} of the market`);
  player.hand.push(card);
  return card;
}

export function isEmptySlot(state: CosState, slot: number): boolean {
  return at(state.market, slot) === null;
}

/** COS-LEA-9: the card that the player's leader does not get along with. */
export function isForbidden(state: CosState, player: Player, slot: number): boolean {
  return player.leader !== null && leaderOf(player.leader).forbids === at(state.market, slot) && !isEmptySlot(state, slot);
}

const TAKE_CARD: readonly ActionOf<'take-card' | 'skip'>[] = [
  ...Array.from({ length: constants.aiMarketSize }, (_, slot) => ({ do: 'take-card', slot }) as const),
  SKIP,
];

/** COS-DTS-7, -8: Better Information gives one market card for nothing. */
export const takeAiCard: Decision<Cos, StepOf<'take-ai-card'>, ActionOf<'take-card' | 'skip'>> = {
  candidates: () => TAKE_CARD,
  blockers: {
    'take-card': [
      { rule: 'COS-CMP-13', when: (state, { slot }) => isEmptySlot(state, slot) },
      {
        rule: 'COS-LEA-9',
        when: (state, { slot }, seat) => isForbidden(state, playerOf(state, seat), slot),
        values: (state, { slot }, seat) => ({ card: state.market[slot] ?? '', leader: playerOf(state, seat).leader ?? '' }),
      },
    ],
  },
  play(play, { source }, action, seat) {
    const { state, emit } = play;
    if (action.do === 'skip') {
      emit?.({ kind: 'skipped', who: seat, what: 'take-ai-card', able: state.market.some((card) => card !== null) });
      return;
    }
    const card = takeFromMarket(play, playerOf(state, seat), action.slot);
    emit?.({ kind: 'took-card', who: seat, card, slot: action.slot, source });
    refill(play, action.slot);
  },
};
