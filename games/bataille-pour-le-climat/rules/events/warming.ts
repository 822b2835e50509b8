// Chapter 5.6, first part: Warming cards and the Destruction pawns of the four zones.
import { next, type Play, type Runs } from '@kaya/engine';
import { components, eventCard } from '../../data/index.ts';
import type { Effect } from '../../data/read.ts';
import type { Bpc, BpcState, ZoneId } from '../../types/index.ts';
import { effectsStep } from './effect-step.ts';

/** BPC-CMP-10: no pawn more lies in a zone. */
export function isDestroyed(state: BpcState, zone: ZoneId): boolean {
  return state.zones[zone] >= components.zones[zone].max;
}

/** BPC-CMP-10 */
export function addDestruction({ state, emit }: Play<Bpc>, zone: ZoneId): void {
  if (isDestroyed(state, zone)) return;
  state.zones[zone]++;
  emit?.({ kind: 'destruction', zone, n: state.zones[zone] });
}

/** BPC-WRM-1: one pawn more, then the text for the number of pawns now there. */
export const warming: Runs<Bpc, 'warming'> = {
  run(play, { card: id }) {
    const { state } = play;
    const card = eventCard(id);
    if (card.type !== 'warming') return;
    addDestruction(play, card.zone);
    state.warmings++;
    next(state, effectsStep(card.byDestruction[state.zones[card.zone] - 1] as readonly Effect[], null));
  },
};
