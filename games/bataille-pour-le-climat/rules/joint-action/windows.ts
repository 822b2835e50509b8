// Windows in which players may put in a card, one after the other, until all have passed in a row.
import type { BpcState, BpcStep, PlayerNumber } from '../../types/index.ts';
import { seatOf } from '../table.ts';

/**
 * The question to the next player who may say something, from `from` on. `quiet` counts who has passed in a row; whoever
 * may not say anything counts as passing. Nothing is asked when everybody has been quiet.
 */
export function nextToAsk(
  state: BpcState,
  from: number,
  quiet: number,
  mayAct: (state: BpcState, who: PlayerNumber) => boolean,
  ask: (who: PlayerNumber, quiet: number) => BpcStep,
): readonly BpcStep[] {
  const count = state.players.length;
  let silent = quiet;
  for (let who = from % count; silent < count; who = (who + 1) % count) {
    if (mayAct(state, who)) return [ask(who, silent)];
    silent++;
  }
  return [];
}

/** The same in a window that goes round until everybody has passed. */
export function passedAround(
  state: BpcState,
  from: number,
  quiet: number,
  mayAct: (state: BpcState, who: PlayerNumber) => boolean,
  kind: 'after-activation' | 'aci-end-card' | 'd8-response',
): readonly BpcStep[] {
  return nextToAsk(state, from, quiet, mayAct, (who, silent) => ({ do: kind, seat: seatOf(state, who), who, quiet: silent }));
}
