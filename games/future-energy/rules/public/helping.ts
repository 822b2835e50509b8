// FE-M2-24: who is asked to join although they cannot yet, because a public contract may help them.
import { playerOf, type Seat } from '@kaya/engine';
import { components, type PublicEffect, publicCard } from '../../data/index.ts';
import type { FutureEnergyState, JointOffer, Player } from '../../types/index.ts';
import { hasPlantUnder, plantsLeftOn } from '../building/slots.ts';
import { canPay } from './payment.ts';
import { isPossible } from './possible.ts';

/** For each thing that is missing there is a card that may supply it. Whether it will really do is not examined. */
export function mayBeHelpedToJoin(state: FutureEnergyState, seat: Seat, { symbol }: JointOffer): boolean {
  const player = playerOf(state, seat);
  if (player.publicContracts.length === 0) return false;
  const lacksPlant = !hasPlantUnder(player, symbol);
  const lacksMoney = player.money < components.economy.joint;
  return (
    (!lacksPlant || hasCard(state, seat, maySupplyPlant)) &&
    (!lacksMoney || hasCard(state, seat, (effect) => maySupplyMoney(player, effect)))
  );
}

/** A card that can be used with its effect and may help. */
function hasCard(state: FutureEnergyState, seat: Seat, helps: (effect: PublicEffect) => boolean): boolean {
  const player = playerOf(state, seat);
  return player.publicContracts.some((id) => {
    const card = publicCard(id);
    return helps(card.effect) && canPay(player, card) && isPossible(state, seat, card.effect);
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
