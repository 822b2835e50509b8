// Chapter 5.6, turn order: who consumed most this round acts first.
import { type Play, playerOf } from '@kaya/engine';
import type { Cos, CosState, PlayerNumber } from '../../types/index.ts';
import { powerOf, who } from '../table.ts';

/** Negative where `a` comes before `b`. Never 0 for two players, since no two counters arrive at the same time (COS-INV-20). */
export function compareTurnOrder(state: CosState, a: PlayerNumber, b: PlayerNumber): number {
  const one = playerOf(state, a);
  const other = playerOf(state, b);
  const oneLast = powerOf(one, 'zeroConsumption') !== null;
  const otherLast = powerOf(other, 'zeroConsumption') !== null;
  if (oneLast !== otherLast) return oneLast ? 1 : -1; // COS-DTS-4
  if (one.recorded !== other.recorded) return other.recorded - one.recorded; // COS-ORD-1
  if (one.energy !== other.energy) return other.energy - one.energy; // COS-ORD-2: the level does not matter
  return one.arrival - other.arrival; // COS-ORD-3
}

export function determineTurnOrder({ state, emit }: Play<Cos>): void {
  state.order.sort((a, b) => compareTurnOrder(state, a, b));
  emit?.({ kind: 'turn-order', order: state.order.map((player) => who(state, player)) });
}
