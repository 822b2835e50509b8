import { isRegion } from '../rules/regions/region.ts';
import { waiting } from '../text/actions.ts';
import type { BpcState, RegionId } from '../types/index.ts';

/** The region that a question is about: the one an event strikes, else where whoever is asked stands; null where they are in none, and where it is about a die or a draw. */
export function regionAskedAbout(view: BpcState): RegionId | null {
  if (view.check !== null) return null; // the die itself
  if (view.event !== null) return view.event.target;
  const step = waiting(view);
  if (step?.do === 'draw-colour' || step?.do === 'starting-draw' || step?.do === 'pre-draw-discard') return null;
  const at = step !== undefined && 'who' in step ? (view.players[step.who]?.place ?? null) : null;
  return at !== null && isRegion(at) ? at : null;
}
