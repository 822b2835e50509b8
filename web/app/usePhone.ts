import { useSyncExternalStore } from 'react';

/** A question to the window whose answer may change. */
function asked(query: string): () => boolean {
  const list = matchMedia(query);
  const watch = (changed: () => void) => {
    list.addEventListener('change', changed);
    return () => list.removeEventListener('change', changed);
  };
  return () => useSyncExternalStore(watch, () => list.matches);
}

/** Is the screen as narrow as a phone's? */
export const usePhone = asked('(max-width: 760px)');

/** Is there no room for the decision and the hand beside the rest, as on a phone, held upright or sideways? */
export const useTabbed = asked('(max-width: 760px), (max-height: 500px)');

/** Is the board's part of the window higher than wide, as on a phone or on a tablet that is held upright? */
export const useUpright = asked('(max-width: 760px), (max-width: 1100px) and (max-aspect-ratio: 1)');
