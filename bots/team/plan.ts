import { type Game, imagined, type Kinds, type Rng, Runner } from '@kaya/engine';
import type { Chair } from '../bot.ts';
import { mostPromising } from '../turn.ts';
import { brainOf } from '../worth.ts';
import { teamOf } from './team.ts';

/** First actions that are looked at. */
const FIRST = 5;
/** How far behind the most promising action another one may lie and still be looked at. */
const BEHIND = 3;
/** Ways in which each first action may go on, where the next decision is one's own and matters. */
const SECOND = 2;

/**
 * Plans worth comparing, the one that first sight suggests first: each promising action alone, and with the second best
 * that could follow it (a journey is as good as where it leads). What is asked about is always among them.
 */
export function plansFor<K extends Kinds>(
  game: Game<K>,
  { view, seat }: Chair<K>,
  rng: Rng,
  legal: readonly K['action'][],
  asked: readonly K['action'][],
): readonly (readonly K['action'][])[] {
  const promising = worthALook(game, view, seat, mostPromising(game, view, seat, legal, FIRST));
  const first = [...promising, ...asked.filter((action) => !promising.includes(action))];
  const plans: K['action'][][] = first.map((action) => [action]);
  if (first.length < 2) return plans;
  const world = imagined(game, view, seat, rng);
  for (const action of first) {
    const runner = new Runner(game, game.clone(world));
    runner.act(seat, action);
    if (runner.over || !runner.awaited().includes(seat) || !teamOf(game).matters(runner.state)) continue;
    const next = worthALook(game, runner.state, seat, mostPromising(game, runner.state, seat, runner.legal(seat), SECOND));
    for (const other of next.slice(1)) plans.push([action, other]);
  }
  return plans;
}

/** Of the most promising actions those that are not far behind the best. */
function worthALook<K extends Kinds>(
  game: Game<K>,
  state: K['state'],
  seat: number,
  actions: readonly K['action'][],
): readonly K['action'][] {
  const promise = brainOf(game).order(state, seat, actions);
  const best = promise[0] ?? 0;
  return actions.filter((_, i) => (promise[i] ?? 0) >= best - BEHIND);
}
