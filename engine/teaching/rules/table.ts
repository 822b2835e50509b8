// Who sits where, and the small questions of all chapters.
import { drawFrom, type Play, pileSize, playerOf, type Seat, shuffle } from '@kaya/engine';
import type { Card, Lamp, LampState } from '../types/index.ts';

/** The seats from the first player on. */
export function inTurnOrder({ players, first }: LampState): Seat[] {
  return players.map((_, i) => (first + i) % players.length);
}

export function nextSeat({ players }: LampState, seat: Seat): Seat {
  return (seat + 1) % players.length;
}

/** LMP-NIG-1: an empty deck is renewed from the shuffled discards. */
export function drawCard({ state, emit }: Play<Lamp>, seat: Seat): void {
  if (pileSize(state.deck) === 0) {
    state.deck.loose = shuffle(state.rng, state.discard);
    state.discard = [];
  }
  const card = drawFrom(state.deck, state.rng);
  if (card === undefined) return;
  playerOf(state, seat).hand.push(card);
  emit?.({ kind: 'drew', seat, card });
}

export function takeFromHand(state: LampState, seat: Seat, card: Card): void {
  const { hand } = playerOf(state, seat);
  hand.splice(hand.indexOf(card), 1);
}

export function earn({ state, emit }: Play<Lamp>, seat: Seat, coins: number): void {
  playerOf(state, seat).coins += coins;
  emit?.({ kind: 'earned', seat, coins });
}
