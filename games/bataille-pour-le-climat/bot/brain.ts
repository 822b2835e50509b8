import type { Brain } from '@kaya/engine';
import type { Bpc } from '../types.ts';

/** What a strong player looks at (chapter 15). */
export const brain: Brain<Bpc> = {
  value: (state) => -state.ghg,
  order: (_state, _seat, actions) => actions.map(() => 0),
};
