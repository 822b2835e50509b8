import { useEffect, useState } from 'react';
import type { LookedAt } from './atTable.ts';

/** The earlier moment that is looked at; null is now. */
export function usePast(): [LookedAt['past'], (to: LookedAt['past']) => void] {
  const [past, lookAt] = useState<LookedAt['past']>(null);
  // Whoever went to a moment from the analysis comes back to it by the browser's own way, too.
  useEffect(() => {
    const back = () => history.state?.looking !== true && lookAt(null);
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);
  return [past, lookAt];
}
