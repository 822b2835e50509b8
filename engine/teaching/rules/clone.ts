// How a state is copied: by hand, since searches make very many copies.
import { clonePile, copyRng } from '@kaya/engine';
import type { LampState } from '../types/index.ts';

/** A copy that shares nothing that changes; what is plain comes along by itself. */
export function clone(state: LampState): LampState {
  return {
    ...state,
    rng: copyRng(state.rng),
    agenda: state.agenda.slice(),
    players: state.players.map((player) => ({ ...player, hand: player.hand.slice() })),
    deck: clonePile(state.deck),
    discard: state.discard.slice(),
    posts: state.posts.slice(),
  };
}
