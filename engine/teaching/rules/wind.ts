// Chapter 3: the wind may rise in the middle of the night.
import { type Automatic, at, type Decision, type Play, roll } from '@kaya/engine';
import { type Lamp, type LampAction, type LampState, type LampStepOf, SHIELD } from '../types.ts';
import { loseEverything } from './ending.ts';

/** LMP-WIN-1: a die; a gust on 1, in a storm on 1 or 2. It breaks in before the oil is counted. */
export const wind: Automatic<Lamp> = {
  run({ state, emit }) {
    const rolled = roll(state.rng, 6);
    const gust = rolled <= (state.stormy ? 2 : 1);
    emit?.({ kind: 'wind', roll: rolled, gust });
    if (gust) state.agenda.push({ do: 'shelter', seat: state.first, left: state.seats });
  },
};

const SHELTER_OR_PASS = [{ do: 'shelter' }, { do: 'pass' }] as const;

/** LMP-WIN-2: everybody in turn may stop the gust with a shield; all are asked, so that nobody learns who holds one. */
export const shelter: Decision<Lamp, LampStepOf<'shelter'>, Extract<LampAction, { do: 'shelter' | 'pass' }>> = {
  candidates: () => SHELTER_OR_PASS,
  blockers: {
    shelter: [{ rule: 'LMP-WIN-2', when: (state, _action, seat) => !at(state.hands, seat).includes(SHIELD) }],
  },
  ask: () => true,
  standing: { never: () => ({ do: 'pass' }) },
  play({ state, emit }, step, action, seat) {
    if (action.do === 'shelter') {
      const hand = at(state.hands, seat);
      hand.splice(hand.indexOf(SHIELD), 1);
      state.discard.push(SHIELD);
      emit?.({ kind: 'sheltered', seat });
    } else if (step.left > 1) {
      state.agenda.push({ do: 'shelter', seat: (seat + 1) % state.seats, left: step.left - 1 });
    } else state.agenda.push({ do: 'gust' });
  },
};

/** LMP-WIN-3: who poured most (first in turn order, if several did) chooses what the gust takes. */
export const gust: Automatic<Lamp> = {
  run({ state }) {
    state.agenda.push({ do: 'gust-loss', seat: boldest(state) });
  },
};

function boldest(state: LampState): number {
  let best = state.first;
  for (let i = 1; i < state.seats; i++) {
    const seat = (state.first + i) % state.seats;
    if ((state.poured[seat] ?? 0) > (state.poured[best] ?? 0)) best = seat;
  }
  return best;
}

const LOSSES = [{ do: 'lose-coin' }, { do: 'lose-light' }] as const;

export const gustLoss: Decision<Lamp, LampStepOf<'gust-loss'>, Extract<LampAction, { do: 'lose-coin' | 'lose-light' }>> = {
  candidates: () => LOSSES,
  blockers: {
    'lose-coin': [
      { rule: 'LMP-WIN-4', when: (state, _action, seat) => at(state.coins, seat) < 1, values: () => ({ needs: 1, has: 0 }) },
    ],
  },
  play(play, _step, action, seat) {
    if (action.do === 'lose-coin') {
      play.state.coins[seat] = at(play.state.coins, seat) - 1;
      play.emit?.({ kind: 'lost-coin', seat });
    } else putOut(play, 'gust');
  },
};

/** LMP-END-1: the last harbour light takes everybody with it. */
export function putOut(play: Play<Lamp>, cause: 'gust' | 'dark'): void {
  play.state.lights--;
  play.emit?.({ kind: 'light-out', left: play.state.lights, cause });
  if (play.state.lights === 0) loseEverything(play);
}
