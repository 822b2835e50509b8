// 'Would this plant be the last one of its contract?'
import { playerOf } from '@kaya/engine';
import { tokenType } from '../data/index.ts';
import { mapOf } from '../data/tables.ts';
import { plantsLeaving, tokenTaken } from '../rules/building/building.ts';
import { contractOf, plantsLeftOn } from '../rules/building/slots.ts';
import type { ContractId, FutureEnergyState, FutureEnergyStep, TokenType } from '../types/index.ts';

/** With what this step takes off the contract when the slot is chosen: where oil lay, both plants of a doubled slot (FE-PC-15). */
export function completesContract(
  view: FutureEnergyState,
  step: FutureEnergyStep,
  { contract, slot }: { readonly contract: ContractId; readonly slot: number },
): boolean {
  if (!('seat' in step)) return false;
  const player = playerOf(view, step.seat);
  const owned = contractOf(player, contract);
  if (owned === undefined) return false;
  const [space, token] = buildsOn(view, step);
  return plantsLeftOn(owned) === plantsLeaving(player, space, contract, slot, token);
}

/** The space that a plant goes to, and the token that was removed from it; a plant that goes elsewhere goes alone. */
function buildsOn(view: FutureEnergyState, step: FutureEnergyStep): readonly [space: number, token: TokenType | null] {
  const map = mapOf(view);
  switch (step.do) {
    case 'build-slot':
      return [map.space(step.space), tokenType(tokenTaken(view, step.space))];
    case 'oil-extra':
      return [map.space(step.space), 'oil'];
    case 'joint':
      return [map.space(step.offer.space), step.offer.token];
    default:
      return [0, null];
  }
}
