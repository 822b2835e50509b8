// Chapter 5.9: Phase 3d, joint construction.
import {
  type ActionOf,
  anyLegal,
  type Decides,
  legalIn,
  next,
  type Play,
  playerOf,
  type Runs,
  type Seat,
  type StepOf,
} from '@kaya/engine';
import { components } from '../../data/index.ts';
import { mapOf } from '../../data/tables.ts';
import type { FutureEnergy, FutureEnergyState, JointOffer } from '../../types/index.ts';
import { mayGetMoney, mayGetPlant } from '../public/helping.ts';
import { playPublicContract, publicContractBlockers, withPublicContracts } from '../public/windows.ts';
import { othersAfter } from '../table.ts';
import { build, NO_ROOM, plantsLeaving } from './building.ts';
import { contractOf, EMPTY_SLOT, hasPlantUnder, plantsLeftOn, slotActions, symbolOf } from './slots.ts';

type JointStep = StepOf<FutureEnergy, 'joint'>;
type Join = ActionOf<FutureEnergy, 'join'>;

function isJoin({ do: kind }: { readonly do: string }): boolean {
  return kind === 'join';
}

/** FE-JOIN-4: has the player less than joining costs? */
function lacksMoney(state: FutureEnergyState, seat: Seat): boolean {
  return playerOf(state, seat).money < components.economy.joint;
}

/** FE-M2-24: is there, for each thing that is missing, a public contract that may supply it? */
function mayBeHelped(state: FutureEnergyState, { seat, offer }: JointStep): boolean {
  const lacksPlant = !hasPlantUnder(playerOf(state, seat), offer.symbol);
  const isPoor = lacksMoney(state, seat);
  return (lacksPlant || isPoor) && (!lacksPlant || mayGetPlant(state, seat)) && (!isPoor || mayGetMoney(state, seat));
}

/** FE-JOIN-1, -2, -8: the others in turn order; who cannot join is skipped, which tells nothing: all of it is public. */
export const jointRound: Runs<FutureEnergy, 'joint-round'> = {
  run({ state }, { offer, asked }) {
    const others = othersAfter(state, offer.builder);
    for (let i = asked; i < others.length; i++) {
      const step: JointStep = { do: 'joint', seat: others[i] as Seat, offer, asked: i };
      if (anyLegal(joint, state, step, isJoin) || mayBeHelped(state, step)) {
        next(state, step);
        return;
      }
    }
  },
};

const slots = slotActions((contract, slot): ActionOf<FutureEnergy, 'join' | 'decline'> => ({ do: 'join', contract, slot }));
const DECLINE: ActionOf<FutureEnergy, 'decline'> = { do: 'decline' };

/** FE-DEC-14: does the player join, and with which plant? */
export const joint: Decides<FutureEnergy, 'joint', 'join' | 'decline' | 'use-public'> = {
  candidates(state, _step, seat) {
    const list = slots(state, seat);
    list.push(DECLINE);
    return withPublicContracts(state, seat, list);
  },
  blockers: {
    join: [
      EMPTY_SLOT,
      {
        rule: 'FE-JOIN-2',
        when: (_state, { contract, slot }, _seat, { offer }) => symbolOf(contract, slot) !== offer.symbol,
        values: (_state, { contract, slot }, _seat, { offer }) => ({ symbol: symbolOf(contract, slot), wanted: offer.symbol }),
      },
      {
        rule: 'FE-JOIN-4',
        when: (state, _action, seat) => lacksMoney(state, seat),
        values: (state, _action, seat) => ({ price: components.economy.joint, money: playerOf(state, seat).money }),
      },
      { ...NO_ROOM, when: (state, _action, seat, { offer }) => NO_ROOM.when(state, offer, seat) },
    ],
    'use-public': publicContractBlockers,
  },
  /** Answers that a seat may give in advance, so that a table online need not wait. */
  standing: {
    'never-join': () => DECLINE,
    'join-if-oil': (state, step) => (step.offer.symbol === 'oil' ? (bestJoin(state, step)?.action ?? null) : DECLINE),
    'join-if-it-completes': (state, step) => {
      const best = bestJoin(state, step);
      return best?.left === 0 ? best.action : DECLINE;
    },
    'always-join': (state, step) => bestJoin(state, step)?.action ?? null,
  },
  play(play, step, action) {
    const { seat, offer, asked } = step;
    switch (action.do) {
      case 'join': // FE-JOIN-5: nobody else is asked
        join(play, seat, offer, action);
        return;
      case 'decline': // FE-JOIN-9
        play.emit?.({ kind: 'join-declined', seat, builder: offer.builder, space: offer.space });
        next(play.state, { do: 'joint-round', offer, asked: asked + 1 });
        return;
      case 'use-public':
        playPublicContract(play, step, action.card);
        return;
    }
  },
};

/** FE-JOIN-4, -6, -7: 2M to the builder, one plant on the same space, no token and no effect. */
function join(play: Play<FutureEnergy>, seat: Seat, offer: JointOffer, { contract, slot }: Join): void {
  const { state, emit } = play;
  const { builder, space, token } = offer;
  const price = components.economy.joint;
  playerOf(state, seat).money -= price;
  playerOf(state, builder).money += price;
  emit?.({ kind: 'joined', seat, builder, space, price });
  build(play, seat, space, contract, slot, 'joint', token);
  if (state.options.module2) takeJoker(play, seat);
}

/** FE-M2-8, FE-CMP-21: a joker, as long as there are any. */
function takeJoker({ state, emit }: Play<FutureEnergy>, seat: Seat): void {
  if (state.jokers === 0) return;
  state.jokers--;
  playerOf(state, seat).jokers++;
  emit?.({ kind: 'joker-taken', seat, left: state.jokers });
}

interface PossibleJoin {
  readonly action: Join;
  /** Plants that stay on the contract. */
  readonly left: number;
}

/** Joining with the plant of the contract that is then closest to completion; null where the player cannot join. */
function bestJoin(state: FutureEnergyState, step: JointStep): PossibleJoin | null {
  const player = playerOf(state, step.seat);
  const space = mapOf(state).space(step.offer.space);
  let best: PossibleJoin | null = null;
  for (const action of legalIn(joint, state, step)) {
    const contract = action.do === 'join' ? contractOf(player, action.contract) : undefined;
    if (action.do !== 'join' || contract === undefined) continue;
    const left = plantsLeftOn(contract) - plantsLeaving(player, space, contract.id, action.slot, step.offer.token);
    if (best === null || left < best.left) best = { action, left };
  }
  return best;
}
