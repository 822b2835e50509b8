import type { Shown } from '@kaya/engine/lessons';

/** What shows a rule where no code names it. */
export const shown: Shown = {
  'COS-AIC-3': [{ kind: 'bought-card', card: 'ai-hibernation' }],
  'COS-AIC-13': [{ kind: 'bought-card', card: 'ai-light-colony' }],
  'COS-AIC-14': [{ kind: 'bought-card', card: 'ai-far-outpost' }],
  'COS-DTI-9': [{ kind: 'dark-tech', card: 'dt1-empire' }],
  'COS-GAL-1': [{ kind: 'discovered', galaxy: 'blue' }],
  'COS-UPG-9': [{ kind: 'range' }],
  'COS-UPG-11': [{ kind: 'bought-upgrade', upgrade: 'terraform-desert' }],
};
