// Windows in which players may put in a card, one after the other, until all have passed in a row.
import type { ActionOf } from '@kaya/engine';
import type { Bpc, BpcState, BpcStep, PlayerNumber } from '../../types/index.ts';
import { seatOf } from '../table.ts';

export const PASS: ActionOf<Bpc, 'pass'> = { do: 'pass' };
/** BPC-DEC-34: whoever may say something is asked, if they have not said once for all that they pass. */
export const ASKED_TO_PASS = { ask: () => true, standing: { pass: () => PASS } };

type MayAct = (state: BpcState, who: PlayerNumber) => boolean;
type Ask = (who: PlayerNumber, quiet: number) => BpcStep;
type Round = 'after-activation' | 'aci-end-card' | 'd8-response';

/**
 * The question to the next player who may say something, from `from` on. `quiet` counts who has passed in a row; whoever
 * may not say anything counts as passing. Nothing is asked when everybody has been quiet.
 */
export function nextToAsk(state: BpcState, from: number, quiet: number, mayAct: MayAct, ask: Ask): readonly BpcStep[] {
  const count = state.players.length;
  let silent = quiet;
  for (let who = from % count; silent < count; who = (who + 1) % count) {
    if (mayAct(state, who)) return [ask(who, silent)];
    silent++;
  }
  return [];
}

/** The same in a window that goes round until everybody has passed. */
export function passedAround(state: BpcState, from: number, quiet: number, mayAct: MayAct, kind: Round): readonly BpcStep[] {
  return nextToAsk(state, from, quiet, mayAct, (who, silent) => ({ do: kind, seat: seatOf(state, who), who, quiet: silent }));
}
