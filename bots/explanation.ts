import { type Action, type Game, imagined, type Kinds, type Rng, Runner, same } from '@kaya/engine';
import type { Chair, Thought } from './bot.ts';
import { type Difference, difference, paysOff } from './gains.ts';
import { ONE_TURN, tryActions } from './medium.ts';

/** Why a bot prefers its move, as plain data: a worker can send it, `sayExplanation` says it. */
export interface Explanation<A extends Action = Action> {
  readonly action: A;
  /** Comparable with the alternatives' only: how good the level thinks the move is. */
  readonly value: number;
  /** The three best others, best first. */
  readonly alternatives: readonly { readonly action: A; readonly value: number }[];
  readonly why: Why;
  /** The parts of the evaluation that the move gains most, the greatest first. */
  readonly gains: readonly string[];
  /** The move that the sentence compares it with. */
  readonly against: A | null;
  /** A better alternative than that one which leads to the same as the move, so that a comparison would say nothing. */
  readonly twin: A | null;
}

export type Why = 'only' | 'chance' | 'gains' | 'keeps' | 'gains-later' | 'later' | 'close' | 'rated';

const ALTERNATIVES = 3;
const WORLDS = 6;
/** Gains beyond the greatest are named if they are at least this share of it. */
const ALSO_NAMED = 0.4;
const MOST_NAMED = 2;

/** Looks again at the turns that the move and its alternatives begin, part by part: only what is truly different is a reason. */
export function explain<K extends Kinds>(
  game: Game<K>,
  chair: Chair<K>,
  thought: Thought<K>,
  rng: Rng,
): Explanation<K['action']> {
  const { action } = thought;
  const isForced = new Runner(game, chair.view).legal(chair.seat).length === 1;
  // A bot that plays at first sight has compared nothing; for its explanation somebody must.
  const isFirstSight = !isForced && thought.considered.length === 1 && game.brain !== undefined;
  const { considered } = isFirstSight ? tryActions(game, { ...chair, include: [action] }, rng, ONE_TURN) : thought;
  const value = considered.find((it) => same(it.action, action))?.value ?? 0;
  const alternatives = considered.filter((it) => !same(it.action, action)).slice(0, ALTERNATIVES);
  const found = { action, value, alternatives, gains: [], twin: null };
  const [next] = alternatives;
  if (next === undefined) return { ...found, why: isForced ? 'only' : 'chance', against: null };
  if (game.brain?.reasons === undefined) return { ...found, why: value > next.value ? 'rated' : 'close', against: next.action };

  const worlds = Array.from({ length: WORLDS }, () => imagined(game, chair.view, chair.seat, rng));
  let twin: K['action'] | null = null;
  for (const { action: against } of alternatives) {
    const { gains, sum, equal } = difference(game, chair, worlds, action, against);
    if (equal) {
      twin ??= against;
      continue;
    }
    if (sum > 0 && gains.length > 0) return { ...found, ...reasonOf(gains), against, twin };
    if (sum < 0 && !isFirstSight && paysOff(game, chair, worlds, action, against)) {
      const brought = named(gains.filter(({ grows }) => grows));
      return { ...found, why: brought.length > 0 ? 'gains-later' : 'later', gains: brought, against, twin };
    }
  }
  return { ...found, why: 'close', against: next.action };
}

/** What there is more of than now is brought; what there is only more of than after the other move is kept. */
function reasonOf(gains: Difference['gains']): { readonly why: Why; readonly gains: readonly string[] } {
  const brought = gains.filter(({ grows }) => grows);
  return brought.length > 0 ? { why: 'gains', gains: named(brought) } : { why: 'keeps', gains: named(gains) };
}

/** The greatest, and others that are not far behind it. */
function named(gains: Difference['gains']): string[] {
  const most = gains[0]?.by ?? 0;
  return gains
    .filter(({ by }) => by >= ALSO_NAMED * most)
    .slice(0, MOST_NAMED)
    .map(({ part }) => part);
}
