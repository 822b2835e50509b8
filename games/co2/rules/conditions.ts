// What orders ahead may be made to depend on (not a rule of the game).
import { bounded, type ConditionRule, playerOf, stillSo } from '@kaya/engine';
import type { Co2State, Project } from '../types/index.ts';
import { place } from './places.ts';
import { projectAt, SPOTS } from './table.ts';

/** The project spaces on which this lies. */
function spots(wanted: (project: Project | null) => boolean): ConditionRule<Co2State> {
  return stillSo((view) => SPOTS.filter(({ region, space }) => wanted(projectAt(view, region, space))).map(place.project));
}

export const conditions = {
  free: spots((project) => project === null),
  proposed: spots((project) => project?.installed === false),
  installed: spots((project) => project?.installed === true),
  'un-goal': stillSo<Co2State>(({ unGoals }) => unGoals.map(place.card)),
  price: bounded<Co2State>('most', ({ price }) => price),
  market: bounded<Co2State>('least', ({ market }) => market),
  money: bounded<Co2State>('least', (view, seat) => playerOf(view, seat).money),
  tech: bounded<Co2State>('least', (view, seat) => playerOf(view, seat).tech),
} satisfies Record<string, ConditionRule<Co2State>>;
