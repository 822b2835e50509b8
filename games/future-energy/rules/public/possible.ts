// Chapter 6.4: when the effect of a public contract can be carried out.
import { at, playerOf, type Seat } from '@kaya/engine';
import type { PublicEffect } from '../../data/index.ts';
import { mapOf, START } from '../../data/map.ts';
import type { FutureEnergyState, OwnedContract, PlanChoice, Player } from '../../types/index.ts';
import { roomOn } from '../building/building.ts';
import { hasPlantOnContracts, symbolOf } from '../building/slots.ts';
import { cannotBeCarriedOut, planningActionOf } from '../planning/actions.ts';
import { someContractFits } from '../planning/contracts.ts';
import { canPlaceSharedLine, hasFreeConnections, hasSharedConnection, isOwn } from '../planning/lines.ts';

export function isPossible(state: FutureEnergyState, seat: Seat, effect: PublicEffect): boolean {
  const player = playerOf(state, seat);
  switch (effect.kind) {
    case 'money':
      return true;
    case 'relocate-line':
      return hasLineOnBoard(state, seat) && (effect.shared ? hasSharedConnection(state, seat) : hasFreeConnections(state, 1));
    case 'sell-certificate':
      return player.certificates.length > 0;
    case 'shift-plant':
      return player.contracts.some(canShift);
    case 'step-crew':
      return at(mapOf(state).neighbours, state.crew).some((space) => space !== START);
    case 'return-plant':
      return hasPlantOnContracts(player);
    case 'join-anywhere':
      return hasPlantOnContracts(player) && hasJoinSpace(state, seat);
    case 'free-contract':
      return someContractFits(state, seat);
    case 'swap-tokens':
      return hasTwoDifferentTokens(state);
    case 'double-oil':
      return player.plants > 0 && hasSingleOilSlot(player);
    case 'free-line-shared':
      return canPlaceSharedLine(state, seat);
    case 'repeat-planning':
      return REPEATABLE.some((choice) => canRepeat(state, seat, choice));
  }
}

function hasLineOnBoard(state: FutureEnergyState, seat: Seat): boolean {
  return state.lines.some((owners) => isOwn(owners, seat));
}

/** FE-PC-4: a plant with an empty slot beside it. */
function canShift({ plants }: OwnedContract): boolean {
  return plants.some((count, slot) => count > 0 && (plants[slot - 1] === 0 || plants[slot + 1] === 0));
}

/** FE-PC-10, -11: a plant space that holds a plant of another player and has room. */
function isJoinSpace(state: FutureEnergyState, seat: Seat, space: number): boolean {
  return space !== START && holdsForeignPlant(state, seat, space) && roomOn(playerOf(state, seat), space) > 0;
}

export function holdsForeignPlant(state: FutureEnergyState, seat: Seat, space: number): boolean {
  return state.players.some((other, i) => i !== seat && at(other.built, space) > 0);
}

export function hasJoinSpace(state: FutureEnergyState, seat: Seat): boolean {
  return mapOf(state).plantSpaces.some((space) => isJoinSpace(state, seat, space));
}

/** FE-PC-13, FE-INT-9: two new sites are different tokens. */
function hasTwoDifferentTokens({ tokens }: FutureEnergyState): boolean {
  const first = tokens.find((token) => token !== null);
  return tokens.some((token) => token !== null && token !== first);
}

/** FE-PC-14. */
function hasSingleOilSlot(player: Player): boolean {
  return player.contracts.some(({ id, plants }) => plants.some((count, slot) => count === 1 && symbolOf(id, slot) === 'oil'));
}

export const REPEATABLE = ['one-line', 'two-lines', 'contract', 'public'] as const;

/** FE-PC-23, -24: in the own turn, an action that an engineer covers, if it can be carried out again. */
function canRepeat(state: FutureEnergyState, seat: Seat, choice: PlanChoice): boolean {
  return isCovered(state, seat, choice) && !cannotBeCarriedOut.some((blocker) => blocker.when(state, { choice }, seat, null));
}

export function isCovered(state: FutureEnergyState, seat: Seat, choice: PlanChoice): boolean {
  return state.turn.seat === seat && state.turn.performed[planningActionOf(choice)] > 0;
}
