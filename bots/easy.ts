import type { Bot } from './bot.ts';
import { QUICK, tryActions } from './medium.ts';
import { overlooking } from './overlooking.ts';

/** How often a good move is overlooked. */
const OVERLOOKS = 0.3;

/** Sensible, but hasty: it looks at little, and now and then overlooks what is best. */
export const easy: Bot = {
  level: 'easy',
  choose: (game, chair, rng) => overlooking(tryActions(game, chair, rng, QUICK), OVERLOOKS, rng),
};
