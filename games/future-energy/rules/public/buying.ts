// Chapter 8.2: buying a public contract.
import { type ActionOf, type Decision, drawFrom, type Play, pileSize, playerOf, type Seat, type StepOf } from '@kaya/engine';
import { components } from '../../data/index.ts';
import type { FutureEnergy, PublicId } from '../../types/index.ts';

type Buy = ActionOf<FutureEnergy, 'buy-public'> | ActionOf<FutureEnergy, 'buy-blind'>;

/** FE-DEC-4, FE-M2-2: one of the row, or the top card of the pile, unseen. */
export const buyPublic: Decision<FutureEnergy, StepOf<FutureEnergy, 'buy-public'>, Buy> = {
  candidates: (state) => [...state.publicRow.map((card): Buy => ({ do: 'buy-public', card })), { do: 'buy-blind' }],
  blockers: { 'buy-blind': [{ rule: 'FE-M2-4', when: (state) => pileSize(state.publicPile) === 0 }] },
  play(play, { seat }, action) {
    if (action.do === 'buy-blind') buyBlind(play, seat);
    else buyFromRow(play, seat, action.card);
  },
};

/** FE-M2-4: the row is filled up at once. */
function buyFromRow(play: Play<FutureEnergy>, seat: Seat, card: PublicId): void {
  const { state, emit } = play;
  const place = state.publicRow.indexOf(card);
  buy(play, seat, card, false);
  const next = drawFrom(state.publicPile, state.rng);
  if (next === undefined) {
    state.publicRow.splice(place, 1);
    return;
  }
  state.publicRow[place] = next;
  emit?.({ kind: 'public-revealed', card: next, left: pileSize(state.publicPile) });
}

/** FE-M2-5, FE-HID-7: it is turned up when it is bought. */
function buyBlind(play: Play<FutureEnergy>, seat: Seat): void {
  const card = drawFrom(play.state.publicPile, play.state.rng);
  if (card !== undefined) buy(play, seat, card, true);
}

function buy({ state, emit }: Play<FutureEnergy>, seat: Seat, card: PublicId, blind: boolean): void {
  const player = playerOf(state, seat);
  const price = components.economy.publicContract;
  player.money -= price;
  player.publicContracts.push(card);
  state.roundChanged = true;
  emit?.({ kind: 'public-bought', seat, card, blind, price });
}
