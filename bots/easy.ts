import type { Bot } from './bot.ts';
import { QUICK, tryActions } from './medium.ts';
import { overlooking } from './overlooking.ts';
import { shortSighted } from './team/sight.ts';

/** How often a good move is overlooked. */
const OVERLOOKS = 0.3;

/** Turns of the table that easy foresees in a team, and who runs a team alone: not even all regions. */
const FORESEES = 3;
const FORESEES_ALONE = 2;

/** Sensible, but hasty: it looks at little, and now and then overlooks what is best; in a team it does not look far instead. */
export const easy: Bot = {
  level: 'easy',
  choose(game, chair, rng) {
    const turns = chair.seats === 1 ? FORESEES_ALONE : FORESEES;
    if (game.brain?.team !== undefined) return tryActions(shortSighted(game, turns), chair, rng, QUICK);
    return overlooking(tryActions(game, chair, rng, QUICK), OVERLOOKS, rng);
  },
};
