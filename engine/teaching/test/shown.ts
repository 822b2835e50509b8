import type { Shown } from '@kaya/engine/lessons';

/** What shows a rule where no code names it. */
export const shown: Shown = {
  'LMP-SCO-1': [{ kind: 'lit', seat: 0 }],
};
