import type { Words } from '@kaya/engine';
import { components, priceOf } from '../data/index.ts';
import type { LampAction } from '../types/index.ts';
import { cardName, postName } from './names.ts';
import { say } from './say.ts';

export function actionWords(action: LampAction): Words {
  switch (action.do) {
    case 'pour':
      return say('lmp.action.pour', { card: cardName(action.card) });
    case 'sell':
      return say('lmp.action.sell', { card: cardName(action.card), coins: components.earned.sale });
    case 'barter':
      return say('lmp.action.barter', { card: cardName(action.card), coins: components.barterPrice });
    case 'light':
      return say('lmp.action.light', { post: postName(action.post), coins: priceOf(action.post) });
    case 'rest':
      return say('lmp.action.rest', { coins: components.earned.rest });
    case 'take-back':
    case 'shelter':
    case 'pass':
    case 'lose-coin':
    case 'lose-light':
    case 'to-light':
    case 'to-sell':
      return say(`lmp.action.${action.do}`);
  }
}
