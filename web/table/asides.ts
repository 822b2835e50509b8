import type { Action, Game } from '@kaya/engine';

/** More actions of one kind than this, which may come at any time, would bury the decision itself. */
const FEW = 4;

/** What may be done, by how it is offered. */
export interface Sorted {
  readonly main: readonly Action[];
  /** What ends, passes or declines: beside the rest, and always in sight. */
  readonly apart: readonly Action[];
  /** What may be said or done at any time and comes in large numbers. */
  readonly asides: readonly Action[];
}

export function sorted(
  { interrupts = {}, passing = [] }: Pick<Game, 'interrupts' | 'passing'>,
  legal: readonly Action[],
): Sorted {
  const count = (kind: string) => legal.filter((it) => it.do === kind).length;
  const kinds = new Set(Object.keys(interrupts).filter((kind) => count(kind) > FEW));
  const rest = legal.filter((it) => !kinds.has(it.do));
  return {
    main: rest.filter((it) => !passing.includes(it.do)),
    apart: rest.filter((it) => passing.includes(it.do)),
    asides: legal.filter((it) => kinds.has(it.do)),
  };
}
