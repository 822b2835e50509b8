import type { Brain } from '@kaya/engine';
import type { Bpc } from '../types.ts';
import { promise } from './promise.ts';
import { value } from './value.ts';

/** What a strong player looks at (chapter 15): the counter at the end, the regions about to break, and what the hands allow. */
export const brain: Brain<Bpc> = {
  value,
  order(state, seat, actions) {
    const promises = new Array<number>(actions.length);
    for (let i = 0; i < actions.length; i++) promises[i] = promise(state, seat, actions[i] as Bpc['action']);
    return promises;
  },
};
