// Chapter 5.5, consumption: the second counter, which every visible card moves.
import { type Play, playerOf, type Runs } from '@kaya/engine';
import { automaCardOf, cardOf, constants } from '../../data/index.ts';
import type { CardId, Cos, CosState, Player, PlayerNumber, SourceId, Zone } from '../../types/index.ts';
import { isAutoma, powerOf, who } from '../table.ts';
import { determineTurnOrder } from './turn-order.ts';

/** Only the top card of a zone counts (COS-PLN-4, COS-CON-2). */
export function topCard({ cards }: Zone): CardId | null {
  return cards[cards.length - 1] ?? null;
}

/** COS-CON-1: the numbers of all visible cards, whenever they were played. */
export function sumOfCards(player: Player): number {
  let sum = 0;
  for (const zone of player.zones) {
    const card = topCard(zone);
    if (card !== null) sum += cardOf(card).consumption;
  }
  return sum;
}

/** COS-CON-3 to -7: forward up to 100; back not below 20, nor onto the energy counter, and never forward instead. */
export function movedBy(player: Player, sum: number): number {
  const { consumption } = player;
  if (sum >= 0) return Math.min(constants.consumptionMax, consumption + sum);
  return Math.min(consumption, Math.max(leastConsumption(player), consumption + sum));
}

/** COS-CON-5, -6: the counter does not go back beyond this. */
export function leastConsumption({ energy }: Player): number {
  return Math.max(constants.consumptionMin, energy + constants.consumptionMustExceedEnergyBy);
}

/** COS-DTS-3: nothing counts with Perpetual Motion. */
export function consumptionCounted(player: Player, sum: number): number {
  return powerOf(player, 'zeroConsumption') === null ? sum : 0;
}

/** What this round asks of a player: the visible cards, or the Automa's card. */
function consumptionOfTheRound(state: CosState, number: PlayerNumber): number {
  if (isAutoma(state, number)) return state.automa?.card == null ? 0 : automaCardOf(state.automa.card).consumption; // COS-SOL-6
  const player = playerOf(state, number);
  return consumptionCounted(player, sumOfCards(player));
}

/** COS-FLW-5: first everybody's consumption is recorded, then the turn order follows from it. */
export const recordConsumption: Runs<Cos, 'record-consumption'> = {
  run(play) {
    const { state, emit } = play;
    for (const number of state.order) {
      const player = playerOf(state, number);
      const sum = consumptionOfTheRound(state, number);
      const from = player.consumption;
      const to = movedBy(player, sum);
      player.consumption = to;
      player.recorded = to - from; // COS-CON-8
      emit?.({ kind: 'consumption', who: who(state, number), sum, from, to, recorded: to - from });
    }
    determineTurnOrder(play);
  },
};

/** COS-DTI-12, -13: a single move of the counter outside planning; it is not consumption of a round. */
export function saveConsumption({ state, emit }: Play<Cos>, number: PlayerNumber, amount: number, source: SourceId): void {
  const player = playerOf(state, number);
  const from = player.consumption;
  player.consumption = movedBy(player, amount);
  emit?.({ kind: 'saved-consumption', who: who(state, number), from, to: player.consumption, source });
}
