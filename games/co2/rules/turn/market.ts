// Chapter 5.12: the market of CEPs, its stack and its price.
import { always, type Decides, next, type Play, playerOf } from '@kaya/engine';
import { components } from '../../data/index.ts';
import type { Co2, Co2State } from '../../types/index.ts';

const { constants } = components;

/** CO2-CEP-10: nothing can be taken. */
export const MARKET_IS_EMPTY = { rule: 'CO2-CEP-10', when: (state: Co2State): boolean => state.market === 0 };

/** CO2-MKT-4, CO2-MKT-5: one CEP leaves the market; if it was the last, the market refills and the price rises. */
export function takeFromMarket(play: Play<Co2>): boolean {
  const { state } = play;
  if (MARKET_IS_EMPTY.when(state)) return false;
  state.market--;
  if (state.market === 0) {
    if (isSomebodysTurn(state)) state.turn.closed = true; // CO2-MKT-6
    changePrice(play, Math.min(state.price + 1, constants.maxPrice));
    refill(play);
  }
  return true;
}

/** CO2-CEP-2, CO2-CEP-11: paid CEPs go to the bank; a market that lies empty is refilled at once, at the same price. */
export function payToBank(play: Play<Co2>): void {
  play.state.bank++;
  if (play.state.market === 0) refill(play);
}

/** CO2-MKT-4, CO2-CEP-9: two CEPs from the bank, or what there is. */
function refill(play: Play<Co2>): void {
  const { state } = play;
  const count = Math.min(constants.marketRefill, state.bank);
  if (count === 0) return;
  state.bank -= count;
  state.market += count;
  play.emit?.({ kind: 'refill', count });
}

function changePrice(play: Play<Co2>, to: number): void {
  const { state } = play;
  if (to === state.price) return;
  play.emit?.({ kind: 'price', from: state.price, to });
  state.price = to;
}

function isSomebodysTurn(state: Co2State): boolean {
  return state.turn.seat >= 0;
}

/** CO2-DEC-19, CO2-MKT-1: one CEP is bought or sold. */
export const marketVisit: Decides<Co2, 'market', 'buy' | 'sell'> = {
  candidates: always([{ do: 'buy' }, { do: 'sell' }]),
  blockers: {
    buy: [
      MARKET_IS_EMPTY,
      {
        rule: 'CO2-MKT-2',
        when: (state, _action, seat) => playerOf(state, seat).money < state.price,
        values: (state, _action, seat) => ({ price: state.price, money: playerOf(state, seat).money }),
      },
    ],
    sell: [
      { rule: 'CO2-MKT-3', when: (state, _action, seat) => playerOf(state, seat).cep === 0 },
      { rule: 'CO2-MKT-6', when: (state) => state.turn.closed },
    ],
  },
  play(play, { seat }, action) {
    const { state } = play;
    const { price } = state;
    const player = playerOf(state, seat);
    state.turn.market = true; // CO2-MKT-10
    // CO2-MKT-7: the transaction is finished at the old price before the price changes.
    if (action.do === 'buy') {
      player.money -= price;
      player.cep++;
      play.emit?.({ kind: 'bought', seat, price });
      takeFromMarket(play);
      next(state, { do: 'offer-lobby', seat, occasion: BUYING });
    } else {
      player.cep--;
      state.market++; // CO2-MKT-9
      player.money += price;
      play.emit?.({ kind: 'sold', seat, price });
      changePrice(play, Math.max(price - 1, constants.minPrice));
      next(state, { do: 'offer-lobby', seat, occasion: SELLING });
    }
  },
};

const BUYING = { action: 'market-buy' } as const;
const SELLING = { action: 'market-sell' } as const;
