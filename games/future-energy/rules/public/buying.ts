// Chapter 8.2: buying a public contract.
import { type ActionOf, type Decides, drawFrom, type Play, pileSize, playerOf, type Seat, turnedUp } from '@kaya/engine';
import { components } from '../../data/index.ts';
import type { FutureEnergy, PublicId } from '../../types/index.ts';

type Buy = ActionOf<FutureEnergy, 'buy-public' | 'buy-blind'>;

/** FE-DEC-4, FE-M2-2: one of the row, or the top card of the pile, unseen. */
export const buyPublic: Decides<FutureEnergy, 'buy-public', 'buy-public' | 'buy-blind'> = {
  candidates: (state) => [...state.publicRow.map((card): Buy => ({ do: 'buy-public', card })), { do: 'buy-blind' }],
  closed: [
    {
      rule: 'FE-PLAN-11',
      when: (state, _, seat) => components.economy.publicContract > playerOf(state, seat).money,
      values: (state, _, seat) => ({ price: components.economy.publicContract, money: playerOf(state, seat).money }),
    },
  ],
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
  const revealed = turnedUp(drawFrom(state.publicPile, state.rng));
  if (revealed === undefined) {
    state.publicRow.splice(place, 1);
    return;
  }
  state.publicRow[place] = revealed;
  emit?.({ kind: 'public-revealed', card: revealed, left: pileSize(state.publicPile) });
}

/** FE-M2-5, FE-HID-7: it is turned up when it is bought. */
function buyBlind(play: Play<FutureEnergy>, seat: Seat): void {
  const card = turnedUp(drawFrom(play.state.publicPile, play.state.rng));
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
