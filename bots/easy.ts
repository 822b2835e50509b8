import { fraction } from '@kaya/engine';
import type { Bot } from './bot.ts';
import { tryActions } from './medium.ts';

/** How often a good move is overlooked. */
const OVERLOOKS = 0.3;

/** Sensible, but hasty: it looks at little, and now and then overlooks what is best. */
export const easy: Bot = {
  level: 'easy',
  choose(game, chair, rng) {
    const thought = tryActions(game, chair, rng, { worlds: 1, tried: 8, positions: 4 });
    const seen = thought.considered.filter((_, i) => i === thought.considered.length - 1 || fraction(rng) >= OVERLOOKS);
    const [best] = seen;
    return best === undefined ? thought : { action: best.action, considered: seen };
  },
};
