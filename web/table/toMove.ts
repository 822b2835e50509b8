import type { Seat } from '@kaya/engine';

/** Who is to move as the page tells it: a turn held back is still its player's, and while what happened is told nobody is. */
export function toMove(awaited: readonly Seat[], viewer: Seat, held: boolean, telling: boolean): readonly Seat[] {
  if (telling) return [];
  return held ? [viewer] : awaited;
}
