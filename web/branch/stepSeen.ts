import { hash } from '@kaya/engine';
import type { Past } from '../table/session.ts';

/** The step at which somebody saw this: how many moves it took may have been a secret then. */
export function stepSeen({ steps, seen }: Pick<Past, 'steps' | 'seen'>, wanted: string, counted: number): number {
  const is = (step: number) => {
    const view = seen(step);
    return view !== null && hash(view) === wanted;
  };
  if (is(counted)) return counted;
  const found = steps.findIndex((_, step) => is(step));
  return found < 0 ? counted : found;
}
