import { hash } from '@kaya/engine';
import type { Past } from '../table/session.ts';

/** The step at which somebody saw this: how many moves it took may have been a secret then. */
export function stepSeen({ steps, seen }: Pick<Past, 'steps' | 'seen'>, wanted: string, counted: number): number {
  const is = (step: number) => {
    const view = seen(step);
    return view !== null && hash(view) === wanted;
  };
  if (is(counted)) return counted;
  // Whoever was not told of some moves counted fewer of them: it lies behind rather than before.
  const behind = steps.findIndex((_, step) => step > counted && is(step));
  const found = behind < 0 ? steps.findIndex((_, step) => step < counted && is(step)) : behind;
  return found < 0 ? counted : found;
}
