// Chapter 3: the wind may rise in the middle of the night.
import { always, type Decides, next, type Play, playerOf, type Runs, roll, type Seat } from '@kaya/engine';
import { type Lamp, type LampState, SHIELD } from '../types/index.ts';
import { loseTogether } from './ending.ts';
import { inTurnOrder, nextSeat, takeFromHand } from './table.ts';

/** LMP-WIN-1: up to which number of the die it is a gust. */
export const GUSTS = { calm: 1, stormy: 2 } as const;

/** LMP-WIN-1: a die; it breaks in before the oil is counted. */
export const wind: Runs<Lamp, 'wind'> = {
  run({ state, emit }) {
    const rolled = roll(state.rng, 6);
    const gust = rolled <= (state.stormy ? GUSTS.stormy : GUSTS.calm);
    emit?.({ kind: 'wind', roll: rolled, gust });
    if (gust) next(state, { do: 'shelter', seat: state.first, left: state.players.length });
  },
};

/** LMP-WIN-2: everybody in turn may stop the gust with a shield; all are asked, so that nobody learns who holds one. */
export const shelter: Decides<Lamp, 'shelter', 'shelter' | 'pass'> = {
  candidates: always([{ do: 'shelter' }, { do: 'pass' }]),
  blockers: {
    shelter: [{ rule: 'LMP-WIN-2', when: (state, _action, seat) => !playerOf(state, seat).hand.includes(SHIELD) }],
  },
  ask: () => true,
  standing: { never: () => ({ do: 'pass' }) },
  play({ state, emit }, { left }, action, seat) {
    if (action.do === 'shelter') {
      takeFromHand(state, seat, SHIELD);
      state.discard.push(SHIELD);
      emit?.({ kind: 'sheltered', seat });
    } else if (left > 1) next(state, { do: 'shelter', seat: nextSeat(state, seat), left: left - 1 });
    else next(state, { do: 'gust' });
  },
};

/** LMP-WIN-3: who poured most (first in turn order, if several did) chooses what the gust takes. */
export const gust: Runs<Lamp, 'gust'> = {
  run({ state }) {
    next(state, { do: 'gust-loss', seat: boldest(state) });
  },
};

function boldest(state: LampState): Seat {
  const pouredBy = (seat: Seat) => playerOf(state, seat).poured ?? 0;
  return inTurnOrder(state).reduce((best, seat) => (pouredBy(seat) > pouredBy(best) ? seat : best));
}

export const gustLoss: Decides<Lamp, 'gust-loss', 'lose-coin' | 'lose-light'> = {
  candidates: always([{ do: 'lose-coin' }, { do: 'lose-light' }]),
  blockers: {
    'lose-coin': [{ rule: 'LMP-WIN-4', when: (state, _action, seat) => playerOf(state, seat).coins === 0 }],
  },
  play(play, _step, action, seat) {
    if (action.do === 'lose-light') return putOut(play, 'gust');
    playerOf(play.state, seat).coins--;
    play.emit?.({ kind: 'lost-coin', seat });
  },
};

/** LMP-END-1: the last harbour light takes everybody with it. */
export function putOut(play: Play<Lamp>, cause: 'gust' | 'dark'): void {
  const { state, emit } = play;
  state.lights--;
  emit?.({ kind: 'light-out', left: state.lights, cause });
  if (state.lights === 0) loseTogether(play);
}
