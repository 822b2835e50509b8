import type { Brain } from '@kaya/engine';
import type { Bpc } from '../types/index.ts';
import { matters } from './matters.ts';
import { promise } from './order.ts';
import { Outlook } from './outlook.ts';
import { worthSaying } from './saying.ts';
import { tally } from './tally.ts';
import { value } from './value.ts';

/** What a strong player looks at (chapter 15): the counter at the end, the regions about to break, and what the hands allow. */
export const brain: Brain<Bpc> = {
  value,
  tally,
  mistake: 10,
  talk: { kinds: ['signal', 'say'], load: async () => worthSaying },
  team: {
    turn: (state) => state.turn,
    matters,
    foreseen: (state, turns) => ({ ...state, lastTurn: Math.min(state.lastTurn, state.turn + turns) }),
  },
  order(state, _seat, actions) {
    const outlook = new Outlook(state);
    const promises = new Array<number>(actions.length);
    for (let i = 0; i < actions.length; i++) promises[i] = promise(outlook, actions[i] as Bpc['action']);
    return promises;
  },
};
