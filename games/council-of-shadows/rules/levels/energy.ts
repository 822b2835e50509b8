// Chapter 5.12, energy: the counter on its track.
import { type Play, playerOf } from '@kaya/engine';
import type { Cos, CosState, Player, PlayerNumber } from '../../types/index.ts';
import { who } from '../table.ts';

/** The counter comes to its space last, on top of the pile there (COS-ORD-4). */
function arrive(state: CosState, player: Player): void {
  state.arrivals++;
  player.arrival = state.arrivals;
}

/** COS-DTL-1: the counter moves at once, also past the consumption and past 100. A gain of 0 moves nothing (COS-ORD-5). */
export function gainEnergy(state: CosState, player: Player, amount: number): void {
  if (amount === 0) return;
  player.energy += amount;
  arrive(state, player);
}

/** COS-DTL-2, -3: reaching the consumption exactly is enough. */
export function reachesNextLevel({ energy, consumption }: Pick<Player, 'energy' | 'consumption'>): boolean {
  return energy >= consumption;
}

/** COS-DTL-7, COS-SCO-5: where a player stands after all deliveries that the energy suffices for. */
export function afterDeliveries(
  level: number,
  energy: number,
  consumption: number,
): { readonly level: number; readonly energy: number } {
  return { level: level + Math.floor(energy / consumption), energy: energy % consumption };
}

/** The counter goes back by the consumption, the level rises; the consumption stays (COS-DTL-2, -4). */
export function raiseLevel({ state, emit }: Play<Cos>, number: PlayerNumber): void {
  const player = playerOf(state, number);
  const before = player.energy;
  player.energy -= player.consumption;
  player.level++;
  arrive(state, player);
  const { level, consumption, energy } = player;
  emit?.({ kind: 'level', who: who(state, number), level, before, consumption, energy });
}
