import { useSyncExternalStore } from 'react';

const narrow = matchMedia('(max-width: 760px)');

function watch(changed: () => void): () => void {
  narrow.addEventListener('change', changed);
  return () => narrow.removeEventListener('change', changed);
}

/** Is the screen as narrow as a phone's? */
export function usePhone(): boolean {
  return useSyncExternalStore(watch, () => narrow.matches);
}
