import { useEffect, useRef, useState } from 'react';

/** What was loaded, or null until it is there; loaded anew when the key changes. A failure goes to the nearest error page. */
export function useLoaded<T>(load: () => Promise<T>, keys: readonly (string | number)[]): T | null {
  const [state, setState] = useState<{ readonly key: string; readonly value: T } | { readonly error: unknown } | null>(null);
  const latest = useRef(load);
  latest.current = load;
  const key = JSON.stringify(keys);
  useEffect(() => {
    let wanted = true;
    latest.current().then(
      (value) => wanted && setState({ key, value }),
      (error: unknown) => wanted && setState({ error }),
    );
    return () => {
      wanted = false;
    };
  }, [key]);
  if (state !== null && 'error' in state) throw state.error;
  return state !== null && state.key === key ? state.value : null;
}
