import type { Brain } from '@kaya/engine';
import type { Lamp } from '../types/index.ts';
import { promise } from './order.ts';
import { tally } from './tally.ts';
import { value } from './value.ts';

/** What a good lamplighter looks at: posts and streets, then coins; and the harbour, without which all is lost. */
export const brain: Brain<Lamp> = {
  value,
  mistake: 1,
  order: (_state, _seat, actions) => actions.map(promise),
  tally,
  learnt: { measured: {}, load: async () => (await import('./learnt.ts')).learnt },
};
