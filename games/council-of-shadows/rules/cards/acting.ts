// 5.7, 5.8 Phase 3: the cards from left to right, then the shift.
import { type Automatic, at, type Decision } from '@kaya/engine';
import { automaCardOf, cardOf } from '../../data/index.ts';
import type { ActionOf, Cos, StepOf } from '../../types/index.ts';
import { topCard } from '../planning/consumption.ts';
import { SKIP } from '../range.ts';
import { isAutoma, playerOf } from '../table.ts';
import { isPossible, pushEffects } from './effects.ts';

/** COS-FLW-6, -7: one action turn after another in the new turn order. */
export const actPhase: Automatic<Cos, StepOf<'act-phase'>> = {
  run({ state, emit }) {
    state.phase = 'act';
    emit?.({ kind: 'phase', phase: 'act', round: state.round });
    state.agenda.push({ do: 'end-of-round' });
    for (let i = state.order.length - 1; i >= 0; i--) state.agenda.push({ do: 'action-turn', player: at(state.order, i) });
  },
};

/** COS-FLW-7, -9: all zones from the left, the shift, the exploitation step, the energy check. */
export const actionTurn: Automatic<Cos, StepOf<'action-turn'>> = {
  run({ state }, { player }) {
    const { agenda } = state;
    agenda.push({ do: 'energy-check', player });
    if (isAutoma(state, player)) {
      agenda.push({ do: 'automa-exploitation' });
      const rows = state.automa?.card == null ? 0 : automaCardOf(state.automa.card).rows.length;
      for (let row = rows - 1; row >= 0; row--) agenda.push({ do: 'automa-row', row }); // COS-SOL-7
      return;
    }
    agenda.push({ do: 'exploitation', seat: player }, { do: 'shift', seat: player });
    for (let zone = playerOf(state, player).zones.length - 1; zone >= 0; zone--) agenda.push({ do: 'zone', seat: player, zone });
  },
};

/** COS-ACT-1, -2, -6, -7: the top card of the zone, within the range of the zone. */
export const zoneStep: Automatic<Cos, StepOf<'zone'>> = {
  run({ state, emit }, { seat, zone }) {
    const lying = at(playerOf(state, seat).zones, zone);
    const card = topCard(lying);
    if (card === null) return;
    emit?.({ kind: 'card-resolved', who: seat, zone: zone + 1, card });
    pushEffects(state, seat, cardOf(card).steps, lying.range, card);
  },
};

const BRANCH = [0, 1, 2, 3].map((option) => ({ do: 'choose-branch', option }) as const);

/** COS-DEC-6: one branch of a card, or none. */
export const chooseBranch: Decision<Cos, StepOf<'choose-branch'>, ActionOf<'choose-branch' | 'skip'>> = {
  candidates: (_state, { options }) => [...BRANCH.slice(0, options.length), SKIP],
  blockers: {
    'choose-branch': [
      {
        rule: 'COS-DEC-6',
        when: (state, { option }, seat, { options, range }) =>
          !at(options, option).some((effect) => isPossible(state, seat, effect, range)),
      },
    ],
  },
  play({ state, emit }, { options, range, source }, action, seat) {
    if (action.do === 'skip') {
      emit?.({
        kind: 'skipped',
        who: seat,
        what: 'choose-branch',
        able: options.flat().some((effect) => isPossible(state, seat, effect, range)),
      });
      return;
    }
    emit?.({ kind: 'branch', who: seat, option: action.option, source });
    pushEffects(state, seat, at(options, action.option), range, source);
  },
};

/** COS-SHF-1 to -4: every pile moves one zone to the right; the last one returns to the hand as a whole. */
export const shift: Automatic<Cos, StepOf<'shift'>> = {
  run({ state, emit }, { seat }) {
    const player = playerOf(state, seat);
    const { zones } = player;
    const returned = at(zones, zones.length - 1).cards;
    for (let zone = zones.length - 1; zone > 0; zone--) at(zones, zone).cards = at(zones, zone - 1).cards;
    at(zones, 0).cards = [];
    player.hand.push(...returned);
    emit?.({ kind: 'shifted', who: seat, returned });
  },
};
