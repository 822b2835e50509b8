import { type Action, type Game, type Kinds, type Rng, same } from '@kaya/engine';
import { advise } from './advice.ts';
import { Ahead } from './ahead.ts';
import type { Chair, Thought } from './bot.ts';
import { deedsOf, isDeed } from './deeds.ts';
import type { Named } from './difference.ts';
import { ONE_TURN, tryActions } from './medium.ts';

/** Why a bot prefers its move, as plain data: a worker can send it, `sayExplanation` says it. */
export interface Explanation<A extends Action = Action> {
  readonly action: A;
  /** Comparable with the alternatives' only: how well one stands with it in the end. */
  readonly value: number;
  /** The best others, best first. */
  readonly alternatives: readonly { readonly action: A; readonly value: number }[];
  readonly why: Why;
  /** What one has more and less of than after the other move, the greatest that speaks for the move first. */
  readonly differences: readonly Named[];
  /** Where no difference is named, for whoever asks for advice: what comes of it by the end of the turn, in a team at once (`promise.ts`). */
  readonly brings: readonly Named[];
  readonly span: Span;
  /** The best move that does something else: what the differences are over. */
  readonly against: A | null;
  /** Moves that are about as good, where no reason is given; two at most. */
  readonly asGood: readonly A[];
  /** What is worth telling the others first, the most telling first. */
  readonly says: readonly A[];
}

/** How far ahead that is: rounds or turns, as the game counts them; at once, the end of the own turn, or that of the game. */
export type Span = number | 'now' | 'turn' | 'game';

/** `better`: by what is named. `ahead`: better, by nothing that can be named. `close`: several are as good. `first`: what else there is can follow. `alone`: the others were not worth a look. `only`: there is nothing else. `chance`: nothing was compared. */
export type Why = 'only' | 'chance' | 'better' | 'ahead' | 'close' | 'first' | 'alone';

/**
 * Plays the move and the best others on in the same worlds. The move is compared with the best that does something else: what
 * differs beyond doubt is the reason. Where another one proves better beyond doubt, that is what is advised.
 */
export function explain<K extends Kinds>(
  game: Game<K>,
  chair: Chair<K>,
  thought: Thought<K>,
  rng: Rng,
): Explanation<K['action']> {
  const deeds = deedsOf(game, chair);
  const [only] = deeds;
  const isForced = deeds.length === 1;
  const bare = {
    action: isForced && only !== undefined ? only : thought.action,
    value: 0,
    alternatives: [],
    differences: [],
    brings: [],
    span: 'turn',
    against: null,
    asGood: [],
    says: [],
  } as const;
  const tally = game.brain?.tally;
  if (isForced || tally === undefined) return { ...bare, why: isForced ? 'only' : 'chance' };
  const compared = thought.considered.filter(({ action }) => isDeed(game, action));
  // A bot that plays at first sight, or that would say something first, has compared nothing; for its explanation somebody must.
  const include = isDeed(game, thought.action) ? [thought.action] : [];
  const looked = compared.length > 1 ? compared : tryActions(game, { ...chair, include }, rng, ONE_TURN).considered;
  const considered = looked.filter(({ action }) => isDeed(game, action));
  const isNatural = ({ action }: { readonly action: K['action'] }) => same(action, thought.action);
  const ahead = new Ahead(game, tally, chair, rng);
  return advise(game, chair, ahead, [...considered.filter(isNatural), ...considered.filter((it) => !isNatural(it))]);
}
