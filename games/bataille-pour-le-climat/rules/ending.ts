// Chapters 7 and 8.3: how a game ends.
import { always, type Decides, next, type Runs } from '@kaya/engine';
import { constants, scenarioCard } from '../data/index.ts';
import type { Bpc, BpcState, BpcStep } from '../types/index.ts';
import { hasGhgGoal, isMet, objectives } from './objectives.ts';
import { freePopulation } from './regions/region.ts';
import { defeat, finish, isPyrrhic } from './scoring.ts';
import { table, tableSeat } from './table.ts';

/** BPC-END-1 to 3: what the check would find now; the counter is met where no objective about it is missed. */
function check(state: BpcState) {
  const list = objectives(state);
  const lastTurn = state.turn >= state.lastTurn;
  const won = (lastTurn || list.some((it) => !it.atEnd)) && list.every((it) => isMet(state, it));
  return { won, over: won || lastTurn, counterMet: list.every((it) => it.check !== 'ghg-max' || isMet(state, it)) };
}

/** BPC-PWR-3: is the game decided at the end of this activation, with a counter that leaves something to be scored? */
export function isDecidedNow(state: BpcState): boolean {
  const { over, counterMet } = check(state);
  return over && counterMet;
}

/** How the game would end if the check came now; null where it would go on, or be lost. */
export function endNow(state: BpcState): 'victory' | 'pyrrhic' | null {
  if (isTutorial(state) || !isDecidedNow(state)) return null;
  return isPyrrhic(state, check(state).won) ? 'pyrrhic' : 'victory';
}

/** BPC-END-1 to 3, BPC-SCN-2, BPC-SCN-3: looked at only here, at the end of an activation. */
export const victoryCheck: Runs<Bpc, 'victory-check'> = {
  run(play) {
    const { state } = play;
    state.ghgByTurn.push(state.ghg);
    const { won, over, counterMet } = check(state);
    if (!over) return;
    if (isTutorial(state)) {
      play.emit?.({ kind: 'tutorial-over', won });
      return next(state, table(state, { do: 'go-on', seat: tableSeat(state), won })); // BPC-SCN-4
    }
    if (won || (counterMet && hasGhgGoal(objectives(state)))) return next(state, ...finalSteps(won)); // BPC-SCO-5, BPC-SCO-7
    defeat(play);
  },
};

function isTutorial(state: BpcState): boolean {
  return state.playingFor === 'scenario' && scenarioCard(state.options.scenario)?.kind === 'tutorial';
}

/** BPC-SCN-4: after a tutorial the table may play on as a normal game. */
export const goOn: Decides<Bpc, 'go-on', 'go-on' | 'stop'> = {
  candidates: always([{ do: 'go-on' }, { do: 'stop' }]),
  play(play, { won }, action) {
    const { state } = play;
    if (action.do === 'go-on') {
      state.playingFor = 'game';
      state.lastTurn = constants['last-turn'];
      return;
    }
    // BPC-SCO-8: a lesson is learned or not
    finish(play, won ? 'victory' : 'defeat', won ? 'lesson-learned' : 'lesson-missed', won ? freePopulation(state) : 0);
  },
};

function finalSteps(complete: boolean): readonly BpcStep[] {
  return (['refugees', 'losses', 'score'] as const).map((part) => ({ do: 'final', part, complete }));
}
