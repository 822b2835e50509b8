// What is still to happen. Whoever lays, drops or takes a step does it here: to everybody else the agenda can only be read.
import type { State, Step } from './contract.ts';

/** A game whose agenda could be pushed to has no step that could be laid. */
type Laid<S extends State> = S['agenda'] extends unknown[] ? never : S['agenda'][number];

function waiting(state: State): Step[] {
  return state.agenda as Step[];
}

/** Lays steps on the agenda as they are read: the first one named happens first, all of them before what waits already. */
export function next<S extends State>(state: S, ...steps: readonly Laid<S>[]): void {
  const agenda = waiting(state);
  for (let i = steps.length - 1; i >= 0; i--) agenda.push(steps[i] as Step);
}

/** Whatever waits falls away; these steps happen instead, or nothing does any more. */
export function instead<S extends State>(state: S, ...steps: readonly Laid<S>[]): void {
  waiting(state).length = 0;
  next(state, ...steps);
}

/** What would happen before the first such step falls away; false, and nothing does, where none waits. */
export function straightTo<S extends State>(state: S, isIt: (step: S['agenda'][number]) => boolean): boolean {
  const index = state.agenda.findLastIndex(isIt);
  if (index >= 0) waiting(state).length = index + 1;
  return index >= 0;
}

/** Such steps fall away, wherever they wait. */
export function without<S extends State>(state: S, isUnwanted: (step: S['agenda'][number]) => boolean): void {
  const kept = state.agenda.filter((step) => !isUnwanted(step));
  waiting(state).length = 0;
  waiting(state).push(...kept);
}

/** Takes off the agenda what happens next. */
export function takeNext<S extends State>(state: S): S['agenda'][number] | undefined {
  return waiting(state).pop();
}
