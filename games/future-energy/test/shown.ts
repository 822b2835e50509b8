import type { Shown } from '@kaya/engine/lessons';

/** What shows a rule where no code names it. */
export const shown: Shown = {
  'FE-MOVE-3': [{ kind: 'crew-moved', bank: 1 }],
  'FE-MOVE-4': [{ kind: 'crew-moved' }],
  'FE-MOVE-5': [{ kind: 'crew-moved', seat: 0, bank: 0, tolls: [0, 0] }],
};
