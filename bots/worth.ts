import type { Brain, Game, Kinds, Outcome, Seat } from '@kaya/engine';

/** The evaluation that the game brings. */
export function brainOf<K extends Kinds>(game: Game<K>): Brain<K> {
  if (game.brain === undefined) throw new Error(`${game.id} brings no evaluation`);
  return game.brain;
}

/** What the last place is worth: little, but more than a game that all have lost. */
const LAST = 0.1;
const SECOND = 0.4;
/** How much of the worth of a victory each who shares it gives up. */
const SHARED = 0.1;

/**
 * How an end looks to a seat, from 0 (all lost) to 1 (won alone). Null where it is neither won from anybody nor lost:
 * alone only the score tells.
 */
export function worth({ winners, ranks, rivals = [] }: Outcome, seat: Seat): number | null {
  const first = winners.length + rivals.filter(({ rank }) => rank === 1).length;
  if (first === 0) return 0;
  const players = ranks.length + rivals.length;
  if (players === 1) return null;
  if (winners.includes(seat)) return 1 - SHARED * ((first - 1) / players);
  const rank = ranks[seat] ?? players;
  return LAST + (SECOND - LAST) * ((players - rank) / Math.max(1, players - 1));
}

/**
 * How far a seat stands ahead of the others' mean (whoever is second today need not be in the end); alone at the table,
 * or where all stand together, how well it stands.
 */
export function lead<K extends Kinds>(game: Game<K>, state: K['state'], seat: Seat, seats: number): number {
  const brain = brainOf(game);
  const own = brain.value(state, seat);
  if (seats === 1) return own;
  let sum = 0;
  let together = true;
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    const value = brain.value(state, other);
    sum += value;
    if (value !== own) together = false;
  }
  return together ? own : own - sum / (seats - 1);
}

/** How far each is ahead of the others' mean. */
export function leads(values: readonly number[]): number[] {
  const sum = values.reduce((total, it) => total + it, 0);
  return values.map((it) => it - (sum - it) / (values.length - 1));
}
