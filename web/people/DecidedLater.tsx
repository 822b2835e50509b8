import { lazy, Suspense } from 'react';

const Decided = lazy(async () => ({ default: (await import('./Decided.tsx')).Decided }));

/** The same, loaded when everything else stands. */
export function DecidedLater() {
  return (
    <Suspense fallback={null}>
      <Decided />
    </Suspense>
  );
}
