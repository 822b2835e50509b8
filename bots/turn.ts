import { type Game, type Kinds, Runner, type Seat } from '@kaya/engine';
import { brainOf } from './standing.ts';

/** How many own decisions a turn is followed at most. */
const DEEPEST = 12;
/** How many of the most promising actions are followed at each decision after the first. */
const WIDTH = 5;

/** A count of positions that may still be looked at. */
interface Purse {
  left: number;
}

/**
 * The best standing that the seat can reach by the end of the turn that this action begins or goes on: its own small
 * decisions are searched, most promising first, until `positions` have been looked at.
 */
export function bestOfTurn<K extends Kinds>(
  game: Game<K>,
  world: K['state'],
  seat: Seat,
  action: K['action'],
  positions: number,
): number {
  return after(game, game.clone(world), seat, action, { left: positions }, 0);
}

/** Plays the action in place and looks on. */
function after<K extends Kinds>(
  game: Game<K>,
  world: K['state'],
  seat: Seat,
  action: K['action'],
  purse: Purse,
  depth: number,
): number {
  const runner = new Runner(game, world);
  runner.act(seat, action);
  purse.left--;
  if (runner.over || depth >= DEEPEST || !runner.awaited().includes(seat)) return brainOf(game).value(runner.state, seat);
  const list = runner.legal(seat);
  const ordered = mostPromising(game, runner.state, seat, list, purse.left > WIDTH ? WIDTH : 1);
  let best = Number.NEGATIVE_INFINITY;
  ordered.forEach((next, i) => {
    if (i > 0 && purse.left <= 0) return;
    const last = i === ordered.length - 1;
    best = Math.max(best, after(game, last ? runner.state : game.clone(runner.state), seat, next, purse, depth + 1));
  });
  return best;
}

/** The actions that look best at first sight, best first. */
export function mostPromising<K extends Kinds>(
  game: Game<K>,
  state: K['state'],
  seat: Seat,
  actions: readonly K['action'][],
  count: number,
): readonly K['action'][] {
  if (actions.length === 1) return actions;
  const promise = brainOf(game).order(state, seat, actions);
  if (count === 1) {
    let best = 0;
    for (let i = 1; i < actions.length; i++) if ((promise[i] ?? 0) > (promise[best] ?? 0)) best = i;
    return [actions[best] as K['action']];
  }
  const order = actions.map((_, i) => i).sort((a, b) => (promise[b] ?? 0) - (promise[a] ?? 0) || a - b);
  return order.slice(0, count).map((i) => actions[i] as K['action']);
}
