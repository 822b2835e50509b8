import { type Game, type Kinds, type Rng, Runner, same } from '@kaya/engine';
import type { Budget, Chair, Thought } from '../bot.ts';
import { Clock } from '../clock.ts';
import { atFirstSight, isPlain } from '../first-sight.ts';
import { Foresight } from './foresight.ts';
import { Line } from './line.ts';
import { plansFor } from './plan.ts';
import { teamOf } from './team.ts';

/** How many standard errors of a lead count as luck. */
const DOUBT = 0.3;

/**
 * For games in which all win or lose together. Plans of a few actions are followed through the turns of everybody in
 * the same imagined worlds; half of them fall away at a time, hope deciding which (a plan that may yet prove best stays).
 * In the end doubt decides: the plan that first sight suggests is left only for one whose lead over it is no luck. Where
 * the game brings a schooled first sight, that is followed.
 */
export function planTogether<K extends Kinds>(game: Game<K>, chair: Chair<K>, rng: Rng, budget: Budget): Thought<K> {
  const { view, seat, include = [] } = chair;
  const { schooled } = teamOf(game);
  const legal = new Runner(game, view).legal(seat);
  if (schooled !== undefined && include.length === 0) return atFirstSight({ ...game, brain: schooled }, chair, legal);
  const asked = legal.filter((action) => include.some((it) => same(it, action)));
  const plans = isPlain(game, chair) ? [] : plansFor(game, chair, rng, legal, asked);
  if (plans.length < 2) return atFirstSight(game, chair, legal);
  const clock = new Clock(budget);
  const foresight = new Foresight(game, chair, rng);
  const lines = plans.map((plan) => new Line(plan));
  const [usual] = lines as [Line<K['action']>];
  let alive = lines;
  const cuts = Math.ceil(Math.log2(lines.length));
  for (let cut = 0; cut < cuts && alive.length > 1; cut++) {
    const worlds = Math.max(1, Math.floor(clock.iterations / cuts / alive.length));
    for (let i = 0; i < worlds; i++) if (!foresight.follow(alive, clock)) return thoughtOf(lines, usual);
    alive = mostHopeful(alive, usual);
  }
  return thoughtOf(lines, usual);
}

/** The better half, by what each could be worth at best; what first sight suggests is always compared on. */
function mostHopeful<A>(lines: readonly Line<A>[], usual: Line<A>): Line<A>[] {
  const ranked = [...lines].sort((a, b) => b.hope - a.hope);
  const kept = ranked.slice(0, Math.ceil(ranked.length / 2));
  return kept.includes(usual) ? kept : [...kept, usual];
}

/** The first actions of the plans, each at the worth of its best plan, best first. */
function thoughtOf<K extends Kinds>(lines: readonly Line<K['action']>[], usual: Line<K['action']>): Thought<K> {
  const considered: { action: K['action']; value: number }[] = [];
  for (const line of lines) {
    const [action] = line.plan as readonly [K['action']];
    const value = usual.mean + (line === usual ? 0 : line.leadOver(usual, DOUBT));
    const known = considered.find((it) => it.action === action);
    if (known === undefined) considered.push({ action, value });
    else known.value = Math.max(known.value, value);
  }
  considered.sort((a, b) => b.value - a.value);
  const [best] = considered as [{ action: K['action']; value: number }];
  return { action: best.action, considered };
}
