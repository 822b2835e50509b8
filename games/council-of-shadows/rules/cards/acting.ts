// Chapters 5.7 and 5.8: Phase 3, the cards from left to right, then the shift.
import { next, playerOf, type Runs } from '@kaya/engine';
import { cardOf } from '../../data/index.ts';
import type { CardId, Cos, Zone } from '../../types/index.ts';
import { topCard } from '../planning/consumption.ts';
import { rowsOfAutoma } from '../solo/automa.ts';
import { isAutoma } from '../table.ts';
import { inOrder } from './effects.ts';

/** COS-FLW-6, -7: one action turn after another in the new turn order. */
export const actPhase: Runs<Cos, 'act-phase'> = {
  run({ state, emit }) {
    state.phase = 'act';
    emit?.({ kind: 'phase', phase: 'act', round: state.round });
    next(state, ...state.order.map((player) => ({ do: 'action-turn', player }) as const), { do: 'end-of-round' });
  },
};

/** COS-FLW-7, -9: all zones from the left, the shift, the exploitation step, the energy check. */
export const actionTurn: Runs<Cos, 'action-turn'> = {
  run({ state }, { player }) {
    if (isAutoma(state, player)) {
      const rows = rowsOfAutoma(state).map((_, row) => ({ do: 'automa-row', row }) as const); // COS-SOL-7
      next(state, ...rows, { do: 'automa-exploitation' }, { do: 'energy-check', player });
      return;
    }
    next(
      state,
      ...playerOf(state, player).zones.map((_, zone) => ({ do: 'zone', seat: player, zone }) as const),
      { do: 'shift', seat: player },
      { do: 'exploitation', seat: player },
      { do: 'energy-check', player },
    );
  },
};

/** COS-ACT-1, -2, -6, -7: the top card of the zone, within the range of the zone. */
export const zoneStep: Runs<Cos, 'zone'> = {
  run({ state, emit }, { seat, zone }) {
    const lying = playerOf(state, seat).zones[zone] as Zone;
    const card = topCard(lying);
    if (card === null) return;
    emit?.({ kind: 'card-resolved', who: seat, zone: zone + 1, card });
    next(state, ...inOrder(cardOf(card).steps, seat, lying.range, card));
  },
};

/** COS-SHF-1 to -4: every pile moves one zone to the right; the last one returns to the hand as a whole. */
export const shift: Runs<Cos, 'shift'> = {
  run({ state, emit }, { seat }) {
    const player = playerOf(state, seat);
    let moving: CardId[] = [];
    for (const zone of player.zones) [zone.cards, moving] = [moving, zone.cards];
    player.hand.push(...moving);
    emit?.({ kind: 'shifted', who: seat, returned: moving });
  },
};
