// Chapter 8.5: the auction for the first-player tile.
import { type ActionOf, always, type Decides, next, type Play, playerOf, type Runs, type Seat } from '@kaya/engine';
import { components } from '../../data/index.ts';
import { type Co2, type Co2State, type Co2Step, NOBODY, REGIONS } from '../../types/index.ts';
import { DISCARD_GOAL, discardGoal, goalIsGone } from '../cards/company-goals.ts';
import { clockwiseFrom, leftOf } from '../table.ts';
import { CANNOT_PAY_FROM, cepsInControlledRegions, payCep } from '../turn/ceps.ts';

const { constants } = components;

/** CO2-AUC-5: nobody bids more than this. */
export const HIGHEST_BID = 60;

/** CO2-AUC-5, CO2-AUC-7: what the player could pay: money, tech cubes and CEPs. */
export function payable(state: Co2State, seat: Seat): number {
  const { money, tech, cep } = playerOf(state, seat);
  return money + tech * constants.auctionTech + (cep + cepsInControlledRegions(state, seat)) * state.price;
}

/** CO2-AUC-3: one round of bids, clockwise from the holder of the tile. */
export const auction: Runs<Co2, 'auction'> = {
  run(play) {
    const { state } = play;
    play.emit?.({ kind: 'auction', holder: state.firstPlayer });
    const bids = clockwiseFrom(state, state.firstPlayer).map((seat): Co2Step => ({ do: 'auction-bid', seat }));
    next(state, ...bids, { do: 'auction-close' });
  },
};

/** CO2-DEC-25. */
export const auctionBid: Decides<Co2, 'auction-bid', 'bid' | 'pass' | 'discard-goal'> = {
  candidates: always([
    { do: 'pass' },
    ...Array.from({ length: HIGHEST_BID + 1 }, (_, bid) => ({ do: 'bid', bid }) as const), // CO2-AUC-4
    DISCARD_GOAL,
  ]),
  blockers: {
    bid: [
      { rule: 'CO2-AUC-3', when: (state, { bid }) => bid <= state.bid, values: (state) => ({ highest: state.bid }) },
      {
        rule: 'CO2-AUC-5',
        when: (state, { bid }, seat) => bid > payable(state, seat),
        values: (state, _action, seat) => ({ payable: payable(state, seat) }),
      },
    ],
    'discard-goal': [goalIsGone],
  },
  play(play, step, action, seat) {
    const { state } = play;
    switch (action.do) {
      case 'pass':
        play.emit?.({ kind: 'auction-passed', seat });
        return;
      case 'bid':
        state.bid = action.bid;
        state.bidder = seat;
        play.emit?.({ kind: 'bid', seat, bid: action.bid });
        return;
      case 'discard-goal': // CO2-CGO-3
        discardGoal(play, seat);
        next(state, step);
    }
  },
};

/** CO2-AUC-6, CO2-AUC-10: the highest bidder pays and gives the tile away; without a bid it passes on as usual. */
export const auctionClose: Runs<Co2, 'auction-close'> = {
  run(play) {
    const { state } = play;
    const { bid, bidder } = state;
    state.bid = -1;
    state.bidder = NOBODY;
    if (bidder === NOBODY) {
      play.emit?.({ kind: 'auction-void' });
      if (state.decade > 1) giveTile(play, leftOf(state, state.firstPlayer), 'passed-on');
      return;
    }
    play.emit?.({ kind: 'auction-won', seat: bidder, bid });
    payRest(state, bidder, bid);
  },
};

/** CO2-AUC-8: nothing is added once the bid is covered, and no change is given. */
function payRest(state: Co2State, seat: Seat, rest: number): void {
  next(state, rest > 0 ? { do: 'auction-payment', seat, rest } : { do: 'auction-first-player', seat });
}

/** CO2-DEC-26, CO2-AUC-7: item by item, until the bid is covered. */
export const auctionPayment: Decides<Co2, 'auction-payment', 'pay-money' | 'pay-tech' | 'pay-bid-cep' | 'discard-goal'> = {
  candidates: always([
    { do: 'pay-money' },
    { do: 'pay-tech' },
    { do: 'pay-bid-cep', from: 'hand' },
    ...REGIONS.map((from) => ({ do: 'pay-bid-cep', from }) as const),
    DISCARD_GOAL,
  ]),
  blockers: {
    'pay-money': [
      {
        rule: 'CO2-DEC-26',
        when: (state, _action, seat, { rest }) => playerOf(state, seat).money < rest,
        values: (state, _action, seat, { rest }) => ({ rest, money: playerOf(state, seat).money }),
      },
    ],
    'pay-tech': [{ rule: 'CO2-AUC-7', when: (state, _action, seat) => playerOf(state, seat).tech === 0 }],
    'pay-bid-cep': CANNOT_PAY_FROM,
    'discard-goal': [goalIsGone],
  },
  play(play, step, action, seat) {
    const { state } = play;
    const player = playerOf(state, seat);
    const { rest } = step;
    switch (action.do) {
      case 'pay-money':
        player.money -= rest;
        play.emit?.({ kind: 'auction-money', seat, money: rest });
        return payRest(state, seat, 0);
      case 'pay-tech':
        player.tech--;
        state.supply++;
        play.emit?.({ kind: 'auction-tech', seat });
        return payRest(state, seat, rest - constants.auctionTech);
      case 'pay-bid-cep': {
        const { price } = state; // CO2-AUC-9: which the payment does not change
        payCep(play, seat, action.from, 'auction');
        return payRest(state, seat, rest - price);
      }
      case 'discard-goal':
        discardGoal(play, seat);
        return next(state, step);
    }
  },
};

const TILE_TO: readonly ActionOf<Co2, 'give-tile'>[] = [0, 1, 2, 3, 4].map((to) => ({ do: 'give-tile', to }));

/** CO2-DEC-27, CO2-AUC-6: to any player. */
export const auctionFirstPlayer: Decides<Co2, 'auction-first-player', 'give-tile'> = {
  candidates: (state) => TILE_TO.slice(0, state.players.length),
  play: (play, _step, { to }) => giveTile(play, to, 'auction'),
};

function giveTile(play: Play<Co2>, seat: Seat, cause: 'passed-on' | 'auction'): void {
  play.state.firstPlayer = seat;
  play.emit?.({ kind: 'first-player', seat, cause });
}
