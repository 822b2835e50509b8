import type { Bot } from './bot.ts';
import { Clock } from './clock.ts';
import { playOnAndCompare } from './hard.ts';
import { tryActions } from './medium.ts';
import { brainOf } from './worth.ts';

/** Worlds that its moves are tried in at most, moves that are tried, and positions looked at for each in each world. */
const WORLDS = 4;
const TRIED = 16;
const POSITIONS = 40;

/**
 * Leaves what comes to a judgement that was learnt from games: it is given the game as `seenBy` makes it. It looks at the end
 * of its own turn, twice as far as medium; or, where that was shown to be stronger (docs/bots.md), it plays on as hard does, and
 * judges where that leads together with the evaluation written by hand.
 */
export const master: Bot = {
  level: 'master',
  choose(game, chair, rng, budget = {}) {
    const { byHand, learnt } = brainOf(game);
    if (byHand === undefined) throw new Error(`${game.id}: master has not learnt this game, or not at a table of ${chair.seats}`);
    if (learnt?.playsOn === true) {
      const known = { ...game, brain: byHand };
      return playOnAndCompare(known, chair, rng, budget, [known, game]);
    }
    const clock = new Clock(budget);
    const worlds = Math.min(WORLDS, Math.max(1, Math.floor(clock.iterations / TRIED)));
    return tryActions(game, chair, rng, { worlds, tried: TRIED, positions: POSITIONS }, clock);
  },
};
