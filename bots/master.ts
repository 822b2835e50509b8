import type { Bot } from './bot.ts';
import { hard } from './hard.ts';
import { isJudged } from './net/learnt.ts';

/** Hard's search with a judgement that was learnt by playing: it is given the game as `seenBy` makes it. */
export const master: Bot = {
  level: 'master',
  choose(game, chair, rng, budget) {
    if (!isJudged(game)) throw new Error(`${game.id}: master has not learnt this game, or not at a table of ${chair.seats}`);
    return hard.choose(game, chair, rng, budget);
  },
};
