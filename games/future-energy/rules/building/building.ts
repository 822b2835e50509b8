// Chapter 5.6: Phase 3b, building.
import { type ActionOf, type Decides, next, type Play, playerOf, type Seat } from '@kaya/engine';
import { components, tokenType } from '../../data/index.ts';
import { mapOf } from '../../data/tables.ts';
import type {
  BuildCause,
  ContractId,
  FutureEnergy,
  FutureEnergyState,
  Player,
  SpaceId,
  TokenId,
  TokenType,
} from '../../types/index.ts';
import { tokenOn } from '../table.ts';
import { EMPTY_SLOT, plantsOn, settle, slotActions, symbolOf, takeOff } from './slots.ts';

/** FE-BLD-6: how many more plants the player may have on the space. */
function roomOn(player: Player, space: number): number {
  return components.limits.ownPlantsPerSpace - (player.built[space] as number);
}

export const NO_ROOM = {
  rule: 'FE-BLD-6',
  when: (state: FutureEnergyState, { space }: { readonly space: SpaceId }, seat: Seat) =>
    roomOn(playerOf(state, seat), mapOf(state).space(space)) <= 0,
};

/** FE-BLD-1, -3, FE-JOIN-2: may a plant under this symbol go where a token of this type lies? */
export function accepts(token: TokenType, contract: ContractId, slot: number): boolean {
  return token === 'site' || token === symbolOf(contract, slot);
}

/**
 * How many plants of the slot go to the space. FE-PC-15, -16: where the removed token was oil, both of a doubled slot, as far
 * as there is room; FE-PC-17: everywhere else one.
 */
export function plantsLeaving(
  player: Player,
  space: number,
  contract: ContractId,
  slot: number,
  token: TokenType | null,
): number {
  return token === 'oil' ? Math.min(plantsOn(player, contract, slot), roomOn(player, space)) : 1;
}

/** Puts a plant from a slot on a space; the contract may be completed by it. `token`: what was removed from the space. */
export function build(
  play: Play<FutureEnergy>,
  seat: Seat,
  spaceId: SpaceId,
  contract: ContractId,
  slot: number,
  cause: BuildCause,
  token: TokenType | null = null,
): void {
  const { state, emit } = play;
  const player = playerOf(state, seat);
  const space = mapOf(state).space(spaceId);
  const count = plantsLeaving(player, space, contract, slot, token);
  takeOff(player, contract, slot, count);
  player.built[space] = (player.built[space] as number) + count;
  emit?.({ kind: 'built', seat, space: spaceId, contract, slot, symbol: symbolOf(contract, slot), count, cause });
  settle(play, seat, contract);
}

const slots = slotActions((contract, slot): ActionOf<FutureEnergy, 'build'> => ({ do: 'build', contract, slot }));

/** The token that is about to be taken. */
export function tokenTaken(state: FutureEnergyState, space: SpaceId): TokenId {
  const token = tokenOn(state, space);
  if (token === null) throw new RangeError(`there is no token on '${space}'`);
  return token;
}

/** FE-DEC-7, FE-BLD-2: which plant is built. The token leaves the space as the plant takes its place. */
export const buildSlot: Decides<FutureEnergy, 'build-slot', 'build'> = {
  candidates: (state, _step, seat) => slots(state, seat),
  blockers: {
    build: [
      EMPTY_SLOT,
      {
        rule: 'FE-BLD-1',
        when: (state, { contract, slot }, _seat, { space }) => !accepts(tokenType(tokenTaken(state, space)), contract, slot),
        values: (state, { contract, slot }, _seat, { space }) => ({
          token: tokenTaken(state, space),
          symbol: symbolOf(contract, slot),
        }),
      },
    ],
  },
  play(play, { seat, space }, { contract, slot }) {
    const { state, emit } = play;
    const token = tokenTaken(state, space);
    const type = tokenType(token);
    state.tokens[mapOf(state).space(space)] = null;
    state.roundChanged = true;
    emit?.({ kind: 'token-taken', seat, token, space });
    build(play, seat, space, contract, slot, 'move', type);
    // FE-FLOW-7, FE-DEC-27: the token is used, then the others are asked. FE-JOIN-3: they match the plant, not the token.
    const offer = { builder: seat, space, symbol: symbolOf(contract, slot), token: type };
    next(state, { do: 'use-token', seat, space, token }, { do: 'joint-round', offer, asked: 0 });
  },
};
