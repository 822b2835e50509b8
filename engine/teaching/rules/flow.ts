// Chapter 2: how a night goes, from dusk to dawn.
import { next, type Runs, type Seat, type Turns, takeNext } from '@kaya/engine';
import type { Lamp, LampState } from '../types/index.ts';
import { conditions } from './conditions.ts';
import { score } from './scoring.ts';
import { drawCard, inTurnOrder, nextSeat } from './table.ts';

/** LMP-NIG-1: each player draws a card, from the first player on; then the night takes its course. */
export const dusk: Runs<Lamp, 'dusk'> = {
  run(play) {
    const { state } = play;
    const seats = inTurnOrder(state);
    for (const seat of seats) drawCard(play, seat);
    next(state, { do: 'pour' }, { do: 'wind' }, { do: 'count' }, ...seats.map((seat) => ({ do: 'turn', seat }) as const), {
      do: 'dawn',
    });
  },
};

/** LMP-END-2: the next player goes first; after the last night the score decides. */
export const dawn: Runs<Lamp, 'dawn'> = {
  run(play) {
    const { state } = play;
    if (state.night === state.nights) return score(play);
    state.night++;
    state.first = nextSeat(state, state.first);
    next(state, { do: 'dusk' });
  },
};

/** A turn is one choice, with what it opens. */
function turnOf({ agenda, night }: LampState, seat: Seat): number | null {
  const step = agenda.at(-1);
  const runs = step?.do === 'turn' || step?.do === 'light' || step?.do === 'sell';
  return runs && step.seat === seat ? night : null;
}

/** While others have their turn one's own would begin in the same way, and theirs anew after it. */
function asIfOnTurn(copy: LampState, seat: Seat): boolean {
  const step = copy.agenda.at(-1);
  if (step?.do !== 'turn' && step?.do !== 'light' && step?.do !== 'sell') return false;
  takeNext(copy);
  next(copy, { do: 'turn', seat }, { do: 'turn', seat: step.seat });
  return true;
}

export const turns = { turnOf, asIfOnTurn, conditions, passing: ['rest', 'pass'] } satisfies Turns<Lamp>;
