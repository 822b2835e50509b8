import { playerOf, type Seat } from '@kaya/engine';
import { goalPoints } from '../rules/cards/company-goals.ts';
import { type Co2State, type GoalId, HIDDEN } from '../types/index.ts';

export interface GoalValue {
  readonly goal: GoalId;
  readonly points: number;
}

/** What is my company goal worth as things stand? Null where it is discarded or the viewer does not know it. */
export function goalValue(view: Co2State, seat: Seat): GoalValue | null {
  const { goal, goalHeld, cep } = playerOf(view, seat);
  return goalHeld && goal !== HIDDEN ? { goal, points: goalPoints(view, seat, cep) } : null;
}
