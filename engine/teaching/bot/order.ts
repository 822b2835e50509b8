import { priceOf } from '../data/index.ts';
import type { LampAction } from '../types/index.ts';

/** How promising an action looks at first sight. */
export function promise(action: LampAction): number {
  switch (action.do) {
    case 'pour':
      return action.card;
    case 'to-light':
      return 3;
    case 'light':
      return 3 - priceOf(action.post);
    case 'shelter':
      return 2;
    case 'lose-coin':
    case 'rest':
      return 1;
    case 'to-sell':
      return 0.5;
    case 'sell':
      return -action.card;
    case 'pass':
    case 'lose-light':
      return 0;
    case 'take-back':
    case 'barter':
      return -1;
  }
}
