// Chapter 6.5: the new sites of module 3.
import { type ActionOf, at, type Decides, next, type Play, playerOf, type Seat } from '@kaya/engine';
import { components, type NewSite } from '../../data/index.ts';
import { mapOf, perMap, START } from '../../data/map.ts';
import type { FutureEnergy, Player } from '../../types/index.ts';
import { someContractFits } from '../planning/contracts.ts';
import { offerSharedLines } from '../planning/lines.ts';
import { receiveMoney } from '../table.ts';
import { build, roomOn } from './building.ts';
import { emptySlot, hasPlantOnContracts, slotActions } from './slots.ts';

/** FE-NS-1 to -5: the effect takes the place of the 3M. */
export function resolveNewSite(play: Play<FutureEnergy>, seat: Seat, { id, effect }: NewSite): void {
  const { state } = play;
  const player = playerOf(state, seat);
  switch (effect.kind) {
    case 'money':
      receiveMoney(play, seat, effect.amount, id);
      return;
    case 'vp':
      player.points.newSites += effect.amount;
      play.emit?.({ kind: 'points-scored', seat, points: effect.amount, cause: id });
      return;
    case 'free-contract':
      if (someContractFits(state, seat)) next(state, { do: 'free-contract', seat, cause: id, optional: true });
      else play.emit?.({ kind: 'effect-lost', seat, cause: id });
      return;
    case 'free-line-shared':
      offerSharedLines(play, seat, id, effect.amount);
      return;
    case 'extra-plant':
      if (hasPlantOnContracts(player) && hasExtraPlantSpace(player)) next(state, { do: 'extra-plant-slot', seat, cause: id });
      else play.emit?.({ kind: 'effect-lost', seat, cause: id });
      return;
  }
}

/** FE-NS-5, -6: a plant space with one or two plants of the player. */
function hasExtraPlantSpace(player: Player): boolean {
  return player.built.some((count, space) => space !== START && count > 0 && count < components.limits.ownPlantsPerSpace);
}

const slots = slotActions((contract, slot): ActionOf<FutureEnergy, 'extra-plant'> => ({ do: 'extra-plant', contract, slot }));

/** FE-DEC-12: which plant is put on the board besides, if any … */
export const extraPlantSlot: Decides<FutureEnergy, 'extra-plant-slot', 'extra-plant' | 'skip'> = {
  candidates: (state, _step, seat) => [...slots(state, seat), { do: 'skip' }],
  blockers: { 'extra-plant': [emptySlot] },
  play(play, { seat, cause }, action) {
    if (action.do === 'skip') play.emit?.({ kind: 'effect-declined', seat, cause });
    else next(play.state, { do: 'extra-plant-space', seat, contract: action.contract, slot: action.slot });
  },
};

const spaces = perMap((map) =>
  [START, ...map.plantSpaces].map(
    (i): ActionOf<FutureEnergy, 'extra-plant-space'> => ({ do: 'extra-plant-space', space: at(map.spaces, i).id }),
  ),
);

/** … and where. No joint construction follows (FE-INT-12). */
export const extraPlantSpace: Decides<FutureEnergy, 'extra-plant-space', 'extra-plant-space'> = {
  candidates: (state) => spaces(state),
  blockers: {
    'extra-plant-space': [
      { rule: 'FE-NS-6', when: (state, { space }) => mapOf(state).space(space) === START },
      { rule: 'FE-NS-5', when: (state, { space }, seat) => playerOf(state, seat).built[mapOf(state).space(space)] === 0 },
      { rule: 'FE-BLD-6', when: (state, { space }, seat) => roomOn(playerOf(state, seat), mapOf(state).space(space)) <= 0 },
    ],
  },
  play: (play, { seat, contract, slot }, { space }) => build(play, seat, space, contract, slot, 'new-site'),
};
