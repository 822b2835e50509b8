// Chapter 5.2: every region that lacks energy builds a fossil plant.
import { always, below, type Decides, next, playerOf, type Runs, type Seat } from '@kaya/engine';
import { components } from '../../data/index.ts';
import { FOSSIL_SLOT } from '../../data/tables.ts';
import {
  type Co2,
  type Co2State,
  type Co2Step,
  FOSSILS,
  type Fossil,
  NOBODY,
  REGIONS,
  type RegionId,
} from '../../types/index.ts';
import { DISCARD_GOAL, discardGoal, goalIsGone } from '../cards/company-goals.ts';
import { chartThePollution } from '../charts.ts';
import { isPlanetLost, loseThePlanet } from '../ending.ts';
import { isSolo, regionOf, score } from '../table.ts';
import { hasCep } from '../turn/ceps.ts';
import { MARKET_IS_EMPTY, payToBank, takeFromMarket } from '../turn/market.ts';
import { disastersHappen } from './events.ts';

const { constants } = components;

/** CO2-ENE-2: clockwise from the starting region. */
export const ENERGY_ORDER: readonly RegionId[] = (() => {
  const start = REGIONS.indexOf(components.supplyStart);
  return [...REGIONS.slice(start), ...REGIONS.slice(0, start)];
})();

/** CO2-ENE-1, CO2-ENE-2: regions use up a cube each, then they are checked one by one. */
export const energy: Runs<Co2, 'energy'> = {
  run(play) {
    const { state } = play;
    for (const id of REGIONS) {
      const region = state.regions[id];
      const used = Math.min(constants.regionTechUse, region.tech);
      if (used === 0) continue;
      region.tech -= used;
      state.supply += used;
      play.emit?.({ kind: 'region-uses-tech', region: id });
    }
    next(state, ...ENERGY_ORDER.map((region): Co2Step => ({ do: 'region-energy', region })));
  },
};

/** CO2-ENE-3: in decade d the slot with number d must be filled. */
export function lacksEnergy(state: Co2State, region: RegionId, decade: number): boolean {
  const { slots } = regionOf(state, region);
  return decade <= slots.length && slots[decade - 1] === null;
}

/** The next tile of the face-down stack, each equally likely; null when it is empty (CO2-CMP-9). */
export function drawFossil(state: Co2State): Fossil | null {
  const left = FOSSILS.reduce((sum, fossil) => sum + state.fossilStack[fossil], 0);
  if (left === 0) return null;
  let nth = below(state.rng, left);
  for (const fossil of FOSSILS) {
    if (nth < state.fossilStack[fossil]) {
      state.fossilStack[fossil]--;
      return fossil;
    }
    nth -= state.fossilStack[fossil];
  }
  return null;
}

/** CO2-ENE-3 to CO2-ENE-6: a fossil plant, its pollution, and one CEP. */
export const regionEnergy: Runs<Co2, 'region-energy'> = {
  run(play, { region }) {
    const { state } = play;
    if (!lacksEnergy(state, region, state.decade)) return;
    const fossil = drawFossil(state);
    if (fossil === null) {
      play.emit?.({ kind: 'no-fossil-left', region });
      return;
    }
    const slot = state.decade - 1;
    const ppm = components.ppm[fossil];
    state.regions[region].slots[slot] = FOSSIL_SLOT[fossil];
    state.pollution += ppm; // CO2-ENE-5
    play.emit?.({ kind: 'fossil', region, slot, fossil, ppm, pollution: state.pollution });
    next(state, { do: 'fossil-payment', region });
  },
};

/** CO2-ENE-7 to CO2-ENE-10: the region pays, or its controller does; only one without any CEP must buy. */
export const fossilPayment: Runs<Co2, 'fossil-payment'> = {
  run(play, { region }) {
    const { state } = play;
    const here = state.regions[region];
    const seat = here.controller;
    if (seat === NOBODY) {
      if (here.cep === 0) return; // CO2-ENE-8
      here.cep--;
      play.emit?.({ kind: 'region-pays', region });
      payToBank(play);
    } else if (hasCep(state, seat)) next(state, { do: 'pay-cep', seat, cause: 'fossil', region });
    else if (MARKET_IS_EMPTY.when(state))
      play.emit?.({ kind: 'payment-lapses', seat, region }); // CO2-ENE-14
    else if (purchaseInPoints(state, seat) > 0)
      next(state, { do: 'forced-purchase-funding', seat, region }); // CO2-ENE-12
    else next(state, { do: 'forced-purchase', seat, region });
  },
};

/** CO2-ENE-11: the points that a forced purchase costs now, for the dollars that are missing. */
export function purchaseInPoints(state: Co2State, seat: Seat): number {
  return Math.max(0, state.price - playerOf(state, seat).money) * constants.pointsPerDollar;
}

/** CO2-DEC-6, CO2-ENE-12: the company goal for money, or points. */
export const forcedPurchaseFunding: Decides<Co2, 'forced-purchase-funding', 'discard-goal' | 'give-up-points'> = {
  candidates: always([DISCARD_GOAL, { do: 'give-up-points' }]),
  blockers: { 'discard-goal': [goalIsGone] },
  play(play, { seat, region }, action) {
    if (action.do === 'discard-goal') discardGoal(play, seat);
    next(play.state, { do: 'forced-purchase', seat, region });
  },
};

/** CO2-ENE-10, CO2-ENE-11, CO2-ENE-13: bought at the current price, missing dollars are paid in points. */
export const forcedPurchase: Runs<Co2, 'forced-purchase'> = {
  run(play, { seat, region }) {
    const { state } = play;
    const { price } = state;
    const player = playerOf(state, seat);
    const money = Math.min(player.money, price);
    const points = purchaseInPoints(state, seat);
    player.money -= money;
    if (points > 0) score(state, seat, 'purchases', -points);
    play.emit?.({ kind: 'forced-purchase', seat, region, price, money, points });
    // CO2-CEP-13: taken with all that follows, and only then paid to the bank
    takeFromMarket(play);
    payToBank(play);
  },
};

/** CO2-ENE-15, CO2-ENE-16: at 500 ppm the planet is lost; 350 ppm is remembered. */
export const planetCheck: Runs<Co2, 'planet-check'> = {
  run(play) {
    const { state } = play;
    chartThePollution(play);
    if (disastersHappen(state) && !state.reached350) {
      state.reached350 = true;
      play.emit?.({ kind: 'disasters-from-now-on', pollution: state.pollution });
    }
    if (!isPlanetLost(state)) return;
    play.emit?.({ kind: 'end', cause: 'planet-lost', pollution: state.pollution });
    if (isSolo(state))
      next(state, { do: 'final-scoring', lastIncome: false }); // CO2-SOL-10
    else loseThePlanet(play);
  },
};
