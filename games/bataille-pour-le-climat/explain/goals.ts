// What the team plays for, and how far it is from it.

import type { Objective } from '../data/read.ts';
import { isEnough, type Measured, measured, objectives } from '../rules/objectives.ts';
import type { BpcState } from '../types/index.ts';

export interface Goal extends Measured {
  readonly what: Objective;
  /** As things stand. */
  readonly met: boolean;
}

/** The goals that count now: the scenario's, or the common one. */
export function goals(view: BpcState): readonly Goal[] {
  return strictest(objectives(view)).map((what) => {
    const found = measured(view, what);
    return { what, ...found, met: isEnough(found) };
  });
}

/** The world's gases that win; null where something else is asked. */
export function ghgGoal(view: BpcState): number | null {
  const goal = objectives(view).find((it) => it.check === 'ghg-max');
  return goal?.check === 'ghg-max' ? goal.value : null;
}

/** Free regions may be asked for twice, by the scenario and by the option: the larger number says it all. */
export function strictest(asked: readonly Objective[]): readonly Objective[] {
  const most = Math.max(...asked.map((it) => (it.check === 'free-regions-min' ? it.value : 0)));
  return asked.filter((it) => it.check !== 'free-regions-min' || it.value === most);
}
