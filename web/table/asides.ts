import type { Action, Game } from '@kaya/engine';

/** More actions of one kind than this, which may come at any time, would bury the decision itself. */
const FEW = 4;

/** What is to be decided now, and apart from it what may be said or done at any time and comes in large numbers. */
export function withoutAsides(
  { interrupts = {} }: Pick<Game, 'interrupts'>,
  legal: readonly Action[],
): { readonly main: readonly Action[]; readonly asides: readonly Action[] } {
  const count = (kind: string) => legal.filter((it) => it.do === kind).length;
  const kinds = new Set(Object.keys(interrupts).filter((kind) => count(kind) > FEW));
  return { main: legal.filter((it) => !kinds.has(it.do)), asides: legal.filter((it) => kinds.has(it.do)) };
}
