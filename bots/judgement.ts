import { type Action, at, type Game, imagined, type Kinds, type Rng, Runner, same } from '@kaya/engine';
import type { Budget, Chair } from './bot.ts';
import { Clock } from './clock.ts';
import { type Explanation, explain } from './explanation.ts';
import { isPlain } from './first-sight.ts';
import { atTheHorizon } from './horizon.ts';
import { ONE_TURN, tryActions } from './medium.ts';
import { brainOf, lead } from './worth.ts';

/** Other moves that are played on beside the one that was played. */
const RIVALS = 3;
/** Worlds in which the best of them is found; it is compared in other ones, so that its luck does not count. */
const SCOUTED = 6;
const COMPARED = 14;
/** A difference of fewer standard errors than this is doubt. */
const BEYOND_DOUBT = 2;

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

const FORCED: Judgement<never> = { verdict: 'forced', cost: 0, explanation: null };
const FINE: Judgement<never> = { verdict: 'fine', cost: 0, explanation: null };
const DOUBTFUL: Judgement<never> = { verdict: 'doubtful', cost: 0, explanation: null };

/**
 * Judges a move by what its seat could know: it and the most promising others are looked at in the same way and played on
 * in the same imagined worlds. A bot that gives a hint from the same seed never finds fault with its own advice.
 */
export function judge<K extends Kinds>(
  game: Game<K>,
  chair: Omit<Chair<K>, 'include'>,
  played: K['action'],
  rng: Rng,
  budget: Budget = {},
): Judgement<K['action']> {
  const { view, seat } = chair;
  if (new Runner(game, view).legal(seat).length < 2 || isPlain(game, chair)) return FORCED;
  const clock = new Clock({ iterations: 0, ...budget });
  const { action: advised, considered } = tryActions(game, { ...chair, include: [played] }, rng, ONE_TURN);
  if (same(advised, played)) return FINE;
  const place = considered.findIndex(({ action }) => same(action, played));
  // Only what looks better at the end of the turn as well as after everybody's turns is better.
  const rivals = considered.slice(0, Math.min(place, RIVALS));
  const scouted = playedOn(game, chair, [played, ...rivals.map(({ action }) => action)], SCOUTED, rng, clock);
  if (scouted === null) return DOUBTFUL;
  const [own = 0, ...theirs] = scouted.map(mean);
  const most = Math.max(...theirs);
  if (most <= own) return FINE;
  const best = at(rivals, theirs.indexOf(most));
  const compared = playedOn(game, chair, [best.action, played], COMPARED, rng, clock);
  if (compared === null) return DOUBTFUL;
  const [ends = [], ownEnds = []] = compared;
  const costs = ends.map((end, i) => end - at(ownEnds, i));
  const middle = mean(costs);
  if (middle <= BEYOND_DOUBT * errorOf(costs)) return DOUBTFUL;
  const explanation = explain(game, chair, { action: best.action, considered: [best, at(considered, place)] }, rng);
  // What nobody can give a reason for is not held against anybody.
  if (explanation.why === 'close') return DOUBTFUL;
  return { verdict: 'mistake', cost: middle / (brainOf(game).mistake ?? 1), explanation };
}

/** How well the seat stands after each action, world by world, once everybody has played on; null where the time was up before. */
function playedOn<K extends Kinds>(
  game: Game<K>,
  chair: Chair<K>,
  actions: readonly K['action'][],
  worlds: number,
  rng: Rng,
  clock: Clock,
): readonly (readonly number[])[] | null {
  const ends = actions.map((): number[] => []);
  for (let i = 0; i < worlds; i++) {
    const world = imagined(game, chair.view, chair.seat, rng);
    brainOf(game).reopen?.(world, chair.seat);
    for (const [at, action] of actions.entries()) {
      if (clock.isUp) return null;
      ends[at]?.push(standing(game, chair, atTheHorizon(game, chair, game.clone(world), action)));
    }
  }
  return ends;
}

/** One's own position, and with half the weight how far it is ahead: a danger that all share would cancel out in a lead. */
function standing<K extends Kinds>(game: Game<K>, { seat, seats }: Chair<K>, state: K['state']): number {
  return (brainOf(game).value(state, seat) + lead(game, state, seat, seats)) / 2;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** The standard error of a mean. */
function errorOf(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)) / Math.max(1, values.length - 1));
}
