// Chapter 4: the flow of a turn.
import { always, type Decides, next, type Play, type Runs, type Seat, type Turns } from '@kaya/engine';
import type { Bpc, BpcState } from '../types/index.ts';
import { drawSteps } from './actions/drawing.ts';
import { skillInPlay } from './actions/employers.ts';
import { anytimePowerInPlay } from './actions/powers.ts';
import { activeRegion, roundOf } from './regions/track.ts';
import { peopleComeAndGo } from './table/people.ts';
import { activePlayer, by, leftOf, seatOf } from './table.ts';

/** Before a turn begins people may come and go (BPC-JLV-3, BPC-JLV-7). */
export const turn: Runs<Bpc, 'turn'> = {
  run(play) {
    next(play.state, ...peopleComeAndGo(play), { do: 'begin-turn' });
  },
};

/** BPC-FLW-3 to 6: draw, event, actions, activation. */
export const beginTurn: Runs<Bpc, 'begin-turn'> = {
  run(play) {
    const { state } = play;
    const who = state.active;
    const seat = seatOf(state, who);
    const player = activePlayer(state);
    if (player.wait > 0) player.wait--;
    state.spent = [];
    state.played = [];
    state.freeMoveUsed = false;
    state.freeCardUsed = false;
    state.drawn = [];
    play.emit?.({ kind: 'turn', turn: state.turn, round: roundOf(state), region: activeRegion(state), ...by(state, who) });
    next(
      state,
      ...drawSteps(state, who),
      ...(skillInPlay(state, 'journalistes-sans-patrie') ? [{ do: 'swap-drawn-card', seat, who } as const] : []),
      { do: 'reveal-event', seat, who },
      { do: 'action', seat, who, granted: false },
      { do: 'activate' },
      { do: 'victory-check' },
      { do: 'end-of-turn' },
    );
  },
};

/** BPC-DEC-35: asked only while somebody could still use a power at any time. */
export const revealEvent: Decides<Bpc, 'reveal-event', 'reveal'> = {
  candidates: always([{ do: 'reveal' }]),
  ask: (state) => anytimePowerInPlay(state),
  play: ({ state }) => next(state, { do: 'reveal' }),
};

/** BPC-FLW-7: the player pawn passes to the left, the region pawn goes down one region. */
export const endOfTurn: Runs<Bpc, 'end-of-turn'> = {
  run({ state }: Play<Bpc>) {
    state.turn++;
    state.active = leftOf(state, state.active);
    next(state, { do: 'turn' });
  },
};

/** One's own part of a turn lasts until the region is activated (BPC-FLW-6). */
function turnOf(state: BpcState, seat: Seat): number | null {
  const runs = state.agenda.some((step) => step.do === 'activate');
  return runs && seatOf(state, state.active) === seat ? state.turn : null;
}

export const turns = {
  turnOf,
  passing: [
    'end-turn',
    'decline',
    'pass',
    'ready',
    'no-aci',
    'no-swap',
    'place-done',
    'discard-done',
    'contributed',
    'close',
    'abandon',
    'enough',
    'stop',
    'keep-character',
  ],
  saysTheEnd: ['end-turn'],
  beside: ['free-move', 'free-card', 'use-power'],
} satisfies Turns<Bpc>;
