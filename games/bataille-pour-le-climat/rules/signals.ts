// BPC-DRW-7, BPC-HID-10: what players may tell about their hands. One word per colour and turn; nobody checks it.
import { at, type Interrupt, type Step } from '@kaya/engine';
import { COLOURS, type HelpWord, LEVELS } from '../ids.ts';
import type { ActionOf, Bpc, BpcState, StepOf } from '../types.ts';
import { by, playerAt } from './agenda.ts';

type Signal = ActionOf<'signal'>;
const WORDS = LEVELS.filter((level): level is HelpWord => level !== 'none');
const NOTHING: readonly Signal[] = [];

/** One list per player and colour, made once. */
const SIGNALS: readonly (readonly (readonly Signal[])[])[] = Array.from({ length: 5 }, (_, who) =>
  COLOURS.map((colour) => WORDS.map((level): Signal => ({ do: 'signal', who, colour, level }))),
);

/** BPC-OPT-13, BPC-HID-12: words are needed where hands are hidden and chat is not open. */
function wordsMatter(state: BpcState): boolean {
  if (state.options.talk !== 'signals' || state.options['open-hands']) return false;
  const first = playerAt(state, 0).seat;
  for (let who = 1; who < state.players.length; who++) if (playerAt(state, who).seat !== first) return true;
  return false;
}

/** BPC-DEC-36: while a joint action about an event is talked over, voted on or not, and during the actions. */
function isMoment(step: Step): boolean {
  const asked = step.do === 'vote' ? (step as StepOf<'vote'>).about.do : step.do;
  return asked === 'event-aci' || asked === 'action';
}

export const signal: Interrupt<Bpc, Signal> = {
  candidates(state, step, seat) {
    if (seat < 0 || !isMoment(step) || !wordsMatter(state)) return NOTHING;
    const list: Signal[] = [];
    for (let who = 0; who < state.players.length; who++) {
      const player = playerAt(state, who);
      if (player.seat !== seat) continue;
      for (let colour = 0; colour < COLOURS.length; colour++) {
        if (at(player.signalTurns, colour) < state.turn) list.push(...at(at(SIGNALS, who), colour)); // BPC-DEC-36
      }
    }
    return list;
  },
  play({ state, emit }, { who, colour, level }) {
    const player = playerAt(state, who);
    const i = COLOURS.indexOf(colour);
    player.signals[i] = LEVELS.indexOf(level);
    player.signalTurns[i] = state.turn;
    emit?.({ kind: 'signal', colour, level, ...by(state, who) });
  },
};
