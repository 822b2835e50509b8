import { type Action, type Game, type Kinds, type Rng, same } from '@kaya/engine';
import { advise, compare, confirmed, spanOf } from './advice.ts';
import { Ahead } from './ahead.ts';
import type { Budget, Chair } from './bot.ts';
import { Clock } from './clock.ts';
import { areBoth, deedsOf, isDeed } from './deeds.ts';
import { isBeyondDoubt } from './doubt.ts';
import type { Explanation } from './explanation.ts';
import { isPlain } from './first-sight.ts';
import { ONE_TURN, tryActions } from './medium.ts';
import { brainOf } from './worth.ts';

/** What a bot thinks of a move that was played. */
export interface Judgement<A extends Action = Action> {
  /**
   * `forced`: there was nothing to decide. `fine`: nothing better was found. `doubtful`: perhaps there was.
   * `mistake`: something else is better beyond doubt.
   */
  readonly verdict: 'forced' | 'fine' | 'doubtful' | 'mistake';
  /** What the move gives away; 1 is what the game calls a clear mistake. Nothing where nothing is certain. */
  readonly cost: number;
  /** The better move, compared with the one that was played. */
  readonly explanation: Explanation<A> | null;
}

/** A deeper look: so many times the worlds of an ordinary one, which halves what is in doubt. */
export const DEEPER = 4;

const FORCED: Judgement<never> = { verdict: 'forced', cost: 0, explanation: null };
const FINE: Judgement<never> = { verdict: 'fine', cost: 0, explanation: null };
const DOUBTFUL: Judgement<never> = { verdict: 'doubtful', cost: 0, explanation: null };

/**
 * Judges a move by what its seat could know: what a hint would advise and the move are played on in the same imagined worlds.
 * From the same seed as a hint it never finds fault with that hint's own advice. With a greater depth in so many times the worlds.
 */
export function judge<K extends Kinds>(
  game: Game<K>,
  chair: Omit<Chair<K>, 'include'>,
  played: K['action'],
  rng: Rng,
  budget: Budget = {},
  depth = 1,
): Judgement<K['action']> {
  const { tally } = brainOf(game);
  if (tally === undefined || deedsOf(game, chair).length < 2 || isPlain(game, chair)) return FORCED;
  if (!isDeed(game, played)) return FINE;
  const clock = new Clock({ iterations: 0, ...budget });
  const tried = tryActions(game, { ...chair, include: [played] }, rng, ONE_TURN).considered;
  const considered = tried.filter((it) => isDeed(game, it.action));
  const ahead = new Ahead(game, tally, chair, rng, depth);
  const isPlayed = (it: K['action']) => same(it, played);
  const isFine = ({ action, asGood }: Explanation<K['action']>) => isPlayed(action) || asGood.some(isPlayed);
  const hint = advise(game, chair, ahead, considered);
  if (isFine(hint)) return FINE;
  if (clock.isUp) return DOUBTFUL;
  // What can be done as well in the same turn is no better choice: then the best of what cannot counts.
  const choices = considered.filter((it) => isPlayed(it.action) || !areBoth(game, chair, ahead, it.action, played));
  const advice = choices.some((it) => same(it.action, hint.action)) ? hint : advise(game, chair, ahead, choices);
  if (isFine(advice)) return FINE;
  const { action } = advice;
  const found = compare(game, ahead, action, played);
  if (found.lead.by <= 0) return FINE;
  const place = (of: K['action']) => considered.findIndex((it) => same(it.action, of));
  // Where nothing tells why the best is better, what it was compared with may still be better than what was played, and tell why.
  const second = advice.why === 'ahead' && advice.against !== null && !same(advice.against, played) ? [advice.against] : [];
  for (const better of [action, ...second]) {
    const { lead, better: isBetter, named, atEnd } = better === action ? found : compare(game, ahead, better, played);
    // Only what looks better at the end of the turn as well as after everybody's turns is a mistake, and only what one can give a reason for.
    if (!isBeyondDoubt(lead) || !isBetter || named.length === 0 || place(better) > place(played)) continue;
    // Whoever is blamed is owed a second look, in other worlds.
    const again = confirmed(game, ahead, better, played);
    if (!isBeyondDoubt(again)) continue;
    const why = {
      why: 'better',
      differences: named,
      brings: [],
      span: spanOf(ahead, chair, { atEnd }),
      against: played,
      asGood: [],
    } as const;
    return {
      verdict: 'mistake',
      cost: again.by / (brainOf(game).mistake ?? 1),
      explanation: { ...advice, action: better, ...why },
    };
  }
  return DOUBTFUL;
}
