// BPC-DRW-7, BPC-HID-10: what players may tell about their hands. One word per colour and turn; nobody checks it.
import { type ActionOf, type Interrupt, playerOf, type Step, type StepOf } from '@kaya/engine';
import { signalsOf } from '../../data/tables.ts';
import { type Bpc, type BpcState, COLOURS, type Colour, type HelpWord, LEVELS, type Player } from '../../types/index.ts';
import { by } from '../table.ts';

type Signal = ActionOf<Bpc, 'signal'>;
const NOTHING: readonly Signal[] = [];

/** BPC-OPT-13, BPC-HID-12: words are needed where hands are hidden and chat is not open. */
function wordsMatter(state: BpcState): boolean {
  if (state.options.talk !== 'signals' || state.options['open-hands']) return false;
  const first = playerOf(state, 0).seat;
  for (let who = 1; who < state.players.length; who++) if (playerOf(state, who).seat !== first) return true;
  return false;
}

/** BPC-DEC-36: while a joint action about an event is talked over, voted on or not, and during the actions. */
function isMoment(step: Step): boolean {
  const asked = step.do === 'vote' ? (step as StepOf<Bpc, 'vote'>).about.do : step.do;
  return asked === 'event-aci' || asked === 'action';
}

export const signal: Interrupt<Bpc, Signal> = {
  candidates(state, step, seat) {
    if (seat < 0 || !isMoment(step) || !wordsMatter(state)) return NOTHING;
    const list: Signal[] = [];
    for (let who = 0; who < state.players.length; who++) {
      const player = playerOf(state, who);
      if (player.seat !== seat) continue;
      for (const [i, turn] of player.signalTurns.entries()) {
        if (turn < state.turn) list.push(...signalsOf(who, COLOURS[i] as Colour)); // BPC-DEC-36
      }
    }
    return list;
  },
  play({ state, emit }, { who, colour, level }) {
    const player = playerOf(state, who);
    const i = COLOURS.indexOf(colour);
    player.signals[i] = LEVELS.indexOf(level);
    player.signalTurns[i] = state.turn;
    emit?.({ kind: 'signal', colour, level, ...by(state, who) });
  },
};

/** The most power that each word stands for, so that all who play together mean the same by it. */
const MOST = { little: 2, medium: 5 } as const;

/** The honest word for a power. */
export function wordFor(power: number): HelpWord {
  return power <= MOST.little ? 'little' : power <= MOST.medium ? 'medium' : 'lot';
}

/** What a player last said about a colour of the hand, if the hand has not changed much since: null where nothing. */
export function saidOf(state: BpcState, { signals, signalTurns }: Player, colour: Colour): HelpWord | null {
  const i = COLOURS.indexOf(colour);
  const level = LEVELS[signals[i] as number];
  return level === undefined || level === 'none' || state.turn - (signalTurns[i] as number) >= state.players.length
    ? null
    : level;
}
