/** Stands for a component that the viewer may not see. */
export const HIDDEN = '?';
/** What somebody may not see is `?` in their view. */
export type Secret<Id> = Id | typeof HIDDEN;

/** What is drawn is seen: rules play on whole states, where nothing is hidden. */
export function turnedUp<Id extends string | undefined>(card: Secret<Id>): Id {
  if (card === HIDDEN) throw new RangeError('a hidden card cannot be turned up');
  return card;
}
