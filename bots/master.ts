import type { Bot } from './bot.ts';
import { Clock } from './clock.ts';
import { tryActions } from './medium.ts';
import { isJudged } from './net/learnt.ts';

/** Worlds that its moves are tried in at most, moves that are tried, and positions looked at for each in each world. */
const WORLDS = 4;
const TRIED = 16;
const POSITIONS = 40;

/**
 * Looks at the end of its own turn, twice as far as medium, and leaves what comes after to a judgement that was learnt from
 * games: it is given the game as `seenBy` makes it. Playing on in its head as hard does made it no stronger (docs/bots.md).
 */
export const master: Bot = {
  level: 'master',
  choose(game, chair, rng, budget = {}) {
    if (!isJudged(game)) throw new Error(`${game.id}: master has not learnt this game, or not at a table of ${chair.seats}`);
    const clock = new Clock(budget);
    const worlds = Math.min(WORLDS, Math.max(1, Math.floor(clock.iterations / TRIED)));
    return tryActions(game, chair, rng, { worlds, tried: TRIED, positions: POSITIONS }, clock);
  },
};
