// Conditions of orders ahead: what may have to be so at a table before a move is played for a seat that is not there.
import type { Action, Game, Kinds, Reason, Seat } from './contract.ts';
import { viewOf } from './view.ts';

/** One of the conditions that a game offers. Asked about a seat's view alone. */
export interface ConditionRule<S = Kinds['state']> {
  /** The places of which it can be said in this position; `['']` where it is about none. */
  about(view: S, seat: Seat): readonly string[];
  /** How much there is now of what it speaks of; without a bound 1 where it is so and 0 where it is not. */
  measure(view: S, seat: Seat, about: string): number;
  /** What is measured must be at least or at most a number that the player names; left out: it is so, or it is not. */
  readonly bound?: 'least' | 'most';
}

/** A condition as somebody has set it. */
export interface Condition {
  readonly kind: string;
  /** A place of the table; empty where it is about none. */
  readonly about: string;
  readonly bound: number | null;
}

/** Why an order cannot be given under a condition. */
export const NO_SUCH_CONDITION: Reason = { rule: 'engine.no-such-condition', values: {} };

/** Of each kind so many are offered. */
const MOST_OF_A_KIND = 6;

/** The conditions a seat may set for moves of its own: those about what the moves point at come first, numbers are as they are now. */
export function conditionsFor<K extends Kinds>(
  game: Game<K>,
  state: K['state'],
  seat: Seat,
  moves: readonly Action[],
): readonly Condition[] {
  const view = viewOf(game, state, seat);
  const meant = new Set(moves.flatMap((move) => game.places.action(move)));
  return Object.entries(game.conditions ?? {}).flatMap(([kind, rule]) => {
    const all = rule.about(view, seat);
    const first = all.filter((it) => meant.has(it));
    const some = [...first, ...all.filter((it) => !meant.has(it))].slice(0, Math.max(MOST_OF_A_KIND, first.length));
    return some.map((about) => ({ kind, about, bound: rule.bound === undefined ? null : rule.measure(view, seat, about) }));
  });
}

/** Can the seat set this condition in this position? */
export function isConditionOf<K extends Kinds>(game: Game<K>, state: K['state'], seat: Seat, condition: Condition): boolean {
  const { kind, about, bound } = condition;
  const rule = ruleOf(game, kind);
  return (
    rule !== undefined &&
    (rule.bound === undefined) === (bound === null) &&
    rule.about(viewOf(game, state, seat), seat).includes(about)
  );
}

/** Is it so, for all the seat knows? What the game no longer knows is not. */
export function conditionHolds<K extends Kinds>(game: Game<K>, state: K['state'], seat: Seat, condition: Condition): boolean {
  const { kind, about, bound } = condition;
  const rule = ruleOf(game, kind);
  if (rule === undefined) return false;
  const now = rule.measure(viewOf(game, state, seat), seat, about);
  if (rule.bound === undefined) return now === 1;
  return bound !== null && (rule.bound === 'least' ? now >= bound : now <= bound);
}

function ruleOf<K extends Kinds>({ conditions }: Game<K>, kind: string): ConditionRule<K['state']> | undefined {
  return conditions !== undefined && Object.hasOwn(conditions, kind) ? conditions[kind] : undefined;
}

/** What others can take away first: whether it is still so of the places that are listed. */
export function stillSo<S>(list: (view: S, seat: Seat) => readonly string[]): ConditionRule<S> {
  return { about: list, measure: (view, seat, about) => (list(view, seat).includes(about) ? 1 : 0) };
}

/** A number that must be at least, or at most, what the player names. */
export function bounded<S>(bound: 'least' | 'most', measure: (view: S, seat: Seat) => number): ConditionRule<S> {
  return { about: () => NO_PLACE, measure, bound };
}

/** Something of the whole table that is so or not. */
export function isSo<S>(holds: (view: S, seat: Seat) => boolean): ConditionRule<S> {
  return { about: () => NO_PLACE, measure: (view, seat) => (holds(view, seat) ? 1 : 0) };
}

const NO_PLACE = [''];
