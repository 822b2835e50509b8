// Windows in which players may put in a card, one after the other, until all have passed in a row.
import { next } from '@kaya/engine';
import type { BpcState, BpcStep } from '../../types/index.ts';

/**
 * Asks the next player who may say something, from `from` on. `quiet` counts who has passed in a row; whoever may not
 * say anything counts as passing. Nothing is asked when everybody has been quiet.
 */
export function askNext(
  state: BpcState,
  from: number,
  quiet: number,
  mayAct: (state: BpcState, who: number) => boolean,
  ask: (who: number, quiet: number) => BpcStep,
): void {
  const count = state.players.length;
  let silent = quiet;
  for (let who = from % count; silent < count; who = (who + 1) % count) {
    if (mayAct(state, who)) {
      next(state, ask(who, silent));
      return;
    }
    silent++;
  }
}
