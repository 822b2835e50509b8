// Chapter 5.9: Phase 3d, joint construction.
import { type ActionOf, at, type Decision, next, type Play, playerOf, type Runs, type Seat, type StepOf } from '@kaya/engine';
import { components } from '../../data/index.ts';
import { mapOf } from '../../data/map.ts';
import type { FutureEnergy, FutureEnergyState, JointOffer } from '../../types/index.ts';
import { mayBeHelpedToJoin } from '../public/helping.ts';
import { playPublicContract, publicContractBlockers, withPublicContracts } from '../public/windows.ts';
import { othersAfter } from '../table.ts';
import { build, plantsLeaving, roomOn } from './building.ts';
import { emptySlot, hasPlantUnder, plantsLeftOn, slotActions, symbolOf } from './slots.ts';

/** FE-JOIN-2: 2M and a plant under the same symbol. */
function canJoin(state: FutureEnergyState, seat: Seat, { symbol }: JointOffer): boolean {
  const player = playerOf(state, seat);
  return player.money >= components.economy.joint && hasPlantUnder(player, symbol);
}

/** FE-JOIN-1, -8: the others in turn order; who cannot join is skipped, which tells nothing: all of it is public. */
export const jointRound: Runs<FutureEnergy, 'joint-round'> = {
  run({ state }, { offer, asked }) {
    const others = othersAfter(state, offer.builder);
    for (let i = asked; i < others.length; i++) {
      const seat = at(others, i);
      if (canJoin(state, seat, offer) || mayBeHelpedToJoin(state, seat, offer)) {
        next(state, { do: 'joint', seat, offer, asked: i });
        return;
      }
    }
  },
};

type JointAction = ActionOf<FutureEnergy, 'join'> | ActionOf<FutureEnergy, 'decline'> | ActionOf<FutureEnergy, 'use-public'>;

const slots = slotActions((contract, slot): JointAction => ({ do: 'join', contract, slot }));
const DECLINE: JointAction = { do: 'decline' };

/** FE-DEC-14: does the player join, and with which plant? */
export const joint: Decision<FutureEnergy, StepOf<FutureEnergy, 'joint'>, JointAction> = {
  candidates(state, _step, seat) {
    const list = slots(state, seat);
    list.push(DECLINE);
    return withPublicContracts(state, seat, list);
  },
  blockers: {
    join: [
      emptySlot,
      {
        rule: 'FE-JOIN-2',
        when: (_state, { contract, slot }, _seat, { offer }) => symbolOf(contract, slot) !== offer.symbol,
        values: (_state, { contract, slot }, _seat, { offer }) => ({ symbol: symbolOf(contract, slot), wanted: offer.symbol }),
      },
      {
        rule: 'FE-JOIN-4',
        when: (state, _action, seat) => playerOf(state, seat).money < components.economy.joint,
        values: (state, _action, seat) => ({ price: components.economy.joint, money: playerOf(state, seat).money }),
      },
      {
        rule: 'FE-BLD-6',
        when: (state, _action, seat, { offer }) => roomOn(playerOf(state, seat), mapOf(state).space(offer.space)) <= 0,
      },
    ],
    'use-public': publicContractBlockers,
  },
  /** Answers that a seat may give in advance, so that a table online need not wait. */
  standing: {
    'never-join': () => DECLINE,
    'join-if-oil': (state, { offer }, seat) => (offer.symbol === 'oil' ? likeliestJoin(state, seat, offer) : DECLINE),
    'join-if-it-completes': (state, { offer }, seat) => completingJoin(state, seat, offer) ?? DECLINE,
    'always-join': (state, { offer }, seat) => likeliestJoin(state, seat, offer),
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
function join(play: Play<FutureEnergy>, seat: Seat, offer: JointOffer, { contract, slot }: ActionOf<FutureEnergy, 'join'>): void {
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

/** Joining with the plant of the contract that is then closest to completion; null where no plant matches. */
function likeliestJoin(state: FutureEnergyState, seat: Seat, offer: JointOffer): JointAction | null {
  return bestJoin(state, seat, offer)?.action ?? null;
}

/** The same, where it completes the contract. */
function completingJoin(state: FutureEnergyState, seat: Seat, offer: JointOffer): JointAction | null {
  const best = bestJoin(state, seat, offer);
  return best?.left === 0 ? best.action : null;
}

interface PossibleJoin {
  readonly action: JointAction;
  /** Plants that stay on the contract. */
  readonly left: number;
}

function bestJoin(state: FutureEnergyState, seat: Seat, { space, symbol, token }: JointOffer): PossibleJoin | null {
  const player = playerOf(state, seat);
  const to = mapOf(state).space(space);
  let best: PossibleJoin | null = null;
  for (const contract of player.contracts) {
    const slot = contract.plants.findIndex((plants, i) => plants > 0 && symbolOf(contract.id, i) === symbol);
    if (slot < 0) continue;
    const left = plantsLeftOn(contract) - plantsLeaving(player, to, contract.id, slot, token);
    if (best === null || left < best.left) best = { action: { do: 'join', contract: contract.id, slot }, left };
  }
  return best;
}
