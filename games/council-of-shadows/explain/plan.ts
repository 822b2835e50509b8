// 'What will this plan consume, and when will I act?'

import { at, playerOf, type Seat } from '@kaya/engine';
import { cardOf, constants } from '../data/index.ts';
import { consumptionCounted, movedBy, topCard } from '../rules/planning/consumption.ts';
import { plannedCard } from '../rules/planning/planning.ts';
import { compareTurnOrder } from '../rules/planning/turn-order.ts';
import { isAutoma, powerOf } from '../rules/table.ts';
import type { CardId, CosState, Player, PlayerNumber, Sector } from '../types/index.ts';

/** What stops the consumption counter from moving by the whole sum. */
export type Limit = 'maximum' | 'minimum' | 'energy' | 'perpetual-motion';

export interface ZoneForecast {
  /** From 1, from the left. */
  readonly zone: number;
  readonly range: Sector;
  /** The card that will act here; null where none lies. */
  readonly card: CardId | null;
  readonly consumption: number;
  /** Where the pile goes at the shift: a zone, or the hand. */
  readonly shiftsTo: number | 'hand';
}

export interface PlanForecast {
  readonly zones: readonly ZoneForecast[];
  readonly sum: number;
  readonly from: number;
  readonly to: number;
  readonly recorded: number;
  readonly limit: Limit | null;
  /** Energy still needed for the next level after this consumption. */
  readonly toNextLevel: number;
  /** The turn order if everybody else records what their visible cards say now; the Automa's card is not known yet. */
  readonly order: readonly PlayerNumber[];
  /** The seat's place in it, from 1. */
  readonly place: number;
}

/**
 * What a plan leads to, if nothing else changes. `plan` has one entry per zone: a card, or null for no new card; left out, it
 * is what the seat has planned so far.
 */
export function planForecast(view: CosState, seat: Seat, plan?: readonly (CardId | null)[]): PlanForecast {
  const player = playerOf(view, seat);
  const zones = player.zones.map((zone, i): ZoneForecast => {
    const card = (plan === undefined ? plannedCard(player, i) : (plan[i] ?? null)) ?? topCard(zone);
    const shiftsTo = i + 1 < player.zones.length ? i + 2 : 'hand';
    return { zone: i + 1, range: zone.range, card, consumption: card === null ? 0 : cardOf(card).consumption, shiftsTo };
  });
  const sum = zones.reduce((total, zone) => total + zone.consumption, 0);
  const to = movedBy(player, consumptionCounted(player, sum));
  const recorded = to - player.consumption;
  const order = expectedOrder(view, seat, recorded);
  return {
    zones,
    sum,
    from: player.consumption,
    to,
    recorded,
    limit: limitOf(view, seat, sum, to),
    toNextLevel: Math.max(0, to - player.energy),
    order,
    place: order.indexOf(seat) + 1,
  };
}

function limitOf(view: CosState, seat: Seat, sum: number, to: number): Limit | null {
  const player = playerOf(view, seat);
  if (powerOf(player, 'zeroConsumption') !== null) return 'perpetual-motion';
  if (to === player.consumption + sum) return null;
  if (sum > 0) return 'maximum';
  return player.energy + constants.consumptionMustExceedEnergyBy > constants.consumptionMin ? 'energy' : 'minimum';
}

function expectedOrder(view: CosState, seat: Seat, recorded: number): PlayerNumber[] {
  const players = view.players.map((player, number) => {
    if (number === seat) return { ...player, recorded };
    if (isAutoma(view, number)) return { ...player, recorded: 0 };
    return { ...player, recorded: movedBy(player, consumptionCounted(player, sumOfVisible(player))) - player.consumption };
  });
  const expected = { ...view, players };
  return [...players.keys()].sort((a, b) => compareTurnOrder(expected, a, b));
}

/** What lies open on the zones of a player, with the planned cards that the viewer sees: none behind a screen (COS-HID-3, -4). */
function sumOfVisible(player: Player): number {
  return player.zones.reduce((sum, zone, i) => {
    const card = plannedCard(player, i) ?? topCard(zone);
    return card === null ? sum : sum + cardOf(card).consumption;
  }, 0);
}

/** The zone that a card on this zone will lie on after so many shifts, and its range there; null once it is back in the hand. */
export function zoneAfterShifts(
  view: CosState,
  seat: Seat,
  zone: number,
  shifts: number,
): { zone: number; range: Sector } | null {
  const { zones } = playerOf(view, seat);
  const later = zone + shifts;
  return later > zones.length ? null : { zone: later, range: at(zones, later - 1).range };
}
