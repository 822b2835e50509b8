import type { KindsTaught } from '@kaya/engine/lessons';
import type { CosAction } from '../types/index.ts';

/** What the course makes of each kind of action. */
export const kinds: KindsTaught<CosAction['do']> = {
  'choose-civilisation': 'before',
  'choose-leader': 'elsewhere',
  'buy-card': 'taught',
  'buy-upgrade': 'taught',
  'buy-station': 'elsewhere',
  'free-colony': 'elsewhere',
  'stop-buying': 'declines',
  pay: 'taught',
  'plan-card': 'taught',
  keep: 'taught',
  'choose-branch': 'taught',
  colonise: 'taught',
  extract: 'taught',
  discover: 'taught',
  'take-tile': 'taught',
  'place-tile': 'taught',
  'take-resource': 'taught',
  'add-cube': 'taught',
  transform: 'taught',
  'take-card': 'taught',
  exploit: 'taught',
  'station-extract': 'elsewhere',
  'leader-extract': 'elsewhere',
  'stop-exploiting': 'declines',
  'remove-cube': 'taught',
  'return-bonus': 'taught',
  'take-dark-tech': 'taught',
  skip: 'declines',
};
