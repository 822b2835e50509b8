// Chapter 6.5: the new sites of module 3.
import { type ActionOf, anyLegal, behind, type Decides, next, type Play, playerOf, type Seat } from '@kaya/engine';
import type { NewSite } from '../../data/index.ts';
import { mapOf, START } from '../../data/tables.ts';
import type { FutureEnergy } from '../../types/index.ts';
import { freeContract } from '../planning/contracts.ts';
import { sharedLine } from '../planning/lines.ts';
import { everySpace, offer, receiveMoney, SKIP } from '../table.ts';
import { build, NO_ROOM } from './building.ts';
import { EMPTY_SLOT, slotActions } from './slots.ts';

/** FE-NS-1 to -5: the effect takes the place of the 3M. */
export function resolveNewSite(play: Play<FutureEnergy>, seat: Seat, { id, effect }: NewSite): void {
  switch (effect.kind) {
    case 'money':
      receiveMoney(play, seat, effect.amount, id);
      return;
    case 'vp':
      playerOf(play.state, seat).points.newSites += effect.amount;
      play.emit?.({ kind: 'points-scored', seat, points: effect.amount, cause: id });
      return;
    case 'free-contract':
      offer(play, behind(freeContract, { do: 'free-contract', seat, cause: id, optional: true }), id);
      return;
    case 'free-line-shared':
      offer(play, behind(sharedLine, { do: 'shared-line', seat, left: effect.amount, cause: id, optional: true }), id);
      return;
    case 'extra-plant':
      offer(play, behind(extraPlantSlot, { do: 'extra-plant-slot', seat, cause: id }), id);
      return;
  }
}

const slots = slotActions((contract, slot): ActionOf<FutureEnergy, 'extra-plant'> => ({ do: 'extra-plant', contract, slot }));

/** FE-DEC-12: which plant is put on the board besides, if any … */
export const extraPlantSlot: Decides<FutureEnergy, 'extra-plant-slot', 'extra-plant' | 'skip'> = {
  candidates: (state, _step, seat) => [...slots(state, seat), SKIP],
  blockers: {
    'extra-plant': [
      EMPTY_SLOT,
      {
        rule: 'FE-NS-5',
        when: (state, { contract, slot }, seat) =>
          !anyLegal(extraPlantSpace, state, { do: 'extra-plant-space', seat, contract, slot }),
      },
    ],
  },
  play(play, { seat, cause }, action) {
    if (action.do === 'skip') play.emit?.({ kind: 'effect-declined', seat, cause });
    else next(play.state, { do: 'extra-plant-space', seat, contract: action.contract, slot: action.slot });
  },
};

const spaces = everySpace((space): ActionOf<FutureEnergy, 'extra-plant-space'> => ({ do: 'extra-plant-space', space }));

/** … and where. No joint construction follows (FE-INT-12). */
export const extraPlantSpace: Decides<FutureEnergy, 'extra-plant-space', 'extra-plant-space'> = {
  candidates: (state) => spaces(state),
  blockers: {
    'extra-plant-space': [
      { rule: 'FE-NS-6', when: (state, { space }) => mapOf(state).space(space) === START },
      { rule: 'FE-NS-5', when: (state, { space }, seat) => playerOf(state, seat).built[mapOf(state).space(space)] === 0 },
      NO_ROOM,
    ],
  },
  play: (play, { seat, contract, slot }, { space }) => build(play, seat, space, contract, slot, 'new-site'),
};
