import { at } from '@kaya/engine';
import { publicCard } from '../data/index.ts';
import { mapOf } from '../data/tables.ts';
import type { FutureEnergyState, FutureEnergyStep, PublicId, SpaceId } from '../types/index.ts';
import type { FutureEnergyPosition } from './choosing.ts';
import { type Laid, position } from './position.ts';

/** What a player has, where it differs from the start. */
export type Given = NonNullable<Laid['players']>[number];

export const MODULE_2 = { module2: true } as const;
export const TURN_END: FutureEnergyStep = { do: 'turn-end', seat: 0 };

export const playCard = (card: PublicId) => ({ do: 'use-public', card }) as const;

/** Seat 0 holds public contracts at the moment of the step. */
export function holding(player: Given, step: FutureEnergyStep = TURN_END, given: Laid = {}): FutureEnergyPosition {
  return position({ options: MODULE_2, ...given, players: [{ money: 0, ...player }, ...(given.players ?? [])] }, [step]);
}

/** Seat 0 uses the card with real tokens and comes to its first choice. */
export function using(
  card: PublicId,
  player: Given = {},
  given: Laid = {},
  step: FutureEnergyStep = TURN_END,
): FutureEnergyPosition {
  const own = { money: 0, publicContracts: [card], kept: [...publicCard(card).tokens], ...player };
  const others = [{ money: 0 }, { money: 0 }, { money: 0 }];
  return position({ options: MODULE_2, ...given, players: [own, ...others] }, [step]).choose(playCard(card));
}

/** How many plants seat 0 has on the space. */
export function plantsIn(state: FutureEnergyState, space: SpaceId): number {
  return at(at(state.players, 0).built, mapOf(state).space(space));
}
