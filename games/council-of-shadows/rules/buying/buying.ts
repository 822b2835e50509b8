// Chapter 5.1: Phase 1, buying AI cards, upgrades and (module 1) space stations.
import { behind, type Decides, type Forbids, next, playerOf, type Seat, type StepOf } from '@kaya/engine';
import { cardOf, constants, stationOf, upgradeOf } from '../../data/index.ts';
import { BUY_MENUS, type BuyAction, type LeaderMenu } from '../../data/tables.ts';
import type { Cos, CosState, Gems, Player, Purchase, StationKind, UpgradeId } from '../../types/index.ts';
import { colonise } from '../cards/colonise.ts';
import { perform } from '../cards/effects.ts';
import { leaderPowerOf } from '../table.ts';
import { CARD_FORBIDDEN, EMPTY_SLOT, refill, takeFromMarket } from './market.ts';
import { canPay, pay, payments } from './paying.ts';
import { BUILD_BLOCKERS, buildStation } from './stations.ts';

type Buying = 'buy-card' | 'buy-upgrade' | 'buy-station';

const NOTHING: Gems = { anthracite: 0, gold: 0, transparent: 0 };

function leaderMenu(player: Player): LeaderMenu {
  if (leaderPowerOf(player, 'addZone') !== null) return 'extra-zone'; // COS-LEA-6
  return leaderPowerOf(player, 'leaderFreeColony') === null ? 'plain' : 'free-colony'; // COS-LEA-5
}

/** COS-BUY-1: zero to three purchases in a turn. */
export function purchasesLeft({ purchases }: StepOf<Cos, 'buy'>): number {
  return constants.purchasesPerBuyPhase - purchases;
}

const NO_PURCHASE_LEFT: Forbids<Cos, Buying, 'buy'> = {
  rule: 'COS-BUY-1',
  when: (_state, _action, _seat, step) => purchasesLeft(step) <= 0,
  values: () => ({ most: constants.purchasesPerBuyPhase }),
};

/** What a thing costs now: a card of the market (an empty slot costs nothing and has another blocker), an upgrade, a station. */
export function priceOf(
  state: CosState,
  wanted: { readonly slot: number } | { readonly upgrade: UpgradeId } | { readonly station: StationKind },
): Gems {
  if ('upgrade' in wanted) return upgradeOf(wanted.upgrade).cost;
  if ('station' in wanted) return stationOf(wanted.station).cost;
  const card = state.market[wanted.slot] ?? null;
  return card === null ? NOTHING : cardOf(card).cost;
}

/** COS-PAY-3: the price, or the cheapest gems that stand for it; the price where it is beyond one's gems. */
export function paidAtLeast(gems: Gems, price: Gems): Gems {
  return payments(gems, price)[0] ?? price;
}

const TOO_DEAR: Forbids<Cos, Buying, 'buy'> = {
  rule: 'COS-PAY-1',
  when: (state, action, seat) => !canPay(playerOf(state, seat).gems, priceOf(state, action)),
  values: (state, action) => ({ ...priceOf(state, action) }),
};

/** COS-BUY-1 to -6, COS-DEC-3. When only stopping is left, the turn ends by itself. */
export const buy: Decides<Cos, 'buy', BuyAction['do']> = {
  candidates: (state, { seat }) => BUY_MENUS[state.seats - 1]?.[state.module1 ? 1 : 0]?.[leaderMenu(playerOf(state, seat))] ?? [],
  blockers: {
    'buy-card': [NO_PURCHASE_LEFT, EMPTY_SLOT, TOO_DEAR, CARD_FORBIDDEN],
    'buy-upgrade': [
      NO_PURCHASE_LEFT,
      TOO_DEAR,
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
    'buy-station': [NO_PURCHASE_LEFT, TOO_DEAR, ...BUILD_BLOCKERS],
    'free-colony': [{ rule: 'COS-LEA-5', when: (_state, _action, _seat, { freeColony }) => freeColony }],
  },
  opens: {
    'free-colony': ({ seat }, _action, state) => behind(colonise, freeColony(state, seat)),
  },
  play({ state }, step, action) {
    switch (action.do) {
      case 'stop-buying': // COS-BUY-6
        return;
      case 'free-colony': // not a purchase; more may be bought after it
        return next(state, { ...step, freeColony: true });
      case 'buy-card':
        return next(state, ...purchase(step, { kind: 'card', slot: action.slot }));
      case 'buy-upgrade':
        return next(state, ...purchase(step, { kind: 'upgrade', upgrade: action.upgrade }));
      case 'buy-station':
        return next(state, ...purchase(step, { kind: 'station', station: action.station, galaxy: action.galaxy }));
    }
  },
};

/** First it is paid, then one may go on buying. */
function purchase(step: StepOf<Cos, 'buy'>, item: Purchase): readonly StepOf<Cos, 'pay' | 'buy'>[] {
  return [
    { do: 'pay', seat: step.seat, purchase: item },
    { ...step, purchases: step.purchases + 1 },
  ];
}

/** COS-LEA-5: Zoe's player places a cube for nothing, in any sector within terraforming. Having asked for it, one takes it. */
function freeColony(state: CosState, seat: Seat): StepOf<Cos, 'colonise'> {
  const player = playerOf(state, seat);
  const power = leaderPowerOf(player, 'leaderFreeColony');
  if (power === null || player.leader === null) throw new Error('only a leader gives a free colony');
  const { cubes, anyPlanet, anySector } = power;
  const range = anySector ? 3 : 1;
  return { do: 'colonise', seat, cubes, anyPlanet, thenExtractHere: 0, range, optional: false, source: player.leader };
}

/** COS-PAY-4, COS-DEC-4, -22: payment first, then the effect, then the market is refilled. */
export const payStep: Decides<Cos, 'pay', 'pay'> = {
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
        return refill(play, item.slot);
      }
      case 'upgrade':
        player.upgrades.push(item.upgrade); // COS-UPG-2
        emit?.({ kind: 'bought-upgrade', who: seat, upgrade: item.upgrade, paid: gems });
        return perform(play, seat, upgradeOf(item.upgrade).effect, 3, item.upgrade);
      case 'station':
        return buildStation(play, seat, item.station, item.galaxy, gems);
    }
  },
};
