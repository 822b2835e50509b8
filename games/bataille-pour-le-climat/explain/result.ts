// How a finished game is judged: what was asked of the team, what it came to, and whether that was enough.

import { constants } from '../data/index.ts';
import type { Objective } from '../data/read.ts';
import { hasGhgGoal, isEnough, type Measured, measured, objectives } from '../rules/objectives.ts';
import { freeRegions } from '../rules/regions/region.ts';
import type { BpcState } from '../types/index.ts';
import { strictest } from './goals.ts';

/** Something asked of the team: an objective, or what makes a victory a whole one (BPC-SCO-6). */
export interface Judged extends Measured {
  readonly what: Objective | { readonly check: 'score' };
  readonly met: boolean;
}

/** What decided a finished game; nothing while it goes on. */
export function judged(view: BpcState): readonly Judged[] {
  const { outcome } = view;
  if (outcome === null) return [];
  const asked = strictest(objectives(view));
  const own = asked.map((what) => {
    const found = measured(view, what);
    // A victory has met them all; the calamities of its end come after that was looked at.
    return { what, ...found, met: outcome.ending === 'victory' || isEnough(found) };
  });
  return outcome.ending !== 'defeat' && hasGhgGoal(asked) ? [...own, ...whole(view, asked, outcome.scores[0] ?? 0)] : own;
}

/** Enough free regions, and a score that is worth the name. */
function whole(view: BpcState, asked: readonly Objective[], points: number): Judged[] {
  const free: Objective = { check: 'free-regions-min', value: constants['pyrrhic-below-free-regions'], atEnd: true };
  const list: (Measured & Pick<Judged, 'what'>)[] = [
    ...(asked.some(({ check }) => check === free.check)
      ? []
      : [{ what: free, now: freeRegions(view), bound: 'least' as const, value: free.value }]),
    { what: { check: 'score' }, now: points, bound: 'least', value: constants['pyrrhic-below-score'] },
  ];
  return list.map((it) => ({ ...it, met: isEnough(it) }));
}
