import type { Game, Kinds } from '@kaya/engine';
import { type Ahead, distance } from './ahead.ts';
import type { Chair, Thought } from './bot.ts';
import { areBoth } from './deeds.ts';
import { type Difference, difference, isSame } from './difference.ts';
import type { Distance } from './doubt.ts';
import type { Explanation, Span, Why } from './explanation.ts';
import { mean } from './mean.ts';
import { brainOf } from './worth.ts';

/** Other moves that are compared, among how many that were looked at. */
const OTHERS = 3;
const LOOKED_AT = 7;
/** So many that are as good are named. */
const AS_GOOD = 2;
/** So far behind the natural move at first sight. */
const HOPELESS = 3;
/** Worlds in which the best of the others is found, and those in which it is then compared; more in a team, where dice decide much and lines are short. */
const WORLDS = { scouted: 3, compared: 12 } as const;
const WORLDS_IN_A_TEAM = { scouted: 5, compared: 30 } as const;

/**
 * The best of these moves and why; the first of them is the natural one. It is compared with the best that does something
 * else: what differs beyond doubt is the reason. Where the other one proves better beyond doubt, that is advised.
 */
export function advise<K extends Kinds>(
  game: Game<K>,
  chair: Chair<K>,
  ahead: Ahead<K>,
  considered: Thought<K>['considered'],
): Explanation<K['action']> {
  const { natural, different, twins, besides } = sorted(game, chair, ahead, considered);
  const estimated = (action: K['action']) => mean(scouted(game, ahead, action).map((end) => end.estimate));
  const span = brainOf(game).team === undefined ? 'turn' : 'now';
  const [rival, ...more] = different.sort((a, b) => estimated(b) - estimated(a));
  /** `behind`: how far others are known to be behind; where several are as good, nothing. */
  const told = (
    action: K['action'],
    why: Why,
    rest: Partial<Explanation<K['action']>>,
    behind: readonly (readonly [K['action'], number])[],
  ): Explanation<K['action']> => {
    const value = estimated(action);
    const known = new Map(behind);
    const others = [natural, ...different, ...twins, ...(why === 'first' ? besides : [])].filter((it) => it !== action);
    const alternatives = others.map((it) => {
      const by = known.get(it);
      return { action: it, value: by === undefined ? Math.min(value, estimated(it)) : value - by };
    });
    const best = alternatives.sort((a, b) => b.value - a.value).slice(0, OTHERS);
    return {
      action,
      why,
      value,
      alternatives: best,
      differences: [],
      brings: [],
      span,
      against: null,
      asGood: [],
      says: [],
      ...rest,
    };
  };
  const close = (equals: readonly K['action'][]) => {
    const asGood = equals.map((it) => [it, 0] as const);
    return told(natural, 'close', { asGood: equals.slice(0, AS_GOOD) }, asGood);
  };
  if (rival === undefined && twins.length === 0) {
    const follows = besides.map((it) => [it, 0] as const);
    return told(natural, besides.length > 0 ? 'first' : 'alone', {}, follows);
  }
  if (rival === undefined) return close(twins);
  const first = compare(game, ahead, natural, rival);
  // What was picked for having done well proves it in other worlds.
  const overtakes = first.lead.by < 0 && !doesNothing(game, rival) && confirmed(game, ahead, rival, natural).by > 0;
  const found = overtakes
    ? { action: rival, against: natural, ...compare(game, ahead, rival, natural) }
    : { action: natural, against: rival, ...first };
  const { named: differences, against, lead } = found;
  if (found.better && differences.length > 0)
    return told(found.action, 'better', { differences, against, span: spanOf(ahead, chair, found) }, [[against, lead.by]]);
  // What is sure at the end of the turn is a reason too, where the first look agrees and nothing later speaks against it.
  const look = (action: K['action']) => considered.find((it) => it.action === action)?.value ?? 0;
  const soon = first.lead.by > -first.lead.error && look(natural) > look(rival) ? first.soon : [];
  if (soon.length > 0) return told(natural, 'better', { differences: soon, against: rival }, []);
  // What leaves one better off beyond doubt is advised also where no single count tells why: the other one is not as good.
  if (found.better) return told(found.action, 'ahead', { against }, [[against, lead.by]]);
  const equals = [rival, ...twins, ...more.filter((it) => !isWorse(game, ahead, it, natural))];
  return close(equals);
}

/**
 * The natural move, the best that do something else, and those that were found to lead to the very same. What can be done
 * as well in the same turn is neither, and what the game calls futile is not looked at.
 */
function sorted<K extends Kinds>(game: Game<K>, chair: Chair<K>, ahead: Ahead<K>, considered: Thought<K>['considered']) {
  const [natural, ...others] = considered.map(({ action }) => action);
  if (natural === undefined) throw new Error(`${game.id}: no move to explain`);
  const { order, team } = brainOf(game);
  const [best = 0, ...promises] = order(chair.view, chair.seat, [natural, ...others]);
  // In a team nothing that looks hopeless: later moves would make up for it, and it would seem as good.
  const least = team === undefined ? Number.MIN_SAFE_INTEGER : best - HOPELESS;
  const worthALook = others.filter((_, i) => (promises[i] ?? best) >= least).slice(0, LOOKED_AT);
  const different: K['action'][] = [];
  const twins: K['action'][] = [];
  const besides: K['action'][] = [];
  for (const it of worthALook) {
    if (different.length === OTHERS) break;
    if (areBoth(game, chair, ahead, natural, it)) {
      besides.push(it);
      continue;
    }
    const isTwin =
      isSame(ahead.ends(natural, 0, 1), ahead.ends(it, 0, 1)) && isSame(scouted(game, ahead, natural), scouted(game, ahead, it));
    (isTwin ? twins : different).push(it);
  }
  return { natural, different, twins, besides };
}

/** By how much the first stands better than the second in worlds in which neither was found. */
export function confirmed<K extends Kinds>(game: Game<K>, ahead: Ahead<K>, one: K['action'], other: K['action']): Distance {
  const { compared } = worldsFor(game, ahead);
  const ends = (action: K['action']) => ahead.ends(action, compared, 2 * compared);
  return distance(ends(one), ends(other), ({ estimate }) => estimate);
}

/** What the first has over the second. */
export function compare<K extends Kinds>(game: Game<K>, ahead: Ahead<K>, one: K['action'], other: K['action']): Difference {
  const { compared } = worldsFor(game, ahead);
  const ends = (action: K['action']) => ahead.ends(action, 0, compared);
  const kept = doesNothing(game, one) ? ahead.now(0, compared) : null;
  return difference(ahead.tally, ends(one), ends(other), brainOf(game).mistake ?? 1, kept);
}

export function spanOf<K extends Kinds>(
  { tally }: Ahead<K>,
  { view, seats }: Chair<K>,
  { atEnd }: Pick<Difference, 'atEnd'>,
): Span {
  return atEnd ? 'game' : tally.span(view, seats);
}

function doesNothing<K extends Kinds>({ passing = [] }: Game<K>, action: K['action']): boolean {
  return passing.includes(action.do);
}

/** Does the first look worse than the second already where they were scouted? */
function isWorse<K extends Kinds>(game: Game<K>, ahead: Ahead<K>, one: K['action'], other: K['action']): boolean {
  const ends = (action: K['action']) => scouted(game, ahead, action);
  return difference(ahead.tally, ends(other), ends(one), brainOf(game).mistake ?? 1, null).better;
}

function scouted<K extends Kinds>(game: Game<K>, ahead: Ahead<K>, action: K['action']) {
  return ahead.ends(action, 0, worldsFor(game, ahead).scouted);
}

function worldsFor<K extends Kinds>(game: Game<K>, { depth }: Ahead<K>) {
  const { scouted, compared } = brainOf(game).team === undefined ? WORLDS : WORLDS_IN_A_TEAM;
  return { scouted: depth * scouted, compared: depth * compared };
}
