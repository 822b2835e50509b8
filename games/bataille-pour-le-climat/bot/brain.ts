import type { Brain } from '@kaya/engine';
import type { Bpc, BpcOptions } from '../types/index.ts';
import { matters } from './matters.ts';
import { promise } from './order.ts';
import { Outlook } from './outlook.ts';
import { worthSaying } from './saying.ts';
import { tally } from './tally.ts';
import { value } from './value.ts';
import { isWeights, SCHOOLED, type Weights, weightsFor } from './weights.ts';
import { worth } from './worth.ts';

/** What a strong player looks at (chapter 15): the counter at the end, the regions about to break, and what the hands allow. */
function brainBy(weights: (options: BpcOptions) => Weights, schooled?: Brain<Bpc>): Brain<Bpc> {
  return {
    value: (state) => value(weights(state.options), state),
    tally,
    mistake: 10,
    talk: { kinds: ['signal', 'say'], load: async () => worthSaying },
    team: {
      turn: (state) => state.turn,
      matters,
      foreseen: (state, turns) => ({ ...state, lastTurn: Math.min(state.lastTurn, state.turn + turns) }),
      ...(schooled === undefined ? {} : { schooled }),
    },
    order(state, _seat, actions) {
      const outlook = new Outlook(state, weights(state.options));
      const promises = new Array<number>(actions.length);
      for (let i = 0; i < actions.length; i++) promises[i] = promise(outlook, actions[i] as Bpc['action']);
      return promises;
    },
  };
}

export const brain: Brain<Bpc> = {
  ...brainBy(
    weightsFor,
    brainBy(() => SCHOOLED),
  ),
  tuning: {
    weights: weightsFor,
    by(weights) {
      if (!isWeights(weights)) throw new RangeError('some weights are missing');
      return brainBy(() => weights);
    },
    worth,
  },
};
