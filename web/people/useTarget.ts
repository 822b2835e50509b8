import { useEffect } from 'react';

/** Whoever comes by a link to a part of a page sees it once it is there. */
export function useTarget(id: string, isThere: boolean): void {
  useEffect(() => {
    if (isThere && location.hash === `#${id}`) document.getElementById(id)?.scrollIntoView();
  }, [id, isThere]);
}
