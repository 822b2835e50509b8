// FE-M2-24: who lacks something to join a construction may have a public contract that supplies it.
import { playerOf, type Seat } from '@kaya/engine';
import { type PublicEffect, publicCard } from '../../data/index.ts';
import type { FutureEnergyState, Player } from '../../types/index.ts';
import { plantsLeftOn } from '../building/slots.ts';
import { hasEffect } from './effects.ts';
import { missingFor } from './payment.ts';

/** Whether the plant will stand under the right symbol is not examined. */
export function mayGetPlant(state: FutureEnergyState, seat: Seat): boolean {
  return hasCard(state, seat, maySupplyPlant);
}

/** Whether the money will really do is not examined. */
export function mayGetMoney(state: FutureEnergyState, seat: Seat): boolean {
  return hasCard(state, seat, (effect) => maySupplyMoney(playerOf(state, seat), effect));
}

/** A card that can be used with its effect and may help. */
function hasCard(state: FutureEnergyState, seat: Seat, helps: (effect: PublicEffect) => boolean): boolean {
  const player = playerOf(state, seat);
  return player.publicContracts.some((id) => {
    const card = publicCard(id);
    return helps(card.effect) && missingFor(player, card) === 0 && hasEffect(state, seat, id);
  });
}

function maySupplyPlant({ kind }: PublicEffect): boolean {
  return kind === 'shift-plant' || kind === 'free-contract';
}

/** Money itself, or the 1M of a contract that the card completes. */
function maySupplyMoney(player: Player, effect: PublicEffect): boolean {
  switch (effect.kind) {
    case 'money':
    case 'sell-certificate':
      return true;
    case 'return-plant':
      return canEmpty(player, 1);
    case 'join-anywhere':
      return canEmpty(player, effect.amount);
    default:
      return false;
  }
}

/** Is there a contract with at most so many plants? */
function canEmpty(player: Player, plants: number): boolean {
  return player.contracts.some((contract) => plantsLeftOn(contract) <= plants);
}
