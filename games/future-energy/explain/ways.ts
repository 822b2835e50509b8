// 'Why can I not go there, what would it cost, and who would be paid?'

import { against, at, playerOf, type Seat } from '@kaya/engine';
import type { Payment } from '../data/tables/payments.ts';
import { connectionId, mapOf, spaceId } from '../data/tables.ts';
import { type Ground, groundFor } from '../rules/building/ground.ts';
import { destination, matches } from '../rules/building/moving.ts';
import { cheapestPrices } from '../rules/building/prices.ts';
import { waysTo } from '../rules/building/ways.ts';
import type { ConnectionId, FutureEnergyState, SpaceId, TokenId } from '../types/index.ts';

/** One way to pay for the move. */
export interface Fare {
  readonly bank: number;
  /** What each seat would receive. */
  readonly tolls: readonly number[];
  readonly total: number;
  readonly payable: boolean;
  /** Another one gives nobody more: a detour for whoever wants an opponent to have money. */
  readonly generous: boolean;
  readonly path: readonly SpaceId[];
  /** Connections that nuclear tokens make free (module 3). */
  readonly free: readonly ConnectionId[];
}

export interface Reach {
  readonly space: SpaceId;
  readonly token: TokenId | null;
  /** Has the seat a plant for this token? */
  readonly matches: boolean;
  /** What the cheapest way costs; null where no way is open. */
  readonly price: number | null;
  /** How much money is missing for it. */
  readonly missing: number;
  /** Every payment to choose from, cheapest first; where none can be made, what the cheapest way would cost. */
  readonly fares: readonly Fare[];
  /** Where no way is open: the covered spaces in the way, on the way with the fewest of them. */
  readonly inTheWay: readonly SpaceId[];
  /** The rules that forbid the move; empty where it is legal. */
  readonly rules: readonly string[];
}

/** What stands between the crew and a plant space, for the seat whose move it would be. */
export function reach(view: FutureEnergyState, seat: Seat, space: SpaceId): Reach {
  const map = mapOf(view);
  const ground = groundFor(view, seat);
  const prices = cheapestPrices(ground);
  const player = playerOf(view, seat);
  const to = map.space(space);
  const token = at(view.tokens, to);
  const cheapest = at(prices, to);
  return {
    space,
    token,
    matches: token !== null && matches(player, token),
    price: cheapest < 0 ? null : cheapest,
    missing: Math.max(0, cheapest - player.money),
    fares: cheapest < 0 ? [] : faresTo(view, ground, to, cheapest),
    inTheWay: cheapest < 0 ? coveredOnTheWay(view, ground, to) : [],
    rules: against(destination, view, { do: 'destination', seat, prices }, { do: 'go', space }).map(({ rule }) => rule),
  };
}

/** The same for every plant space in play, in the order of the map. */
export function reaches(view: FutureEnergyState, seat: Seat): Reach[] {
  const { plantSpaces, spaces } = mapOf(view);
  return plantSpaces.map((space) => reach(view, seat, at(spaces, space).id));
}

/** What can be paid; where nothing can, the cheapest. */
function faresTo(view: FutureEnergyState, ground: Ground, to: number, cheapest: number): Fare[] {
  const map = mapOf(view);
  const { money } = playerOf(view, ground.seat);
  const ways = waysTo(ground, to, Math.max(money, cheapest));
  return ways.map((way) => {
    const { bank, tolls, spaces, free } = way;
    const total = tolls.reduce((sum, toll) => sum + toll, bank);
    return {
      bank,
      tolls,
      total,
      payable: total <= money,
      generous: ways.some((other) => other !== way && givesNobodyMore(other, way)),
      path: spaces.map((space) => spaceId(map, space)),
      free: free.map((connection) => connectionId(map, connection)),
    };
  });
}

function givesNobodyMore(one: Payment, other: Payment): boolean {
  return one.bank <= other.bank && one.tolls.every((toll, seat) => toll <= at(other.tolls, seat));
}

/** Breadth first by the number of covered spaces that would have to be passed. */
function coveredOnTheWay(view: FutureEnergyState, ground: Ground, to: number): SpaceId[] {
  const { spaces } = mapOf(view);
  const before = new Map<number, number>([[ground.crew, -1]]);
  let layer = [ground.crew];
  while (layer.length > 0 && !before.has(to)) {
    const next: number[] = [];
    for (const space of layer) {
      for (const neighbour of at(ground.neighbours, space)) {
        if (before.has(neighbour)) continue;
        before.set(neighbour, space);
        // An uncovered space costs nothing: it still belongs to this layer.
        (ground.tokens[neighbour] === null ? layer : next).push(neighbour);
      }
    }
    layer = next;
  }
  const found: SpaceId[] = [];
  for (let space = before.get(to) ?? -1; space >= 0; space = before.get(space) ?? -1) {
    if (space !== ground.crew && ground.tokens[space] !== null) found.unshift(at(spaces, space).id);
  }
  return found;
}
