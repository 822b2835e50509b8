import type { KindsTaught } from '@kaya/engine/lessons';
import type { LampAction } from '../types/actions.ts';

/** What the course makes of each kind of action. */
export const kinds: KindsTaught<LampAction['do']> = {
  pour: 'taught',
  'take-back': 'elsewhere',
  shelter: 'taught',
  pass: 'declines',
  'lose-coin': 'elsewhere',
  'lose-light': 'elsewhere',
  'to-light': 'taught',
  'to-sell': 'taught',
  rest: 'declines',
  light: 'taught',
  sell: 'taught',
  barter: 'taught',
};
