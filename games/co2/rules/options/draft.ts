import { at, type Seat, type Together } from '@kaya/engine';
import type { Co2, Co2State, LobbyId } from '../../types/index.ts';
import { type ActionOf, next, type StepOf } from '../handlers.ts';
import { player } from '../table.ts';

/** Chapter 8.4: the draft of lobby cards. */

/** CO2-DEC-1, CO2-DRF-2: all choose at the same time and in secret. */
export const draftPick: Together<Co2, StepOf<'draft-pick'>, ActionOf<'draft'>> = {
  awaited: undecided,
  candidates: (state, _, seat) =>
    player(state, seat).pick === null ? player(state, seat).pack.map((card) => ({ do: 'draft', card })) : [],
  play(play, _, { card }, seat) {
    player(play.state, seat).pick = card;
    play.emit?.({ kind: 'drafted', seat, card });
  },
  close(play) {
    const { state } = play;
    for (const who of state.players) {
      if (who.pick !== null) keep(who, who.pick);
      who.pick = null;
    }
    passToTheRight(state);
    const cards = at(state.players, 0).pack.length;
    play.emit?.({ kind: 'packs-passed', cards });
    if (cards > 1) return next(state, { do: 'draft-pick' });
    // CO2-DRF-1: the last card is kept.
    for (const who of state.players) for (const card of who.pack.slice()) keep(who, card);
    play.emit?.({ kind: 'draft-over' });
  },
};

function undecided(state: Co2State): Seat[] {
  return state.players.flatMap(({ pick }, seat) => (pick === null ? [seat] : []));
}

function keep(who: Co2State['players'][number], card: LobbyId): void {
  who.pack.splice(who.pack.indexOf(card), 1);
  who.lobby.push(card);
}

/** CO2-DRF-1: counter-clockwise. */
function passToTheRight(state: Co2State): void {
  const packs = state.players.map(({ pack }) => pack);
  state.players.forEach((who, seat) => {
    who.pack = at(packs, (seat + 1) % packs.length);
  });
}
