import type { State, Step } from './contract.ts';

/** Lays steps on the agenda as they are read: the first one named happens first, all of them before what waits already. */
export function next<S extends State>(state: S, ...steps: readonly S['agenda'][number][]): void {
  const agenda = state.agenda as Step[];
  for (let i = steps.length - 1; i >= 0; i--) agenda.push(steps[i] as Step);
}
