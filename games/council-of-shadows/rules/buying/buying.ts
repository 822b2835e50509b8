// 5.1 Phase 1: buying AI cards, upgrades and (module 1) space stations.
import { at, type Blocker, type Decision, type Seat } from '@kaya/engine';
import type { Gems } from '../../data/effects.ts';
import { cardOf, components, constants, layoutFor, stationOf, upgradeOf } from '../../data/index.ts';
import type { ActionOf, Cos, CosState, Player, Purchase, StepOf } from '../../types/index.ts';
import { canColonise } from '../cards/colonise.ts';
import { perform } from '../cards/effects.ts';
import { type CosPlay, leaderPowerOf, playerOf } from '../table.ts';
import { isEmptySlot, isForbidden, refill, takeFromMarket } from './market.ts';
import { canPay, pay, payments } from './paying.ts';
import { BUILD_BLOCKERS, buildStation } from './stations.ts';

type BuyAction = ActionOf<'buy-card' | 'buy-upgrade' | 'buy-station' | 'free-colony' | 'stop-buying'>;
type BuyStep = StepOf<'buy'>;

const NOTHING: Gems = { anthracite: 0, gold: 0, transparent: 0 };

/** What a leader adds to the menu of a buy turn: nothing, the upgrades of an extra zone, or the free colony. */
type LeaderMenu = 'plain' | 'extra-zone' | 'free-colony';

// Everything one could point at in a buy turn, by number of people and module 1.
const MENUS = [1, 2, 3, 4].map((people) =>
  [false, true].map((module1) => ({
    plain: menu(people, module1, 'plain'),
    'extra-zone': menu(people, module1, 'extra-zone'),
    'free-colony': menu(people, module1, 'free-colony'),
  })),
);

function menu(people: number, module1: boolean, extra: LeaderMenu): readonly BuyAction[] {
  const actions: BuyAction[] = [];
  for (let slot = 0; slot < constants.aiMarketSize; slot++) actions.push({ do: 'buy-card', slot });
  for (const { id, extraZone } of components.upgrades) {
    if (extraZone === null || extra === 'extra-zone') actions.push({ do: 'buy-upgrade', upgrade: id });
  }
  if (module1) {
    for (const galaxy of layoutFor(people).galaxies) {
      for (const station of galaxy.stationSlots) actions.push({ do: 'buy-station', station, galaxy: galaxy.id });
    }
  }
  if (extra === 'free-colony') actions.push({ do: 'free-colony' });
  actions.push({ do: 'stop-buying' });
  return actions;
}

function leaderMenu(player: Player): LeaderMenu {
  if (leaderPowerOf(player, 'addZone') !== null) return 'extra-zone'; // COS-LEA-6
  return leaderPowerOf(player, 'leaderFreeColony') === null ? 'plain' : 'free-colony'; // COS-LEA-5
}

function menuOf(state: CosState, player: Player): readonly BuyAction[] {
  return at(at(MENUS, state.seats - 1), state.module1 ? 1 : 0)[leaderMenu(player)];
}

/** COS-BUY-1: zero to three purchases in a turn. */
const NO_PURCHASE_LEFT: Blocker<CosState, BuyAction, BuyStep> = {
  rule: 'COS-BUY-1',
  when: (_state, _action, _seat, { purchases }) => purchases >= constants.purchasesPerBuyPhase,
  values: () => ({ most: constants.purchasesPerBuyPhase }),
};

function cannotPay(state: CosState, seat: Seat, price: Gems): boolean {
  return !canPay(playerOf(state, seat).gems, price);
}

/** The price of a market card; an empty slot costs nothing and has another blocker. */
function priceOfSlot(state: CosState, slot: number): Gems {
  const card = at(state.market, slot);
  return card === null ? NOTHING : cardOf(card).cost;
}

const price = ({ anthracite, gold, transparent }: Gems) => ({ anthracite, gold, transparent });

/** COS-BUY-1 to -6, COS-DEC-3. When only stopping is left, the turn ends by itself. */
export const buy: Decision<Cos, BuyStep, BuyAction> = {
  candidates: (state, { seat }) => menuOf(state, playerOf(state, seat)),
  blockers: {
    'buy-card': [
      NO_PURCHASE_LEFT,
      {
        rule: 'COS-CMP-13',
        when: (state, { slot }) => isEmptySlot(state, slot),
        values: (_state, { slot }) => ({ slot: slot + 1 }),
      },
      {
        rule: 'COS-PAY-1',
        when: (state, { slot }, seat) => cannotPay(state, seat, priceOfSlot(state, slot)),
        values: (state, { slot }) => price(priceOfSlot(state, slot)),
      },
      {
        rule: 'COS-LEA-9',
        when: (state, { slot }, seat) => isForbidden(state, playerOf(state, seat), slot),
        values: (state, { slot }, seat) => ({ card: state.market[slot] ?? '', leader: playerOf(state, seat).leader ?? '' }),
      },
    ],
    'buy-upgrade': [
      NO_PURCHASE_LEFT,
      {
        rule: 'COS-PAY-1',
        when: (state, { upgrade }, seat) => cannotPay(state, seat, upgradeOf(upgrade).cost),
        values: (_state, { upgrade }) => price(upgradeOf(upgrade).cost),
      },
      {
        rule: 'COS-UPG-2',
        when: (state, { upgrade }, seat) => playerOf(state, seat).upgrades.includes(upgrade),
        values: (_state, { upgrade }) => ({ upgrade }),
      },
      {
        rule: 'COS-UPG-7',
        when: (state, { upgrade }, seat) => {
          const { requires } = upgradeOf(upgrade);
          return requires !== null && !playerOf(state, seat).upgrades.includes(requires);
        },
        values: (_state, { upgrade }) => ({ upgrade, requires: upgradeOf(upgrade).requires ?? '' }),
      },
    ],
    'buy-station': [
      NO_PURCHASE_LEFT,
      {
        rule: 'COS-PAY-1',
        when: (state, { station }, seat) => cannotPay(state, seat, stationOf(station).cost),
        values: (_state, { station }) => price(stationOf(station).cost),
      },
      ...BUILD_BLOCKERS,
    ],
    'free-colony': [
      { rule: 'COS-LEA-5', when: (_state, _action, _seat, { freeColony }) => freeColony },
      { rule: 'COS-DEC-3', when: (state, _action, seat) => !canPlaceFreeColony(state, seat) },
    ],
  },
  play(play, step, action, seat) {
    const { agenda } = play.state;
    switch (action.do) {
      case 'stop-buying': // COS-BUY-6
        return;
      case 'free-colony':
        agenda.push({ ...step, freeColony: true });
        placeFreeColony(play, seat);
        return;
      case 'buy-card':
        return purchase(play, step, { kind: 'card', slot: action.slot });
      case 'buy-upgrade':
        return purchase(play, step, { kind: 'upgrade', upgrade: action.upgrade });
      case 'buy-station':
        return purchase(play, step, { kind: 'station', station: action.station, galaxy: action.galaxy });
    }
  },
};

function purchase({ state }: CosPlay, step: BuyStep, item: Purchase): void {
  state.agenda.push({ ...step, purchases: step.purchases + 1 });
  state.agenda.push({ do: 'pay', seat: step.seat, purchase: item });
}

/** COS-LEA-5: Zoe's player places a cube for nothing, in any sector within terraforming. */
function canPlaceFreeColony(state: CosState, seat: Seat): boolean {
  const power = leaderPowerOf(playerOf(state, seat), 'leaderFreeColony');
  return power !== null && canColonise(state, seat, power.anySector ? 3 : 1, power.anyPlanet);
}

function placeFreeColony({ state }: CosPlay, seat: Seat): void {
  const { leader } = playerOf(state, seat);
  const power = leaderPowerOf(playerOf(state, seat), 'leaderFreeColony');
  if (power === null || leader === null) return;
  const { cubes, anyPlanet } = power;
  const range = power.anySector ? 3 : 1;
  state.agenda.push({ do: 'colonise', seat, cubes, anyPlanet, thenExtractHere: 0, range, optional: false, source: leader });
}

/** What a purchase costs now. */
export function priceOf(state: CosState, item: Purchase): Gems {
  switch (item.kind) {
    case 'card':
      return priceOfSlot(state, item.slot);
    case 'upgrade':
      return upgradeOf(item.upgrade).cost;
    case 'station':
      return stationOf(item.station).cost;
  }
}

/** COS-PAY-4, COS-DEC-4, -22: payment first, then the effect, then the market is refilled. */
export const payStep: Decision<Cos, StepOf<'pay'>, ActionOf<'pay'>> = {
  candidates: (state, { seat, purchase: item }) =>
    payments(playerOf(state, seat).gems, priceOf(state, item)).map((gems) => ({ do: 'pay', gems })),
  play(play, { purchase: item }, { gems }, seat) {
    const { state, emit } = play;
    const player = playerOf(state, seat);
    pay(player, gems);
    switch (item.kind) {
      case 'card': {
        const card = takeFromMarket(play, player, item.slot); // COS-BUY-3
        emit?.({ kind: 'bought-card', who: seat, card, slot: item.slot, paid: gems });
        refill(play, item.slot);
        return;
      }
      case 'upgrade':
        player.upgrades.push(item.upgrade); // COS-UPG-2
        emit?.({ kind: 'bought-upgrade', who: seat, upgrade: item.upgrade, paid: gems });
        perform(play, seat, upgradeOf(item.upgrade).effect, 3, item.upgrade);
        return;
      case 'station':
        buildStation(play, seat, item.station, item.galaxy, gems);
        return;
    }
  },
};
