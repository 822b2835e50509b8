// 'Where could the crew go now, and what could I still pay afterwards?'

import { at, legalIn, playerOf, type Seat } from '@kaya/engine';
import { priceOfPlace } from '../data/index.ts';
import { mapOf } from '../data/tables.ts';
import { buildSlot } from '../rules/building/building.ts';
import { groundFor } from '../rules/building/ground.ts';
import { destination } from '../rules/building/moving.ts';
import { cheapestPrices } from '../rules/building/prices.ts';
import { hasNoLineLeft, isLastContractUp } from '../rules/ending.ts';
import { linesOf, priceFrom } from '../rules/planning/actions.ts';
import { buyContract } from '../rules/planning/contracts.ts';
import type { FutureEnergyState, PlanChoice, Player, SpaceId } from '../types/index.ts';
import { completesContract } from './completes.ts';

export interface Goal {
  /** What the cheapest way there costs. */
  readonly price: number;
  /** A plant built there would be the last one of a contract. */
  readonly completes: boolean;
}

/** By space (index of the map): every destination that the seat can pay for and has a plant for. */
export function goals(view: FutureEnergyState, seat: Seat): ReadonlyMap<number, Goal> {
  const prices = cheapestPrices(groundFor(view, seat));
  const found = new Map<number, Goal>();
  for (const action of legalIn(destination, view, { do: 'destination', seat, prices })) {
    if (action.do !== 'go') continue;
    const space = mapOf(view).space(action.space);
    found.set(space, { price: at(prices, space), completes: mayComplete(view, seat, action.space) });
  }
  return found;
}

/** Is there a plant to be built there that is the last one of its contract? */
function mayComplete(view: FutureEnergyState, seat: Seat, space: SpaceId): boolean {
  const step = { do: 'build-slot', seat, space } as const;
  return legalIn(buildSlot, view, step).some((action) => completesContract(view, step, action));
}

export interface PlanOutlook {
  /** The least it costs. */
  readonly price: number;
  /** The money that would be left. */
  readonly money: number;
  /** How many destinations can be paid for now, and how many of them still could be then. */
  readonly before: number;
  readonly after: number;
  /** It would place one's last line or turn up the last contract (FE-END-1, -2). */
  readonly ends: 'line' | 'contract' | null;
}

/** What a planning action would leave. */
export function planOutlook(view: FutureEnergyState, seat: Seat, choice: PlanChoice): PlanOutlook {
  const player = playerOf(view, seat);
  const price = choice === 'contract' ? cheapestContract(view, seat) : priceFrom(choice);
  const money = player.money - price;
  const within = [...goals(view, seat).values()];
  const after = within.filter((goal) => goal.price <= money).length;
  return { price, money, before: within.length, after, ends: endBy(view, player, choice) };
}

/** What the cheapest contract costs that the seat may buy: a large one needs more plants than may be left. */
function cheapestContract(view: FutureEnergyState, seat: Seat): number {
  const prices = legalIn(buyContract, view, { do: 'buy-contract', seat }).map(({ place }) => priceOfPlace(place));
  return prices.length === 0 ? priceFrom('contract') : Math.min(...prices);
}

function endBy(view: FutureEnergyState, player: Player, choice: PlanChoice): PlanOutlook['ends'] {
  if (view.lastRound || choice === 'public') return null;
  if (choice === 'contract') return endsByContract(view) ? 'contract' : null;
  return hasNoLineLeft(player, linesOf(choice)) ? 'line' : null;
}

/** FE-END-2: the next contract that leaves the display turns up the last one of the pile. */
export function endsByContract(view: FutureEnergyState): boolean {
  return !view.lastRound && isLastContractUp(view, 1);
}

/** FE-END-1: the next line of the seat is its last one. */
export function endsByLine(view: FutureEnergyState, seat: Seat): boolean {
  return !view.lastRound && hasNoLineLeft(playerOf(view, seat), 1);
}
