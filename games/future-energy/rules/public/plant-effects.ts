// Chapter 6.4: public contracts that move plants on and off contracts.
import { type ActionOf, anyLegal, type Decides, next, playerOf, type Seat } from '@kaya/engine';
import { components } from '../../data/index.ts';
import { mapOf, START } from '../../data/tables.ts';
import type { ContractId, FutureEnergy, FutureEnergyState } from '../../types/index.ts';
import { build, NO_ROOM } from '../building/building.ts';
import { EMPTY_SLOT, plantsOn, putOn, returnPlant, slotActions, symbolOf, takeOff } from '../building/slots.ts';
import { everySpace, SKIP } from '../table.ts';

const shifts: ReadonlyMap<ContractId, readonly ActionOf<FutureEnergy, 'shift'>[]> = new Map(
  [...components.contracts, ...components.startContracts].map(({ id, symbols }) => [
    id,
    symbols.slice(1).flatMap((_, slot): ActionOf<FutureEnergy, 'shift'>[] => [
      { do: 'shift', contract: id, from: slot, to: slot + 1 },
      { do: 'shift', contract: id, from: slot + 1, to: slot },
    ]),
  ]),
);

/** FE-DEC-20, FE-PC-4: a plant moves to the empty slot beside it. FE-PC-17: one plant, also from a doubled slot. */
export const pcShift: Decides<FutureEnergy, 'pc-shift', 'shift'> = {
  candidates: (state, _step, seat) => playerOf(state, seat).contracts.flatMap(({ id }) => shifts.get(id) ?? []),
  blockers: {
    shift: [
      {
        rule: 'FE-PC-4',
        when: (state, { contract, from, to }, seat) => {
          const player = playerOf(state, seat);
          return plantsOn(player, contract, from) === 0 || plantsOn(player, contract, to) > 0;
        },
      },
    ],
  },
  play({ state, emit }, { seat }, { contract, from, to }) {
    const player = playerOf(state, seat);
    takeOff(player, contract, from, 1);
    putOn(player, contract, to);
    emit?.({ kind: 'plant-shifted', seat, contract, from, to });
  },
};

const returns = slotActions((contract, slot): ActionOf<FutureEnergy, 'return-plant'> => ({ do: 'return-plant', contract, slot }));

/** FE-DEC-22, FE-PC-7: a plant goes back into the reserve. */
export const pcReturn: Decides<FutureEnergy, 'pc-return', 'return-plant'> = {
  candidates: (state, _step, seat) => returns(state, seat),
  blockers: { 'return-plant': [EMPTY_SLOT] },
  play: (play, { seat, card }, { contract, slot }) => returnPlant(play, seat, contract, slot, card),
};

const joinSlots = slotActions((contract, slot): ActionOf<FutureEnergy, 'join-slot'> => ({ do: 'join-slot', contract, slot }));

/** FE-DEC-23, FE-PC-10, -21, -22: a plant of any symbol, the second one from the same contract … */
export const pcJoinSlot: Decides<FutureEnergy, 'pc-join-slot', 'join-slot'> = {
  candidates: (state, _step, seat) => joinSlots(state, seat),
  blockers: {
    'join-slot': [
      EMPTY_SLOT,
      { rule: 'FE-PC-22', when: (_state, action, _seat, { contract }) => contract !== null && action.contract !== contract },
      {
        rule: 'FE-PC-10',
        when: (state, { contract, slot }, seat, { left }) =>
          !anyLegal(pcJoinSpace, state, { do: 'pc-join-space', seat, left, contract, slot }),
      },
    ],
  },
  play: ({ state }, { seat, left }, { contract, slot }) => next(state, { do: 'pc-join-space', seat, left, contract, slot }),
  /** FE-PC-22: if no second plant of the contract can be placed, one is enough. */
  none: () => undefined,
};

const joinSpaces = everySpace((space): ActionOf<FutureEnergy, 'join-space'> => ({ do: 'join-space', space }));

/** Has another player built on the space? */
function holdsForeignPlant(state: FutureEnergyState, seat: Seat, space: number): boolean {
  return state.players.some(({ built }, other) => other !== seat && (built[space] as number) > 0);
}

/** … goes to a space with a plant of another player. FE-PC-11: no price, no joker; FE-INT-12: nobody joins it. */
export const pcJoinSpace: Decides<FutureEnergy, 'pc-join-space', 'join-space'> = {
  candidates: (state) => joinSpaces(state),
  blockers: {
    'join-space': [
      { rule: 'FE-PC-11', when: (state, { space }) => mapOf(state).space(space) === START },
      { rule: 'FE-PC-10', when: (state, { space }, seat) => !holdsForeignPlant(state, seat, mapOf(state).space(space)) },
      NO_ROOM,
    ],
  },
  play(play, { seat, left, contract, slot }, { space }) {
    build(play, seat, space, contract, slot, 'public');
    if (left > 1) next(play.state, { do: 'pc-join-slot', seat, left: left - 1, contract });
  },
};

const oilSlots = slotActions((contract, slot): ActionOf<FutureEnergy, 'double-oil'> => ({ do: 'double-oil', contract, slot }));

/** FE-DEC-25, FE-PC-14: a second plant from the reserve on an oil slot, if wanted. */
export const pcOilSlot: Decides<FutureEnergy, 'pc-oil-slot', 'double-oil' | 'skip'> = {
  candidates: (state, _step, seat) => [...oilSlots(state, seat), SKIP],
  blockers: {
    'double-oil': [
      { rule: 'FE-DEC-25', when: (state, _action, seat) => playerOf(state, seat).plants === 0 },
      {
        rule: 'FE-PC-14',
        when: (state, { contract, slot }, seat) =>
          symbolOf(contract, slot) !== 'oil' || plantsOn(playerOf(state, seat), contract, slot) !== 1,
      },
    ],
  },
  play({ state, emit }, { seat, card }, action) {
    if (action.do === 'skip') {
      emit?.({ kind: 'effect-declined', seat, cause: card });
      return;
    }
    const { contract, slot } = action;
    const player = playerOf(state, seat);
    player.plants--;
    putOn(player, contract, slot);
    emit?.({ kind: 'oil-doubled', seat, contract, slot });
  },
};
