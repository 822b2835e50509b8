// 'What will this plan consume, and when will I act?'

import { at, playerOf, type Seat } from '@kaya/engine';
import { cardOf, constants } from '../data/index.ts';
import { endsNow } from '../rules/ending.ts';
import { consumptionCounted, leastConsumption, movedBy, topCard } from '../rules/planning/consumption.ts';
import { isPlanned, plannedCard } from '../rules/planning/planning.ts';
import { powerOf } from '../rules/table.ts';
import { type CardId, type CosState, HIDDEN, type Player, type PlayerNumber, type Sector } from '../types/index.ts';
import { type Places, placesFor } from './turn-order.ts';

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
  /** The places in the turn order that this consumption leaves possible, whatever the others plan. */
  readonly places: Places;
  /** Nothing of the plan is open any more. */
  readonly complete: boolean;
}

/**
 * What a plan leads to, if nothing else changes. `plan` has one entry per zone: a card, or null for no new card; left out, it
 * is what the seat has planned so far.
 */
export function planForecast(view: CosState, seat: Seat, plan?: readonly (CardId | null)[]): PlanForecast {
  const player = playerOf(view, seat);
  const zones = player.zones.map((zone, i): ZoneForecast => {
    const card = (plan === undefined ? plannedCard(player, i) : (plan[i] ?? null)) ?? topCard(zone);
    const shiftsTo = zoneAfterShifts(view, seat, i + 1, 1)?.zone ?? 'hand';
    return { zone: i + 1, range: zone.range, card, consumption: card === null ? 0 : cardOf(card).consumption, shiftsTo };
  });
  const sum = zones.reduce((total, zone) => total + zone.consumption, 0);
  const to = movedBy(player, consumptionCounted(player, sum));
  const recorded = to - player.consumption;
  return {
    zones,
    sum,
    from: player.consumption,
    to,
    recorded,
    limit: limitOf(view, seat, sum, to),
    toNextLevel: Math.max(0, to - player.energy),
    places: placesFor(view, seat, recorded),
    complete: plan === undefined && isPlanned(player),
  };
}

/** Is somebody at a plan that the viewer can see? */
export function isPlanning(view: CosState, number: PlayerNumber): boolean {
  const plan = view.players[number]?.plan ?? [];
  return plan.length > 0 && !plan.includes(HIDDEN);
}

/** Is a plan made that the viewer may not see? */
export function isReadyBehindScreen(player: Player): boolean {
  return isPlanned(player) && player.plan.includes(HIDDEN);
}

/** The zone whose card is being carried out, from 0; −1 outside the seat's actions. */
export function zoneAtWork({ agenda, players }: CosState, seat: Seat): number {
  if (!agenda.some((step) => step.do === 'shift' && step.seat === seat)) return -1;
  if (agenda.at(-1)?.do === 'action-turn') return -1;
  const waiting = agenda.flatMap((step) => (step.do === 'zone' && step.seat === seat ? [step.zone] : []));
  return (waiting.length === 0 ? at(players, seat).zones.length : Math.min(...waiting)) - 1;
}

function limitOf(view: CosState, seat: Seat, sum: number, to: number): Limit | null {
  const player = playerOf(view, seat);
  if (powerOf(player, 'zeroConsumption') !== null) return 'perpetual-motion';
  if (to === player.consumption + sum) return null;
  if (sum > 0) return 'maximum';
  return leastConsumption(player) > constants.consumptionMin ? 'energy' : 'minimum';
}

interface Stop {
  readonly zone: number;
  readonly range: Sector;
}

/** The zone that a card on this zone will lie on after so many shifts, and its range there; null once it is back in the hand. */
export function zoneAfterShifts(view: CosState, seat: Seat, zone: number, shifts: number): Stop | null {
  const { zones } = playerOf(view, seat);
  const later = zone + shifts;
  return later > zones.length ? null : { zone: later, range: at(zones, later - 1).range };
}

/** The zones that a card on this zone reaches in the rounds after this one, until it is back in the hand; null in the last round. */
export function stopsToCome(view: CosState, seat: Seat, zone: number): readonly Stop[] | null {
  if (view.outcome !== null || endsNow(view)) return null;
  const stops: Stop[] = [];
  for (let shifts = hasShifted(view, seat) ? 0 : 1; ; shifts++) {
    const stop = zoneAfterShifts(view, seat, zone, shifts);
    if (stop === null) return stops;
    stops.push(stop);
  }
}

/** Do the seat's cards lie where they will act in the next round? */
function hasShifted({ agenda, phase }: CosState, seat: Seat): boolean {
  const toCome = agenda.some(
    (step) => (step.do === 'shift' && step.seat === seat) || (step.do === 'action-turn' && step.player === seat),
  );
  return phase === 'act' && !toCome;
}
