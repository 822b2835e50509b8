import { useEffect, useState } from 'react';

/**
 * A table on this device that is opened with its page and closed with it; opened anew when `open` is another function.
 * A failure goes to the nearest error page.
 */
export function useOpened<T extends { readonly session: { close(): void } }>(
  open: () => Promise<T | null>,
): T | 'loading' | 'missing' {
  const [ready, setReady] = useState<T | 'loading' | 'missing' | { readonly error: unknown }>('loading');
  useEffect(() => {
    let session: T['session'] | null = null;
    let wanted = true;
    open().then(
      (opened) => {
        if (!wanted) return opened?.session.close();
        session = opened?.session ?? null;
        setReady(opened ?? 'missing');
      },
      (error: unknown) => wanted && setReady({ error }),
    );
    return () => {
      wanted = false;
      session?.close();
    };
  }, [open]);
  if (typeof ready === 'object' && 'error' in ready) throw ready.error;
  return ready;
}
