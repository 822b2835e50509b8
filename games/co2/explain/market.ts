import { against, type Seat } from '@kaya/engine';
import { clone } from '../rules/clone.ts';
import { marketVisit } from '../rules/turn/market.ts';
import type { Co2State } from '../types/index.ts';
import { onOwnTurn } from './own-turn.ts';

/** One side of a visit to the market. */
export interface Trade {
  readonly possible: boolean;
  readonly price: number;
  readonly priceAfter: number;
  readonly stackAfter: number;
  /** It takes the last CEP: the market refills and is closed for selling this turn. */
  readonly empties: boolean;
}

export interface MarketOutlook {
  readonly buy: Trade;
  readonly sell: Trade;
}

/** Buy or sell? The price before and after. */
export function marketOutlook(seen: Co2State, seat: Seat): MarketOutlook {
  const view = onOwnTurn(seen, seat);
  return { buy: trade(view, seat, 'buy'), sell: trade(view, seat, 'sell') };
}

/** The visit itself, made on a copy. */
function trade(view: Co2State, seat: Seat, visit: 'buy' | 'sell'): Trade {
  const { price, market } = view;
  const possible = against(marketVisit, view, { do: 'market', seat }, { do: visit }).length === 0;
  if (!possible) return { possible, price, priceAfter: price, stackAfter: market, empties: false };
  const after = clone(view);
  after.turn = { ...after.turn, closed: false };
  marketVisit.play({ state: after, emit: undefined }, { do: 'market', seat }, { do: visit }, seat);
  return { possible, price, priceAfter: after.price, stackAfter: after.market, empties: after.turn.closed };
}
