import { useEffect, useState } from 'react';

/** How often a clock is looked at: a sitting counts seconds, a slow game says a day and an hour. */
export const LOOKED_AT = { live: 1000, correspondence: 60_000 } as const;

/** The time of this device, anew every so many milliseconds, and whenever there is something else to show: what has just happened is not in the future. */
export function useNow(every: number): number {
  const [, setNow] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return Date.now();
}
