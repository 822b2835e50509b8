import { at, type Brain } from '@kaya/engine';
import { components, priceOf } from '../data/index.ts';
import { streetsLedBy } from '../rules/ending.ts';
import type { Lamp, LampAction } from '../types.ts';

/** What a good lamplighter looks at: posts and streets, then coins; and the harbour, without which all is lost. */
export const brain: Brain<Lamp> = {
  value(state, seat) {
    if (state.outcome !== null) return state.outcome.winners.includes(seat) ? 100 : -100;
    const posts = state.posts.filter((owner) => owner === seat).length;
    const own = components.pointsPerPost * posts + components.pointsPerStreet * streetsLedBy(state, seat) + at(state.coins, seat);
    return own + 5 * Math.min(state.lights, state.nights - state.night + 1);
  },
  order: (_state, _seat, actions) => actions.map(promise),
};

function promise(action: LampAction): number {
  switch (action.do) {
    case 'pour':
      return action.card;
    case 'light':
      return 3 - priceOf(action.post);
    case 'shelter':
      return 2;
    case 'lose-coin':
      return 1;
    case 'rest':
      return 0.5;
    case 'pass':
    case 'lose-light':
      return 0;
    case 'take-back':
    case 'barter':
      return -1;
  }
}
